import { useTranslations } from 'use-intl'
import { mostHolidays } from '#modules/points/domain/point-rules.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { DayField } from '../parts/days/day-field.tsx'
import { noTexts } from '../parts/texts/edited-texts.ts'
import { TextsField } from '../parts/texts/texts-field.tsx'
import type { HolidayForm } from './point-form.ts'
import type { PartProps } from './use-point-edit.ts'

const longestNote = 80

/** Days that differ from the week: shut, or with hours of their own, and why. */
export function PointHolidays({ edit: { form, change }, wrong }: PartProps) {
  const t = useTranslations('deskPoints')
  const { holidays } = form
  const set = (index: number, part: Partial<HolidayForm>) =>
    change({ holidays: holidays.map((one, at) => (at === index ? { ...one, ...part } : one)) })
  return (
    <fieldset className="point-week">
      <legend>{t('fields.holidays')}</legend>
      <p className="muted">{t('hints.holidays')}</p>
      {holidays.map((holiday, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name until they are saved
        <div key={index} className="point-holiday">
          <DayField
            label={t('holiday.day')}
            max="2099-12-31"
            value={holiday.day}
            error={wrong(`holidays.${index}.day`)}
            isOff={(day) => holidays.some((one, at) => at !== index && one.day === day)}
            onChange={(day) => set(index, { day })}
          />
          <TextField
            label={t('holiday.hours')}
            placeholder={t('dayOff')}
            maxLength={60}
            autoComplete="off"
            value={holiday.hours}
            error={wrong(`holidays.${index}.hours`)}
            onChange={({ target }) => set(index, { hours: target.value })}
          />
          <Button
            look="quiet"
            small
            onClick={() => change({ holidays: holidays.filter((_, at) => at !== index) })}
          >
            <Icon name="trash" size="small" />
            {t('holiday.remove')}
          </Button>
          <div className="point-holiday__note">
            <TextsField
              label={t('holiday.note')}
              alwaysMade
              max={longestNote}
              value={holiday.note}
              faults={{
                uz: wrong(`holidays.${index}.note.uz`),
                ru: wrong(`holidays.${index}.note.ru`),
                en: wrong(`holidays.${index}.note.en`),
              }}
              onChange={(note) => set(index, { note })}
            />
          </div>
        </div>
      ))}
      <Button
        look="second"
        small
        disabled={holidays.length >= mostHolidays}
        onClick={() => change({ holidays: [...holidays, { day: '', hours: '', note: noTexts }] })}
      >
        <Icon name="plus" size="small" />
        {t('holiday.add')}
      </Button>
    </fieldset>
  )
}
