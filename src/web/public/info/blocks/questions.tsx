import { Icon } from '#ui/icon.tsx'
import { InlineText, ProseText, WayLink } from '../prose.tsx'
import { Section } from '../section.tsx'
import type { ShownList } from '../shown.ts'

/** Questions that open into their answers, with or without a script. */
export function Questions({ block }: { block: ShownList }) {
  return (
    <Section block={block} side>
      <div className="info-questions">
        {block.items.map(({ id, title, text, way }) => (
          <details key={id} className="info-question" id={id}>
            <summary className="info-question__ask">
              <span>{title && <InlineText text={title} />}</span>
              <Icon name="chevronDown" size="small" className="info-question__sign" />
            </summary>
            <div className="info-question__answer">
              {text && <ProseText prose={text} />}
              {way?.text && <WayLink way={way} className="info-way" />}
            </div>
          </details>
        ))}
      </div>
    </Section>
  )
}
