import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'

/** Days and moments of a parcel's life, as people say them. */
export function useMoments() {
  const format = formatter(useLocale())
  return {
    day: (iso: string) => format.date(Date.parse(iso)),
    moment: (iso: string) => format.dateTime(Date.parse(iso)),
  }
}
