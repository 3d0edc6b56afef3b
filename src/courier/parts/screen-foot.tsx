import './screen-foot.css'
import type { ReactNode } from 'react'

/** The lower edge, where the thumb is: one main button, or two beside each other. */
export function ScreenFoot({ children, two = false }: { children: ReactNode; two?: boolean }) {
  return <div className={two ? 'screen-foot screen-foot--two' : 'screen-foot'}>{children}</div>
}
