import { useTranslations } from 'use-intl'
import { useTask } from '#client/use-task.ts'
import { counterCalls } from '#modules/counter/counter.calls.ts'
import type { DrawerClosing } from '#modules/counter/counter.contract.ts'
import { ReviewForm } from '../review-form.tsx'

type ReviewDialogProps = {
  closing: DrawerClosing
  onClose: () => void
  onDone: (after: DrawerClosing) => void
}

export function ReviewDialog({ closing, onClose, onDone }: ReviewDialogProps) {
  const t = useTranslations('deskCash.counters')
  const task = useTask(counterCalls.reviewClosing)
  return (
    <ReviewForm
      closing={closing}
      of={closing.point?.name ?? closing.person.name}
      by={closing.person.name}
      words={{
        book: t('book'),
        bookNote: t('bookNote'),
        explained: t('explained'),
        explainedNote: t('explainedNote'),
        done: t('done'),
      }}
      task={task}
      onClose={onClose}
      decide={async (body) => {
        const answer = await task.run({ params: { id: closing.id }, body })
        if (answer.ok) onDone(answer.value)
        return answer.ok
      }}
    />
  )
}
