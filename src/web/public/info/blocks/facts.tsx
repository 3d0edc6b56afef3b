import { InlineText, ProseText } from '../prose.tsx'
import { Section } from '../section.tsx'
import type { ShownFigure, ShownList } from '../shown.ts'

/** What it is called, and what it is. */
export function Facts({ block }: { block: ShownList }) {
  return (
    <Section block={block} side>
      <dl className="info-facts" data-look={block.look}>
        {block.items.map(({ id, title, text }) => (
          <div key={id} className="info-fact">
            <dt className="info-fact__name">{title && <InlineText text={title} />}</dt>
            <dd className="info-fact__value">{text && <ProseText prose={text} />}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** One number, set large, and what it means. */
export function FigureQuote({ block }: { block: ShownFigure }) {
  const { id, value, label, title, text, note } = block
  return (
    <Section block={{ id, title, text: undefined, note }}>
      <div className="info-quote">
        <p className="info-quote__value">{value}</p>
        <div className="info-quote__words">
          <p className="info-quote__label">{label}</p>
          {text && <ProseText prose={text} className="info-quote__text" />}
        </div>
      </div>
    </Section>
  )
}
