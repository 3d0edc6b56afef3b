import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import type { Field } from '#modules/bulk/domain/fields.ts'
import type { KeptValue } from '../rows/kept-value.ts'
import { setAttribute } from './cell-slot.ts'
import type { Laid } from './columns.ts'
import { boxOf } from './marks.tsx'
import { at, blockOf, type Place } from './selection.ts'

/** Where to go on: in another cell, in this one, or wherever the focus has gone. */
export type EditorMove = 'down' | 'up' | 'right' | 'left' | 'none' | 'stay'

/** What is written, and where. */
export type Writing = Readonly<{
  place: Place
  n: number
  field: Field
  label: string
  text: string
  /** Begun by a letter: arrows leave the cell. Begun by Enter or F2: they walk in the text. */
  isReplacing: boolean
}>

type CellEditorProps = {
  /** Undefined while nothing is written. */
  writing: KeptValue<Writing | undefined>
  laid: Laid
  /** Without a text: it was given up. */
  onDone: (writing: Writing, text: string | undefined, move: EditorMove) => void
}

const leaving: Partial<Record<string, EditorMove>> = {
  ArrowDown: 'down',
  ArrowUp: 'up',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/**
 * What is being written, over its cell. Leaving it any other way than with Escape keeps it. It is always there, unseen while
 * nothing is written, and comes and goes without anything being drawn again: that would hold up the frame in which the first
 * letter appears.
 */
export function CellEditor({ writing, laid, onDone }: CellEditorProps) {
  const field = useRef<HTMLInputElement>(null)
  const isOver = useRef(true)
  useLayoutEffect(() => {
    const input = field.current
    if (!input) return
    const follow = () => {
      const now = writing.now()
      isOver.current = now === undefined
      if (now) open(input, now, laid)
      else close(input)
    }
    // The columns have changed while something is written.
    const begun = writing.now()
    if (begun) lay(input, begun, laid)
    return writing.subscribe(follow)
  }, [writing, laid])
  const done = (text: string | undefined, move: EditorMove) => {
    const now = writing.now()
    if (!now || isOver.current) return
    isOver.current = true
    onDone(now, text, move)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    const isGivenUp = event.key === 'Escape'
    const move = isGivenUp ? 'none' : moveOf(event, writing.now()?.isReplacing)
    if (!move) return
    event.preventDefault()
    done(isGivenUp ? undefined : event.currentTarget.value, move)
  }
  return (
    <input
      ref={field}
      className="bulk-editor"
      aria-hidden
      data-idle
      tabIndex={-1}
      autoComplete="off"
      spellCheck={false}
      maxLength={2000}
      onKeyDown={press}
      onCopy={(event) => event.stopPropagation()}
      onCut={(event) => event.stopPropagation()}
      onPaste={(event) => event.stopPropagation()}
      onPointerDown={(event) => event.stopPropagation()}
      onBlur={({ currentTarget }) => done(currentTarget.value, 'stay')}
    />
  )
}

function moveOf({ key, shiftKey }: KeyboardEvent, isReplacing: boolean | undefined): EditorMove | undefined {
  if (key === 'Enter') return shiftKey ? 'up' : 'down'
  if (key === 'Tab') return shiftKey ? 'left' : 'right'
  return isReplacing ? leaving[key] : undefined
}

function open(input: HTMLInputElement, now: Writing, laid: Laid): void {
  setAttribute(input, 'aria-hidden', undefined)
  setAttribute(input, 'aria-label', now.label)
  // This leaves the caret behind the last letter.
  input.value = now.text
  // Before it goes to its cell: with the focus the browser lays out whatever has changed. It is in sight already.
  input.focus({ preventScroll: true })
  lay(input, now, laid)
  setAttribute(input, 'data-idle', undefined)
}

function lay(input: HTMLInputElement, { place: { row, column } }: Writing, laid: Laid): void {
  const { left, top, width, height } = boxOf(laid, blockOf(at(row, column)))
  input.style.cssText = `transform:translate(${left}px,${top}px);width:${width}px;height:${height}px`
  input.classList.toggle('bulk-editor--figures', laid.columns[column]?.figures === true)
}

function close(input: HTMLInputElement): void {
  setAttribute(input, 'aria-hidden', 'true')
  setAttribute(input, 'aria-label', undefined)
  setAttribute(input, 'data-idle', '')
  input.style.cssText = ''
}
