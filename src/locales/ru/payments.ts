import type { DeepStrings } from '../shape.ts'
import type uz from '../uz/payments.ts'

export default {
  not_configured: 'Этот способ оплаты пока не подключён.',
  switched_off: 'Этот способ оплаты временно недоступен.',
} as const satisfies DeepStrings<typeof uz>
