import type { HeldThings } from '#modules/accounts/staff/staff.contract.ts'
import type { HandOverView } from '#modules/delivery/handovers/hand-overs.contract.ts'

/** What nobody has said yet that it goes to somebody: the parcels of a bag by their codes, and cash. */
export type Unsaid = Readonly<{ parcels: readonly string[]; cash: number }>

/** Hand-overs of one person that the other side has not confirmed. */
export const openOf = (all: readonly HandOverView[], person: string): HandOverView[] =>
  all.filter(({ from, state }) => from.id === person && state === 'open')

/** What lies in a van goes from hand to hand with its trip: a scan at a depot takes it off. */
export function unsaidOf({ parcels, cash }: HeldThings, open: readonly HandOverView[]): Unsaid {
  const said = new Set(open.flatMap(({ lines }) => lines.map(({ order_id: id }) => id)))
  const cashSaid = open.reduce((sum, one) => sum + one.cash, 0)
  return {
    parcels: parcels
      .filter(({ order_id: id, trip_id: trip }) => trip === null && !said.has(id))
      .map(({ tracking_code: code }) => code),
    cash: Math.max(0, cash - cashSaid),
  }
}

export const takenOf = ({ lines }: HandOverView) => lines.filter(({ state }) => state === 'taken').length
