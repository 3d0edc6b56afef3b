import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { noonOf } from '#kernel/tashkent.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { byMonth, type DayOff } from './year-days.ts'

type DayTableProps = {
  days: readonly DayOff[]
  today: string
  onTurn: ((day: string, isOff: boolean) => void) | undefined
}

/** The days off month by month, with what falls on each; a line parts the months. */
export function DayTable({ days, today, onTurn }: DayTableProps) {
  const t = useTranslations('deskHolidays')
  return (
    <table className="holidays-days">
      <caption className="spoken">{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('day')}</th>
          <th scope="col">{t('promised')}</th>
          <th scope="col">{t('points')}</th>
          {onTurn && (
            <th scope="col">
              <span className="spoken">{t('act')}</span>
            </th>
          )}
        </tr>
      </thead>
      {byMonth(days).map((inMonth) => (
        <tbody key={inMonth[0]?.day}>
          {inMonth.map((one) => (
            <DayRow key={one.day} one={one} today={today} onTurn={onTurn} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

const kindNames = {
  yearly: 'deskHolidays.everyYear',
  dated: 'deskHolidays.thisYear',
  added: 'deskHolidays.added',
  removed: 'deskHolidays.removed',
} as const satisfies Record<DayOff['kind'] | NonNullable<DayOff['change']>, string>

type DayRowProps = Omit<DayTableProps, 'days'> & { one: DayOff }

function DayRow({ one: { day, kind, change, promised, points }, today, onTurn }: DayRowProps) {
  const t = useTranslations()
  const { date, number } = formatter(useLocale())
  const name = date(noonOf(day), 'dayMonth')
  return (
    <tr data-change={change}>
      <th scope="row">
        {change === 'removed' ? <del>{name}</del> : name}
        <span className="holidays-more">{t(kindNames[change ?? kind])}</span>
      </th>
      <td>{day < today ? '—' : number(promised)}</td>
      <td>{number(points)}</td>
      {onTurn && (
        <td>
          {day >= today && (
            <Button look="quiet" small onClick={() => onTurn(day, true)}>
              {t(change ? 'deskHolidays.takeBack' : 'deskHolidays.remove')}
              <span className="spoken"> {name}</span>
            </Button>
          )}
        </td>
      )}
    </tr>
  )
}
