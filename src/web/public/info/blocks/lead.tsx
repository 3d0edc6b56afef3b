import { buttonClass } from '#ui/button.tsx'
import { DrawingOf, InlineText, ProseText, WayLink } from '../prose.tsx'
import type { ShownLead } from '../shown.ts'

/** What the page is about in one look: its words beside its drawing, or beside what was counted. */
export function Lead({ block: { title, text, note, art, figures, ways } }: { block: ShownLead }) {
  return (
    <div className="wrap info-lead" data-with={art ? 'art' : figures ? 'figures' : undefined}>
      <div className="info-lead__words">
        <h1 className="info-lead__title">{title}</h1>
        {text && <ProseText prose={text} className="info-lead__text" />}
        {ways && <Ways ways={ways} />}
        {note && !figures && (
          <p className="info-lead__note">
            <InlineText text={note} />
          </p>
        )}
      </div>
      {art && <DrawingOf art={art} className="info-lead__art" />}
      {figures && (
        <div className="info-lead__figures">
          <dl className="info-figures">
            {figures.map(({ value, label }) => (
              <div key={label} className="info-figures__one">
                <dt className="info-figures__label">{label}</dt>
                <dd className="info-figures__value">{value}</dd>
              </div>
            ))}
          </dl>
          {note && (
            <p className="info-figures__note">
              <InlineText text={note} />
            </p>
          )}
        </div>
      )}
    </div>
  )
}

/** Buttons: the first is the main one. */
export function Ways({ ways }: { ways: NonNullable<ShownLead['ways']> }) {
  return (
    <div className="info-ways">
      {ways.map((way, index) => (
        <WayLink
          key={way.text}
          way={way}
          className={buttonClass({ look: index === 0 ? 'main' : 'second' })}
        />
      ))}
    </div>
  )
}
