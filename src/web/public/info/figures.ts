import { brand } from '#kernel/brand.ts'
import { startOfDay, tashkentDay } from '#kernel/tashkent.ts'
import { rules } from '#modules/content/domain/can-send/rules.ts'
import { distanceKm } from '#modules/geo/domain/distance.ts'
import { regions } from '#modules/geo/domain/regions.ts'
import { limits } from '#modules/orders/domain/limits.ts'
import { spokenInterval, timeIntervals } from '#modules/orders/domain/order.ts'
import { callBy } from '#modules/orders/domain/promise/call-by.ts'
import { CLOCK_MS } from '#modules/payments/domain/cod.ts'
import { ACCOUNT_WAIT_MS } from '#modules/payments/domain/payout-account.ts'
import type { DeliveryOption, DeliveryType } from '#modules/pricing/domain/facts.ts'
import { coverCeiling, smallLocalPrice, type Tariff } from '#modules/pricing/domain/tariff.ts'
import { referralTerms } from '#modules/promos/domain/referral.ts'
import { endsOf, offerFor } from '#parcel/price/roads.ts'
import { formatPhone, formatter, tashkentYear } from '#platform/i18n/format.ts'
import { type Locale, locales } from '#platform/i18n/locales.ts'
import type { MessageValues } from '#platform/i18n/translator.ts'
import { pages } from '../../pages.ts'
import { keptFigures } from './kept-figures.ts'

/** What the figures of a page are taken from, at the moment it is made. */
export type Sources = Readonly<{
  tariff: Tariff
  counts: Counts
  now: Date
  /** Of the site, for addresses that leave the page: a code that a camera reads. */
  origin: string
  /** The month of the map's data, `2021-08`; missing while the map cannot be read. */
  mapDate?: string | undefined
  /** Pages of a separate app in the stores, where there is one. */
  stores?: Readonly<{ apple: string | undefined; google: string | undefined }> | undefined
}>

/** Counted by our own system; a count that nobody could read yet is missing. */
export type Counts = Readonly<{
  points?: number
  lockers?: number
  /** On average, of five. */
  stars?: number
  ratings?: number
  /** Handed over this month, and those among them that came by the day that was agreed. */
  delivered?: number
  onTime?: number
}>

type Unit = 'money' | 'weight' | 'length' | 'days' | 'hours' | 'minutes' | 'percent' | 'count' | 'decimal'
type Measured = Readonly<{ unit: Unit; of: (sources: Sources) => number | undefined }>
/** Said as it is: a phone, an hour of the day, three sides. */
type Said = Readonly<{ say: (sources: Sources, locale: Locale) => string }>
export type Figure = Measured | Said

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** A number that is dialled stays on one line. */
const unbroken = (phone: string) => phone.replaceAll(' ', '\u00a0')

const inUnit = (unit: Unit) => (of: Measured['of']) => ({ unit, of }) as const
const money = inUnit('money')
/** In grams. */
const weight = inUnit('weight')
/** In centimetres. */
const length = inUnit('length')
const days = inUnit('days')
const hours = inUnit('hours')
const minutes = inUnit('minutes')
const percent = inUnit('percent')
const count = inUnit('count')

/**
 * Every number that a page of information may tell. Texts name them in braces and never type one in:
 * `{freeCover}` is the amount with its unit, `{freeCoverNumber}` the digits alone (where the unit takes an ending in the
 * text), `{freeCoverCount}` the number that chooses a plural form.
 */
