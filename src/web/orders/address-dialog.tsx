import { type FormEvent, lazy, Suspense, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { districtById } from '#modules/geo/domain/districts.ts'
import { spokenInterval } from '#modules/orders/domain/order.ts'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FieldGroup } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toast.tsx'
import type { LatLon } from '../map/lat-lon.ts'
import { useLocale } from '../shell/current-page.ts'
import { type AddressForm, changeOf, formOf, isStreetShort, withChange } from './address-form.ts'
import { areaName } from './place-names.ts'
import { TaskFailure } from './task-failure.tsx'
import { type OrderKeeper, useOrderChange } from './use-order-change.ts'

const PinPicker = lazy(async () => ({ default: (await import('../map/pin-picker.tsx')).PinPicker }))

type AddressDialogProps = OrderKeeper & { onClose: () => void }

/** Another door in the same district; what cannot be changed stands there with its reason. */
export function AddressDialog({ onClose, ...keeper }: AddressDialogProps) {
  const t = useTranslations('myOrders.address')
  const common = useTranslations('common')
  const toast = useToast()
  const formId = useId()
  const { order } = keeper
  const [form, setForm] = useState(() => formOf(order.to))
  const [checked, setChecked] = useState(false)
  const { send, ...task } = useOrderChange(keeper)
  const change = (part: Partial<AddressForm>) => setForm((before) => withChange(before, part, order.to))

  const save = async () => {
    const isDone = await send({ path: 'receiver-address', method: 'PATCH', body: changeOf(form, order.to) })
    if (!isDone) return
    toast({ text: t('saved'), tone: 'ok' })
    onClose()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    if (!isStreetShort(form)) return void save()
    event.currentTarget.querySelector<HTMLElement>('[autocomplete=address-line1]')?.focus()
  }
  const actions = (
    <>
      <Button look="second" onClick={onClose}>
        {t('leave')}
      </Button>
      <Button type="submit" form={formId} busy={task.state === 'busy'}>
        {t('save')}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      closeLabel={common('close')}
      place="side"
      actions={actions}
    >
      <form id={formId} className="order-form" onSubmit={submit} noValidate>
        <FixedFields order={order} />
        <TextFields
          form={form}
          onChange={change}
          streetError={checked && isStreetShort(form) ? t('streetShort') : task.told('street')}
        />
        <PinField pin={form.pin} city={order.to.city} onChange={(pin) => change({ pin })} />
        <TaskFailure task={task} />
      </form>
    </Dialog>
  )
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

type TextFieldsProps = {
  form: AddressForm
  onChange: (change: Partial<AddressForm>) => void
  streetError: string | undefined
}

function TextFields({ form, onChange, streetError }: TextFieldsProps) {
  const t = useTranslations('myOrders')
  return (
    <>
      <TextField
        label={t('address.street')}
        autoComplete="address-line1"
        maxLength={200}
        value={form.street}
        error={streetError}
        onChange={(event) => onChange({ street: event.target.value })}
      />
      <TextField
        label={t('address.mahalla')}
        optional={t('shared.optional')}
        maxLength={100}
        value={form.mahalla}
        onChange={(event) => onChange({ mahalla: event.target.value })}
      />
      <TextField
        label={t('address.landmark')}
        hint={t('address.landmarkHint')}
        optional={t('shared.optional')}
        maxLength={200}
        value={form.landmark}
        onChange={(event) => onChange({ landmark: event.target.value })}
      />
      <TextArea
        label={t('address.note')}
        optional={t('shared.optional')}
        rows={2}
        maxLength={500}
        value={form.note}
        onChange={(event) => onChange({ note: event.target.value })}
      />
    </>
  )
}

type PinFieldProps = {
  pin: LatLon | undefined
  city: number
  onChange: (pin: LatLon | undefined) => void
}

/** The map is heavy, so it comes when it is wanted. */
function PinField({ pin, city, onChange }: PinFieldProps) {
  const t = useTranslations('myOrders')
  const common = useTranslations('common')
  const [opened, setOpened] = useState(false)
  if (!opened)
    return (
      <FieldGroup label={t('address.pin')} optional={t('shared.optional')} hint={t('address.pinHint')}>
        <Button look="second" small onClick={() => setOpened(true)}>
          <Icon name="pin" size="small" />
          {t('address.openMap')}
        </Button>
      </FieldGroup>
    )
  return (
    <Suspense fallback={<Skeleton of="cards" count={1} label={common('loading')} />}>
      <PinPicker
        label={t('address.pin')}
        value={pin}
        centre={districtById(city)?.centre}
        onChange={onChange}
      />
    </Suspense>
  )
}
