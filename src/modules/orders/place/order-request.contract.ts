import { z } from 'zod'
import { clearableLine, idField, lineField, optionalLine, phoneField } from '#platform/fields/fields.ts'
import { paymentTypes, timeIntervals } from '../domain/order.ts'
import {
  emailPattern,
  longest,
  mostCm,
  mostImages,
  mostKg,
  mostSoum,
  pinSources,
  shortestStreet,
} from '../domain/order-fields.ts'
import { boxClasses, type ParcelInput } from '../domain/order-quote.ts'

/** Whole or with a dot, as a number or as a form writes it (SPEC section 5). */
const written = z.union([z.number(), z.string().max(20)]).transform((value, context) => {
  if (typeof value === 'number') return value
  if (/^\s*\d+(\.\d+)?\s*$/.test(value)) return Number(value)
  context.issues.push({ code: 'custom', input: value, params: { code: 'invalid_format' } })
  return z.NEVER
})

const id = written.pipe(idField)
const soum = written.pipe(z.int().min(0).max(mostSoum))

/** Zero means "not given". */
const weight = written.pipe(z.number().min(0).max(mostKg)).default(0)
const side = written.pipe(z.number().min(0).max(mostCm)).default(0)
const sideNames = ['length', 'width', 'height'] as const

const parcelSize = z
  .object({
    weight: weight.describe('Kilograms.'),
    length: side.describe('Centimetres, like width and height; all three or none.'),
    width: side,
    height: side,
    size_class: z
      .enum([...boxClasses, 'other'])
      .nullish()
      .describe('Asked for when nothing was measured.'),
  })
  .transform((size, context): ParcelInput => {
    const missing = (name: string) => {
      context.issues.push({ code: 'custom', input: size, path: [name], params: { code: 'required' } })
      return z.NEVER
    }
    const unmeasured = sideNames.filter((name) => size[name] === 0)
    if (size.weight === 0) {
      const { size_class: box } = size
      if (box === 'other' || unmeasured.length < sideNames.length) return missing('weight')
      return box ? { box } : missing('size_class')
    }
    const weightGrams = Math.max(1, Math.round(size.weight * 1000))
    if (unmeasured.length === 0)
      return { weightGrams, sidesCm: [size.length, size.width, size.height] as const }
    if (unmeasured.length === sideNames.length) return { weightGrams }
    for (const name of unmeasured) missing(name)
    return z.NEVER
  })

const street = optionalLine(longest.street).pipe(z.string().min(shortestStreet).optional())
const phone = z.union([z.literal('').transform(() => undefined), phoneField]).nullish()

const addressFields = {
  mahalla: optionalLine(longest.mahalla),
  street,
  address1: street.describe('The same as `street`, as the draft in the browser calls it.'),
  landmark: optionalLine(longest.landmark),
  entrance: optionalLine(longest.entrance),
  floor: optionalLine(longest.floor),
  flat: optionalLine(longest.flat),
  intercom: optionalLine(longest.intercom).describe(
    'What to press or say at the entrance. Never on the label.',
  ),
  latitude: z.number().min(-90).max(90).nullish(),
  longitude: z.number().min(-180).max(180).nullish(),
  pin_source: z
    .enum(pinSources)
    .nullish()
    .describe(
      'How the pin came about. A door that a courier has confirmed wins over a pin that was `found`.',
    ),
  pin_confirmed: z
    .boolean()
    .optional()
    .describe('More than 5 km outside the district the pin is taken only with this.'),
}

const address = z.object({
  region: id.describe('The id of the region.'),
  city: id.describe('The id of the district.'),
  ...addressFields,
  point_id: id.nullish().describe('Needed when this end is a point.'),
  full_name: optionalLine(longest.name),
  phone_number: phone,
})

const email = z
  .union([z.literal(''), z.email({ pattern: emailPattern }).max(longest.email)])
  .nullish()
  .transform((text) => text || undefined)

