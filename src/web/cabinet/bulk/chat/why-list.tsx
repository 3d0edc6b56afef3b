import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { TaskState } from '#client/task-state.tsx'
import type { TaskLook } from '#client/use-task.ts'
import type { RowAnswer } from '#modules/bulk/bulk.contract.ts'
import type { Field } from '#modules/bulk/domain/fields.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Icon } from '#ui/icon.tsx'
import { useFieldNames } from '../columns/use-field-names.ts'
import { cellsIn, openIn } from './marks.ts'
import type { ChatMessage } from './use-chat.ts'
import { WhyItem } from './why-item.tsx'

type WhyListProps = {
  row: RowAnswer
  message: ChatMessage | undefined
  task: TaskLook
  onWrite: (field: Field, text: string) => Promise<boolean>
  onDrop: () => void
}

/** What a customer cannot know. */
const ownMatters: readonly Field[] = ['weight', 'length', 'width', 'height']

/** What is guessed and what is missing in a row: from which words, and what can be done about it. */
export function WhyList({ row, message, task, onWrite, onDrop }: WhyListProps) {
  const t = useTranslations('bulkFlow.chat')
  const [all, setAll] = useState(false)
  const open = openIn(row)
  const shown = all ? cellsIn(row) : open
  const missing = open.filter(
    ({ field, cell }) => cell.error && cell.text.trim() === '' && !ownMatters.includes(field),
  )
  return (
    <div className="bulk-why">
      {shown.length > 0 && (
        <ul aria-label={t('why', { number: String(row.n) })}>
          {shown.map((one) => (
            <WhyItem
              key={one.field}
              open={one}
              message={message}
              isSure={!open.some(({ field }) => field === one.field)}
              onWrite={(text) => onWrite(one.field, text)}
            >
              {one.field === missing[0]?.field && <AskCustomer fields={missing.map(({ field }) => field)} />}
            </WhyItem>
          ))}
        </ul>
      )}
      <TaskState task={task} />
      <p className="bulk-why__rest">
        <Button look="quiet" small aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'fewFields' : 'allFields')}
        </Button>
        <Button look="quiet" small onClick={onDrop}>
          {t('noOrder')}
        </Button>
      </p>
    </div>
  )
}

/** A question to send to the customer, in the clipboard. */
function AskCustomer({ fields }: { fields: readonly Field[] }) {
  const t = useTranslations('bulkFlow.chat')
  const names = useFieldNames()
  const toast = useToast()
  const copy = async () => {
    const what = fields.map((field) => names(field).toLocaleLowerCase()).join(', ')
    try {
      await navigator.clipboard.writeText(t('question', { what }))
      toast({ text: t('questionCopied') })
    } catch {
      toast({ text: t('questionRefused'), tone: 'danger' })
    }
  }
  return (
    <Button look="second" small onClick={() => void copy()}>
      <Icon name="copy" size="small" />
      {t('askCustomer')}
    </Button>
  )
}
