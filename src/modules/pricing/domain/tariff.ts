/** How far a region is for transport prices: 0 is the capital (DECISIONS, "Belts"). */
export type Belt = 0 | 1 | 2 | 3

/** What a box is called by its billable weight; above the largest it is `other`. */
export const boxClasses = ['small', 'medium', 'large'] as const
export type BoxClass = (typeof boxClasses)[number]
export type SizeClass = BoxClass | 'other'

export const plans = ['starter', 'flexible', 'pro'] as const
export type Plan = (typeof plans)[number]

/** Length, width and height in any order. */
export type SidesCm = readonly [number, number, number]

export type Box = Readonly<{ upToGrams: number; surcharge: number; sidesCm: SidesCm }>
export type CoverLevel = Readonly<{ upTo: number; price: number }>
export type Package = Readonly<{ shipments: number; price: number }>

/**
 * Everything about prices that is a number, as plain data: kept in the database by version, edited in the desk. Money
 * is whole so'm. The first version is in first-tariff.ts.
 */
export type Tariff = Readonly<{
  /** The belt of each region, by its id. */
  belts: Readonly<Record<string, Belt>>
  /** Point to point, small box, standard. A pair of regions takes the higher of its belts. */
  base: Readonly<{ local: number; belt1: number; belt2: number; belt3: number }>
  /** Cubic centimetres that count as a kilogram. */
  volumeDivisor: number
  boxes: Readonly<Record<BoxClass, Box>>
  /** Each started kilogram above the large box; from `upToGrams` on, the price grows in proportion to the weight. */
  heavy: Readonly<{ perKg: number; upToGrams: number }>
  expressPercent: number
  roundUpTo: number
  serviceLevels: Readonly<{
    /** Of Tashkent. An order placed before it counts for the same day. */
    cutOffHour: number
    standardDays: Readonly<{ from: number; to: number }>
    expressDays: number
    /** 0 is Sunday. */
    weekdaysOff: readonly number[]
    holidays: Readonly<{
      /** Month and day, every year: `01-01`. */
      yearly: readonly string[]
      /** Whole dates, for days that move: `2026-03-20`. */
      dated: readonly string[]
    }>
    perishableHours: number
  }>
  doorLeg: Readonly<{ zone1: number; zone2: number }>
  collection: Readonly<{ price: number; freeFromParcels: number }>
  cod: number
  signature: number
  cover: Readonly<{
    free: number
    levels: readonly CoverLevel[]
    /** Nothing is compensated above minimumWage × wages (SPEC section 9). */
    minimumWage: number
    wages: number
  }>
  flexible: Readonly<{
    packages: readonly Package[]
    upToGrams: number
    sideUpToCm: number
    /** Three sides together stay below it. */
    sidesBelowCm: number
    days: number
    belt3Extra: number
  }>
  pro: Readonly<{ price: number; gramsEach: number }>
  promotions: Readonly<{ halfPricePercent: number }>
  limits: Readonly<{
    mailbox: Readonly<{ sidesCm: SidesCm; grams: number }>
    locker: Readonly<{ sidesCm: SidesCm; grams: number }>
    point: Readonly<{ longestCm: number; grams: number }>
    door: Readonly<{ longestCm: number; grams: number; callFirstAboveCm: number }>
    /** Up to this weight a manager can be asked; above it nothing is carried. */
    onRequestGrams: number
  }>
}>

/** What a first parcel is free up to: a small box inside one region. */
export function smallLocalPrice({ base, boxes }: Tariff): number {
  return base.local + boxes.small.surcharge
}

/** The value above which nothing is compensated. */
export function coverCeiling({ cover }: Pick<Tariff, 'cover'>): number {
  return cover.minimumWage * cover.wages
}
