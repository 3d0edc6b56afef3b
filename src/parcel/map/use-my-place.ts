import { useCallback, useState } from 'react'
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
    async function take({ latitude: lat, longitude: lon, accuracy }: GeolocationCoordinates): Promise<void> {
      // The outline of the country comes when somebody asks, not with every page.
      const { isInCountry } = await import('#modules/geo/domain/country.ts')
      const isHere = isInCountry({ lat, lon })
      setState(isHere ? 'idle' : 'abroad')
      if (isHere) onFound({ lat, lon }, accuracy)
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => void take(coords).catch(() => setState('unknown')),
      (problem) => setState(problem.code === problem.PERMISSION_DENIED ? 'refused' : 'unknown'),
      { enableHighAccuracy: true, timeout: patienceMs, maximumAge: freshForMs },
    )
  }, [onFound])
  return { state, ask }
}
