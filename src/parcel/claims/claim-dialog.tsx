import './claim-form.css'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FormDialog } from '#client/form-dialog.tsx'
import { TaskFailure } from '#client/task-failure.tsx'
import { usePhotos } from '#client/use-photos.ts'
import { useTask } from '#client/use-task.ts'
import type { ClaimKind } from '#modules/orders/domain/claim/claim-words.ts'
import { orderFilesCalls } from '#modules/orders/files/order-files.calls.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { ClaimPhotoField } from './claim-photo-field.tsx'

type ClaimDialogProps = {
  orderId: string
  kinds: readonly ClaimKind[]
  onClose: () => void
  onSent: () => Promise<void>
}

export function ClaimDialog({ orderId, kinds, onClose, onSent }: ClaimDialogProps) {
  const t = useTranslations('myOrders.claims')
  const toast = useToast()
  const task = useTask(ordersCalls.openClaim)
  const photos = usePhotos(orderFilesCalls.uploadClaimPhoto)
  const [kind, setKind] = useState(kinds[0])
  const [description, setDescription] = useState('')
  const [checked, setChecked] = useState(false)
  const missing = description.trim() === ''

  const send = async () => {
    if (!kind) return
    const body = { kind, description, images: [...photos.ids] }
    const answer = await task.run({ params: { id: orderId }, body })
    if (!answer.ok) return
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
      className="claim-form"
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
