import { useEffect, useState } from 'react'
import { useLocale } from '../shell/current-page.ts'

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
  return (city) => districts?.districtById(city)?.shortNames[locale] ?? ''
}
