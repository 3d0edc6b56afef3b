/** Open: said by one side, not yet confirmed by the other. */
export const handOverStates = ['open', 'confirmed', 'withdrawn'] as const
export type HandOverState = (typeof handOverStates)[number]

/** More than anybody hands over at once. */
export const mostParcels = 300

type Said = Readonly<{ orderId: number; isTaken: boolean }>

/** What the two sides tell differently when the taker confirms. */
export type Differences = Readonly<{
  missing: readonly number[]
  /** Counted less said; zero when they agree. */
  cash: number
}>

export function differencesIn(
  lines: readonly Said[],
  { said, counted }: { said: number; counted: number },
): Differences {
  return {
    missing: lines.filter(({ isTaken }) => !isTaken).map(({ orderId }) => orderId),
    cash: counted - said,
  }
}
