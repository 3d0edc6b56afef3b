import type { OrderEvent } from '../events.ts'

const arrivals: readonly OrderEvent['verb'][] = ['drop_off', 'store', 'report_found', 'place']

/** Since when a parcel lies where it lies: the last time it was scanned in, or when its way back began there. */
export function liesSince(effective: readonly OrderEvent[]): Date | undefined {
  return effective.findLast(({ verb }) => arrivals.includes(verb))?.happenedAt
}
