import type { CoverLevel } from '#modules/pricing/domain/tariff.ts'

/** What the page's data makes of the tariff for the chooser. */
export type CoverRules = Readonly<{
  free: number
  levels: readonly CoverLevel[]
  /** Things worth more cannot be covered. */
  ceiling: number
}>

export type CoverAnswer = Readonly<{
  /** 0 is the free cover, which every parcel has. */
  level: number
  price: number
  /** What comes back at the most if the parcel is lost. */
  pays: number
  /** `part`: worth more than the largest cover. `none`: too dear for any cover but the free one. */
  kind: 'whole' | 'part' | 'none'
}>

/** The cheapest cover that gives back all of a value, or as much of it as there is. */
export function coverFor(value: number, { free, levels, ceiling }: CoverRules): CoverAnswer {
  if (value <= free) return { level: 0, price: 0, pays: value, kind: 'whole' }
  if (value > ceiling) return { level: 0, price: 0, pays: free, kind: 'none' }
  const enough = levels.findIndex(({ upTo }) => upTo >= value)
  const at = enough === -1 ? levels.length - 1 : enough
  const { price, upTo } = levels[at] ?? { price: 0, upTo: free }
  return { level: at + 1, price, pays: Math.min(value, upTo), kind: value <= upTo ? 'whole' : 'part' }
}
