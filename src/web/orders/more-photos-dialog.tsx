import { useTranslations } from 'use-intl'
import { useToast } from '#ui/toast.tsx'
import { useApi } from '../api-client.ts'
import { useTask } from '../profile/use-task.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { ordersApi, readDone } from './answers.ts'
import { ClaimPhotoField } from './claim-photo-field.tsx'
import { TaskFailure } from './task-failure.tsx'
import { useClaimPhotos } from './use-claim-photos.ts'

type MorePhotosDialogProps = {
  orderId: string
  claimId: string
  onClose: () => void
  onSent: () => Promise<void>
}

/** Another picture helps whoever decides, until they have. */
export function MorePhotosDialog({ orderId, claimId, onClose, onSent }: MorePhotosDialogProps) {
  const t = useTranslations('myOrders.claims')
  const api = useApi()
  const toast = useToast()
  const task = useTask()
  const photos = useClaimPhotos()
  const send = async () => {
    const path = `${ordersApi}/orders/${orderId}/claims/${claimId}/photos`
    const body = { images: photos.ids }
    if (!(await task.run(() => api.request(path, { method: 'POST', body, read: readDone })))) return
    toast({ text: t('photosSent'), tone: 'ok' })
    onClose()
    await onSent()
  }
  return (
    <FormDialog
      title={t('morePhotos')}
      no={t('leave')}
      yes={t('send')}
      busy={task.state === 'busy' || photos.isSending}
      disabled={photos.ids.length === 0}
      place="side"
      cross
      className="order-form"
      onClose={onClose}
      onSubmit={() => photos.ids.length > 0 && void send()}
    >
      <ClaimPhotoField {...photos} />
      <TaskFailure task={task} />
    </FormDialog>
  )
}
