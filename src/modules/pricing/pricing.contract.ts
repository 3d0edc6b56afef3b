import { z } from 'zod'
import { idField } from '#platform/fields/fields.ts'
import { parcelEnds, placeKinds } from './domain/limits.ts'
import type { ParcelInput } from './domain/parcel.ts'
import { boxClasses, plans, type SizeClass } from './domain/tariff.ts'

/** Whole or with a dot, as a number or as a form writes it (SPEC section 5). */
const written = z.union([z.number(), z.string().max(20)]).transform((value, context) => {
  if (typeof value === 'number') return value
  if (/^\s*\d+(\.\d+)?\s*$/.test(value)) return Number(value)
  context.issues.push({ code: 'custom', input: value, params: { code: 'invalid_format' } })
  return z.NEVER
})

const id = written.pipe(z.int().min(1).max(100_000))
const person = written.pipe(idField)
const soum = written.pipe(z.int().min(0).max(1_000_000_000))

/** Zero means "not given". The ceiling is far above what is carried: a quote says why it is too much. */
const measure = (max: number) => written.pipe(z.number().min(0).max(max)).default(0)

const sizeClasses = [...boxClasses, 'other'] as const satisfies readonly SizeClass[]

const sideNames = ['length', 'width', 'height'] as const

const parcelSize = z
  .object({
    weight: measure(1_000_000).describe('Kilograms.'),
    length: measure(100_000).describe('Centimetres, like width and height; all three or none.'),
    width: measure(100_000),
    height: measure(100_000),
    size_class: z
      .enum(sizeClasses)
      .nullish()
      .describe('Asked for when nothing was measured, and then one of the boxes; measures win over it.'),
  })
  .transform((size, context): ParcelInput => {
    const missing = (name: string) => {
      context.issues.push({ code: 'custom', input: size, path: [name], params: { code: 'required' } })
      return z.NEVER
    }
    const { weight, length, width, height, size_class } = size
    const unmeasured = sideNames.filter((name) => size[name] === 0)
    if (weight === 0) {
      const isUnknown = unmeasured.length === sideNames.length && size_class !== 'other'
      if (!isUnknown) return missing('weight')
      return size_class ? { box: size_class } : missing('size_class')
    }
    const weightGrams = Math.max(1, Math.round(weight * 1000))
    if (unmeasured.length === 0) return { weightGrams, sidesCm: [length, width, height] }
    if (unmeasured.length === sideNames.length) return { weightGrams }
    for (const name of unmeasured) missing(name)
    return z.NEVER
  })
  .describe('A zero means "not given". With a weight alone the price goes by weight.')

const address = z
  .object({ region: id, city: id })
  .describe('Ids of region and district; other fields are ignored.')

/** The order draft of SPEC section 3; what a price does not need is ignored. */
export const calculateRequest = z
  .object({
    from: address,
    to: address,
    parcel_size: parcelSize,
    delivery_option: written
      .pipe(z.int().min(1).max(4))
      .nullish()
      .describe(
        '1 point to point, 2 door to door, 3 door to point, 4 point to door. All four are answered, whichever is chosen.',
      ),
    delivery_type: written
      .pipe(z.int().min(1).max(2))
      .nullish()
      .describe('1 standard, 2 express. Both are answered.'),
    services: z.array(z.string().max(40)).max(20).nullish().describe('Slugs of extra services.'),
    product_fee: soum.nullish().describe('To collect from the receiver; above zero it is cash on delivery.'),
    parcel_value: soum.nullish(),
    perishable: z.boolean().nullish(),
    plan: z.enum(plans).nullish(),
    use_package: z
      .boolean()
      .nullish()
      .describe('With a token, `false` leaves the prepaid shipments alone; with a plan, whether one pays.'),
    owner_id: person.nullish().describe('Staff only: the customer whose price it is.'),
    collection_parcels: written
      .pipe(z.int().min(1).max(1_000))
      .nullish()
      .describe('For merchants: how many parcels one courier comes for.'),
  })
  .meta({
    example: {
      from: { region: 14, city: 205 },
      to: { region: 8, city: 122 },
      parcel_size: { weight: 2.4, length: 30, width: 20, height: 10 },
      services: ['signature'],
      product_fee: 250_000,
    },
  })
export type CalculateRequest = z.output<typeof calculateRequest>

const line = z.object({
  rule: z.string().describe('Stable: the rule that made the line.'),
  title: z.string(),
  amount: z.int(),
  because: z.string().describe("In the caller's language."),
})

const promotion = z
  .object({
    name: z.string().nullable().describe('The one that won; null when none takes anything off.'),
    others: z.array(z.object({ name: z.string(), reason: z.string() })).describe('Why the others did not.'),
  })
  .describe("Of the customer's promotions the best one wins.")

const instead = z.object({
  delivery_option: z.int().optional(),
  delivery_type: z.int().optional(),
  place: z.enum(placeKinds).optional(),
  without: z.string().optional().describe('The service to leave out.'),
})

const place = z.object({
  end: z.enum(parcelEnds).describe('Where the sender leaves it, or where the receiver takes it.'),
  kind: z.enum(placeKinds),
  fits: z.boolean(),
  reason: z.string().nullable(),
})

const offer = z.object({
  delivery_option: z.int().describe('1 point to point, 2 door to door, 3 door to point, 4 point to door.'),
  delivery_type: z.int().describe('1 standard, 2 express.'),
  available: z.boolean(),
  price: z.int().nullable().describe('The sum of the lines; null when not available.'),
  currency: z.literal('UZS'),
  lines: z.array(line),
  promised: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable().describe('Days of Tashkent.'),
  reason: z.string().nullable().describe('Why it is not available.'),
  reason_code: z.string().nullable(),
  instead: instead.nullable().describe('What would work.'),
  note: z.string().nullable().describe('Something to know beforehand.'),
  promotion: promotion.nullable().describe('Null when nothing is promised to the caller.'),
  size_class: z.enum(sizeClasses),
  billable_weight: z.number().describe('Kilograms.'),
  places: z.array(place).describe('Which kinds of place take the parcel, for the ends that are not doors.'),
})
export type OfferAnswer = z.infer<typeof offer>

export const calculateAnswer = z.array(offer)

const service = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  locked: z.boolean().describe('Cannot be taken off.'),
  selected: z.boolean().describe('Selected when the list is loaded.'),
  amount: z.int().nullable().describe('Null when it depends on the address.'),
  same_region_only: z.boolean(),
  needs_amount: z.boolean().describe('The money to collect has to be named in `product_fee`.'),
})
export type ServiceAnswer = z.infer<typeof service>

export const servicesAnswer = z.array(service)

export const servicesQuery = z.object({ lang: z.string().max(20).optional() })
