import type { DeepStrings } from '../shape.ts'
import type uz from '../uz/sms.ts'

export default {
  signInCode: 'TezBox: your sign-in code is {code}. Do not tell it to anyone, our staff included.',
  basketReminder: 'TezBox: the parcels in your basket are kept until {date}. Send them: {link}',
  topUpApproved: 'TezBox: your balance was topped up by {amount} soʻm.',
  topUpRejected: 'TezBox: your top-up request was rejected. The reason: {link}',
  lowBalance: 'TezBox: {amount} soʻm is left on your balance. Top up: {link}',
} as const satisfies DeepStrings<typeof uz>
