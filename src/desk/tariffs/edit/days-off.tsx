import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { calendarWords } from '#platform/i18n/calendar-words.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { DayField } from '../../parts/days/day-field.tsx'
import { useTariffForm } from './tariff-form.ts'

const weekdays = 'serviceLevels.weekdaysOff'
const holidays = 'serviceLevels.holidays'
/** The contract leaves at least two days of work a week. */
const mostWeekdaysOff = 5
/** A leap year, as in the contract: 29 February is a day of it. */
const someYear = 2028

/** Days on which nothing is taken or brought: of every week, of every year, and single ones. */
export function DaysOff() {
  const t = useTranslations('deskTariffs.days')
  const { set } = useTariffForm()
  return (
    <>
      <WeekdaysOff />
      <HolidayList title={t('yearly')} kind="yearly" />
      <HolidayList title={t('dated')} kind="dated" />
      {set && <NewHoliday />}
    </>
  )
}

function WeekdaysOff() {
  const t = useTranslations('deskTariffs.days')
  const { data, changed, set } = useTariffForm()
  const words = calendarWords(useLocale()).weekdays
  const off = data.serviceLevels.weekdaysOff
  const isChanged = (day: number) => changed.has(`${weekdays}.${day}`) || undefined
  // The words begin on Monday, the data on Sunday.
  const days = words.map((word, index) => ({ ...word, day: (index + 1) % 7 }))
  if (!set) {
    return (
      <div className="tariff-days">
        <span className="tariff-days__title">{t('weekdays')}</span>
        {off.length === 0 && <span className="muted">{t('noWeekdays')}</span>}
        {days
          .filter(({ day }) => off.includes(day))
          .map(({ day, long }) => (
            <span key={day} className="tariff-day" data-changed={isChanged(day)}>
              {long}
            </span>
          ))}
      </div>
    )
  }
  const turn = (day: number) =>
    set(weekdays, off.includes(day) ? off.filter((one) => one !== day) : [...off, day].sort())
  return (
    <fieldset className="tariff-days">
      <legend className="tariff-days__title">{t('weekdays')}</legend>
      {days.map(({ day, short, long }) => (
        <label key={day} className="tariff-day" title={long} data-changed={isChanged(day)}>
          <input
            type="checkbox"
            checked={off.includes(day)}
            disabled={!off.includes(day) && off.length >= mostWeekdaysOff}
            onChange={() => turn(day)}
          />
          <span aria-hidden="true">{short}</span>
          <span className="spoken">{long}</span>
        </label>
      ))}
    </fieldset>
  )
}

type Kind = 'yearly' | 'dated'

/** Those in force that a draft leaves out stay in sight, struck through. */
function HolidayList({ title, kind }: { title: string; kind: Kind }) {
  const t = useTranslations('deskTariffs')
  const { data, current, changed, set } = useTariffForm()
  const path = `${holidays}.${kind}`
  const own = data.serviceLevels.holidays[kind]
  const gone = current.serviceLevels.holidays[kind].filter((day) => !own.includes(day))
  const dayName = useDayName(kind)
  return (
    <div className="tariff-days">
      <span className="tariff-days__title">{title}</span>
      {own.length + gone.length === 0 && <span className="muted">{t('days.none')}</span>}
      {[...own, ...gone].sort().map((day) => {
        const isGone = gone.includes(day)
        return (
          <span key={day} className="tariff-day" data-changed={changed.has(`${path}.${day}`) || undefined}>
            {isGone ? <del>{dayName(day)}</del> : dayName(day)}
            {changed.has(`${path}.${day}`) && (
              <span className="spoken"> {t(isGone ? 'changed.removed' : 'changed.added')}</span>
            )}
            {set && !isGone && (
              <button
                type="button"
                className="tariff-day__remove"
                onClick={() =>
                  set(
                    path,
                    own.filter((one) => one !== day),
                  )
                }
              >
                <Icon name="close" size="tiny" />
                <span className="spoken">{t('days.remove', { day: dayName(day) })}</span>
              </button>
            )}
          </span>
        )
      })}
    </div>
  )
}

function useDayName(kind: Kind): (day: string) => string {
  const format = formatter(useLocale())
  return kind === 'yearly'
    ? (day) => format.date(Date.parse(`${someYear}-${day}`), 'dayMonth')
    : (day) => format.date(Date.parse(day))
}

function NewHoliday() {
  const t = useTranslations('deskTariffs.days')
  const { data, set } = useTariffForm()
  const [date, setDate] = useState('')
  const [kind, setKind] = useState<Kind>('dated')
  const dayOf = (one: string) => (kind === 'yearly' ? one.slice('2026-'.length) : one)
  const own = data.serviceLevels.holidays[kind]
  const add = () => {
    const day = dayOf(date)
    if (!own.includes(day)) set?.(`${holidays}.${kind}`, [...own, day].sort())
    setDate('')
  }
  return (
    <div className="tariff-new-day">
      <DayField
        inBar
        label={t('date')}
        max="2099-12-31"
        isOff={(one) => own.includes(dayOf(one))}
        value={date}
        onChange={setDate}
      />
      <label className="tariff-input">
        <span className="spoken">{t('every')}</span>
        <select
          className="tariff-input__box"
          value={kind}
          onChange={(event) => setKind(event.target.value === 'yearly' ? 'yearly' : 'dated')}
        >
          <option value="dated">{t('once')}</option>
          <option value="yearly">{t('everyYear')}</option>
        </select>
      </label>
      <Button look="second" small disabled={date === ''} onClick={add}>
        {t('add')}
      </Button>
    </div>
  )
}
