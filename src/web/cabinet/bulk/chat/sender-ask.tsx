import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { TaskState } from '#client/task-state.tsx'
import { useWork } from '#client/use-task.ts'
import { ok } from '#kernel/result.ts'
import { bulkCalls } from '#modules/bulk/bulk.calls.ts'
import type { Changed, RowAnswer, UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import { type Field, senderFields } from '#modules/bulk/domain/fields.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useFieldNames } from '../columns/use-field-names.ts'
import type { Open } from './marks.ts'

type SenderAskProps = {
  upload: UploadAnswer
  rows: readonly RowAnswer[]
  onFilled: (upload: UploadAnswer) => void
}

/** Where parcels are sent from stands in no chat: asked once, for all rows. */
export function SenderAsk({ upload, rows, onFilled }: SenderAskProps) {
  const t = useTranslations('bulkFlow.chat.sender')
  const names = useFieldNames()
  const [texts, setTexts] = useState<{ [field in Field]?: string }>({})
  const task = useWork()
  const asked = askedIn(rows)
  if (asked.length === 0) return null
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const given = asked.flatMap(({ field, cell }) => {
      const to = (texts[field] ?? cell.text).trim()
      return to === '' ? [] : [{ field, from: cell.text, to }]
    })
    const answer = await task.run(async (api) => {
      let last: Changed | undefined
      for (const { field, from, to } of given) {
        const params = { id: upload.id }
        const filled =
          from === ''
            ? await api.call(bulkCalls.fillColumn, { params, body: { field, to, only_empty: true } })
            : await api.call(bulkCalls.replaceAlike, { params, body: { field, from, to } })
        if (!filled.ok) return filled
        last = filled.value
      }
      return ok(last)
    })
    if (answer.ok && answer.value) onFilled(answer.value.upload)
  }
  return (
    <form className="bulk-sender" onSubmit={(event) => void send(event)}>
      <p>
        <b>{t('title')}</b>
        <span className="muted">{t('text')}</span>
      </p>
      {asked.map(({ field, cell }) => (
        <TextField
          key={field}
          label={names(field)}
          error={cell.text === '' ? undefined : cell.error?.message}
          value={texts[field] ?? cell.text}
          onChange={(event) => setTexts({ ...texts, [field]: event.target.value })}
        />
      ))}
      <Button type="submit" look="second" busy={task.state === 'busy'}>
        {t('forAll')}
      </Button>
      <TaskState task={task} />
    </form>
  )
}

const askedIn = (rows: readonly RowAnswer[]): Open[] =>
  senderFields.flatMap((field) => {
    const cell = rows.map(({ cells }) => cells[field]).find((one) => one?.error)
    return cell ? [{ field, cell }] : []
  })
