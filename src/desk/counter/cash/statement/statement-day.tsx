import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { noonOf } from '#kernel/tashkent.ts'
import { counterCalls } from '#modules/counter/counter.calls.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { grouped } from '../../parts/grouped-code.ts'
import { useSubView } from '../../parts/sub-view.ts'
import { deedNames } from '../cash-names.ts'

/** Parcel by parcel, so that nobody has to believe a sum. */
export function StatementDay({ day }: { day: string }) {
  const words = useTranslations()
  const t = useTranslations('deskCounterCash.statement')
  const { money, number, time, date } = formatter(useLocale())
  const { to } = useSubView()
  const shown = useAnswer(counterCalls.readStatementDay, { params: { day } })
  return (
    <section className="counter-card statement-day">
      <header>
        <h3>{date(noonOf(day), 'weekday')}</h3>
        <LocalLink to={to({ day: undefined })} aria-label={t('closeDay')}>
          <Icon name="close" />
        </LocalLink>
      </header>
      <Loaded of={shown} look="part">
        {({ items, amount }) => (
          <>
            <ol>
              {items.map((item) => (
                <li key={`${item.order_id} ${item.kind} ${item.at}`}>
                  <span className="statement-day__time">{time(Date.parse(item.at))}</span>
                  <span>
                    {grouped(item.tracking_code)}
                    <small>{words(deedNames[item.kind])}</small>
                  </span>
                  <b>{number(item.amount)}</b>
                </li>
              ))}
            </ol>
            <p className="statement-day__sum">
              {t('parcels', { count: items.length, text: number(items.length) })}
              <b>{money(amount)}</b>
            </p>
          </>
        )}
      </Loaded>
    </section>
  )
}
