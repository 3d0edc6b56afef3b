import { DrawingOf, InlineText, ProseText } from '../prose.tsx'
import { Section } from '../section.tsx'
import type { ShownList } from '../shown.ts'

/** `road`: stations of one road. `drawn`: each step is a large drawing with its words. */
export function Steps({ block }: { block: ShownList }) {
  return (
    <Section block={block}>
      <ol className="info-steps" data-look={block.look ?? 'road'}>
        {block.items.map(({ id, title, text, art }) => (
          <li key={id} className="info-step">
            {art && (
              <div className="info-step__sign">
                <DrawingOf art={art} />
              </div>
            )}
            <div className="info-step__words">
              {title && (
                <h3 className="info-step__title">
                  <InlineText text={title} />
                </h3>
              )}
              {text && <ProseText prose={text} className="info-step__text" />}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
