import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/shared/common.ts'

export default {
  close: 'Close',
  loading: 'Loading',
  showMore: 'Show more',
  failed: {
    title: 'This did not load',
    noLine: 'You seem to be offline. Try again once you are back.',
    other: 'Something went wrong. Try again in a moment.',
    retry: 'Try again',
    stale: 'Could not be refreshed: this is what we knew before.',
  },
} as const satisfies DeepStrings<typeof uz>
