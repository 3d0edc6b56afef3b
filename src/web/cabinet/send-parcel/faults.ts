import { parsePhone } from '#kernel/phone.ts'
import {
  emailPattern,
  longest,
  mostCm,
  mostKg,
  mostSoum,
  shortestStreet,
} from '#modules/orders/domain/order-fields.ts'
import { type End, isAcrossRegions, isByLink, isDoorAt, isSamePhone } from '#parcel/draft/ends.ts'
import type { OrderDraft } from '#parcel/draft/order-draft.ts'
import { isReadable, oneLine } from '#platform/fields/line-rules.ts'

/** Fields by the paths that the server names them by, so that its errors and ours find the same place. */
export type FieldPath =
  | `${End}.${'city' | 'street' | 'mahalla' | 'landmark' | 'point_id'}`
  | `to.${'additional_phone' | 'email' | 'note'}`
  | `${'sender' | 'receiver'}_${'name' | 'phone'}`
  | `parcel_size.${'size_class' | 'weight' | 'length' | 'width' | 'height'}`
  | 'description'
  | 'comment'
  | 'product_fee'
  | 'parcel_value'
  | 'payment_type'
  | 'services'

export type FaultCode =
  | 'name'
  | 'phone'
  | 'phoneWrong'
  | 'samePhone'
  | 'place'
  | 'district'
  | 'street'
  | 'streetShort'
  | 'point'
  | 'size'
  | 'positive'
  | 'allSides'
  | 'tooHeavy'
  | 'tooLong'
  | 'email'
  | 'unreadable'
  | 'tooMuchText'
  | 'description'
  | 'amount'
  | 'tooMuch'
  | 'payment'
  | 'outside'

export type Faults = Partial<Record<FieldPath, FaultCode>>

/** What stands between the draft and an order (SPEC section 5), in the order of the form. */
export function faultsOf(draft: OrderDraft): Faults {
  const found: [FieldPath, FaultCode | undefined][] = [
    ...placeFaults(draft),
    ...sizeFaults(draft),
    ['sender_name', nameFault(draft.sender_name)],
    ['sender_phone', phoneFault(draft.sender_phone)],
    ...addressFaults('from', draft),
    ...receiverFaults(draft),
    ['from.point_id', pointFault('from', draft)],
    ['to.point_id', pointFault('to', draft)],
    ...informationFaults(draft),
  ]
  return Object.fromEntries(found.filter(([, code]) => code !== undefined))
}

type Found = [FieldPath, FaultCode | undefined][]

function placeFaults(draft: OrderDraft): Found {
  const fault = (end: End): FaultCode | undefined => {
    const { region, city } = draft[end]
    if (city !== null && region !== null) return undefined
    return region === null ? 'place' : 'district'
  }
  return [
    ['from.city', fault('from')],
    ['to.city', isByLink(draft) ? undefined : fault('to')],
  ]
}

/** A box is enough by itself; what is measured has a weight, and all of its sides or none. */
function sizeFaults({ parcel_size }: OrderDraft): Found {
  const { size_class, weight } = parcel_size
  if (size_class === null && weight === 0) return [['parcel_size.size_class', 'size']]
  const sides = (['length', 'width', 'height'] as const).map((name) => ({ name, cm: parcel_size[name] }))
  const isUnmeasured = weight === 0 && sides.every(({ cm }) => cm === 0)
  if (isUnmeasured && size_class !== 'other') return []
  const isPartly = sides.some(({ cm }) => cm > 0) && sides.some(({ cm }) => cm === 0)
  return [
    ['parcel_size.weight', weight === 0 ? 'positive' : weight > mostKg ? 'tooHeavy' : undefined],
    ...sides.map(({ name, cm }): Found[number] => [
      `parcel_size.${name}`,
      isPartly && cm === 0 ? 'allSides' : cm > mostCm ? 'tooLong' : undefined,
    ]),
  ]
}

/** Only a door has an address; at a point what was written of one is not sent. */
function addressFaults(end: End, draft: OrderDraft): Found {
  if (!isDoorAt(end, draft)) return []
  const { street, mahalla, landmark } = draft[end]
  return [
    [`${end}.street`, streetFault(street)],
    [`${end}.mahalla`, lineFault(mahalla, longest.mahalla)],
    [`${end}.landmark`, lineFault(landmark, longest.landmark)],
  ]
}

function receiverFaults(draft: OrderDraft): Found {
  if (isByLink(draft)) return []
  const { additional_phone, email, note } = draft.to
  const unsure = isSamePhone(draft) && !draft.deliveryInformation.same_phone_ok
  return [
    ['receiver_name', nameFault(draft.receiver_name)],
    ['receiver_phone', phoneFault(draft.receiver_phone) ?? (unsure ? 'samePhone' : undefined)],
    ...addressFaults('to', draft),
    ['to.additional_phone', additional_phone === '' ? undefined : phoneFault(additional_phone)],
    ['to.email', emailFault(email.trim())],
    ['to.note', lineFault(note, longest.note)],
  ]
}

const pointFault = (end: End, draft: OrderDraft): FaultCode | undefined =>
  isDoorAt(end, draft) || draft[end].point_id !== null ? undefined : 'point'

function informationFaults(draft: OrderDraft): Found {
  const { services, product_fee, parcel_value, description, comment, payment_type } =
    draft.deliveryInformation
  const needsAmount = services.some((slug) => slug === 'cod' || slug === 'cod_return')
  return [
    [
      'description',
      oneLine(description) === '' ? 'description' : lineFault(description, longest.description),
    ],
    ['parcel_value', parcel_value > mostSoum ? 'tooMuch' : undefined],
    ['comment', lineFault(comment, longest.comment)],
    [
      'product_fee',
      needsAmount && product_fee === 0 ? 'amount' : product_fee > mostSoum ? 'tooMuch' : undefined,
    ],
    ['services', services.includes('cod_return') && isAcrossRegions(draft) ? 'outside' : undefined],
    ['payment_type', payment_type === null ? 'payment' : undefined],
  ]
}

const nameFault = (name: string): FaultCode | undefined =>
  oneLine(name) === '' ? 'name' : lineFault(name, longest.name)

function phoneFault(phone: string): FaultCode | undefined {
  if (phone.trim() === '') return 'phone'
  return parsePhone(phone) === undefined ? 'phoneWrong' : undefined
}

function streetFault(street: string): FaultCode | undefined {
  const written = oneLine(street)
  if (written === '') return 'street'
  return written.length < shortestStreet ? 'streetShort' : lineFault(street, longest.street)
}

/** Left empty it is well. */
function lineFault(text: string, most: number): FaultCode | undefined {
  const written = oneLine(text)
  if (written.length > most || text.length > most * 2) return 'tooMuchText'
  return isReadable(written) ? undefined : 'unreadable'
}

function emailFault(email: string): FaultCode | undefined {
  if (email === '') return undefined
  return email.length > longest.email || !emailPattern.test(email) ? 'email' : undefined
}
