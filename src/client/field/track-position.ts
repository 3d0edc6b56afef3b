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
  if (passed < everyMs) return false
  const moved =
    1000 *
    distanceKm({ lat: last.latitude, lon: last.longitude }, { lat: next.latitude, lon: next.longitude })
  return moved >= Math.max(movedMetres, Math.min(next.accuracy ?? 0, 200))
}

/** The phone's place, in batches with everything else that is sent. */
export function trackPosition(store: FieldStore): () => void {
  const finder = navigator.geolocation as Geolocation | undefined
  if (!finder) return () => undefined
  let watching: number | undefined
  let last: Position | undefined
  const take = ({ coords }: GeolocationPosition) => {
    const { latitude, longitude, accuracy } = coords
    const next = { at: Date.now(), latitude, longitude, accuracy: Math.round(accuracy) }
    if (!isWorthKeeping(last, next)) return
    last = next
    void store.keepPosition(next)
  }
  const look = () => {
    const wanted = isToldWhere(store.view())
    if (wanted && watching === undefined)
      watching = finder.watchPosition(take, () => undefined, { enableHighAccuracy: true, maximumAge: 15_000 })
    if (!wanted && watching !== undefined) {
      finder.clearWatch(watching)
      watching = undefined
    }
  }
  look()
  const unsubscribe = store.subscribe(look)
  return () => {
    unsubscribe()
    if (watching !== undefined) finder.clearWatch(watching)
  }
}
