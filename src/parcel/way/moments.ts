import { useLocale } from '#client/surroundings.ts'
import { formatter, tashkentYear } from '#platform/i18n/format.ts'

/** The year is said when it is another one. */
const styleOf = (iso: string) =>
  tashkentYear(new Date(iso)) === tashkentYear(new Date()) ? 'dayMonth' : 'long'

/** Days and moments of a parcel's life, as people say them. */
export function useMoments() {
  const format = formatter(useLocale())
  return {
    day: (iso: string) => format.date(Date.parse(iso), styleOf(iso)),
    moment: (iso: string) => format.dateTime(Date.parse(iso), styleOf(iso)),
  }
}
