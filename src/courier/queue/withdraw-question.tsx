import { useTranslations } from 'use-intl'
import { useField, type WaitingAction } from '#client/field/field-store.ts'
import { Confirm } from '#ui/float/dialog.tsx'
import { useToast } from '#ui/float/toast.tsx'

type WithdrawQuestionProps = {
  action: WaitingAction
  /** What was done, and for whom. */
  what: string
  onClose: () => void
}

/** A glove on a list of what was done: nothing leaves it by one press. */
export function WithdrawQuestion({ action, what, onClose }: WithdrawQuestionProps) {
  const t = useTranslations('courierQueue.withdrawing')
  const store = useField()
  const toast = useToast()
  const withdraw = async () => {
    onClose()
    if (!(await store.withdraw(action.clientId))) toast({ text: t('late'), tone: 'danger' })
  }
  return (
    <Confirm
      open
      danger
      title={t('title')}
      yes={t('yes')}
      no={t('no')}
      onYes={() => void withdraw()}
      onNo={onClose}
    >
      <p>{t('text', { parcel: what })}</p>
    </Confirm>
  )
}
