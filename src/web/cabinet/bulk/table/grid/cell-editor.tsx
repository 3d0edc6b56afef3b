import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { classes } from '#ui/class-names.ts'

/** Where to go on: in another cell, in this one, or wherever the focus has gone. */
export type EditorMove = 'down' | 'up' | 'right' | 'left' | 'none' | 'stay'

/** What is written, and where. */
export type Writing = Readonly<{
  label: string
  text: string
  /** Begun by a letter: arrows leave the cell. Begun by Enter or F2: they walk in the text. */
  isReplacing: boolean
  box: Readonly<{ left: number; top: number; width: number; height: number }>
  figures: boolean
}>

type CellEditorProps = {
  /** Undefined while nothing is written. */
  writing: Writing | undefined
  /** Without a text: it was given up. */
  onDone: (text: string | undefined, move: EditorMove) => void
}

const leaving: Partial<Record<string, EditorMove>> = {
  ArrowDown: 'down',
  ArrowUp: 'up',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/**
 * What is being written, over its cell. Leaving it any other way than with Escape keeps it. It is always there, unseen while
 * nothing is written: a new one would hold up the frame in which the first letter appears.
 */
export function CellEditor({ writing, onDone }: CellEditorProps) {
  const field = useRef<HTMLInputElement>(null)
  const isOver = useRef(true)
  useLayoutEffect(() => {
    const input = field.current
    isOver.current = writing === undefined
    if (!writing || !input) return
    // This leaves the caret behind the last letter.
    input.value = writing.text
    // Its cell is in sight already: nothing has to be scrolled.
    input.focus({ preventScroll: true })
  }, [writing])
  const done = (input: HTMLInputElement, move: EditorMove) => {
    if (isOver.current) return
    isOver.current = true
    onDone(input.value, move)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation()
    const { key, shiftKey, currentTarget, nativeEvent } = event
    if (nativeEvent.isComposing) return
    if (key === 'Escape') {
      event.preventDefault()
      isOver.current = true
      return onDone(undefined, 'none')
    }
    const move =
      key === 'Enter'
        ? shiftKey
          ? 'up'
          : 'down'
        : key === 'Tab'
          ? shiftKey
            ? 'left'
            : 'right'
          : writing?.isReplacing
            ? leaving[key]
            : undefined
    if (!move) return
    event.preventDefault()
    done(currentTarget, move)
  }
  return (
    <input
      ref={field}
      className={classes('bulk-editor', writing?.figures && 'bulk-editor--figures')}
      style={writing && styleOf(writing.box)}
      aria-label={writing?.label}
      aria-hidden={writing === undefined || undefined}
      data-idle={writing === undefined || undefined}
      tabIndex={-1}
      autoComplete="off"
      spellCheck={false}
      maxLength={2000}
      onKeyDown={press}
      onCopy={(event) => event.stopPropagation()}
      onCut={(event) => event.stopPropagation()}
      onPaste={(event) => event.stopPropagation()}
      onPointerDown={(event) => event.stopPropagation()}
      onBlur={({ currentTarget }) => done(currentTarget, 'stay')}
    />
  )
}

const styleOf = ({ left, top, width, height }: Writing['box']): CSSProperties => ({
  transform: `translate(${left}px, ${top}px)`,
  width,
  height,
})
