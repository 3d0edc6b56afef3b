import type { DeepStrings } from '../shape.ts'
import type uz from '../uz/common.ts'

export default {
  close: 'Close',
  loading: 'Loading',
} as const satisfies DeepStrings<typeof uz>
