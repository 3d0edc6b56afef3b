import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { noonOf } from '#kernel/tashkent.ts'
import { receiverCalls } from '#modules/orders/receiver/receiver.calls.ts'
import { calendarWords } from '#platform/i18n/calendar-words.ts'
import { formatter } from '#platform/i18n/format.ts'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import { ChoiceDialog } from './choice-dialog.tsx'
import type { FormProps } from './form-props.ts'
import { useChoice } from './use-choice.ts'

const sundayFirst = 7

/** Another day; the hours stay as they were agreed. */
export function DayForm({ choice, onClose, onDone, ...keeper }: FormProps) {
  const t = useTranslations('receiver.day')
  const locale = useLocale()
  const { date } = formatter(locale)
  const { weekdays } = calendarWords(locale)
  const { page } = keeper
  const [day, setDay] = useState(page.chosen.day ?? undefined)
  const [checked, setChecked] = useState(false)
  const { send, ...task } = useChoice(receiverCalls.chooseDay, keeper)
  const submit = async () => {
    setChecked(true)
    const after = day && (await send({ day }))
    if (after) onDone(after)
  }
  const weekdayOf = (one: string) => weekdays[(noonOf(one).getUTCDay() + sundayFirst - 1) % sundayFirst]?.long
  const { time_interval: interval } = page
  return (
    <ChoiceDialog choice={choice} task={task} onClose={onClose} onSubmit={() => void submit()}>
      <RadioCards
        label={t('label')}
        hint={interval ? t('hours', { interval: interval.replace('-', '–') }) : t('anyHour')}
        error={checked && !day ? t('missing') : undefined}
        value={day}
        onChange={setDay}
        cards={page.days.map((one) => ({
          value: one,
          label: date(noonOf(one)),
          note: weekdayOf(one),
        }))}
      />
    </ChoiceDialog>
  )
}
