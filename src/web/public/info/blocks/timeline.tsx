import { Star } from '#ui/star.tsx'
import { InlineText, ProseText, WayLink } from '../prose.tsx'
import { Section } from '../section.tsx'
import type { ShownList } from '../shown.ts'

/** What happens when: stars on a road. */
export function Timeline({ block }: { block: ShownList }) {
  return (
    <Section block={block} side>
      <ol className="info-times">
        {block.items.map(({ id, when, title, text, way }) => (
          <li key={id} className="info-time">
            <Star className="info-time__star" />
            {when && <p className="info-time__when">{when}</p>}
            {title && (
              <h3 className="info-time__title">
                <InlineText text={title} />
              </h3>
            )}
            {text && <ProseText prose={text} className="info-time__text" />}
            {way?.text && <WayLink way={way} className="info-way" />}
          </li>
        ))}
      </ol>
    </Section>
  )
}
