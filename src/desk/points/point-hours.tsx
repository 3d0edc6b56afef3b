import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { calendarWords } from '#platform/i18n/calendar-words.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { readSpans, spansText } from './hours-text.ts'
import type { PartProps } from './use-point-edit.ts'

/** The week, a line a day: `9-18`, or two spans with a break between them. */
export function PointHours({ edit: { form, change }, wrong }: PartProps) {
  const t = useTranslations('deskPoints')
  const { weekdays } = calendarWords(useLocale())
  const set = (day: number, text: string) => change({ hours: form.hours.with(day, text) })
  const tidy = (day: number) => {
    const spans = readSpans(form.hours[day] ?? '')
    if (spans && spansText(spans) !== form.hours[day]) set(day, spansText(spans))
  }
  const [monday = ''] = form.hours
  return (
    <fieldset className="point-week">
      <legend>{t('fields.hours')}</legend>
      <p className="muted">{t('hints.hours')}</p>
      <div className="point-week__days">
        {form.hours.map((text, day) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: a day of the week is its number
            key={day}
            label={weekdays[day]?.long ?? ''}
            placeholder={t('dayOff')}
            maxLength={60}
            autoComplete="off"
            value={text}
            error={wrong(`hours.${day}`)}
            onChange={({ target }) => set(day, target.value)}
            onBlur={() => tidy(day)}
          />
        ))}
      </div>
      <p className="point-week__ways">
        <Button look="quiet" small onClick={() => change({ hours: form.hours.map(() => monday) })}>
          {t('asMonday')}
        </Button>
        <Button look="quiet" small onClick={() => change({ hours: form.hours.map(() => '00:00–24:00') })}>
          {t('roundTheClock')}
        </Button>
      </p>
    </fieldset>
  )
}
