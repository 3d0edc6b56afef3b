import { useCallback, useState } from 'react'
import { isInCountry } from '#modules/geo/domain/country.ts'
import type { LatLon } from './lat-lon.ts'

export type MyPlaceState = 'idle' | 'asking' | 'refused' | 'unknown' | 'abroad'

const patienceMs = 10_000
const freshForMs = 60_000

/** Asks the device where it is; says why when there is no answer that helps. */
export function useMyPlace(onFound: (place: LatLon, accuracyM: number) => void) {
  const [state, setState] = useState<MyPlaceState>('idle')
  const ask = useCallback(() => {
    if (!navigator.geolocation) {
      setState('unknown')
      return
    }
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const place = { lat: coords.latitude, lon: coords.longitude }
        const isHere = isInCountry(place)
        setState(isHere ? 'idle' : 'abroad')
        if (isHere) onFound(place, coords.accuracy)
      },
      (problem) => setState(problem.code === problem.PERMISSION_DENIED ? 'refused' : 'unknown'),
      { enableHighAccuracy: true, timeout: patienceMs, maximumAge: freshForMs },
    )
  }, [onFound])
  return { state, ask }
}
