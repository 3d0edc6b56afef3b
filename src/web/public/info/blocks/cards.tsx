import { Icon, type IconName } from '#ui/icon.tsx'
import { DrawingOf, InlineText, ProseText, WayLink } from '../prose.tsx'
import { Section } from '../section.tsx'
import type { Item, ShownList } from '../shown.ts'
import { wordsOf } from '../things.ts'

/** Tiles of one wall. A card that leads somewhere leads there as a whole. */
export function Cards({ block }: { block: ShownList }) {
  return (
    <Section block={block}>
      <ul className="info-cards" data-kind={block.kind}>
        {block.items.map((item) => (
          <Card key={item.id} item={item} />
        ))}
      </ul>
    </Section>
  )
}

function Card({ item: { title, text, art, icon, figure, way } }: { item: Item }) {
  return (
    <li className="info-card">
      {art && <DrawingOf art={art} className="info-card__art" />}
      {icon && <Icon name={icon as IconName} className="info-card__icon" />}
      <div className="info-card__words">
        {figure && <p className="info-card__figure">{figure}</p>}
        {title && (
          <h3 className="info-card__title">
            {way && !way.text ? (
              <WayLink way={{ to: way.to, text: wordsOf(title) }} className="info-card__link" />
            ) : (
              <InlineText text={title} />
            )}
          </h3>
        )}
        {text && <ProseText prose={text} className="info-card__text" />}
        {way?.text && <WayLink way={way} className="info-way" />}
      </div>
      {way && !way.text && <Icon name="chevronRight" size="small" className="info-card__onward" />}
    </li>
  )
}
