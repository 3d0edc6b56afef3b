import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/shared/fullHouse.ts'

export default {
  title: 'The site is very busy right now',
  text: 'The page will open a little later. Please try again in a few seconds.',
  retry: 'Try again',
  parcel: 'You can still track a parcel',
} as const satisfies DeepStrings<typeof uz>
