import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useTask } from '#client/use-task.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { changeOf, formOf } from '#parcel/address/address-form.ts'
import { DoorFields } from '#parcel/address/door-fields.tsx'
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
  const [form, setForm] = useState(() => formOf(order.to))
  const [tried, setTried] = useState(false)
  // The server leaves a street that is not told as it was: "saved" would not be true.
  const hasStreet = form.street.trim() !== ''
  async function submit() {
    setTried(true)
    if (!hasStreet) return
    const { id, version } = order
    const answer = await task.run({ params: { id }, body: { ...changeOf(form, order.to), version } })
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
      <DoorFields
        form={form}
        onChange={(part) => setForm((before) => ({ ...before, ...part }))}
        streetError={tried && !hasStreet ? t('dialog.missing') : task.told('street')}
        district={order.to}
        texts={{
          street: t('fields.street'),
          mahalla: t('fields.mahalla'),
          landmark: t('fields.landmark'),
          note: t('fields.courierNote'),
          optional: t('dialog.optional'),
        }}
      />
    </DeskFormDialog>
  )
}
