import { type FormEvent, useId } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useToast } from '#ui/toast.tsx'
import { useApi } from '../api-client.ts'
import { useTask } from '../profile/use-task.ts'
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
  const common = useTranslations('common')
  const api = useApi()
  const toast = useToast()
  const formId = useId()
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
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (photos.ids.length > 0) void send()
  }
  const actions = (
    <>
      <Button look="second" onClick={onClose}>
        {t('leave')}
      </Button>
      <Button
        type="submit"
        form={formId}
        disabled={photos.ids.length === 0}
        busy={task.state === 'busy' || photos.isSending}
      >
        {t('send')}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('morePhotos')}
      closeLabel={common('close')}
      place="side"
      actions={actions}
    >
      <form id={formId} className="order-form" onSubmit={submit} noValidate>
        <ClaimPhotoField {...photos} />
        <TaskFailure task={task} />
      </form>
    </Dialog>
  )
}
