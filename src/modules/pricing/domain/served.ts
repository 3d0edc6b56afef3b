import { type District, districtById } from '#modules/geo/domain/districts.ts'
import type { Explanation } from './explanation.ts'

/** Why we do not come for a while; each has its words. `other` says nothing. */
export const pauseReasons = [
  'snow',
  'flood',
  'road',
  'quarantine',
  'safety',
  'holiday',
  'couriers',
  'other',
] as const
export type PauseReason = (typeof pauseReasons)[number]

/** A district, or with null a whole region, where for a while nothing is taken in, or nothing is brought. */
export type Pause = Readonly<{
  regionId: number
  districtId: number | null
  pickups: boolean
  deliveries: boolean
  /** `2026-11-25`, that day included; null until it is opened again. */
  lastDay: string | null
  reason: string
}>

export type End = 'from' | 'to'

/** The one that holds this end of the way up; of several the one that lasts longest. */
export function pauseAt(pauses: readonly Pause[], districtId: number, end: End): Pause | undefined {
  const regionId = districtById(districtId)?.regionId
  return pauses
    .filter(({ pickups, deliveries }) => (end === 'from' ? pickups : deliveries))
    .filter((pause) =>
      pause.districtId === null ? pause.regionId === regionId : pause.districtId === districtId,
    )
    .reduce<Pause | undefined>((longest, one) => (longest && !lasts(one, longest) ? longest : one), undefined)
}

const lasts = (one: Pause, other: Pause) => endOf(one) > endOf(other)
const endOf = ({ lastDay }: Pause) => lastDay ?? '9999'

/** Where a way is closed, and for how long. */
export type Closed = Readonly<{ end: End; district: District; pause: Pause }>

export function closedOn(
  pauses: readonly Pause[],
  districts: Readonly<Record<End, number>>,
): Closed | undefined {
  for (const end of ['to', 'from'] as const) {
    const pause = pauseAt(pauses, districts[end], end)
    const district = districtById(districts[end])
    if (pause && district) return { end, district, pause }
  }
  return undefined
}

/** What the message about it names. */
export function closedValues({ end, district, pause }: Closed): Explanation['values'] {
  return {
    district: { words: district.names },
    end,
    until: pause.lastDay === null ? 'none' : { day: pause.lastDay },
    reason: pause.reason,
  }
}
