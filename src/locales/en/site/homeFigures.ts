import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/site/homeFigures.ts'

export default {
  speeds: 'Express in {expressHours}, standard in {standardTime}.',
  label: 'Counted by our system',
  delivered: '{count, plural, one {parcel handed over this month} other {parcels handed over this month}}',
  onTime: 'of parcels arrived by the agreed day',
  percent: '{number}%',
  places: '{count, plural, one {point or locker} other {points and lockers}}',
  rating:
    '{count, plural, one {average rating of couriers, {text} review} other {average rating of couriers, {text} reviews}}',
} as const satisfies DeepStrings<typeof uz>
