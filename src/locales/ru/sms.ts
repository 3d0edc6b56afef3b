import type { DeepStrings } from '../shape.ts'
import type uz from '../uz/sms.ts'

export default {
  signInCode: 'TezBox: код {code}. Никому его не говорите.',
} as const satisfies DeepStrings<typeof uz>
