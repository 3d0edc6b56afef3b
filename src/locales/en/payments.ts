import type { DeepStrings } from '../shape.ts'
import type uz from '../uz/payments.ts'

export default {
  not_configured: 'This way to pay is not connected yet.',
  switched_off: 'This payment type is currently unavailable.',
} as const satisfies DeepStrings<typeof uz>
