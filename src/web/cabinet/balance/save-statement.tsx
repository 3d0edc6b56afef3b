import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useApi } from '#client/api.ts'
import { useFailureText } from '#client/failure-text.ts'
import { saveFile } from '#client/save-file.ts'
import { statementExportCalls } from '#modules/ledger/statement-export.calls.ts'
import type { StatementFormat } from '#modules/ledger/statement-export.contract.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Icon } from '#ui/icon.tsx'
import type { DayRange } from '#ui/pickers/calendar-days.ts'
import { useDaysText } from './statement-filters.tsx'

const formats = [
  { format: 'pdf', name: 'PDF' },
  { format: 'xlsx', name: 'Excel' },
  { format: 'csv', name: 'CSV' },
] as const satisfies readonly { format: StatementFormat; name: string }[]

/** The same days as a document, for an accountant or a tax report. */
export function SaveStatement({ days }: { days: DayRange }) {
  const t = useTranslations('balance.statement')
  const daysText = useDaysText()
  const [busy, setBusy] = useState<StatementFormat>()
  const save = useSave(days)
  return (
    <div className="save-statement">
      <div>
        <h3>{t('save')}</h3>
        <p className="muted">{t('saveFor', { days: daysText(days) })}</p>
      </div>
      <div className="save-statement__formats">
        {formats.map(({ format, name }) => (
          <Button
            key={format}
            look="second"
            small
            busy={busy === format}
            aria-label={busy === format ? t('preparing') : `${t('save')}: ${name}`}
            onClick={async () => {
              setBusy(format)
              await save(format)
              setBusy(undefined)
            }}
          >
            <Icon name="download" size="small" />
            {name}
          </Button>
        ))}
      </div>
    </div>
  )
}

function useSave({ from, to }: DayRange) {
  const t = useTranslations('balance.statement')
  const api = useApi()
  const toast = useToast()
  const failureText = useFailureText()
  return async (format: StatementFormat) => {
    const answer = await api.call(statementExportCalls.exportStatement, { query: { format, from, to } })
    if (!answer.ok) return toast({ text: failureText(answer.error), tone: 'danger' })
    saveFile(answer.value, `tezbox-${from}-${to}.${format}`)
    toast({ text: t('saved'), tone: 'ok' })
  }
}
