import { useCallback, useEffect, useState } from 'react'
import { useLocale } from '#client/surroundings.ts'

/** Names of places are heavy: they come after the page. */
const loadDistricts = () => import('#modules/geo/domain/districts.ts')

/** The short name of a district by its id; empty until the names are here. */
export function useTownNames(): (city: number) => string {
  const locale = useLocale()
  const [districts, setDistricts] = useState<Awaited<ReturnType<typeof loadDistricts>>>()
  useEffect(() => {
    let left = false
    // Without a line the names stay away; the parcels are known by their other words.
    void loadDistricts().then(
      (loaded) => {
        if (!left) setDistricts(loaded)
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [])
  return useCallback(
    (city: number) => districts?.districtById(city)?.shortNames[locale] ?? '',
    [districts, locale],
  )
}

/** The whole name of a district, for a field that shows it. */
export function useDistrictName(): (districtId: number) => Promise<string> {
  const locale = useLocale()
  return useCallback(
    async (id: number) => (await loadDistricts()).districtById(id)?.names[locale] ?? '',
    [locale],
  )
}
