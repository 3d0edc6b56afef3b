import './tooltip.css'
import { type ReactNode, useCallback, useId, useRef, useState } from 'react'
import { Icon } from '../icon.tsx'
import { keepInView } from '../pickers/keep-in-view.ts'
import { useDismiss } from './use-dismiss.ts'

type TooltipProps = {
  /** Spoken name of the sign: "What is this?". */
  label: string
  children: ReactNode
  /** Opened from the start, in the gallery. */
  open?: boolean | undefined
}

/** A sign that explains on a press, so that a finger finds it too; never the only place of what must be known. */
export function Tooltip({ label, children, open: openAtFirst = false }: TooltipProps) {
  const box = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(openAtFirst)
  const id = useId()
  useDismiss(
    box,
    open,
    useCallback(() => setOpen(false), []),
  )
  return (
    <span ref={box} className="tooltip">
      <button
        type="button"
        className="tooltip__sign"
        aria-expanded={open}
        aria-describedby={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name="info" size="small" />
        <span className="spoken">{label}</span>
      </button>
      <span id={id} role="status">
        {open && (
          <span ref={keepInView} className="tooltip__text">
            {children}
          </span>
        )}
      </span>
    </span>
  )
}
