import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { noonOf } from '#kernel/tashkent.ts'
import type { Stop, StopPlace } from '#modules/delivery/field/field.contract.ts'
import { useDoorText } from '#parcel/pin/use-door-text.ts'
import { formatter } from '#platform/i18n/format.ts'

const listed = (...parts: readonly (string | null | undefined)[]) =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(', ')

/** Hours by the clock of Tashkent, `14:00–16:00`; empty where any hour will do. */
function hoursOf(window: Stop['window']): string {
  if (!window) return ''
  const { from, to } = window
  return from && to ? `${from}–${to}` : (from ?? to ?? '')
}

/** Places and times of a stop, as a courier reads them. */
export function useStopWords() {
  const t = useTranslations('courierParts')
  const door = useDoorText()
  const format = formatter(useLocale())
  const flatOf = ({ flat }: StopPlace) => door({ flat })
  return {
    /** Where to: the point's name, or the house and the flat. */
    title: (place: StopPlace): string =>
      place.point?.name ??
      listed(place.street ?? listed(place.mahalla, place.landmark, place.district), flatOf(place)),
    /** The same without the flat, where that stands beside the name. */
    house: (place: StopPlace): string =>
      place.point?.name ?? place.street ?? listed(place.mahalla, place.landmark, place.district),
    flat: flatOf,
    /** How to find the door: landmark, entrance, floor, intercom. */
    detail: ({ landmark, entrance, floor, intercom, street, point }: StopPlace): string =>
      listed(street === null && !point ? '' : landmark, door({ entrance, floor, intercom })),
    /** Hours, or the day when it is another one than today. */
    window: (window: Stop['window'], today: string): string => {
      if (!window) return ''
      const hours = hoursOf(window)
      if (window.day === today) return hours
      const day = format.date(noonOf(window.day))
      return hours ? t('dayAndHours', { day, hours }) : day
    },
    /** In little room: hours today, the day alone otherwise. */
    when: (window: Stop['window'], today: string): string =>
      window && window.day !== today ? format.date(noonOf(window.day)) : hoursOf(window),
    parcels: (count: number): string => t('parcels', { count, text: format.number(count) }),
  }
}
