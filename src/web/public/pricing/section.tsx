import type { ReactNode } from 'react'

type SectionProps = { id: string; title: string; lead?: ReactNode; children: ReactNode }

/** A part of the page that the contents lead to. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section className="pricing-section" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {lead && <p className="pricing-section__lead">{lead}</p>}
      {children}
    </section>
  )
}
