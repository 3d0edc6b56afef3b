import { longest } from '#modules/orders/domain/order-fields.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { LatLon } from '../map/lat-lon.ts'
import { PinField, type PinFieldTexts } from '../map/pin-field.tsx'
import type { AddressForm } from './address-form.ts'

type DoorFieldsProps = {
  form: AddressForm
  onChange: (change: Partial<AddressForm>) => void
  streetError: string | undefined
  /** What the map shows while there is no pin. */
  centre: LatLon | undefined
  /** Sender and receiver are asked in words of their own. */
  texts: PinFieldTexts & {
    street: string
    mahalla: string
    landmark: string
    landmarkHint?: string | undefined
    note: string
  }
}

/** Which door of the district it is, for whoever may still change it: the sender or the receiver. */
export function DoorFields({ form, onChange, streetError, centre, texts }: DoorFieldsProps) {
  return (
    <>
      <TextField
        label={texts.street}
        autoComplete="address-line1"
        maxLength={longest.street}
        value={form.street}
        error={streetError}
        onChange={(event) => onChange({ street: event.target.value })}
      />
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
      <PinField pin={form.pin} centre={centre} onChange={(pin) => onChange({ pin })} texts={texts} />
    </>
  )
}
