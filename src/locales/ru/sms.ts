import type { DeepStrings } from '../shape.ts'
import type uz from '../uz/sms.ts'

export default {
  signInCode: 'TezBox: код {code}. Никому его не говорите.',
  basketReminder: 'TezBox: корзина хранится до {date}. Оформите: {link}',
  topUpApproved: 'TezBox: баланс пополнен на {amount} сум.',
  topUpRejected: 'TezBox: пополнение отклонено. Почему: {link}',
  lowBalance: 'TezBox: на балансе {amount} сум. {link}',
} as const satisfies DeepStrings<typeof uz>
