import './field-box.css'
import type { ReactNode } from 'react'

type FieldBoxProps = {
  /** Stands before what is typed and cannot be changed. */
  before?: ReactNode
  after?: ReactNode
  state?: string | undefined
  children: ReactNode
}

/** The edge of a control that holds more than its input. The input inside has the class `field-box__input`. */
export function FieldBox({ before, after, state, children }: FieldBoxProps) {
  return (
    <div className="field-box" data-state={state}>
      {before && <span className="field-box__before">{before}</span>}
      {children}
      {after}
    </div>
  )
}
