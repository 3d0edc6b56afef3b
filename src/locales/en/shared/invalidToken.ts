import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/shared/invalidToken.ts'

export default {
  title: 'This link no longer works',
  text: 'It may have expired, been used already, or been copied only in part. Open it from the message again, or find the parcel by its tracking code.',
  link: 'Find the parcel by its tracking code',
} as const satisfies DeepStrings<typeof uz>
