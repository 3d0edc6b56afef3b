import './screen-foot.css'
import type { ReactNode } from 'react'
import { classes } from '#ui/class-names.ts'

/** The lower edge, where the thumb is: one main button, or two beside each other; the first of them may be the main one. */
export function ScreenFoot({ children, two = false }: { children: ReactNode; two?: boolean | 'first' }) {
  return (
    <div
      className={classes('screen-foot', two && 'screen-foot--two', two === 'first' && 'screen-foot--first')}
    >
      {children}
    </div>
  )
}
