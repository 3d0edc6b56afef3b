import type { ledgerCalls } from '#modules/ledger/ledger.calls.ts'
import type { InputOf } from '#platform/calls/address.ts'
import type { DayRange } from '#ui/pickers/calendar-days.ts'
import { isDay } from '#ui/pickers/calendar-days.ts'

export const directions = ['in', 'out'] as const
export type Direction = (typeof directions)[number]

/** What of the statement is shown; kept in the address. */
export type StatementView = { direction: Direction | undefined; days: DayRange | undefined }

export function viewIn(query: URLSearchParams): StatementView {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? '']
  return {
    direction: directions.find((one) => one === query.get('direction')),
    days: isDay(from) && isDay(to) && from <= to ? { from, to } : undefined,
  }
}

export function queryOf({ direction, days }: StatementView): URLSearchParams {
  return new URLSearchParams({ ...(direction && { direction }), ...days })
}

/** What the call that answers it is given. */
export const inputOf = ({ direction, days }: StatementView): InputOf<typeof ledgerCalls.readStatement> => ({
  query: { direction, ...days },
})

export const isNarrowed = ({ direction, days }: StatementView) =>
  direction !== undefined || days !== undefined

const dayMs = 86_400_000

/** What is saved: the chosen days, or the last year. A document holds a year at most, so the end of the range wins. */
export function savedDays({ days }: StatementView, today: string): DayRange {
  const to = days?.to ?? today
  const earliest = new Date(Date.parse(to) - 365 * dayMs).toISOString().slice(0, 10)
  return { from: days && days.from > earliest ? days.from : earliest, to }
}
