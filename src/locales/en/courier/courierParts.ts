import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/courier/courierParts.ts'

export default {
  back: 'Back',
  dayAndHours: '{day}, {hours}',
  parcels: '{count, plural, one {{text} parcel} other {{text} parcels}}',
  waiting: {
    actions: '{count, plural, one {{text} action} other {{text} actions}}',
    photos: '{count, plural, one {{text} photo} other {{text} photos}}',
  },
} satisfies DeepStrings<typeof uz>
