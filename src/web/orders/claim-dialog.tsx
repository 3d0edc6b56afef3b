import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ClaimKind } from '#modules/orders/domain/claim-words.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useToast } from '#ui/toast.tsx'
import { useApi } from '../api-client.ts'
import { useTask } from '../profile/use-task.ts'
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
  const common = useTranslations('common')
  const api = useApi()
  const toast = useToast()
  const formId = useId()
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
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    if (missing) event.currentTarget.querySelector('textarea')?.focus()
    else void send()
  }
  const actions = (
    <>
      <Button look="second" onClick={onClose}>
        {t('leave')}
      </Button>
      <Button type="submit" form={formId} busy={task.state === 'busy' || photos.isSending}>
        {t('send')}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('dialog')}
      closeLabel={common('close')}
      place="side"
      actions={actions}
    >
      <form id={formId} className="order-form" onSubmit={submit} noValidate>
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
      </form>
    </Dialog>
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
