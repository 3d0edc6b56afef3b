import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FormDialog } from '#client/form-dialog.tsx'
import { useLocale } from '#client/surroundings.ts'
import type { Field } from '#modules/bulk/domain/fields.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { RowChanges } from './rows/use-row-changes.ts'

type FillColumnProps = { field: Field; rows: number; changes: RowChanges; onClose: () => void }

/** One text for a whole column: the same weight for all, a service for all. */
export function FillColumn({ field, rows, changes, onClose }: FillColumnProps) {
  const t = useTranslations('bulkTable.fill')
  const names = useTranslations('bulk.fields')
  const format = formatter(useLocale())
  const [text, setText] = useState('')
  const [onlyEmpty, setOnlyEmpty] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const send = async () => {
    setIsBusy(true)
    const isDone = await changes.fillColumn(field, text, onlyEmpty)
    setIsBusy(false)
    if (isDone) onClose()
  }
  return (
    <FormDialog
      title={t('title', { column: names(field) })}
      no={t('no')}
      yes={t('yes', { count: rows, shown: format.number(rows) })}
      busy={isBusy}
      className="bulk-fill"
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <TextField
        label={t('text')}
        hint={t('hint')}
        value={text}
        maxLength={2000}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <Checkbox
        checked={onlyEmpty}
        label={t('onlyEmpty')}
        onChange={(event) => setOnlyEmpty(event.target.checked)}
      />
    </FormDialog>
  )
}
