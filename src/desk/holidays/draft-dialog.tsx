import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { useTask } from '#client/use-task.ts'
import { noonOf } from '#kernel/tashkent.ts'
import { tariffDeskCalls } from '#modules/pricing/tariff/tariff-desk.calls.ts'
import { formatter } from '#platform/i18n/format.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { DeskFormDialog } from '../parts/desk-form-dialog.tsx'
import { type Changes, changedHolidays } from './year-days.ts'

type DraftDialogProps = { version: number; changes: Changes; onClose: () => void }

/** Days off are numbers of the tariff: the change becomes a draft of it, which two people publish. */
export function DraftDialog({ version, changes, onClose }: DraftDialogProps) {
  const t = useTranslations('deskHolidays')
  const { date } = formatter(useLocale())
  const locale = useLocale()
  const navigate = useNavigate()
  const tariff = useAnswer(tariffDeskCalls.readTariff, { params: { version } })
  const task = useTask(tariffDeskCalls.draftTariff)
  const listed = (days: readonly string[]) => days.map((day) => date(noonOf(day), 'dayMonth')).join(', ')
  const [note, setNote] = useState(
    [
      changes.added.length > 0 && t('noteAdded', { days: listed(changes.added) }),
      changes.removed.length > 0 && t('noteRemoved', { days: listed(changes.removed) }),
    ]
      .filter(Boolean)
      .join(' '),
  )
  async function submit(): Promise<void> {
    if (!tariff.data) return
    const { serviceLevels } = tariff.data.data
    const holidays = changedHolidays(serviceLevels.holidays, changes)
    const data = { ...tariff.data.data, serviceLevels: { ...serviceLevels, holidays } }
    const made = await task.run({ body: { data, note } })
    if (!made.ok) return
    await navigate(localizedPath(locale, `/desk/tariffs/${made.value.version}?publish`))
  }
  return (
    <DeskFormDialog
      title={t('makeDraft')}
      no={t('no')}
      yes={t('make')}
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <Loaded of={tariff} look="part">
        {() => <p>{t('twoPeople')}</p>}
      </Loaded>
      <TextArea
        label={t('note')}
        rows={2}
        required
        maxLength={500}
        value={note}
        error={task.told('note')}
        onChange={(event) => setNote(event.target.value)}
      />
    </DeskFormDialog>
  )
}
