import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { readPaperCode } from '#kernel/paper-code.ts'
import type { HandOverList, HandOverView } from '#modules/delivery/handovers/hand-overs.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { buttonClass } from '#ui/button.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { Icon } from '../parts/icon.tsx'
import { useScanned } from '../parts/scanned.tsx'
import { useSubView } from '../parts/sub-view.ts'
import { endedOf, takenOf } from './hand-over-lists.ts'
import { keepForTaking } from './take/first-scan.ts'

/** Who stands at the counter with something, to whom something goes, and what was agreed on in the last days. */
export function HandOverHome({ list }: { list: HandOverList }) {
  const t = useTranslations('deskCounterCourier.home')
  const { to, show } = useSubView()
  const [only] = list.to_take
  // A scan here is somebody who has begun to unpack: into the only list that waits, or without one.
  useScanned((text) => {
    const paper = readPaperCode(text)
    // The sheet of a hand-over names it.
    if (paper?.kind === 'act') return show({ view: 'take', id: String(paper.id) })
    keepForTaking(text)
    show({ view: 'take', id: list.to_take.length === 1 ? only?.id : undefined })
  })
  const waiting = list.given.filter(({ state }) => state === 'open')
  return (
    <div className="courier-home">
      <header className="counter-head">
        <h2>{t('title')}</h2>
        <p>{t('under')}</p>
      </header>
      <section className="counter-card courier-door">
        <h3>{t('take')}</h3>
        {list.to_take.length === 0 && <p className="counter-quiet">{t('takeNone')}</p>}
        <ul>
          {list.to_take.map((one) => (
            <li key={one.id}>
              <ToTake one={one} href={to({ view: 'take', id: one.id })} />
            </li>
          ))}
        </ul>
        <LocalLink
          className={buttonClass({ look: list.to_take.length > 0 ? 'second' : 'main', block: true })}
          to={to({ view: 'take', id: undefined })}
        >
          <Icon name="scan" />
          {t('takeFreely')}
        </LocalLink>
      </section>
      <section className="counter-card courier-door">
        <h3>{t('give')}</h3>
        {waiting.length === 0 && <p className="counter-quiet">{t('giveNone')}</p>}
        <ul>
          {waiting.map((one) => (
            <li key={one.id}>
              <ToGive one={one} href={to({ view: 'wait', id: one.id })} />
            </li>
          ))}
        </ul>
        <LocalLink className={buttonClass({ look: 'second', block: true })} to={to({ view: 'give' })}>
          <Icon name="arrowRight" />
          {t('giveNew')}
        </LocalLink>
      </section>
      <Ended list={list} />
    </div>
  )
}

function ToTake({ one, href }: { one: HandOverView; href: string }) {
  const t = useTranslations('deskCounterCourier.home')
  const { time, number, money } = formatter(useLocale())
  return (
    <LocalLink className="courier-row courier-row--urgent" to={href}>
      <b>{one.from.name}</b>
      <span className="courier-row__count">
        {number(takenOf(one))} / {number(one.lines.length)}
      </span>
      <small>
        {t('saidAt', { time: time(Date.parse(one.said_at)) })}
        {one.cash > 0 && ` · ${t('cash', { amount: money(one.cash) })}`}
      </small>
      <Icon name="chevronRight" />
    </LocalLink>
  )
}

function ToGive({ one, href }: { one: HandOverView; href: string }) {
  const t = useTranslations('deskCounterCourier.home')
  const { time, number, money } = formatter(useLocale())
  return (
    <LocalLink className="courier-row" to={href}>
      <b>{one.to.name ?? t('desk')}</b>
      <span className="courier-row__count">
        {number(takenOf(one))} / {number(one.lines.length)}
      </span>
      <small>
        {t('waitsSince', { time: time(Date.parse(one.said_at)) })}
        {one.cash > 0 && ` · ${t('cash', { amount: money(one.cash) })}`}
      </small>
      <Icon name="chevronRight" />
    </LocalLink>
  )
}

function Ended({ list }: { list: HandOverList }) {
  const t = useTranslations('deskCounterCourier.home')
  const { dateTime, number, money } = formatter(useLocale())
  const { to } = useSubView()
  const ended = endedOf(list)
  return (
    <section className="counter-card courier-ended">
      <h3>{t('ended')}</h3>
      {ended.length === 0 && <p className="counter-quiet">{t('endedNone')}</p>}
      <ul>
        {ended.map(({ one, way, missing, difference }) => (
          <li key={one.id}>
            <LocalLink
              className="courier-row courier-row--ended"
              to={to({ view: way === 'in' ? 'take' : 'wait', id: one.id })}
            >
              <Icon name={way === 'in' ? 'arrowDown' : 'arrowUp'} size="small" />
              <b>
                {way === 'in' ? one.from.name : (one.to.name ?? t('desk'))}
                <small>{t(way === 'in' ? 'wasTaken' : 'wasGiven')}</small>
              </b>
              <span>{one.ended_at && dateTime(Date.parse(one.ended_at))}</span>
              <span className="courier-row__count">
                {one.lines.length > 0 && t('parcels', { count: takenOf(one), text: number(takenOf(one)) })}
                {(one.counted ?? 0) > 0 && <em>{money(one.counted ?? 0)}</em>}
              </span>
              {one.state === 'withdrawn' ? (
                <small className="courier-row__state">{t('withdrawn')}</small>
              ) : (
                (missing > 0 || difference !== 0) && (
                  <small className="courier-row__state" data-wrong>
                    {missing > 0 && t('missing', { count: missing, text: number(missing) })}
                    {missing > 0 && difference !== 0 && ', '}
                    {difference !== 0 && t('cashDiffers', { amount: money(Math.abs(difference)) })}
                  </small>
                )
              )}
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
