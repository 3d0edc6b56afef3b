import './columns.css'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { TaskFailure } from '#client/task-failure.tsx'
import { useTask } from '#client/use-task.ts'
import { bulkCalls } from '#modules/bulk/bulk.calls.ts'
import type { UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { Star } from '#ui/star.tsx'
import { choiceOf, missingIn, twiceIn } from './choice.ts'
import { ColumnRow } from './column-row.tsx'
import { useFieldNames } from './use-field-names.ts'

type ColumnsStepProps = { upload: UploadAnswer; onMapped: (upload: UploadAnswer) => void }

/** What each column of the file is: guessed, or as it was for the file before. */
export function ColumnsStep({ upload, onMapped }: ColumnsStepProps) {
  const t = useTranslations('bulkFlow.columns')
  const task = useTask(bulkCalls.mapColumns)
  const [choice, setChoice] = useState(() => choiceOf(upload.columns))
  const [headerRow, setHeaderRow] = useState(upload.header_row ?? 0)
  const twice = twiceIn(choice)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (twice.size > 0) return
    const columns = [...choice].map(([index, field]) => ({ index, field }))
    const isMoved = headerRow !== (upload.header_row ?? 0)
    const body = isMoved ? { columns, header_row: headerRow } : { columns }
    const answer = await task.run({ params: { id: upload.id }, body })
    if (answer.ok) onMapped(answer.value)
  }
  return (
    <form className="wrap bulk-mapping" onSubmit={(event) => void submit(event)} noValidate>
      <header className="bulk-mapping__head">
        <div>
          <h1>{t('title')}</h1>
          <p className="lead">{t('lead')}</p>
        </div>
        <HeaderRow value={headerRow} onChange={setHeaderRow} />
      </header>
      <Key />
      <ul className="bulk-mapping__list" aria-label={t('title')}>
        {upload.columns.map((column) => (
          <ColumnRow
            key={column.index}
            column={column}
            choice={choice}
            isTwice={twice.has(column.index)}
            onChoose={(field) => setChoice(new Map(choice).set(column.index, field))}
          />
        ))}
      </ul>
      <Missing fields={missingIn(choice)} />
      <TaskFailure task={task} />
      <footer className="bulk-mapping__foot">
        <p className="muted">
          <FileFacts upload={upload} />
        </p>
        <Button type="submit" busy={task.state === 'busy'} disabled={twice.size > 0}>
          {t('check')}
          <Icon name="arrowRight" size="small" />
        </Button>
      </footer>
    </form>
  )
}

/** Rows that are looked through for headers. */
const lastHeaderRow = 20

function HeaderRow({ value, onChange }: { value: number; onChange: (row: number) => void }) {
  const t = useTranslations('bulkFlow.columns')
  const rows = Array.from({ length: Math.max(lastHeaderRow, value) }, (_, at) => at + 1)
  return (
    <div className="bulk-mapping__header-row">
      <Select
        label={t('headerRow')}
        value={String(value)}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        <option value="0">{t('noHeader')}</option>
        {rows.map((row) => (
          <option key={row} value={row}>
            {t('inRow', { row: String(row) })}
          </option>
        ))}
      </Select>
    </div>
  )
}

function Key() {
  const t = useTranslations('bulkFlow.columns')
  return (
    <ul className="bulk-mapping__key">
      <li data-sureness="certain">
        <Star className="bulk-column__star" /> {t('key.known')}
      </li>
      <li data-sureness="guess">
        <Star className="bulk-column__star" /> {t('key.guess')}
      </li>
    </ul>
  )
}

function Missing({ fields }: { fields: ReturnType<typeof missingIn> }) {
  const t = useTranslations('bulkFlow.columns')
  const names = useFieldNames()
  if (fields.length === 0) return null
  return (
    <Notice tone="info" title={t('missing', { what: fields.map(names).join(', ') })}>
      {t('missingText')}
    </Notice>
  )
}

function FileFacts({ upload: { rows, name } }: { upload: UploadAnswer }) {
  const t = useTranslations('bulkFlow.columns')
  const format = formatter(useLocale())
  if (rows === 0) return name
  return t('facts', { name, count: rows, shown: format.number(rows) })
}
