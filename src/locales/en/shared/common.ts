import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/shared/common.ts'

export default {
  close: 'Close',
  loading: 'Loading',
  showMore: 'Show more',
  failed: {
    title: 'This could not be loaded',
    noLine: 'You seem to be offline. Try again once you’re back.',
    other: 'Something went wrong. Try again in a moment.',
    retry: 'Try again',
    stale: 'We could not refresh this, so you see earlier data.',
  },
} as const satisfies DeepStrings<typeof uz>
