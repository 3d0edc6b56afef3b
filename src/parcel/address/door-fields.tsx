import { longest } from '#modules/orders/domain/order-fields.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { AddressField } from '../pin/address-field.tsx'
import { DoorNumberFields } from '../pin/door-number-fields.tsx'
import { PinField } from '../pin/pin-field.tsx'
import { type AddressForm, pinnedIn } from './address-form.ts'

type DoorFieldsProps = {
  form: AddressForm
  onChange: (change: Partial<AddressForm>) => void
  streetError: string | undefined
  /** It was agreed on and stays. */
  district: { region: number; city: number }
  /** Sender and receiver are asked in words of their own. */
  texts: {
    street: string
    mahalla: string
    landmark: string
    landmarkHint?: string | undefined
    note: string
    optional: string
  }
}

/** Which door of the district it is, for whoever may still change it: the sender, the receiver, an operator. */
export function DoorFields({ form, onChange, streetError, district, texts }: DoorFieldsProps) {
  const address = pinnedIn(form, district)
  /** The district stays, whatever was found. */
  const take = ({
    region: _,
    city: __,
    ...change
  }: Partial<AddressForm> & { region?: unknown; city?: unknown }) => onChange(change)
  return (
    <>
      <AddressField
        label={texts.street}
        autoComplete="address-line1"
        address={address}
        isFixed
        error={streetError}
        onChange={take}
      />
      <DoorNumberFields door={form} onChange={onChange} />
      <TextField
        label={texts.mahalla}
        optional={texts.optional}
        maxLength={longest.mahalla}
        value={form.mahalla}
        onChange={(event) => onChange({ mahalla: event.target.value })}
      />
      <TextField
        label={texts.landmark}
        hint={texts.landmarkHint}
        optional={texts.optional}
        maxLength={longest.landmark}
        value={form.landmark}
        onChange={(event) => onChange({ landmark: event.target.value })}
      />
      <TextArea
        label={texts.note}
        optional={texts.optional}
        rows={2}
        maxLength={longest.note}
        value={form.note}
        onChange={(event) => onChange({ note: event.target.value })}
      />
      <PinField address={address} purpose="deliver" isFixed onChange={take} />
    </>
  )
}
