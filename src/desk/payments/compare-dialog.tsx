import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ComparisonDetail } from '#modules/payments/comparison.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { FileDrop } from '#ui/file-drop.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useApi } from '#web/api-client.ts'
import { useLocale } from '#web/shell/current-page.ts'
import { DeskFormDialog } from '../desk-form-dialog.tsx'
import { readComparison } from './differences.tsx'
import { comparisonsApi, providers } from './payments-view.ts'
import { providerName } from './provider-names.ts'

type CompareDialogProps = { onClose: () => void; onDone: (made: ComparisonDetail) => void }

const kilobyte = 1024

/** A day, a provider and its list; without a list the books are compared. */
export function CompareDialog({ onClose, onDone }: CompareDialogProps) {
  const t = useTranslations('deskPayments')
  const api = useApi()
  const format = formatter(useLocale())
  const [provider, setProvider] = useState<string>(providers[0])
  const [day, setDay] = useState('')
  const [file, setFile] = useState<File>()
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  async function submit() {
    setTried(true)
    if (day === '' || busy) return
    setBusy(true)
    const list = file && { name: file.name, text: await file.text() }
    const body = { provider, day, file: list }
    const answer = await api.request(comparisonsApi, { method: 'POST', body, read: readComparison })
    setBusy(false)
    if (answer.ok) onDone(answer.value)
    else setFailure(answer.error.message ?? t('failed'))
  }
  return (
    <DeskFormDialog
      title={t('compare.action')}
      no={t('no')}
      yes={t('compare.yes')}
      busy={busy}
      failure={failure}
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
      <TextField
        label={t('compare.day')}
        type="date"
        value={day}
        error={tried && day === '' ? t('compare.dayMissing') : undefined}
        onChange={(event) => setDay(event.target.value)}
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
        accept=".csv,text/csv,text/plain"
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
