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

/** A code that was lost or locked: the new one goes to the phone, and the old one is worth nothing. */
export function CodeForm({ choice, onClose, onDone, ...keeper }: FormProps) {
  const t = useTranslations('receiver.code')
  const { send, ...task } = useChoice(receiverCalls.renewCode, keeper)
  const { new_codes_left: left } = keeper.page.pickup_code
  const submit = async () => {
    const after = await send({})
    if (after) onDone(after)
  }
  return (
    <ChoiceDialog choice={choice} task={task} onClose={onClose} onSubmit={() => void submit()} yes={t('yes')}>
      <p>{t('text')}</p>
      <p className="muted">{t('left', { number: String(left), count: left })}</p>
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
