import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/desk/deskCollections.ts'

export default {
  day: 'Day',
  today: 'Today',
  interval: 'Time',
  merchant: 'Business customer',
  address: 'Address',
  parcels: 'Parcels',
  fee: 'Collection fee',
  free: 'free',
  caption: 'Visits: {visits}, parcels: {parcels}',
  nobody: 'No collections on this day',
  nobodyText: 'They appear when a business customer saves parcels and asks for a courier.',
} satisfies DeepStrings<typeof uz>
