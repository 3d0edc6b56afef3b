import './columns.css'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LoadFailed } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { TaskFailure } from '#client/task-failure.tsx'
import { useAnswer } from '#client/use-answer.ts'
import { useTask } from '#client/use-task.ts'
import { bulkCalls } from '#modules/bulk/bulk.calls.ts'
import type { UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { Star } from '#ui/star.tsx'
import { areKnown, type Choice, choiceOf, missingIn, twiceIn } from './choice.ts'
import { ColumnRow } from './column-row.tsx'
import { useFieldNames } from './use-field-names.ts'

type ColumnsStepProps = { upload: UploadAnswer; onMapped: (upload: UploadAnswer) => void }

/** What each column of the file is: guessed, or as it was for the file before. */
export function ColumnsStep({ upload, onMapped }: ColumnsStepProps) {
  const t = useTranslations('bulkFlow.columns')
  const task = useTask(bulkCalls.mapColumns)
  const { columns, headerRow, isMoved, failed, isWaiting, moveTo } = useColumns(upload)
  const [chosen, setChosen] = useState<Choice>(new Map())
  const choice: Choice = new Map([...choiceOf(columns), ...chosen])
  const twice = twiceIn(choice)
  const isSure = areKnown(columns)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (twice.size > 0 || isWaiting) return
    const fields = [...choice].map(([index, field]) => ({ index, field }))
    const body = isMoved ? { columns: fields, header_row: headerRow } : { columns: fields }
    const answer = await task.run({ params: { id: upload.id }, body })
    if (answer.ok) onMapped(answer.value)
  }
  return (
    <form className="wrap bulk-mapping" onSubmit={(event) => void submit(event)} noValidate>
      <header className="bulk-mapping__head">
        <div>
          <h1>{t('title')}</h1>
          <p className="lead">{t(isSure ? 'leadSure' : 'lead')}</p>
        </div>
        <HeaderRow
          value={headerRow}
          onChange={(row) => {
            // What was chosen belongs to the headers of before.
            setChosen(new Map())
            moveTo(row)
          }}
        />
      </header>
      {!isSure && <Key />}
      {failed && <LoadFailed look="part" error={failed.error} retry={failed.retry} />}
      <ul className="bulk-mapping__list" aria-label={t('title')} aria-busy={isWaiting}>
        {columns.map((column) => (
          <ColumnRow
            key={column.index}
            column={column}
            choice={choice}
            isTwice={twice.has(column.index)}
            onChoose={(field) => setChosen(new Map(chosen).set(column.index, field))}
          />
        ))}
      </ul>
      <Missing fields={missingIn(choice)} />
      <TaskFailure task={task} />
      <footer className="bulk-mapping__foot">
        <p className="muted">
          <FileFacts upload={upload} />
        </p>
        <Button type="submit" busy={task.state === 'busy'} disabled={twice.size > 0 || isWaiting}>
          {t('check')}
          <Icon name="arrowRight" size="small" />
        </Button>
      </footer>
    </form>
  )
}

/** The columns under the headers that we found, or under those of another row as soon as it is named. */
function useColumns(upload: UploadAnswer) {
  const found = upload.header_row ?? 0
  const [headerRow, moveTo] = useState(found)
  const isMoved = headerRow !== found
  const question = { params: { id: upload.id }, query: { header_row: headerRow } }
  const moved = useAnswer(bulkCalls.readColumns, isMoved ? question : undefined, { keep: true })
  const isWaiting = isMoved && (moved.state !== 'ready' || moved.kept)
  return {
    columns: (isMoved ? moved.data?.columns : undefined) ?? upload.columns,
    headerRow,
    isMoved,
    isWaiting,
    failed: isMoved && moved.error ? { error: moved.error, retry: moved.retry } : undefined,
    moveTo,
  }
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
