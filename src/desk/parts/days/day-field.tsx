import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { noonOf, tashkentDay } from '#kernel/tashkent.ts'
import { calendarWords, dateFieldWords } from '#platform/i18n/calendar-words.ts'
import { formatter } from '#platform/i18n/format.ts'
import { DateField, type DateFieldProps } from '#ui/pickers/days/date-field.tsx'

type DayFieldProps = Omit<DateFieldProps, 'words' | 'texts' | 'today'>

/** A day of Tashkent in the words of the desk. */
export function DayField(props: DayFieldProps) {
  const t = useTranslations('desk.dates')
  const locale = useLocale()
  const [today] = useState(() => tashkentDay(new Date()))
  const words = useMemo(() => ({ ...calendarWords(locale), ...dateFieldWords(locale) }), [locale])
  const said = (day: string) => formatter(locale).date(noonOf(day))
  return (
    <DateField
      {...props}
      words={words}
      today={today}
      texts={{
        open: t('open'),
        previousMonth: t('previousMonth'),
        nextMonth: t('nextMonth'),
        today: t('today'),
        clear: t('clear'),
        close: t('close'),
        pattern: t('pattern'),
        unread: t('unread', { example: words.format(today) }),
        tooEarly: (day) => t('tooEarly', { day: said(day) }),
        tooLate: (day) => t('tooLate', { day: said(day) }),
        off: t('off'),
      }}
    />
  )
}
