import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/courier/courierApp.ts'

export default {
  manifest: {
    name: '{brand} courier',
    description: 'The courier’s route of the day: works without the internet too.',
  },
  tabs: {
    label: 'Courier',
    route: 'Route',
    parcels: 'Parcels',
    cash: 'Cash',
    me: 'Me',
  },
} as const satisfies DeepStrings<typeof uz>
