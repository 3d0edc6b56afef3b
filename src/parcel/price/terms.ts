import type { CoverLevel, SidesCm, Tariff } from '#modules/pricing/domain/tariff.ts'

/** The boxes to choose by eye; anything else is weighed and measured (SPEC section 3). */
export const boxes = ['small', 'medium', 'large'] as const
export type Box = (typeof boxes)[number]
export type Size = Box | 'other'

/** What the questions of the page need to know of the tariff in force. */
export type Terms = Readonly<{
  boxes: Readonly<Record<Box, Readonly<{ weightGrams: number; sidesCm: SidesCm }>>>
  /** Cubic centimetres that count as a kilogram. */
  volumeDivisor: number
  standardDays: Readonly<{ from: number; to: number }>
  expressHours: number
  cutOffHour: number
  perishableHours: number
  cod: number
  signature: number
  cover: Readonly<{ free: number; levels: readonly CoverLevel[] }>
}>

const hoursInDay = 24

export function termsOf({
  boxes: named,
  volumeDivisor,
  serviceLevels,
  cod,
  signature,
  cover,
}: Tariff): Terms {
  const box = (name: Box) => ({ weightGrams: named[name].upToGrams, sidesCm: named[name].sidesCm })
  return {
    boxes: { small: box('small'), medium: box('medium'), large: box('large') },
    volumeDivisor,
    standardDays: serviceLevels.standardDays,
    expressHours: serviceLevels.expressDays * hoursInDay,
    cutOffHour: serviceLevels.cutOffHour,
    perishableHours: serviceLevels.perishableHours,
    cod,
    signature,
    cover: { free: cover.free, levels: cover.levels },
  }
}
