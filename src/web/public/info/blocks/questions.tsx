import { WayLink } from '../prose.tsx'
import { Section } from '../section.tsx'
import type { ShownList } from '../shown.ts'
import { Question, useOpenedByAddress } from './question.tsx'

/** Questions that open into their answers, with or without a script. */
export function Questions({ block }: { block: ShownList }) {
  useOpenedByAddress()
  return (
    <Section block={block} side>
      <div className="info-questions">
        {block.items.map((item) => (
          <Question key={item.id} item={item}>
            {item.way?.text && <WayLink way={item.way} className="info-way" />}
          </Question>
        ))}
      </div>
    </Section>
  )
}
