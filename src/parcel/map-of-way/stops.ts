import type { Tracked } from '#modules/tracking/tracking.contract.ts'
import type { LatLon } from '../map/lat-lon.ts'

export type WayStop = Readonly<{
  name: string
  at: LatLon
  /** Where the parcel was last told to be. */
  isNow: boolean
  /** There it waits at a point. */
  isAtPoint: boolean
  /** Where it is to be, or has come to. */
  isEnd: boolean
}>

type Known = Pick<Tracked['data'], 'from' | 'to' | 'events' | 'ended' | 'stage'>

/** A parcel that goes back and forth for ever is still drawn: its last stops. */
const mostStops = 8

/** The towns that a parcel comes through, in their order: those it was in, and the one it goes to. */
export function stopsOf({ from, to, events, ended, stage }: Known): WayStop[] {
  const seen = [from, ...events.flatMap(({ place }) => place ?? [])].filter(
    ({ name }, index, all) => name !== all[index - 1]?.name,
  )
  const isThere = seen.at(-1)?.name === to.name
  const now = seen.length - 1
  return [...seen, ...(isThere || ended ? [] : [to])]
    .map(({ name, centre }, index, all) => ({
      name,
      at: { lat: centre.latitude, lon: centre.longitude },
      isNow: index === now && stage !== 'over',
      isAtPoint: index === now && stage === 'waiting',
      isEnd: index === all.length - 1 && name === to.name,
    }))
    .slice(-mostStops)
}
