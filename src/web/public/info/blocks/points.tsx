import { Icon, type IconName } from '#ui/icon.tsx'
import { DrawingOf, InlineText, ProseText, WayLink } from '../prose.tsx'
import { Section } from '../section.tsx'
import type { ShownList } from '../shown.ts'

/** Rows: what it is, and beside it what that means. */
export function Points({ block }: { block: ShownList }) {
  return (
    <Section block={block} side>
      <ul className="info-points">
        {block.items.map(({ id, title, text, art, icon, figure, way }) => (
          <li key={id} className="info-point" data-plain={title === undefined || undefined}>
            {title && (
              <h3 className="info-point__title">
                {art && <DrawingOf art={art} className="info-point__art" />}
                {icon && <Icon name={icon as IconName} className="info-point__icon" />}
                <span>
                  <InlineText text={title} />
                </span>
                {figure && <span className="info-point__figure">{figure}</span>}
              </h3>
            )}
            {!title && icon && <Icon name={icon as IconName} className="info-point__icon" />}
            <div className="info-point__words">
              {text && <ProseText prose={text} />}
              {way?.text && <WayLink way={way} className="info-way" />}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
