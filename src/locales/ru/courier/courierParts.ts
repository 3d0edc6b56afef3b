import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/courier/courierParts.ts'

export default {
  back: 'Назад',
  dayAndHours: '{day}, {hours}',
  parcels:
    '{count, plural, one {{text} посылка} few {{text} посылки} many {{text} посылок} other {{text} посылки}}',
} satisfies DeepStrings<typeof uz>
