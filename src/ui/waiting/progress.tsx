import './progress.css'
import { type ReactNode, useId } from 'react'
import { classes, type Placed } from '../class-names.ts'

type ProgressProps = Placed & {
  label: string
  /** From 0 to 1; absent while nobody knows. */
  value?: number | undefined
  /** In figures: "128 / 400". */
  figures?: string | undefined
  /** What comes of it if the person leaves: "You may close this page". */
  note?: ReactNode
  tone?: 'brand' | 'accent' | 'danger' | 'ok' | undefined
  /** The bar alone; the label is still spoken. */
  quiet?: boolean | undefined
}

/** Work that takes a while and can be left. */
export function Progress(props: ProgressProps) {
  const { label, value, figures, note, tone = 'brand', quiet, className } = props
  const id = useId()
  return (
    <div className={classes('progress', `progress--${tone}`, className)}>
      <div className={quiet ? 'spoken' : 'progress__words'}>
        <span id={id}>{label}</span>
        {figures && <span className="progress__figures">{figures}</span>}
      </div>
      <progress className="progress__bar" value={value} max={1} aria-labelledby={id} />
      {note && <p className="field__hint">{note}</p>}
    </div>
  )
}
