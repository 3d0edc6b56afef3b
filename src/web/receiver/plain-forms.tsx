import { useTranslations } from 'use-intl'
import { ChoiceDialog } from './choice-dialog.tsx'
import type { FormProps } from './choices.tsx'
import { useChoice } from './use-choice.ts'

/** Seven more days at the point, once. */
export function StorageForm({ choice, onClose, onDone, ...keeper }: FormProps) {
  const t = useTranslations('receiver.storage')
  const { send, ...task } = useChoice(keeper)
  const submit = async () => {
    const after = await send('storage')
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
  const { send, ...task } = useChoice(keeper)
  const submit = async () => {
    const after = await send('refuse')
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
