import './pagination.css'
import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'

type PaginationProps = {
  label: string
  /** "1–20 of 136", or whatever is known. */
  figures: ReactNode
  previous: PageStep
  next: PageStep
}

/** A step by cursor: an address, an action, or neither at an end. */
export type PageStep = { label: string; href?: string | undefined; onGo?: (() => void) | undefined }

/** By cursor there is only before and after. */
export function Pagination({ label, figures, previous, next }: PaginationProps) {
  return (
    <nav className="pagination" aria-label={label}>
      <span className="pagination__figures">{figures}</span>
      <Step {...previous} back />
      <Step {...next} />
    </nav>
  )
}

function Step({ label, href, onGo, back }: PageStep & { back?: boolean }) {
  const inside = (
    <>
      {back && <Icon name="chevronLeft" size="tiny" />}
      {label}
      {!back && <Icon name="chevronRight" size="tiny" />}
    </>
  )
  if (href !== undefined) {
    return (
      <a className="button button--second button--small" href={href} rel={back ? 'prev' : 'next'}>
        {inside}
      </a>
    )
  }
  return (
    <button type="button" className="button button--second button--small" disabled={!onGo} onClick={onGo}>
      {inside}
    </button>
  )
}
