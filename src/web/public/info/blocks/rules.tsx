import { Icon } from '#ui/icon.tsx'
import { DrawingOf, InlineText, ProseText, WayLink } from '../prose.tsx'
import { Section } from '../section.tsx'
import type { Mark, ShownList } from '../shown.ts'

/** What holds, row by row: a sign, what it is, whether it may, and what to do instead. */
export function Rules({ block }: { block: ShownList }) {
  return (
    <Section block={block}>
      <ol className="info-rules">
        {block.items.map(({ id, title, text, art, mark, says, instead, way }) => (
          <li key={id} className="info-rule" id={id}>
            <div className="info-rule__sign">{art && <DrawingOf art={art} />}</div>
            <div className="info-rule__words">
              {title && (
                <h3 className="info-rule__title">
                  <InlineText text={title} />
                </h3>
              )}
              {text && <ProseText prose={text} className="info-rule__text" />}
              {mark && <MarkOf mark={mark} says={says} />}
            </div>
            <div className="info-rule__instead">
              {instead && (
                <p>
                  <InlineText text={instead} />
                </p>
              )}
              {way?.text && <WayLink way={way} className="info-way" />}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** Cross, tick or half a star; the word says the same. */
export function MarkOf({ mark, says }: { mark: Mark; says?: string | undefined }) {
  return (
    <span className="info-mark" data-mark={mark}>
      {mark === 'part' ? (
        <svg className="info-mark__half" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3a9 9 0 1 0 0 18z" />
          <circle cx="12" cy="12" r="9" />
        </svg>
      ) : (
        <Icon name={mark === 'no' ? 'close' : 'check'} size="tiny" />
      )}
      {says}
    </span>
  )
}
