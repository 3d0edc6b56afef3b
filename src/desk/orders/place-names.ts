import { useCallback, useEffect, useState } from 'react'
import type { District } from '#modules/geo/domain/districts.ts'
import { useLocale } from '#web/shell/current-page.ts'

type ById = (id: number) => District | undefined

/** Names of districts weigh more than a page: they come after it. Until then a place has no name. */
export function useShortPlace(): (districtId: number) => string {
  const locale = useLocale()
  const [find, setFind] = useState<{ byId: ById }>()
  useEffect(() => {
    let wanted = true
    void import('#modules/geo/domain/districts.ts').then(({ districtById }) => {
      if (wanted) setFind({ byId: districtById })
    })
    return () => {
      wanted = false
    }
  }, [])
  return useCallback((id: number) => find?.byId(id)?.shortNames[locale] ?? '', [find, locale])
}

/** The whole name of a district, for a field that shows it. */
export function useDistrictName(): (districtId: number) => Promise<string> {
  const locale = useLocale()
  return useCallback(
    async (id: number) => {
      const { districtById } = await import('#modules/geo/domain/districts.ts')
      return districtById(id)?.names[locale] ?? ''
    },
    [locale],
  )
}
