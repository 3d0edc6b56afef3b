import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/courier/courierParts.ts'

export default {
  back: 'Back',
  dayAndHours: '{day}, {hours}',
  parcels: '{count, plural, one {{text} parcel} other {{text} parcels}}',
} satisfies DeepStrings<typeof uz>
