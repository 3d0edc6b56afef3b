import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useTask } from '#client/use-task.ts'
import type { OrderAnswer } from '#modules/orders/orders.contract.ts'
import { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import { Confirm } from '#ui/float/dialog.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Notice } from '#ui/show/notice.tsx'

type RemoveParcelProps = {
  order: OrderAnswer | undefined
  onClose: () => void
  onRemoved: () => Promise<void>
}

/** Yes or no, since what was written is not kept. */
export function RemoveParcel({ order, onClose, onRemoved }: RemoveParcelProps) {
  const t = useTranslations('basket.list')
  const task = useTask(orderVerbsCalls.cancel)
  const toast = useToast()
  const failureText = useFailureText()
  const close = () => {
    task.reset()
    onClose()
  }
  const remove = async () => {
    if (!order) return
    const answer = await task.run({ params: { id: order.id }, body: { version: order.version } })
    if (!answer.ok) return
    close()
    toast({ text: t('removed'), tone: 'ok' })
    await onRemoved()
  }
  return (
    <Confirm
      open={order !== undefined}
      title={t('removeTitle')}
      yes={t('removeYes')}
      no={t('removeNo')}
      danger
      busy={task.state === 'busy'}
      onYes={() => void remove()}
      onNo={close}
    >
      <p>{t('removeText', { what: order?.description ?? '' })}</p>
      {task.error && (
        <div role="alert">
          <Notice tone="danger">{failureText(task.error)}</Notice>
        </div>
      )}
    </Confirm>
  )
}
