import './field-box.css'
import type { ReactNode } from 'react'
import { classes } from '../class-names.ts'

type FieldBoxProps = {
  /** Stands before what is typed and cannot be changed. */
  before?: ReactNode
  after?: ReactNode
  /** In little room: what is typed stands close to the edge. */
  narrow?: boolean | undefined
  state?: string | undefined
  children: ReactNode
}

/** The edge of a control that holds more than its input. The input inside has the class `field-box__input`. */
export function FieldBox({ before, after, narrow, state, children }: FieldBoxProps) {
  return (
    <div className={classes('field-box', narrow && 'field-box--narrow')} data-state={state}>
      {before && <span className="field-box__before">{before}</span>}
      {children}
      {after}
    </div>
  )
}