const draft = z.object({
  from: address,
  to: address.partial({ region: true, city: true }).extend({
    link: z
      .string()
      .max(64)
      .nullish()
      .describe('A personal link (/u/{code}): we know whom and where, and nothing else of `to` is needed.'),
    additional_phone: phone,
    email,
    note: optionalLine(longest.note).describe('For the courier: how to find the door, whom to call.'),
  }),
  sender_name: optionalLine(longest.name).describe('Wins over the name in `from`, like the phone.'),
  sender_phone: phone,
  receiver_name: optionalLine(longest.name),
  receiver_phone: phone,
  same_phone_ok: z.boolean().default(false).describe('Sender and receiver are one person: yes, really.'),
  parcel_size: parcelSize,
  delivery_option: written
    .pipe(z.literal([1, 2, 3, 4]))
    .default(2)
    .describe('1 point to point, 2 door to door, 3 door to point, 4 point to door.'),
  delivery_type: written.pipe(z.literal([1, 2])).describe('1 standard, 2 express.'),
  services: z.array(z.string().max(40)).max(20).default([]).describe('Slugs of extra services.'),
  payment_type: z.enum(paymentTypes),
  product_fee: soum.nullish().describe("To collect from the receiver for the goods, whole so'm."),
  parcel_value: soum.nullish(),
  description: lineField(longest.description),
  comment: optionalLine(longest.comment),
  time_interval: z.enum(timeIntervals).nullish(),
  images: z.array(z.string().min(1).max(64)).max(mostImages).default([]).describe('Ids of stored photos.'),
  use_package: z
    .boolean()
    .nullish()
    .describe('`false` leaves prepaid shipments alone; otherwise one is used when the parcel fits.'),
  owner_id: id.nullish().describe('Staff only: the customer who called.'),
})

/** They are about money that is collected, so its sum has to be named. */
const needAmount: readonly string[] = ['cod', 'cod_return', 'inspect_before_paying']

type Draft = z.output<typeof draft>
type End = Pick<Draft['from'], 'full_name' | 'phone_number' | 'street' | 'address1' | 'point_id'>

const isDoor = { from: [2, 3], to: [2, 4] } as const

/** Top-level names and phones win over those in the addresses (DECISIONS, "API shapes"). */
export const orderRequest = draft.transform((given, context) => {
  const { sender_name, sender_phone, receiver_name, receiver_phone, ...rest } = given
  const need = <T>(value: T | null | undefined, path: string): T => {
    if (value !== undefined && value !== null) return value
    context.issues.push({ code: 'custom', input: value, path: path.split('.'), params: { code: 'required' } })
    return z.NEVER
  }
  const isDoorAt = (name: 'from' | 'to') => isDoor[name].some((option) => option === given.delivery_option)
  const place = (end: End, name: 'from' | 'to') => {
    const written = end.street ?? end.address1
    return isDoorAt(name)
      ? { street: need(written, `${name}.street`), pointId: undefined }
      : { street: written, pointId: need(end.point_id, `${name}.point_id`) }
  }
  const needsAmount = rest.services.some((slug) => needAmount.includes(slug))
  if (needsAmount && !rest.product_fee) need(undefined, 'product_fee')
  return {
    ...rest,
    sender: {
      fullName: need(sender_name ?? rest.from.full_name, 'sender_name'),
      phone: need(sender_phone ?? rest.from.phone_number, 'sender_phone'),
      ...place(rest.from, 'from'),
    },
    receiver: rest.to.link
      ? { link: rest.to.link, pointId: isDoorAt('to') ? undefined : need(rest.to.point_id, 'to.point_id') }
      : {
          fullName: need(receiver_name ?? rest.to.full_name, 'receiver_name'),
          phone: need(receiver_phone ?? rest.to.phone_number, 'receiver_phone'),
          regionId: need(rest.to.region, 'to.region'),
          districtId: need(rest.to.city, 'to.city'),
          ...place(rest.to, 'to'),
        },
  }
})
export type OrderRequest = z.output<typeof orderRequest>

/** What may change of an address. The rest is taken so that it can be refused with its own words. */
export const addressChange = z.object({
  ...addressFields,
  mahalla: clearableLine(longest.mahalla).describe('Empty or null takes it away, like landmark and note.'),
  landmark: clearableLine(longest.landmark),
  entrance: clearableLine(longest.entrance),
  floor: clearableLine(longest.floor),
  flat: clearableLine(longest.flat),
  intercom: clearableLine(longest.intercom),
  note: clearableLine(longest.note),
  region: id.optional().describe('Only the same region: another one is refused.'),
  city: id.optional().describe('Only the same district: another one is refused.'),
  time_interval: z.string().max(40).optional().describe('Cannot be changed.'),
  version: z.int().optional(),
})
export type AddressChange = z.output<typeof addressChange>
