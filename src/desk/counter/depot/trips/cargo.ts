import type { TripView } from '#modules/delivery/trips/trips.contract.ts'

type Aboard = TripView['aboard'][number]
export type Cargo = {
  readonly parcels: number
  readonly bags: readonly { readonly code: string; readonly parcels: number }[]
  readonly loose: readonly Aboard[]
}

/** What is in a van: bags in the order of their codes, and what lies beside them. */
export function cargoOf({ aboard }: Pick<TripView, 'aboard'>): Cargo {
  const counts = new Map<string, number>()
  for (const { bag } of aboard) if (bag !== null) counts.set(bag, (counts.get(bag) ?? 0) + 1)
  return {
    parcels: aboard.length,
    bags: [...counts]
      .map(([code, parcels]) => ({ code, parcels }))
      .sort((a, b) => a.code.localeCompare(b.code)),
    loose: aboard.filter(({ bag }) => bag === null),
  }
}

/** The next time that clocks in Tashkent show this: today, or tomorrow when it is over. */
export function nextAt(hours: string, now: Date): string | undefined {
  const [, hour, minute] = /^(\d{2}):(\d{2})$/.exec(hours) ?? []
  if (hour === undefined || minute === undefined) return undefined
  const shiftMs = 5 * 3_600_000
  const local = new Date(now.getTime() + shiftMs)
  const at =
    Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate(), Number(hour), Number(minute)) -
    shiftMs
  const dayMs = 86_400_000
  return new Date(at <= now.getTime() ? at + dayMs : at).toISOString()
}