export const figures = {
  // Prices of the tariff in force.
  priceFrom: money(({ tariff }) => smallLocalPrice(tariff)),
  priceDoorDoor: money(({ tariff }) => smallestFor(2, 1, tariff)),
  priceDoorPoint: money(({ tariff }) => smallestFor(3, 1, tariff)),
  pricePointDoor: money(({ tariff }) => smallestFor(4, 1, tariff)),
  priceExpress: money(({ tariff }) => smallestFor(1, 2, tariff)),
  priceExpressDoorDoor: money(({ tariff }) => smallestFor(2, 2, tariff)),
  priceBelt1: money(({ tariff }) => tariff.base.belt1),
  priceBelt2: money(({ tariff }) => tariff.base.belt2),
  priceBelt3: money(({ tariff }) => tariff.base.belt3),
  priceMediumExtra: money(({ tariff }) => tariff.boxes.medium.surcharge),
  priceLargeExtra: money(({ tariff }) => tariff.boxes.large.surcharge),
  priceHeavyKg: money(({ tariff }) => tariff.heavy.perKg),
  priceDoorNear: money(({ tariff }) => tariff.doorLeg.zone1),
  priceDoorFar: money(({ tariff }) => tariff.doorLeg.zone2),
  priceCollection: money(({ tariff }) => tariff.collection.price),
  priceCod: money(({ tariff }) => tariff.cod),
  priceSignature: money(({ tariff }) => tariff.signature),
  pricePro: money(({ tariff }) => tariff.pro.price),
  expressPercent: percent(({ tariff }) => tariff.expressPercent - 100),
  halfPricePercent: percent(({ tariff }) => tariff.promotions.halfPricePercent),
  collectionFreeFrom: count(({ tariff }) => tariff.collection.freeFromParcels),
  proWeight: weight(({ tariff }) => tariff.pro.gramsEach),
  packageWeight: weight(({ tariff }) => tariff.flexible.upToGrams),
  packageSide: length(({ tariff }) => tariff.flexible.sideUpToCm),
  packageSides: length(({ tariff }) => tariff.flexible.sidesBelowCm),
  packageFarExtra: money(({ tariff }) => tariff.flexible.belt3Extra),
  packageDays: days(({ tariff }) => tariff.flexible.days),
  packageSmallest: count(({ tariff }) => tariff.flexible.packages[0]?.shipments),
  packageLargest: count(({ tariff }) => tariff.flexible.packages.at(-1)?.shipments),
  packageEach: money(({ tariff }) => cheapestShipment(tariff)),

  // Cover and claims.
  freeCover: money(({ tariff }) => tariff.cover.free),
  topCover: money(({ tariff }) => tariff.cover.levels.at(-1)?.upTo),
  cheapestCover: money(({ tariff }) => tariff.cover.levels[0]?.price),
  dearestCover: money(({ tariff }) => tariff.cover.levels.at(-1)?.price),
  neverCoveredAbove: money(({ tariff }) => coverCeiling(tariff)),
  minimumWages: count(({ tariff }) => tariff.cover.wages),
  lostAfterDays: days(() => limits.lostAfterMs / dayMs),

  // Weights and sizes.
  smallWeight: weight(({ tariff }) => tariff.boxes.small.upToGrams),
  mediumWeight: weight(({ tariff }) => tariff.boxes.medium.upToGrams),
  largeWeight: weight(({ tariff }) => tariff.boxes.large.upToGrams),
  smallSides: { say: ({ tariff }, locale) => formatter(locale).size(tariff.boxes.small.sidesCm) },
  mediumSides: { say: ({ tariff }, locale) => formatter(locale).size(tariff.boxes.medium.sidesCm) },
  largeSides: { say: ({ tariff }, locale) => formatter(locale).size(tariff.boxes.large.sidesCm) },
  volumeDivisor: count(({ tariff }) => tariff.volumeDivisor),
  heavyWeight: weight(({ tariff }) => tariff.heavy.upToGrams),
  pointWeight: weight(({ tariff }) => tariff.limits.point.grams),
  pointSide: length(({ tariff }) => tariff.limits.point.longestCm),
  lockerSides: { say: ({ tariff }, locale) => formatter(locale).size(tariff.limits.locker.sidesCm) },
  lockerWeight: weight(({ tariff }) => tariff.limits.locker.grams),
  mailboxSides: { say: ({ tariff }, locale) => formatter(locale).size(tariff.limits.mailbox.sidesCm) },
  mailboxWeight: weight(({ tariff }) => tariff.limits.mailbox.grams),
  doorWeight: weight(({ tariff }) => tariff.limits.door.grams),
  doorSide: length(({ tariff }) => tariff.limits.door.longestCm),
  callFirstSide: length(({ tariff }) => tariff.limits.door.callFirstAboveCm),
  requestWeight: weight(({ tariff }) => tariff.limits.onRequestGrams),

  // Days, hours and counts of an order.
  expressHours: hours(({ tariff }) => tariff.serviceLevels.expressDays * 24),
  standardFrom: days(({ tariff }) => tariff.serviceLevels.standardDays.from),
  standardTo: days(({ tariff }) => tariff.serviceLevels.standardDays.to),
  standardTime: { say: ({ tariff }, locale) => standardTime(tariff.serviceLevels, locale) },
  perishableHours: hours(({ tariff }) => tariff.serviceLevels.perishableHours),
  cutOff: { say: ({ tariff }) => `${tariff.serviceLevels.cutOffHour}:00` },
  attempts: count(() => limits.attempts),
  storageDays: days(() => limits.storageMs / dayMs),
  basketDays: days(() => limits.basketMs / dayMs),
  disposeDays: days(() => limits.disposeAfterMs / dayMs),
  redeliverDays: days(() => limits.redeliverDays),
  reweighHours: hours(() => limits.reweighAnswerMs / hourMs),
  confirmationMinutes: minutes(() => limits.confirmationCallMs / 60_000),
  courierParcels: count(() => limits.courierParcels),
  undoMinutes: minutes(() => limits.undoMs / 60_000),
  acceptHours: hours(() => limits.acceptMs / hourMs),
  window1: { say: () => windowOf(0) },
  windowAfternoon: { say: () => windowOf(1, 2) },
  window4: { say: () => windowOf(3) },
  /** Whoever orders at night is called by this hour. */
  nightCallBy: { say: ({ now }) => formatter('uz').time(callBy(startOfDay(tashkentDay(now)))) },
  codHours: hours(() => CLOCK_MS / hourMs),
  payoutWaitHours: hours(() => ACCOUNT_WAIT_MS / hourMs),
  codeTries: count(() => limits.codeTries),

  // SPEC section 9.
  regions: count(({ tariff }) => Object.keys(tariff.belts).length),
  languages: count(() => locales.length),
  prohibitedRules: count(() => rules.length),
  referralReward: money(() => referralTerms.reward),
  referralShipments: count(() => referralTerms.shipments),
  referralDays: days(() => referralTerms.days),
  referralReceivers: count(() => referralTerms.receivers),
  referralWaitDays: days(() => referralTerms.waitDays),
  nukusKm: { say: (_, locale) => formatter(locale).number(farthestKm()) },

  // How to reach us.
  phone: { say: () => unbroken(formatPhone(brand.supportPhones[0])) },
  secondPhone: { say: () => unbroken(formatPhone(brand.supportPhones[1])) },
  opens: { say: () => brand.supportHours.open },
  closes: { say: () => brand.supportHours.close },
  email: { say: () => brand.email },
  securityEmail: { say: () => brand.securityEmail },
  securityAnswerDays: days(() => brand.securityAnswerDays),
  /** Of the whole country. */
  police: { say: () => '102' },
  brandName: { say: () => brand.name },
  company: { say: () => brand.bank.holder },
  taxNumber: { say: () => brand.bank.stir },
  year: { say: ({ now }) => String(tashkentYear(now)) },
  today: { say: ({ now }, locale) => formatter(locale).date(now, 'long') },
  mapDate: { say: ({ mapDate }) => mapDate?.split('-').reverse().join('.') ?? gap },
  countedAt: { say: ({ now }) => formatter('uz').time(now) },

  bankAccount: { say: () => brand.bank.account },
  bankMfo: { say: () => brand.bank.mfo },
  ...keptFigures,

  // Counted by our system.
  points: count(({ counts }) => counts.points),
  lockers: count(({ counts }) => counts.lockers),
  rating: { unit: 'decimal', of: ({ counts }) => counts.stars },
  ratings: count(({ counts }) => counts.ratings),
} as const satisfies Readonly<Record<string, Figure>>

