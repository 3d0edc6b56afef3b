import { type ReactNode, useId } from 'react'

type DetailSectionProps = { title: string; children: ReactNode }

/** One question about the order on its own ground. */
export function DetailSection({ title, children }: DetailSectionProps) {
  const id = useId()
  return (
    <section className="order-section" aria-labelledby={id}>
      <h2 className="order-section__title" id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Facts under each other; what is not known is left out. */
export function Facts({ facts }: { facts: readonly { what: string; value: ReactNode }[] }) {
  return (
    <dl className="order-facts">
      {facts
        .filter(({ value }) => value !== undefined && value !== null && value !== '')
        .map(({ what, value }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
