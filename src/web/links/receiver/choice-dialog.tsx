import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { FormDialog } from '#client/form-dialog.tsx'
import type { ChoiceAnswer } from '#modules/orders/receiver/receiver.contract.ts'
import { Notice } from '#ui/show/notice.tsx'
import { useChoiceTexts } from './choice-texts.ts'
import type { Sending } from './use-choice.ts'

type ChoiceDialogProps = {
  choice: ChoiceAnswer
  task: Pick<Sending, 'state' | 'error'>
  onClose: () => void
  onSubmit: () => void
  yes?: string | undefined
  no?: string | undefined
  children: ReactNode
}

/** One choice: until when and for how much first, then the question, then the answer. */
export function ChoiceDialog({ choice, task, onClose, onSubmit, yes, no, children }: ChoiceDialogProps) {
  const t = useTranslations('receiver')
  const { title, failure } = useChoiceTexts()
  return (
    <FormDialog
      title={title(choice)}
      no={no ?? t('form.leave')}
      yes={yes ?? t('form.save')}
      look={choice.kind === 'refuse' ? 'danger' : 'main'}
      busy={task.state === 'busy'}
      place="side"
      cross
      className="receiver-form"
      onClose={onClose}
      onSubmit={() => onSubmit()}
    >
      <Terms choice={choice} />
      {children}
      <div role="status">{task.error && <Notice tone="danger">{failure(task.error)}</Notice>}</div>
    </FormDialog>
  )
}

function Terms({ choice }: { choice: ChoiceAnswer }) {
  const t = useTranslations('receiver.terms')
  const { until, price, money } = useChoiceTexts()
  return (
    <div className="receiver-terms">
      <dl>
        <div>
          <dt>{t('price')}</dt>
          <dd>{price(choice.price)}</dd>
        </div>
        {choice.deadline && (
          <div>
            <dt>{t('until')}</dt>
            <dd>{until(choice.deadline)}</dd>
          </div>
        )}
      </dl>
      {choice.not_refunded > 0 && <p>{t('notRefunded', { amount: money(choice.not_refunded) })}</p>}
    </div>
  )
}
