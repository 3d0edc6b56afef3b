import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { HolidayYear } from '#modules/pricing/holidays/holidays.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { DayField } from '../parts/days/day-field.tsx'

type NewDayProps = {
  year: number
  taken: readonly string[]
  promised: HolidayYear['promised']
  onAdd: (day: string) => void
}

/** One more day off, and what is promised for it. */
export function NewDay({ year, taken, promised, onAdd }: NewDayProps) {
  const t = useTranslations('deskHolidays')
  const { number } = formatter(useLocale())
  const [day, setDay] = useState('')
  const count = promised.find((one) => one.day === day)?.count ?? 0
  const isTaken = taken.includes(day)
  const add = () => {
    onAdd(day)
    setDay('')
  }
  return (
    <form
      className="holidays-new"
      onSubmit={(event) => {
        event.preventDefault()
        if (day !== '' && !isTaken) add()
      }}
    >
      <DayField
        label={t('newDay')}
        min={`${year}-01-01`}
        max={`${year}-12-31`}
        value={day}
        error={isTaken ? t('taken') : undefined}
        hint={count > 0 ? t('promisedThen', { count: number(count) }) : undefined}
        onChange={setDay}
      />
      <Button type="submit" look="second" disabled={day === '' || isTaken}>
        {t('add')}
      </Button>
    </form>
  )
}
