import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FormDialog } from '#client/form-dialog.tsx'
import { useLocale } from '#client/surroundings.ts'
import { TaskFailure } from '#client/task-failure.tsx'
import { useTask } from '#client/use-task.ts'
import { spokenInterval } from '#modules/orders/domain/order.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { type AddressForm, changeOf, formOf, isStreetShort } from '#parcel/address/address-form.ts'
import { DoorFields } from '#parcel/address/door-fields.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Icon } from '#ui/icon.tsx'
import { areaName } from './place-names.ts'
import { type OrderKeeper, useOrderChange } from './use-order-change.ts'

type AddressDialogProps = OrderKeeper & { onClose: () => void }

/** Another door in the same district; what cannot be changed stands there with its reason. */
export function AddressDialog({ onClose, ...keeper }: AddressDialogProps) {
  const t = useTranslations('myOrders.address')
  const toast = useToast()
  const { order } = keeper
  // The order may change elsewhere while this is open.
  const [seen] = useState(order.to)
  const [form, setForm] = useState(() => formOf(seen))
  const [checked, setChecked] = useState(false)
  const task = useTask(ordersCalls.changeReceiverAddress)
  const show = useOrderChange(keeper)
  const change = (part: Partial<AddressForm>) => setForm((before) => ({ ...before, ...part }))

  const save = async () => {
    const body = { ...changeOf(form, seen), version: order.version }
    if (!(await show(await task.run({ params: { id: order.id }, body })))) return
    toast({ text: t('saved'), tone: 'ok' })
    onClose()
  }
  const submit = (fields: HTMLFormElement) => {
    setChecked(true)
    if (!isStreetShort(form)) return void save()
    fields.querySelector<HTMLElement>('[autocomplete=address-line1]')?.focus()
  }
  return (
    <FormDialog
      title={t('title')}
      no={t('leave')}
      yes={t('save')}
      busy={task.state === 'busy'}
      place="side"
      cross
      className="order-form"
      onClose={onClose}
      onSubmit={submit}
    >
      <FixedFields order={order} />
      <DoorFields
        form={form}
        onChange={change}
        streetError={checked && isStreetShort(form) ? t('streetShort') : task.told('street')}
        district={order.to}
        texts={useDoorTexts()}
      />
      <TaskFailure task={task} />
    </FormDialog>
  )
}

function useDoorTexts() {
  const t = useTranslations('myOrders')
  return {
    street: t('address.street'),
    mahalla: t('address.mahalla'),
    landmark: t('address.landmark'),
    landmarkHint: t('address.landmarkHint'),
    note: t('address.note'),
    optional: t('shared.optional'),
  }
}

function FixedFields({ order }: { order: OrderDetail }) {
  const t = useTranslations('myOrders.address')
  const locale = useLocale()
  return (
    <dl className="order-fixed">
      <div>
        <dt>{t('area')}</dt>
        <dd>
          <Icon name="lock" size="tiny" />
          {areaName(order.to, locale)}
        </dd>
        <dd className="order-fixed__why">{t('areaFixed')}</dd>
      </div>
      <div>
        <dt>{t('interval')}</dt>
        <dd>
          <Icon name="lock" size="tiny" />
          {order.time_interval ? spokenInterval(order.time_interval) : t('anyHour')}
        </dd>
        <dd className="order-fixed__why">{t('intervalFixed')}</dd>
      </div>
    </dl>
  )
}
