/** What the waybill needs to fill in its last line, as little as it takes to travel with the page. */
export type StartingPrices = Readonly<{
  /** One row a region of origin, one letter a region of destination: `a` is the first of the fares. */
  rows: readonly string[]
  /** Small, medium, large. */
  fares: readonly (readonly number[])[]
  /** Dates of Tashkent. */
  promised: Readonly<{ from: string; to: string }>
}>

export type WaybillChoice = Readonly<{ from: number; to: number; size: string }>

const sizes = ['small', 'medium', 'large']

/** What is measured by its owner costs a small box at least. Undefined when there is no such pair of regions. */
export function startingPrice({ rows, fares }: StartingPrices, choice: WaybillChoice): number | undefined {
  const letter = rows[choice.from - 1]?.charCodeAt(choice.to - 1) ?? Number.NaN
  return fares[letter - 'a'.charCodeAt(0)]?.[Math.max(0, sizes.indexOf(choice.size))]
}
