import './offer.css'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { acceptedOffer, useSession } from '#client/session.ts'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { LocalLink } from '../../../../shell/local-link.tsx'
import { InlineText, WayLink } from '../../prose.tsx'
import type { Paper } from './paper.ts'

/** The contract itself: which version it is, what it holds, clause by clause with numbers to name them by. */
export function OfferPaper({ paper }: { paper: string }) {
  const shown = useMemo(() => JSON.parse(paper) as Paper, [paper])
  return (
    <div className="offer-paper">
      <div className="offer-paper__side">
        <Contents sections={shown.sections} />
        <Versions paper={shown} />
      </div>
      <article className="offer-paper__sheet">
        <Standing paper={shown} />
        {shown.sections.map(({ id, title, clauses }, section) => (
          <section key={id} className="offer-section" id={`offer-${id}`}>
            <h3 className="offer-section__title">
              <span className="offer-section__number">{section + 1}</span> {title}
            </h3>
            <ol className="offer-section__clauses">
              {clauses.map((text, clause) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: clauses of a contract never change places
                <li key={clause} className="offer-clause">
                  <span className="offer-clause__number">
                    {section + 1}.{clause + 1}
                  </span>
                  <p>
                    <InlineText text={text} />
                  </p>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </article>
    </div>
  )
}

/** Whether it holds, from when, and whether whoever reads has accepted it. */
function Standing({ paper: { id, state, from, to, unknown } }: { paper: Paper }) {
  const t = useTranslations('info.offer.paper.live')
  const { signedIn } = useSession()
  const toCurrent = (
    <LocalLink to="/offer" className="info-way">
      {t('toCurrent')}
    </LocalLink>
  )
  return (
    <header className="offer-paper__standing">
      {unknown && <Notice tone="warning">{t('unknown')}</Notice>}
      <p className="offer-paper__date">{t(state === 'coming' ? 'coming' : 'current', { date: from })}</p>
      {state === 'old' && (
        <Notice tone="warning">
          <p>{t('old', { from, to: to ?? from })}</p>
          {toCurrent}
        </Notice>
      )}
      {state === 'coming' && toCurrent}
      {signedIn && acceptedOffer() === id && (
        <p className="offer-paper__accepted">
          <Icon name="check" size="small" />
          {t('accepted')}
        </p>
      )}
    </header>
  )
}

function Contents({ sections }: Pick<Paper, 'sections'>) {
  const t = useTranslations('info.offer.paper.live')
  return (
    <nav className="offer-contents" aria-labelledby="offer-contents">
      <h3 className="offer-paper__heading" id="offer-contents">
        {t('contents')}
      </h3>
      <ol className="offer-contents__list">
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a className="offer-contents__link" href={`#offer-${id}`}>
              <span className="offer-contents__number">{index + 1}</span> {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Versions({ paper: { id: shown, versions } }: { paper: Paper }) {
  const t = useTranslations('info.offer.paper.live')
  return (
    <nav className="offer-versions" aria-labelledby="offer-versions">
      <h3 className="offer-paper__heading" id="offer-versions">
        {t('versions')}
      </h3>
      <ul>
        {versions.map(({ id, day, path }) => (
          <li key={id} className="offer-versions__one">
            <WayLink way={{ to: path, text: t('name', { date: day }) }} className="info-way" />
            {id === shown && <span className="offer-versions__shown">{t('nowShown')}</span>}
          </li>
        ))}
      </ul>
    </nav>
  )
}
