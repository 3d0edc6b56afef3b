import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { base64Of } from '#client/base64-of.ts'
import { useLocale } from '#client/surroundings.ts'
import { useTask } from '#client/use-task.ts'
import type { ComparisonDetail } from '#modules/payments/comparison/comparison.contract.ts'
import { paymentSearchCalls } from '#modules/payments/desk/payment-search.calls.ts'
import { providerName } from '#parcel/names/payment-names.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Select } from '#ui/fields/select.tsx'
import { FileDrop } from '#ui/pickers/file-drop.tsx'
import { DayField } from '../parts/days/day-field.tsx'
import { DeskFormDialog } from '../parts/desk-form-dialog.tsx'
import { providers } from './payments-view.ts'

type CompareDialogProps = { onClose: () => void; onDone: (made: ComparisonDetail) => void }

const kilobyte = 1024

/** A day, a provider and its list; without a list the books are compared. */
export function CompareDialog({ onClose, onDone }: CompareDialogProps) {
  const t = useTranslations('deskPayments')
  const task = useTask(paymentSearchCalls.runComparison)
  const format = formatter(useLocale())
  const [provider, setProvider] = useState<string>(providers[0])
  const [day, setDay] = useState('')
  const [file, setFile] = useState<File>()
  const [tried, setTried] = useState(false)
  async function submit() {
    setTried(true)
    if (day === '') return
    const content = file && (await base64Of(file))
    // Changed or gone since it was chosen.
    if (file && content === undefined) return setFile(undefined)
    const list = file && content !== undefined ? { name: file.name, content } : undefined
    const answer = await task.run({ body: { provider, day, file: list } })
    if (answer.ok) onDone(answer.value)
  }
  return (
    <DeskFormDialog
      title={t('compare.action')}
      no={t('no')}
      yes={t('compare.yes')}
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <Select
        label={t('refunds.provider')}
        value={provider}
        onChange={(event) => setProvider(event.target.value)}
      >
        {providers.map((one) => (
          <option key={one} value={one}>
            {providerName(one)}
          </option>
        ))}
      </Select>
      <DayField
        label={t('compare.day')}
        value={day}
        error={tried && day === '' ? t('compare.dayMissing') : undefined}
        onChange={setDay}
      />
      <FileDrop
        label={t('compare.file')}
        hint={t('compare.fileHint')}
        files={
          file
            ? [
                {
                  id: 'list',
                  name: file.name,
                  size: `${format.number(Math.ceil(file.size / kilobyte))} KB`,
                },
              ]
            : []
        }
        onAdd={([chosen]) => setFile(chosen)}
        onRemove={() => setFile(undefined)}
        accept=".xlsx,.csv,.txt,text/csv,text/plain"
        most={1}
        texts={{
          choose: t('compare.choose'),
          orDrop: t('compare.orDrop'),
          camera: t('compare.choose'),
          retry: t('compare.choose'),
          remove: (name) => t('compare.remove', { name }),
          sending: (name) => name,
        }}
      />
    </DeskFormDialog>
  )
}
