import './signature-glass.css'
import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { pathOf, type Stroke } from './signature-strokes.ts'

type SignatureGlassProps = {
  strokes: readonly Stroke[]
  /** `shape`: how much wider than high the glass is. */
  onStrokes: (strokes: readonly Stroke[], shape: number) => void
  /** What the glass shows, for those who hear the screen. */
  label: string
  clear: string
  /** Below the line. */
  children?: ReactNode
}

const box = { width: 1000, height: 1000 }

/** Somebody signs with a finger. Lines stand in shares of the glass, so that they survive a turned phone. */
export function SignatureGlass({ strokes, onStrokes, label, clear, children }: SignatureGlassProps) {
  const glass = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<Stroke>()
  const at = (event: PointerEvent) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    return { x: (event.clientX - left) / width, y: (event.clientY - top) / height }
  }
  const shape = () => {
    const { width = 2, height = 1 } = glass.current?.getBoundingClientRect() ?? {}
    return width / height
  }
  const finish = () => {
    if (drawn) onStrokes([...strokes, drawn], shape())
    setDrawn(undefined)
  }
  const shown = drawn ? [...strokes, drawn] : strokes
  return (
    <div className="glass" ref={glass}>
      <div
        className="glass__pane"
        role="img"
        aria-label={label}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          setDrawn([at(event)])
        }}
        onPointerMove={(event) => drawn && setDrawn([...drawn, at(event)])}
        onPointerUp={finish}
        onPointerCancel={finish}
      >
        <svg viewBox={`0 0 ${box.width} ${box.height}`} preserveAspectRatio="none" aria-hidden="true">
          {shown.map((stroke, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: strokes only ever grow in number
            <path key={index} d={pathOf(stroke, box.width, box.height)} />
          ))}
        </svg>
        <span className="glass__line" />
      </div>
      <button
        type="button"
        className="glass__clear"
        disabled={strokes.length === 0}
        onClick={() => onStrokes([], shape())}
      >
        <Icon name="undo" size="small" />
        {clear}
      </button>
      {children}
    </div>
  )
}
