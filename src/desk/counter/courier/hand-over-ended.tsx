import '../parts/scan-list.css'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { HandOverView } from '#modules/delivery/handovers/hand-overs.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { grouped } from '../parts/grouped-code.ts'
import { useSubView } from '../parts/sub-view.ts'
import { CourierHead } from './courier-head.tsx'
import { takenOf } from './hand-over-lists.ts'
import { HandOverPaper } from './hand-over-papers.tsx'

/** Both have confirmed it, or it was taken back: what became of it, and the paper of it. */
export function HandOverEnded({ one, side }: { one: HandOverView; side: 'giver' | 'taker' }) {
  const t = useTranslations('deskCounterCourier')
  const { number, dateTime } = formatter(useLocale())
  const { to } = useSubView()
  const name = side === 'taker' ? one.from.name : (one.to.name ?? t('home.desk'))
  const isConfirmed = one.state === 'confirmed'
  return (
    <div className="courier-two">
      <CourierHead
        title={t(side === 'taker' ? 'take.from' : 'give.to', { name })}
        under={one.ended_at ? dateTime(Date.parse(one.ended_at)) : undefined}
      />
      <section className="counter-card take-left">
        <div className="last-scan" data-look={isConfirmed ? 'right' : 'known'}>
          <div className="last-scan__words">
            <Icon name={isConfirmed ? 'check' : 'undo'} />
            <div>
              <b>{t(isConfirmed ? 'ended.confirmed' : 'ended.withdrawn')}</b>
              <span className="last-scan__under">{t(isConfirmed ? 'ended.both' : 'ended.nothing')}</span>
            </div>
          </div>
          {one.lines.length > 0 && (
            <span className="last-scan__count">
              <b>{number(takenOf(one))}</b> / {number(one.lines.length)}
            </span>
          )}
        </div>
        <EndedLines one={one} />
      </section>
      <aside className="counter-card counter-side">
        <EndedSums one={one} />
        <div className="counter-side__foot">
          {isConfirmed && <HandOverPaper paper="act" id={one.id} />}
          {isConfirmed && side === 'giver' && one.to.kind === 'courier' && one.to.id !== null && (
            <HandOverPaper paper="runSheet" id={one.to.id} />
          )}
          <LocalLink
            className={buttonClass({ block: true, className: 'counter-go' })}
            to={to({ view: undefined, id: undefined })}
          >
            {t('ended.next')}
          </LocalLink>
        </div>
      </aside>
    </div>
  )
}

function EndedLines({ one }: { one: HandOverView }) {
  const t = useTranslations('deskCounterCourier')
  const missing = one.lines.filter(({ state }) => state === 'missing')
  const taken = one.lines.filter(({ state }) => state === 'taken')
  return (
    <div className="take-lines">
      {missing.length > 0 && (
        <section data-look="wrong">
          <h3>
            {t('take.counts.missing')} <b>{missing.length}</b>
          </h3>
          <ul>
            {missing.map(({ order_id, tracking_code }) => (
              <li key={order_id} data-look="wrong">
                <Icon name="warning" size="small" />
                <span className="take-lines__code">{grouped(tracking_code)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {taken.length > 0 && (
        <section data-look="here">
          <ul>
            {taken.map(({ order_id, tracking_code }) => (
              <li key={order_id} data-look="here">
                <Icon name="check" size="small" />
                <span className="take-lines__code">{grouped(tracking_code)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function EndedSums({ one }: { one: HandOverView }) {
  const t = useTranslations('deskCounterCourier')
  const { number, money } = formatter(useLocale())
  const missing = one.lines.filter(({ state }) => state === 'missing').length
  const difference = one.state === 'confirmed' ? (one.counted ?? one.cash) - one.cash : 0
  return (
    <>
      {one.cash > 0 && (
        <dl className="counter-sums">
          <div>
            <dt>{t('ended.said')}</dt>
            <dd>{number(one.cash)}</dd>
          </div>
          {one.state === 'confirmed' && (
            <div>
              <dt>{t('ended.counted')}</dt>
              <dd>{number(one.counted ?? one.cash)}</dd>
            </div>
          )}
        </dl>
      )}
      {(missing > 0 || difference !== 0) && (
        <Notice tone="warning" title={t('ended.told')}>
          {missing > 0 && <p>{t('home.missing', { count: missing, text: number(missing) })}</p>}
          {difference !== 0 && <p>{t('home.cashDiffers', { amount: money(Math.abs(difference)) })}</p>}
        </Notice>
      )}
      {one.note && <p className="counter-quiet">{one.note}</p>}
    </>
  )
}
