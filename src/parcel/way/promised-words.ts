import { noonOf } from '#kernel/tashkent.ts'
import type { OrderAnswer } from '#modules/orders/orders.contract.ts'
import type { formatter } from '#platform/i18n/format.ts'

type Promised = NonNullable<OrderAnswer['promised']>
type Format = Pick<ReturnType<typeof formatter>, 'dateRange'>

/** The promised days, and the hours where they are known: `18–19-noyabr`, `18-noyabr, 12:00–15:00`. */
export function promisedWords({ from, to, hours }: Promised, { dateRange }: Format): string {
  const days = dateRange(noonOf(from), noonOf(to))
  return hours ? `${days}, ${hours.from}–${hours.to}` : days
}
