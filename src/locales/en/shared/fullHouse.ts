import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/shared/fullHouse.ts'

export default {
  title: 'Very many people are here right now',
  text: 'The page will open a little later: try again in a few seconds. A parcel can be looked up by its tracking code even now.',
  retry: 'Try again',
} as const satisfies DeepStrings<typeof uz>
