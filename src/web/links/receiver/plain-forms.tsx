import { useTranslations } from 'use-intl'
import { receiverCalls } from '#modules/orders/receiver/receiver.calls.ts'
import { ChoiceDialog } from './choice-dialog.tsx'
import type { FormProps } from './form-props.ts'
import { useChoice } from './use-choice.ts'

/** Seven more days at the point, once. */
export function StorageForm({ choice, onClose, onDone, ...keeper }: FormProps) {
  const t = useTranslations('receiver.storage')
  const { send, ...task } = useChoice(receiverCalls.extendStorage, keeper)
  const submit = async () => {
    const after = await send({})
    if (after) onDone(after)
  }
  return (
    <ChoiceDialog choice={choice} task={task} onClose={onClose} onSubmit={() => void submit()} yes={t('yes')}>
      <p>{t('text')}</p>
    </ChoiceDialog>
  )
}

/** What follows is said before it is too late. */
export function RefuseForm({ choice, onClose, onDone, ...keeper }: FormProps) {
  const t = useTranslations('receiver.refuse')
  const { send, ...task } = useChoice(receiverCalls.refuse, keeper)
  const submit = async () => {
    const after = await send({})
    if (after) onDone(after)
  }
  return (
    <ChoiceDialog
      choice={choice}
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
      yes={t('yes')}
      no={t('no')}
    >
      <p>{t('text')}</p>
    </ChoiceDialog>
  )
}
