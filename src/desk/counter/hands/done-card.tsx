import { type ReactNode, useEffect } from 'react'
import { Icon } from '../parts/icon.tsx'
import { focusScanField } from '../parts/scan-focus.ts'

type DoneCardProps = { title: string; name: string; children: ReactNode }

/** A deed is over: said large, and the field is ready for the next scan. */
export function DoneCard({ title, name, children }: DoneCardProps) {
  useEffect(focusScanField, [])
  return (
    <section className="done-card" role="status">
      <span className="done-card__sign">
        <Icon name="check" />
      </span>
      <h2>{title}</h2>
      <p className="done-card__name">{name}</p>
      {children}
    </section>
  )
}
