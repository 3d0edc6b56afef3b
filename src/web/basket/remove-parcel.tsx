import { useTranslations } from 'use-intl'
import type { OrderAnswer } from '#modules/orders/orders.contract.ts'
import { Confirm } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { useToast } from '#ui/toast.tsx'
import { useApi } from '../api-client.ts'
import { useTask } from '../profile/use-task.ts'
import { useFailureText } from '../use-failure-text.ts'
import { ordersApi, readOrder } from './answers.ts'

type RemoveParcelProps = {
  order: OrderAnswer | undefined
  onClose: () => void
  onRemoved: () => Promise<void>
}

/** Yes or no, since what was written is not kept. */
export function RemoveParcel({ order, onClose, onRemoved }: RemoveParcelProps) {
  const t = useTranslations('basket.list')
  const api = useApi()
  const task = useTask()
  const toast = useToast()
  const failureText = useFailureText('basket')
  const close = () => {
    task.reset()
    onClose()
  }
  const remove = async () => {
    const path = `${ordersApi}/orders/${order?.id}/cancel`
    const isDone = await task.run(() =>
      api.request(path, { method: 'POST', body: { version: order?.version }, read: readOrder }),
    )
    if (!isDone) return
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
