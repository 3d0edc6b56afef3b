import { z } from 'zod'
import { idField, idInAddress, waitingApproval } from '#platform/fields/fields.ts'
import { plans, type Tariff } from '../domain/tariff.ts'

const money = z.int().min(0).max(100_000_000)
const grams = z.int().min(1).max(10_000_000)
const cm = z.number().min(0.1).max(1_000)
const sides = z.tuple([cm, cm, cm])
const percent = z.int().min(0).max(100)

const belt = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
const regionKeys = z.enum(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14'])

const box = z.strictObject({ upToGrams: grams, surcharge: money, sidesCm: sides })
const boxLimit = z.strictObject({ sidesCm: sides, grams })

/** A leap year, so that 29 February can be a holiday. */
const monthDay = z.string().refine((text) => isDate(`2028-${text}`))
const date = z.string().refine(isDate)

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && isSameDay(text)
}

/** 30 February is read as 1 March. */
function isSameDay(text: string): boolean {
  return new Date(text).toISOString().startsWith(text)
}

const serviceLevels = z.strictObject({
  cutOffHour: z.int().min(0).max(24),
  standardDays: z.strictObject({ from: z.int().min(1).max(30), to: z.int().min(1).max(30) }),
  expressDays: z.int().min(1).max(7),
  weekdaysOff: z.array(z.int().min(0).max(6)).max(5),
  holidays: z.strictObject({ yearly: z.array(monthDay).max(40), dated: z.array(date).max(100) }),
  perishableHours: z.int().min(1).max(1_000),
})

/** The whole of a tariff, number by number. Nothing may be missing and nothing may be invented. */
export const tariffData: z.ZodType<Tariff, Tariff> = z.strictObject({
  belts: z.record(regionKeys, belt),
  base: z.strictObject({ local: money, belt1: money, belt2: money, belt3: money }),
  volumeDivisor: z.int().min(1_000).max(20_000),
  boxes: z.strictObject({ small: box, medium: box, large: box }),
  heavy: z.strictObject({ perKg: money, upToGrams: grams }),
  expressPercent: z.int().min(100).max(1_000),
  roundUpTo: z.int().min(1).max(10_000),
  serviceLevels,
  doorLeg: z.strictObject({ zone1: money, zone2: money }),
  collection: z.strictObject({ price: money, freeFromParcels: z.int().min(1).max(1_000) }),
  cod: money,
  signature: money,
  cover: z.strictObject({
    free: money,
    levels: z
      .array(z.strictObject({ upTo: money, price: money }))
      .min(1)
      .max(9),
    minimumWage: money,
    wages: z.int().min(1).max(1_000),
  }),
  flexible: z.strictObject({
    packages: z
      .array(z.strictObject({ shipments: z.int().min(1).max(100_000), price: money }))
      .min(1)
      .max(9),
    upToGrams: grams,
    sideUpToCm: cm,
    sidesBelowCm: cm,
    days: z.int().min(1).max(3_650),
    belt3Extra: money,
  }),
  pro: z.strictObject({ price: money, gramsEach: grams }),
  promotions: z.strictObject({ halfPricePercent: percent }),
  limits: z.strictObject({
    mailbox: boxLimit,
    locker: boxLimit,
    point: z.strictObject({ longestCm: cm, grams }),
    door: z.strictObject({ longestCm: cm, grams, callFirstAboveCm: cm }),
    onRequestGrams: grams,
  }),
})

export const tariffErrors = {
  tariff_already_published: 409,
  tariff_starts_in_past: 422,
} as const satisfies Record<string, number>

const version = idField

export const tariffParams = z.object({ version: idInAddress })

/** Where a version stands at this moment: only one is in force. */
const tariffState = z.enum(['draft', 'scheduled', 'in_force', 'past'])

export const tariffSummary = z.object({
  version,
  state: tariffState,
  effective_from: z.iso.datetime().nullable(),
  note: z.string(),
  created_by: z.int().nullable().describe('The person; none for the first version.'),
  created_at: z.iso.datetime(),
  approval: waitingApproval,
})
export type TariffSummary = z.infer<typeof tariffSummary>

export const tariffList = z.array(tariffSummary)

export const tariffAnswer = tariffSummary.extend({ data: tariffData })
export type TariffAnswer = z.infer<typeof tariffAnswer>

const note = z.string().trim().min(3).max(500)

/** New numbers, or those of an earlier version: that is how a tariff is taken back. */
export const tariffDraft = z
  .strictObject({ data: tariffData.optional(), copy_of: version.optional(), note })
  .refine(({ data, copy_of }) => (data === undefined) !== (copy_of === undefined), {
    path: ['data'],
    params: { code: 'required' },
  })
  .describe('Either `data` or `copy_of`.')
  .meta({ example: { copy_of: 1, note: 'Narxlar avvalgisiga qaytarildi' } })
export type TariffDraft = z.output<typeof tariffDraft>

export const tariffPublication = z.object({
  effective_from: z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text))
    .optional()
    .describe('At once when left out.'),
})

const price = z.int().nullable().describe('Null when the parcel cannot be sent so.')

export const tariffEffect = z.object({
  version,
  compared_with: version.describe('The version in force.'),
  parcels: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      size: z.string(),
      weight: z.number().describe('Kilograms.'),
      plan: z.enum(plans),
      plan_name: z.string(),
      delivery_option: z.int(),
      delivery_type: z.int(),
      services: z.array(z.string()),
      before: price,
      after: price,
    }),
  ),
})
export type TariffEffect = z.infer<typeof tariffEffect>
