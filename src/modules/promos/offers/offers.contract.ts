import { z } from 'zod'
import { isReadable, oneLine } from '#platform/fields/line-rules.ts'
import { audiences, gifts, promotionStates } from '../domain/promotion.ts'

export const offerErrors = {
  promotion_changed: 409,
  promotion_fixed: 409,
} as const satisfies Record<string, number>

const number = z.string().regex(/^[1-9]\d{0,14}$/)
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text))
const iso = z.string().describe('ISO 8601, UTC.')
const soum = z.int().min(1).max(1_000_000_000)
const parcels = z.int().min(1).max(100_000)

const longestName = 60
const longestText = 200

/** A line in the four languages; Uzbek Cyrillic may be left to us. */
const lines = (max: number) => {
  const line = z
    .string()
    .max(max * 2)
    .transform(oneLine)
    .pipe(z.string().min(1).max(max).refine(isReadable))
  return z.object({
    uz: line,
    oz: line.nullable().default(null).describe('Null: made from the Latin words.'),
    ru: line,
    en: line,
  })
}

const textsView = z.object({ uz: z.string(), oz: z.string().nullable(), ru: z.string(), en: z.string() })

export const offerParams = z.object({ id: number.meta({ example: '3' }) })

const terms = z.object({
  gives: z.enum(gifts).describe('`reward` is money for shipments, not a discount; only `friends` gives it.'),
  percent: z.int().min(1).max(100).nullable().describe('Of `percent`; null: the number of the tariff.'),
  amount: soum.nullable().describe("Of `amount`: so'm off."),
  for_whom: z.enum(audiences).describe('`new`: whoever signs up while it runs.'),
  lasts_days: z
    .int()
    .min(1)
    .max(3_650)
    .nullable()
    .describe('Of `new`: from sign-up; null: until it is used.'),
  most_per_parcel: soum.nullable(),
  most_per_customer: soum.nullable(),
  most_parcels: parcels.nullable(),
  most_parcels_merchant: parcels.nullable().describe('Of a business; null: as everybody.'),
  budget: z.int().min(0).max(1_000_000_000_000).nullable().describe('What it may cost in all.'),
  banner: z.boolean().describe('Whether home shows it, with a countdown when it has an end.'),
})

export const offerWords = terms
  .safeExtend({
    name: lines(longestName).describe('As the quote calls it.'),
    title: lines(longestName),
    text: lines(longestText),
    starts_at: moment,
    ends_at: moment.nullable(),
  })
  .superRefine(({ gives, amount, starts_at, ends_at }, context) => {
    if ((gives === 'amount' || gives === 'reward') && amount === null)
      context.addIssue({ code: 'custom', path: ['amount'], params: { code: 'required' } })
    if (ends_at !== null && ends_at <= starts_at)
      context.addIssue({ code: 'custom', path: ['ends_at'], params: { code: 'too_small' } })
  })
  .meta({
    example: {
      gives: 'percent',
      percent: 20,
      amount: null,
      for_whom: 'everybody',
      lasts_days: null,
      most_per_parcel: 10_000,
      most_per_customer: 50_000,
      most_parcels: null,
      most_parcels_merchant: null,
      budget: 5_000_000,
      banner: true,
      name: { uz: 'Navroʻz', oz: null, ru: 'Навруз', en: 'Navruz' },
      title: { uz: 'Navroʻzga 20%', oz: null, ru: '20 % на Навруз', en: '20% for Navruz' },
      text: { uz: 'Har bir posilkaga.', oz: null, ru: 'На каждую посылку.', en: 'Off every parcel.' },
      starts_at: '2027-03-18T19:00:00Z',
      ends_at: '2027-03-24T19:00:00Z',
    },
  })
export type OfferWords = z.output<typeof offerWords>

const version = z.int().min(1)
const example = offerWords.meta()?.example as object

export const offerEdit = offerWords
  .safeExtend({ version: version.describe('The version that was edited.') })
  .meta({ example: { ...example, version: 1 } })
export type OfferEdit = z.output<typeof offerEdit>

export const deskOffer = terms.safeExtend({
  id: z.string(),
  slug: z.string(),
  version,
  state: z.enum(promotionStates),
  used: z.int().describe('What drafts, orders and rewards hold of the budget.'),
  name: textsView,
  title: textsView,
  text: textsView,
  starts_at: iso,
  ends_at: iso.nullable(),
  history: z.array(
    z.object({ what: z.enum(['written', 'changed', 'off', 'on']), at: iso, by: z.string().nullable() }),
  ),
})
export type DeskOffer = z.infer<typeof deskOffer>

export const deskOfferList = z.object({ items: z.array(deskOffer) })
export type DeskOfferList = z.infer<typeof deskOfferList>

const cost = {
  parcels: z.int(),
  cost: z.int().describe('Agreed and booked.'),
  customers: z.int(),
  new_customers: z.int().describe('Those whose first agreed order carries it.'),
}

export const offerReport = z.object({
  ...cost,
  held: z.int().describe('Kept by drafts that may still come to nothing.'),
  given_to: z.int().describe('People who were given a right to it.'),
  months: z.array(z.object({ month: z.string().describe('YYYY-MM, of Tashkent.'), ...cost })),
})
export type OfferReport = z.infer<typeof offerReport>