export type FigureName = keyof typeof figures

/** A small box inside one region near the capital, by the rules that price orders. */
function smallestFor(option: DeliveryOption, type: DeliveryType, tariff: Tariff): number | undefined {
  const ends = endsOf('local', tariff)
  return ends && offerFor({ ...ends, parcel: { box: 'small' } }, option, type, tariff)?.total
}

/** From the beginning of one interval of delivery to the end of another. */
function windowOf(first: number, last = first): string {
  const [from] = timeIntervals[first]?.split('-') ?? []
  const to = timeIntervals[last]?.split('-')[1]
  return spokenInterval(`${from}-${to}`)
}

/** Two numbers that a line never parts. */
function standardTime({ standardDays: { from, to } }: Tariff['serviceLevels'], locale: Locale): string {
  const { amount, number } = formatter(locale)
  return from === to ? amount(to, 'day') : `${number(from)}–\u2060${amount(to, 'day')}`
}

/** From the capital to Nukus, as the crow flies, in tens of kilometres. */
function farthestKm(): number {
  const [nukus, capital] = [regions.at(0), regions.at(-1)]
  return nukus && capital ? Math.round(distanceKm(capital.centre, nukus.centre) / 10) * 10 : 0
}

function cheapestShipment({ flexible: { packages } }: Tariff): number | undefined {
  const each = packages.map(({ price, shipments }) => Math.round(price / shipments))
  return each.length === 0 ? undefined : Math.min(...each)
}

