import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ReceiverPage } from '#modules/orders/receiver.contract.ts'
import { Button } from '#ui/button.tsx'
import { FieldGroup } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { LatLon } from '../map/lat-lon.ts'
import {
  changeOf,
  type AddressForm as Form,
  formOf,
  isStreetShort,
  withChange,
} from '../orders/address-form.ts'
import { ChoiceDialog } from './choice-dialog.tsx'
import type { FormProps } from './choices.tsx'
import { useChoice } from './use-choice.ts'

const PinPicker = lazy(async () => ({ default: (await import('../map/pin-picker.tsx')).PinPicker }))

/** Another door in the same city, or the same one made easier to find. */
export function AddressForm({ choice, onClose, onDone, ...keeper }: FormProps) {
  const t = useTranslations('receiver.address')
  const { to, point_search: search } = keeper.page
  const [form, setForm] = useState(() => formOf(to))
  const [checked, setChecked] = useState(false)
  const { send, ...task } = useChoice(keeper)
  const change = (part: Partial<Form>) => setForm((before) => withChange(before, part, to))
  const submit = async () => {
    setChecked(true)
    const after = !isStreetShort(form) && (await send('address', changeOf(form, to)))
    if (after) onDone(after)
  }
  return (
    <ChoiceDialog choice={choice} task={task} onClose={onClose} onSubmit={() => void submit()}>
      <p className="receiver-form__fixed">
        <Icon name="lock" size="tiny" />
        {t('fixed', { area: to.area })}
      </p>
      <Lines
        form={form}
        onChange={change}
        streetError={checked && isStreetShort(form) ? t('streetShort') : task.told('street')}
      />
      <Pin pin={form.pin} near={search.near} onChange={(pin) => change({ pin })} />
    </ChoiceDialog>
  )
}

type LinesProps = {
  form: Form
  onChange: (change: Partial<Form>) => void
  streetError: string | undefined
}

function Lines({ form, onChange, streetError }: LinesProps) {
  const t = useTranslations('receiver')
  const optional = t('form.optional')
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
        optional={optional}
        maxLength={100}
        value={form.mahalla}
        onChange={(event) => onChange({ mahalla: event.target.value })}
      />
      <TextField
        label={t('address.landmark')}
        optional={optional}
        maxLength={200}
        value={form.landmark}
        onChange={(event) => onChange({ landmark: event.target.value })}
      />
      <TextArea
        label={t('address.note')}
        optional={optional}
        rows={2}
        maxLength={500}
        value={form.note}
        onChange={(event) => onChange({ note: event.target.value })}
      />
    </>
  )
}

type PinProps = {
  pin: LatLon | undefined
  near: ReceiverPage['point_search']['near']
  onChange: (pin: LatLon | undefined) => void
}

/** The map is heavy, so it comes when it is wanted. */
function Pin({ pin, near, onChange }: PinProps) {
  const t = useTranslations('receiver')
  const common = useTranslations('common')
  const [opened, setOpened] = useState(false)
  const [lat = 0, lon = 0] = near.split(',').map(Number)
  if (!opened)
    return (
      <FieldGroup label={t('address.pin')} optional={t('form.optional')} hint={t('address.pinHint')}>
        <Button look="second" small onClick={() => setOpened(true)}>
          <Icon name="pin" size="small" />
          {t('address.openMap')}
        </Button>
      </FieldGroup>
    )
  return (
    <Suspense fallback={<Skeleton of="cards" count={1} label={common('loading')} />}>
      <PinPicker label={t('address.pin')} value={pin} centre={{ lat, lon }} onChange={onChange} />
    </Suspense>
  )
}
