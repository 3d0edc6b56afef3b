import { distanceKm } from '#modules/geo/domain/distance.ts'
import type { FieldStore, FieldView, Position } from './field-store.ts'

const movedMetres = 30
const everyMs = 30_000
/** Who stands still is told of rarely: it costs battery and says nothing. */
const stillMs = 300_000

/** Only while a shift is on and a parcel is out: nobody is followed home. */
export const isToldWhere = ({ day }: FieldView): boolean =>
  day?.shift != null &&
  day.shift.ended_at === null &&
  day.stops.some(({ in_hand, state }) => in_hand && state === 'open')

/** Whether a new place is worth a line: moved, and not told a moment ago; or still there after a while. */
export function isWorthKeeping(last: Position | undefined, next: Position): boolean {
  if (!last) return true
  const passed = next.at - last.at
  // A clock that was set back begins anew.
  if (passed < 0 || passed >= stillMs) return true
  return passed >= everyMs && hasMoved(last, next)
}

/** A place that is known badly has moved only when it is far away. */
function hasMoved(last: Position, next: Position): boolean {
  const metres =
    1000 *
    distanceKm({ lat: last.latitude, lon: last.longitude }, { lat: next.latitude, lon: next.longitude })
  return metres >= Math.max(movedMetres, Math.min(next.accuracy ?? 0, 200))
}

type Look = 'exact' | 'coarse' | undefined

/** The phone's place, in batches with everything else that is sent. Who stands still is looked for without the satellites. */
export function trackPosition(
  store: FieldStore,
  finder = navigator.geolocation as Geolocation | undefined,
): () => void {
  if (!finder) return () => undefined
  let watching: number | undefined
  let looks: Look
  let last: Position | undefined
  let stoodAt: Position | undefined
  const take = ({ coords }: GeolocationPosition) => {
    const { latitude, longitude, accuracy } = coords
    const next = { at: Date.now(), latitude, longitude, accuracy: Math.round(accuracy) }
    if (!stoodAt || hasMoved(stoodAt, next)) stoodAt = next
    if (isWorthKeeping(last, next)) {
      last = next
      void store.keepPosition(next)
    }
    look()
  }
  const turnTo = (next: Look) => {
    if (next === looks) return
    looks = next
    if (watching !== undefined) finder.clearWatch(watching)
    const how = { enableHighAccuracy: next === 'exact', maximumAge: 15_000 }
    watching = next && finder.watchPosition(take, () => undefined, how)
  }
  const look = () => {
    if (!isToldWhere(store.view())) {
      stoodAt = undefined
      return turnTo(undefined)
    }
    const isStill = stoodAt !== undefined && Date.now() - stoodAt.at >= stillMs
    turnTo(isStill ? 'coarse' : 'exact')
  }
  look()
  const unsubscribe = store.subscribe(look)
  return () => {
    unsubscribe()
    turnTo(undefined)
  }
}
