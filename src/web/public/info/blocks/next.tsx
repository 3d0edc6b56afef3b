import { ProseText } from '../prose.tsx'
import type { ShownNext } from '../shown.ts'
import { Ways } from './lead.tsx'

/** What to do now. */
export function NextStep({ block: { id, title, text, ways } }: { block: ShownNext }) {
  return (
    <div className="wrap info-next-place">
      <section className="info-next" id={id}>
        <div>
          {title && <h2 className="info-next__title">{title}</h2>}
          {text && <ProseText prose={text} className="info-next__text" />}
        </div>
        <Ways ways={ways} />
      </section>
    </div>
  )
}
