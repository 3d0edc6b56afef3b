import { DrawingOf, InlineText, ProseText } from '../prose.tsx'
import { Section } from '../section.tsx'
import type { ShownDrawing } from '../shown.ts'

/** A drawing as wide as the page, and below it what stands where. On a phone it is moved with the finger. */
export function WideDrawing({ block }: { block: ShownDrawing }) {
  return (
    <Section block={block}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled sideways must be reached by keys */}
      <section className="info-wide" aria-label={block.title} tabIndex={0}>
        <div className="info-wide__inside">
          <DrawingOf art={block.art} />
          {block.items.length > 0 && (
            <ol className="info-wide__items">
              {block.items.map(({ id, when, title, text }) => (
                <li key={id}>
                  {when && <p className="info-wide__when">{when}</p>}
                  {title && (
                    <h3 className="info-wide__title">
                      <InlineText text={title} />
                    </h3>
                  )}
                  {text && <ProseText prose={text} className="info-wide__text" />}
                </li>
              ))}
            </ol>
          )}
        </div>
      </section>
    </Section>
  )
}
