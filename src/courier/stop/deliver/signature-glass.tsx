import { type PointerEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../../parts/icon.tsx'
import { pathOf, type Stroke } from './signature-strokes.ts'

type SignatureGlassProps = {
  strokes: readonly Stroke[]
  onStrokes: (strokes: readonly Stroke[], shape: number) => void
  /** Who signs, for the line under the glass. */
  name: string
}

const box = { width: 1000, height: 1000 }

/** The receiver signs with a finger. Lines stand in shares of the glass, so that they survive a turned phone. */
export function SignatureGlass({ strokes, onStrokes, name }: SignatureGlassProps) {
  const t = useTranslations('courierDeliver.signature')
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
        aria-label={t(strokes.length > 0 ? 'signed' : 'empty', { name })}
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
        {t('clear')}
      </button>
      <p className="glass__turn">
        <Icon name="turnPhone" />
        <span>{t('turn')}</span>
      </p>
    </div>
  )
}
