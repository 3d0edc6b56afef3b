import './card.css'
import type { ReactNode } from 'react'

type CardProps = {
  /** A card that is one of a list is an article; otherwise a plain block. */
  as?: 'div' | 'article' | 'section' | 'li' | undefined
  head?: ReactNode
  foot?: ReactNode
  /** Quiet ground instead of a raised one. */
  sunken?: boolean | undefined
  children: ReactNode
}

/** Never inside another card. */
export function Card({ as: Element = 'div', head, foot, sunken, children }: CardProps) {
  return (
    <Element className={sunken ? 'card card--sunken' : 'card'}>
      {head && <div className="card__head">{head}</div>}
      <div className="card__body">{children}</div>
      {foot && <div className="card__foot">{foot}</div>}
    </Element>
  )
}
