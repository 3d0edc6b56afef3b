import './statement.css'
import { useTranslations } from 'use-intl'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { noonOf } from '#kernel/tashkent.ts'
import { counterCalls } from '#modules/counter/counter.calls.ts'
import type { CommissionStatement } from '#modules/counter/counter.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { useSubView } from '../../parts/sub-view.ts'
import { deedNames, monthNames } from '../cash-names.ts'
import { monthBeside } from '../cash-view.ts'
import { monthKeyOf } from './month-key.ts'
import { StatementDay } from './statement-day.tsx'

type StatementScreenProps = { today: string; month: string | undefined; day: string | undefined }

/** What a month has earned, by day; a day opens parcel by parcel. */
export function StatementScreen({ today, month: asked, day }: StatementScreenProps) {
  const words = useTranslations()
  const t = useTranslations('deskCounterCash.statement')
  const { to } = useSubView()
  const thisMonth = today.slice(0, 7)
  const month = asked ?? thisMonth
  const statement = useAnswer(counterCalls.readStatement, { query: { month } }, { keep: true })
  return (
    <div className="statement" data-open={day !== undefined || undefined}>
      <header className="counter-head">
        <LocalLink
          className="counter-head__back"
          to={to({ view: undefined, month: undefined, day: undefined })}
          aria-label={t('back')}
        >
          <Icon name="arrowLeft" />
        </LocalLink>
        <h2>{t('title')}</h2>
        <nav className="statement-months" aria-label={t('choose')}>
          <LocalLink to={to({ month: monthBeside(month, -1), day: undefined })} aria-label={t('before')}>
            <Icon name="chevronLeft" />
          </LocalLink>
          <b>
            {words(monthNames[monthKeyOf(month)])} {month.slice(0, 4)}
          </b>
          {month < thisMonth ? (
            <LocalLink to={to({ month: monthBeside(month, 1), day: undefined })} aria-label={t('after')}>
              <Icon name="chevronRight" />
            </LocalLink>
          ) : (
            <span />
          )}
        </nav>
      </header>
      <section className="counter-card statement__month">
        <Loaded of={statement} skeleton={<LoadingShape of="rows" count={6} />}>
          {(shown) => <Month statement={shown} open={day} />}
        </Loaded>
      </section>
      {day !== undefined && <StatementDay key={day} day={day} />}
    </div>
  )
}

function Month({ statement, open }: { statement: CommissionStatement; open: string | undefined }) {
  const words = useTranslations()
  const t = useTranslations('deskCounterCash.statement')
  const { number, money } = formatter(useLocale())
  return (
    <>
      <div className="statement__sum">
        <p>
          {t('parcels', { count: statement.parcels, text: number(statement.parcels) })}
          <b>{money(statement.amount)}</b>
        </p>
        <ul>
          {statement.rates.map(({ kind, amount }) => (
            <li key={kind}>
              {words(deedNames[kind])} <b>{number(amount)}</b>
            </li>
          ))}
        </ul>
      </div>
      {statement.days.length === 0 ? (
        <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
      ) : (
        <Days days={statement.days} open={open} />
      )}
    </>
  )
}

function Days({ days, open }: { days: CommissionStatement['days']; open: string | undefined }) {
  const words = useTranslations()
  const t = useTranslations('deskCounterCash.statement')
  const { number, money, date } = formatter(useLocale())
  const { to } = useSubView()
  const most = Math.max(...days.map(({ amount }) => amount))
  return (
    <ol className="statement-days">
      {days.toReversed().map(({ day, kinds, parcels, amount }) => (
        <li key={day}>
          <LocalLink
            to={to({ day: day === open ? undefined : day })}
            aria-current={day === open || undefined}
          >
            <b>{date(noonOf(day), 'weekday')}</b>
            <span className="statement-days__sum">{money(amount)}</span>
            <small>
              {kinds
                .filter((one) => one.parcels > 0)
                .map((one) => `${words(deedNames[one.kind])} ${number(one.parcels)}`)
                .join(', ') || t('parcels', { count: parcels, text: number(parcels) })}
            </small>
            <i aria-hidden="true" style={{ width: `${most === 0 ? 0 : (100 * amount) / most}%` }} />
          </LocalLink>
        </li>
      ))}
    </ol>
  )
}
