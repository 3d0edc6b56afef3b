import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ClaimKind } from '#modules/orders/domain/claim-words.ts'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useToast } from '#ui/toast.tsx'
import { useApi } from '../api-client.ts'
import { useTask } from '../profile/use-task.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { ordersApi, readDone } from './answers.ts'
import { ClaimPhotoField } from './claim-photo-field.tsx'
import { TaskFailure } from './task-failure.tsx'
import { useClaimPhotos } from './use-claim-photos.ts'

type ClaimDialogProps = {
  orderId: string
  kinds: readonly ClaimKind[]
  onClose: () => void
  onSent: () => Promise<void>
}

export function ClaimDialog({ orderId, kinds, onClose, onSent }: ClaimDialogProps) {
  const t = useTranslations('myOrders.claims')
  const api = useApi()
  const toast = useToast()
  const task = useTask()
  const photos = useClaimPhotos()
  const [kind, setKind] = useState(kinds[0])
  const [description, setDescription] = useState('')
  const [checked, setChecked] = useState(false)
  const missing = description.trim() === ''

  const send = async () => {
    const body = { kind, description, images: photos.ids }
    const request = () =>
      api.request(`${ordersApi}/orders/${orderId}/claims`, { method: 'POST', body, read: readDone })
    if (!(await task.run(request))) return
    toast({ text: t('sent'), tone: 'ok' })
    onClose()
    await onSent()
  }
  const submit = (fields: HTMLFormElement) => {
    setChecked(true)
    if (missing) fields.querySelector('textarea')?.focus()
    else void send()
  }
  return (
    <FormDialog
      title={t('dialog')}
      no={t('leave')}
      yes={t('send')}
      busy={task.state === 'busy' || photos.isSending}
      place="side"
      cross
      className="order-form"
      onClose={onClose}
      onSubmit={submit}
    >
      <KindChoice kinds={kinds} value={kind} onChange={setKind} />
      <TextArea
        label={t('description')}
        hint={t('descriptionHint')}
        maxLength={2000}
        value={description}
        error={checked && missing ? t('descriptionMissing') : task.told('description')}
        onChange={(event) => setDescription(event.target.value)}
      />
      <ClaimPhotoField {...photos} />
      <TaskFailure task={task} />
    </FormDialog>
  )
}

type KindChoiceProps = {
  kinds: readonly ClaimKind[]
  value: ClaimKind | undefined
  onChange: (kind: ClaimKind) => void
}

function KindChoice({ kinds, value, onChange }: KindChoiceProps) {
  const t = useTranslations('myOrders.claims')
  const cards = [
    { value: 'lost' as const, label: t('lost'), note: t('lostNote') },
    { value: 'damaged' as const, label: t('damaged'), note: t('damagedNote') },
  ]
  return (
    <RadioCards
      label={t('kind')}
      cards={cards.filter((card) => kinds.includes(card.value))}
      value={value}
      onChange={onChange}
    />
  )
}
