import { useEffect, useState } from 'react'
import { distanceKm } from '#modules/geo/domain/distance.ts'
import type { PhonePlace } from './field-report.ts'

const patienceMs = 15_000
const freshForMs = 30_000

/** Where the phone is while this screen is open: a stairwell may answer late, or never. */
export function usePhonePlace(): PhonePlace {
  const [place, setPlace] = useState<PhonePlace>()
  useEffect(() => {
    if (!navigator.geolocation) return
    const watch = navigator.geolocation.watchPosition(
      ({ coords }) => setPlace({ lat: coords.latitude, lon: coords.longitude }),
      () => undefined,
      { enableHighAccuracy: true, timeout: patienceMs, maximumAge: freshForMs },
    )
    return () => navigator.geolocation.clearWatch(watch)
  }, [])
  return place
}

type Pinned = Readonly<{ latitude: number | null; longitude: number | null }>

/** How far the phone is from a place, in whole metres; undefined when either is not known. */
export function metresFrom(place: PhonePlace, { latitude, longitude }: Pinned): number | undefined {
  if (!place || latitude === null || longitude === null) return undefined
  return Math.round(distanceKm(place, { lat: latitude, lon: longitude }) * 1000)
}