const gap = '…'

/** Undefined: there is nothing to tell. */
export function figureText(name: FigureName, sources: Sources, locale: Locale): string | undefined {
  const figure: Figure = figures[name]
  if ('say' in figure) return figure.say(sources, locale)
  const value = figure.of(sources)
  return value === undefined ? undefined : written(figure.unit, value, locale)
}

function written(unit: Unit, value: number, locale: Locale): string {
  const { money, weight, size, amount, number } = formatter(locale)
  switch (unit) {
    case 'money':
      return money(value)
    case 'weight':
      return weight(value)
    case 'length':
      return size([value])
    case 'days':
      return amount(value, 'day')
    case 'hours':
      return amount(value, 'hour')
    case 'minutes':
      return amount(value, 'minute')
    case 'percent':
      return number(value, 1) + (locale === 'en' ? '%' : '\u00A0%')
    case 'decimal':
      return number(value, 1)
    case 'count':
      return number(value)
  }
}

/** As every text of a page gets them. What cannot be told shows as a gap. */
export function figureValues(sources: Sources, locale: Locale): MessageValues {
  const values: Record<string, string | number> = {}
  for (const [name, figure] of Object.entries<Figure>(figures)) {
    values[name] = figureText(name as FigureName, sources, locale) ?? gap
    if ('say' in figure) continue
    const value = figure.of(sources)
    const shown = value === undefined || figure.unit !== 'weight' ? value : value / 1000
    values[`${name}Count`] = shown ?? 0
    values[`${name}Number`] = shown === undefined ? gap : formatter(locale).number(shown, 3)
  }
  return values
}

/** The names that a text may put in braces. */
export const placeholders: ReadonlySet<string> = new Set(
  Object.entries<Figure>(figures).flatMap(([name, figure]) =>
    'say' in figure ? [name] : [name, `${name}Count`, `${name}Number`],
  ),
)

/** The names that a text may use as a tag: `<b>`, or the id of the page that the words lead to. */
export const tags: ReadonlySet<string> = new Set(['b', ...pages.map(({ id }) => id)])
