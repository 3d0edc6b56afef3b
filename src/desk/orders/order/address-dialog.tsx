import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useTask } from '#client/use-task.ts'
import { longest } from '#modules/orders/domain/order-fields.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { DeskFormDialog } from '../../parts/desk-form-dialog.tsx'

type AddressDialogProps = {
  order: OrderDetail
  onClose: () => void
  onDone: () => void
  onStale: () => void
}

/** Another door in the same district. Region, district and hour stay as they were agreed. */
export function AddressDialog({ order, onClose, onDone, onStale }: AddressDialogProps) {
  const t = useTranslations('deskOrders')
  const task = useTask(ordersCalls.changeReceiverAddress)
  const { street, mahalla, landmark, note } = order.to
  const [typed, setTyped] = useState({
    street: street ?? '',
    mahalla: mahalla ?? '',
    landmark: landmark ?? '',
    note: note ?? '',
  })
  const [tried, setTried] = useState(false)
  // The server leaves a street that is not told as it was: "saved" would not be true.
  const hasStreet = typed.street.trim() !== ''
  const isMissing = (name: keyof typeof typed) => name === 'street' && tried && !hasStreet
  const change = (name: keyof typeof typed) => ({
    value: typed[name],
    error: isMissing(name) ? t('dialog.missing') : task.told(name),
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  })
  async function submit() {
    setTried(true)
    if (!hasStreet) return
    const { id, version } = order
    const answer = await task.run({ params: { id }, body: { ...typed, version } })
    if (answer.ok) return onDone()
    if (answer.error.status === 409) onStale()
  }
  return (
    <DeskFormDialog
      title={t('address.title')}
      no={t('dialog.no')}
      yes={t('address.save')}
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <p className="muted">{t('address.fixed')}</p>
      <TextField label={t('fields.street')} maxLength={longest.street} {...change('street')} />
      <TextField
        label={t('fields.mahalla')}
        optional={t('dialog.optional')}
        maxLength={longest.mahalla}
        {...change('mahalla')}
      />
      <TextField
        label={t('fields.landmark')}
        optional={t('dialog.optional')}
        maxLength={longest.landmark}
        {...change('landmark')}
      />
      <TextField
        label={t('fields.courierNote')}
        optional={t('dialog.optional')}
        maxLength={longest.note}
        {...change('note')}
      />
    </DeskFormDialog>
  )
}
