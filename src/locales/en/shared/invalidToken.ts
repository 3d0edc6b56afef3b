import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/shared/invalidToken.ts'

export default {
  title: 'This link no longer works',
  text: 'It may have expired, been used already, or been copied in part. Open it from the message once more, or find the parcel by its code.',
  link: 'Find the parcel by its code',
} as const satisfies DeepStrings<typeof uz>
