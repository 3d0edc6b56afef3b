import './claim-form.css'
import { useTranslations } from 'use-intl'
import { FormDialog } from '#client/form-dialog.tsx'
import { TaskFailure } from '#client/task-failure.tsx'
import { usePhotos } from '#client/use-photos.ts'
import { useTask } from '#client/use-task.ts'
import { claimsCalls } from '#modules/orders/claims/claims.calls.ts'
import { orderFilesCalls } from '#modules/orders/files/order-files.calls.ts'
import { useToast } from '#ui/float/toast.tsx'
import { ClaimPhotoField } from './claim-photo-field.tsx'

type MorePhotosDialogProps = {
  orderId: string
  claimId: string
  onClose: () => void
  onSent: () => Promise<void>
}

/** Another picture helps whoever decides, until they have. */
export function MorePhotosDialog({ orderId, claimId, onClose, onSent }: MorePhotosDialogProps) {
  const t = useTranslations('myOrders.claims')
  const toast = useToast()
  const task = useTask(claimsCalls.addClaimPhotos)
  const photos = usePhotos(orderFilesCalls.uploadClaimPhoto)
  const send = async () => {
    const params = { id: orderId, claim: claimId }
    const answer = await task.run({ params, body: { images: [...photos.ids] } })
    if (!answer.ok) return
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
      className="claim-form"
      onClose={onClose}
      onSubmit={() => photos.ids.length > 0 && void send()}
    >
      <ClaimPhotoField {...photos} />
      <TaskFailure task={task} />
    </FormDialog>
  )
}
