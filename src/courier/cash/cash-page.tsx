import './cash-page.css'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useFieldView } from '#client/field/field-store.ts'
import { useLocale } from '#client/surroundings.ts'
import type { Stop, Today } from '#modules/delivery/field/field.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { buttonClass } from '#ui/button.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { EmptyState, LoadingScreen } from '#ui/waiting/screen-states.tsx'
import { Amount } from '../parts/amount.tsx'
import { useToldCash } from '../parts/cash/use-told-cash.ts'
import { ScreenBar } from '../parts/screen-bar.tsx'
import { useStopWords } from '../parts/stop-words.ts'
import { Unbroken } from '../parts/unbroken.tsx'
import { cashState, stillToTake, takenToday } from './cash-view.ts'

/** The money in the pocket: how much, how much more may be, and where it came from. */
export function CashPage() {
  const t = useTranslations()
  const { day, queue } = useFieldView()
  const told = useToldCash()
  if (!day) return <LoadingScreen label={t('common.loading')} />
  return (
    <main className="cash-page">
      <ScreenBar title={t('courierCash.title')} />
      <Held cash={day.cash} told={told.sum} ahead={stillToTake(day.stops)} />
      {queue.length > 0 && (
        <Notice tone="info" className="cash-page__notice">
          {t('courierCash.waits')}
        </Notice>
      )}
      {day.cash.held > 0 && (
        <div className="cash-page__hand">
          <Link className={buttonClass({ courier: true, block: true })} to="/cash/hand-in">
            {t('courierCash.hand')}
          </Link>
        </div>
      )}
      <Taken stops={takenToday(day.stops)} />
    </main>
  )
}

function Held({ cash, told, ahead }: { cash: Today['cash']; told: number; ahead: number }) {
  const t = useTranslations('courierCash')
  const { money } = formatter(useLocale())
  const { held, limit } = cash
  const state = cashState(cash)
  return (
    <section className="cash-held" data-state={state}>
      <p>{t('held')}</p>
      <Amount soum={held} />
      {limit !== null && (
        <>
          <meter
            className="spoken"
            min={0}
            max={limit}
            value={Math.min(held, limit)}
            aria-label={t('held')}
          />
          <span className="cash-held__bar" aria-hidden="true">
            <i style={{ width: `${Math.min(100, (100 * held) / limit)}%` }} />
          </span>
          <p className="cash-held__limit">
            <span>{t('limit', { amount: money(limit) })}</span>
            <span>{state === 'full' ? t('full') : t('room', { amount: money(limit - held) })}</span>
          </p>
        </>
      )}
      {state === 'near' && <p className="cash-held__near">{t('near')}</p>}
      {told > 0 && (
        <p className="cash-held__ahead">
          <span>{t('counting')}</span>
          <span>{money(told)}</span>
        </p>
      )}
      {ahead > 0 && (
        <p className="cash-held__ahead">
          <span>{t('ahead')}</span>
          <span>{money(ahead)}</span>
        </p>
      )}
    </section>
  )
}

function Taken({ stops }: { stops: readonly Stop[] }) {
  const t = useTranslations('courierCash')
  const { number, money, time } = formatter(useLocale())
  const words = useStopWords()
  if (stops.length === 0)
    return (
      <EmptyState level={2} title={t('none')}>
        {t('noneText')}
      </EmptyState>
    )
  const sum = stops.reduce((all, { to_collect }) => all + to_collect, 0)
  return (
    <section className="cash-taken">
      <h2>
        {t('today')}
        <span>{money(sum)}</span>
      </h2>
      <p>{t('todaySum', { count: stops.length, text: number(stops.length) })}</p>
      <ul>
        {stops.map((stop) => (
          <li key={stop.order_id}>
            <Link to={`/stops/${stop.order_id}`}>
              <b>{stop.name}</b>
              <span className="cash-taken__sum">{number(stop.to_collect)}</span>
              <small>
                <Unbroken text={words.title(stop.place)} />
              </small>
              <small className="cash-taken__time">{stop.ended_at && time(Date.parse(stop.ended_at))}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
