import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useOrderCalls } from './order-calls.ts'

type AddressDialogProps = {
  order: OrderDetail
  onClose: () => void
  onDone: () => void
  onStale: () => void
}

/** Another door in the same district. Region, district and hour stay as they were agreed. */
export function AddressDialog({ order, onClose, onDone, onStale }: AddressDialogProps) {
  const t = useTranslations('deskOrders')
  const calls = useOrderCalls()
  const formId = useId()
  const { street, mahalla, landmark, note } = order.to
  const [typed, setTyped] = useState({
    street: street ?? '',
    mahalla: mahalla ?? '',
    landmark: landmark ?? '',
    note: note ?? '',
  })
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const change = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  })
  // The server leaves a street that is not told as it was: "saved" would not be true.
  const hasStreet = typed.street.trim() !== ''
  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!hasStreet) return
    setBusy(true)
    const answer = await calls.changeAddress(order.id, { ...typed, version: order.version })
    setBusy(false)
    if (answer.ok) return onDone()
    setFailure(answer.error.errors?.[0]?.message ?? answer.error.message ?? t('dialog.failed'))
    if (answer.error.status === 409) onStale()
  }
  const actions = (
    <>
      <Button look="second" onClick={onClose}>
        {t('dialog.no')}
      </Button>
      <Button type="submit" form={formId} busy={busy}>
        {t('address.save')}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={t('address.title')} actions={actions}>
      <form id={formId} className="desk-form" noValidate onSubmit={(event) => void submit(event)}>
        <p className="muted">{t('address.fixed')}</p>
        <TextField
          label={t('fields.street')}
          maxLength={200}
          error={tried && !hasStreet ? t('dialog.missing') : undefined}
          {...change('street')}
        />
        <TextField
          label={t('fields.mahalla')}
          optional={t('dialog.optional')}
          maxLength={100}
          {...change('mahalla')}
        />
        <TextField
          label={t('fields.landmark')}
          optional={t('dialog.optional')}
          maxLength={200}
          {...change('landmark')}
        />
        <TextField
          label={t('fields.courierNote')}
          optional={t('dialog.optional')}
          maxLength={500}
          {...change('note')}
        />
        {failure && (
          <div role="alert">
            <Notice tone="danger">{failure}</Notice>
          </div>
        )}
      </form>
    </Dialog>
  )
}
