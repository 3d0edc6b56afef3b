import { type CSSProperties, type KeyboardEvent, useRef } from 'react'

/** Where to go on: in another cell, in this one, or wherever the focus has gone. */
export type EditorMove = 'down' | 'up' | 'right' | 'left' | 'none' | 'stay'

type CellEditorProps = {
  label: string
  text: string
  /** Begun by a letter: arrows leave the cell. Begun by Enter or F2: they walk in the text. */
  isReplacing: boolean
  style: CSSProperties
  figures: boolean
  /** Without a text: it was given up. */
  onDone: (text: string | undefined, move: EditorMove) => void
}

const leaving: Partial<Record<string, EditorMove>> = {
  ArrowDown: 'down',
  ArrowUp: 'up',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** What is being written, over its cell. Leaving it any other way than with Escape keeps it. */
export function CellEditor(props: CellEditorProps) {
  const { label, text, isReplacing, style, figures, onDone } = props
  const isOver = useRef(false)
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
          : isReplacing
            ? leaving[key]
            : undefined
    if (!move) return
    event.preventDefault()
    done(currentTarget, move)
  }
  return (
    <input
      className={figures ? 'bulk-editor bulk-editor--figures' : 'bulk-editor'}
      style={style}
      aria-label={label}
      defaultValue={text}
      // biome-ignore lint/a11y/noAutofocus: writing has begun in the cell
      autoFocus
      autoComplete="off"
      spellCheck={false}
      maxLength={2000}
      onFocus={({ currentTarget: input }) => input.setSelectionRange(input.value.length, input.value.length)}
      onKeyDown={press}
      onCopy={(event) => event.stopPropagation()}
      onCut={(event) => event.stopPropagation()}
      onPaste={(event) => event.stopPropagation()}
      onPointerDown={(event) => event.stopPropagation()}
      onBlur={({ currentTarget }) => done(currentTarget, 'stay')}
    />
  )
}
