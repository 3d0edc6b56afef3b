import type { PaymentSettings } from '#modules/payments/index.ts'
import type { BankSettings } from '../../src/testbank/bank.ts'

/** What shop and bank have agreed on in tests. */
export const bankSettings: BankSettings = {
  payme: { key: 'key-of-the-test-payme' },
  click: { serviceId: '10001', secret: 'secret-of-the-test-click' },
}

export const paymentSettings: PaymentSettings = {
  publicUrl: 'http://localhost:3000',
  payme: {
    ...bankSettings.payme,
    merchantId: 'shop',
    checkoutUrl: 'http://127.0.0.1:9/payme',
    fiscal: { ikpu: '10000000000000001', packageCode: '1000001', vatPercent: 12 },
  },
  click: { ...bankSettings.click, merchantId: '7', checkoutUrl: 'http://127.0.0.1:9/click' },
}
