import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FormDialog } from '#client/form-dialog.tsx'
import { TaskFailure } from '#client/task-failure.tsx'
import { useTask } from '#client/use-task.ts'
import { counterCalls } from '#modules/counter/counter.calls.ts'
import type { CounterPost } from '#modules/counter/counter.contract.ts'
import { NumberField } from '#ui/fields/number-field.tsx'
import { useRefreshPost } from '../frame/use-post.ts'

const most = { rows: 26, columns: 99 } as const

/** How many boards the shelf has, and how many places a board. Parcels keep the places that they have. */
export function LayoutDialog({ post, onClose }: { post: CounterPost; onClose: () => void }) {
  const t = useTranslations('deskCounter.layout')
  const task = useTask(counterCalls.saveLayout)
  const refresh = useRefreshPost()
  const [rows, setRows] = useState<number | undefined>(post.shelf.rows)
  const [columns, setColumns] = useState<number | undefined>(post.shelf.columns)
  const isWhole = rows !== undefined && columns !== undefined
  const save = async () => {
    if (!isWhole) return
    const answer = await task.run({ body: { rows, columns } })
    if (!answer.ok) return
    refresh()
    onClose()
  }
  const last =
    rows === undefined ? '' : String.fromCharCode('A'.charCodeAt(0) + Math.min(rows, most.rows) - 1)
  return (
    <FormDialog
      title={t('title')}
      no={t('no')}
      yes={t('yes')}
      busy={task.state === 'busy'}
      disabled={!isWhole}
      className="counter-form"
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <NumberField
        label={t('rows')}
        hint={t('rowsHint', { last })}
        value={rows}
        min={1}
        max={most.rows}
        step={1}
        onChange={setRows}
      />
      <NumberField
        label={t('columns')}
        value={columns}
        min={1}
        max={most.columns}
        step={1}
        onChange={setColumns}
      />
      <TaskFailure task={task} />
    </FormDialog>
  )
}
