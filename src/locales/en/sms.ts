import type { DeepStrings } from '../shape.ts'
import type uz from '../uz/sms.ts'

export default {
  signInCode: 'TezBox: your sign-in code is {code}. Do not tell it to anyone, our staff included.',
} as const satisfies DeepStrings<typeof uz>
