import type { ReactNode } from 'react'
import { InlineText, ProseText } from './prose.tsx'
import type { ShownBlock } from './shown.ts'

type SectionProps = {
  block: Pick<ShownBlock, 'id' | 'title' | 'text' | 'note'>
  /** Heading beside what it is about, on a wide screen. */
  side?: boolean
  children?: ReactNode
}

/** A part of the page that an address with a # can lead to. */
export function Section({ block: { id, title, text, note }, side = false, children }: SectionProps) {
  return (
    <section className="wrap info-section" id={id} data-side={side || undefined}>
      {(title || text) && (
        <div className="info-section__head">
          {title && <h2 className="info-section__title">{title}</h2>}
          {text && <ProseText prose={text} className="info-section__text" />}
        </div>
      )}
      <div className="info-section__body">
        {children}
        {note && (
          <p className="info-section__note">
            <InlineText text={note} />
          </p>
        )}
      </div>
    </section>
  )
}
