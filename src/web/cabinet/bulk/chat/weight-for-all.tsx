import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { TaskState } from '#client/task-state.tsx'
import { useTask } from '#client/use-task.ts'
import { bulkCalls } from '#modules/bulk/bulk.calls.ts'
import type { RowAnswer, UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'

type WeightForAllProps = {
  upload: UploadAnswer
  rows: readonly RowAnswer[]
  onFilled: (upload: UploadAnswer) => void
}

/** Customers never write what their parcel weighs: one answer for all that lack it. */
export function WeightForAll({ upload, rows, onFilled }: WeightForAllProps) {
  const t = useTranslations('bulkFlow.chat')
  const [text, setText] = useState('1')
  const task = useTask(bulkCalls.fillColumn)
  const lacking = rows.filter(({ cells: { weight } }) => weight?.error && weight.text.trim() === '')
  if (lacking.length === 0) return null
  const fill = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    const body = { field: 'weight' as const, to: text, only_empty: true }
    const answer = await task.run({ params: { id: upload.id }, body })
    if (answer.ok) onFilled(answer.value.upload)
  }
  return (
    <form className="bulk-weight" onSubmit={(event) => void fill(event)}>
      <TextField
        label={t('weight')}
        inputMode="decimal"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" look="second" small busy={task.state === 'busy'}>
        {t('weightForAll')}
      </Button>
      <TaskState task={task} />
    </form>
  )
}
