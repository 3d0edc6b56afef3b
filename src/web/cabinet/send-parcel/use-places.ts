import { useEffect, useState } from 'react'
import { useLocale } from '#client/surroundings.ts'
import type { LatLon } from '#parcel/map/lat-lon.ts'
import type { ChosenPlace } from '#parcel/price/question.ts'
import type { Locale } from '#platform/i18n/locales.ts'

/** Names of places are heavy: they come once a district is to be named. */
const loadNames = () => import('./place-names.ts')

type Where = Readonly<{ region: number | null; city: number | null }>

/** The district of an address with its names; undefined until they are here, or while nothing is chosen. */
export function usePlace({ region, city }: Where): ChosenPlace | undefined {
  const id = city ?? region
  return useNamed(id, (names, locale) => (id === null ? undefined : names.placeById(id, locale)))
}

/** Of a region that was chosen as a whole: its districts. */
export function useDistricts(region: number | null): readonly { id: number; name: string }[] | undefined {
  return useNamed(region, (names, locale) =>
    region === null ? undefined : names.districtsIn(region, locale),
  )
}

export function useCentre(city: number | null): LatLon | undefined {
  return useNamed(city, (names) => (city === null ? undefined : names.centreOf(city)))
}

type Names = Awaited<ReturnType<typeof loadNames>>

function useNamed<T>(
  id: number | null,
  read: (names: Names, locale: Locale) => T | undefined,
): T | undefined {
  const locale = useLocale()
  const [names, setNames] = useState<Names>()
  useEffect(() => {
    if (id === null || names) return
    let left = false
    void loadNames().then(
      (loaded) => {
        if (!left) setNames(loaded)
      },
      // Without a line the names come with the next attempt; the ids are kept.
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [id, names])
  return names && read(names, locale)
}
