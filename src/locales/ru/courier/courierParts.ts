import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/courier/courierParts.ts'

export default {
  back: 'Назад',
  dayAndHours: '{day}, {hours}',
  parcels:
    '{count, plural, one {{text} посылка} few {{text} посылки} many {{text} посылок} other {{text} посылки}}',
  waiting: {
    actions:
      '{count, plural, one {{text} действие} few {{text} действия} many {{text} действий} other {{text} действия}}',
    photos: '{count, plural, one {{text} фото} few {{text} фото} many {{text} фото} other {{text} фото}}',
  },
} satisfies DeepStrings<typeof uz>
