import type { PaymentSettings } from '#modules/payments/index.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import type { BankOrder } from './testbank/main.ts'

const CLICK_SERVICE = '10001'

/** What shop and test bank have agreed on. It comes from the key of the installation: all its processes agree. */
export function testBankSettings(secrets: Secrets) {
  const word = (what: string) => secrets.mac('test bank', what).toString('hex').slice(0, 36)
  const payme = { key: word('payme') }
  const click = { serviceId: CLICK_SERVICE, secret: word('click') }
  return {
    orderFor: (shop: string): BankOrder => ({ shop, settings: { payme, click } }),
    settings: (bankUrl: string): Pick<PaymentSettings, 'payme' | 'click' | 'registryUrl'> => ({
      registryUrl: `${bankUrl}/registry`,
      payme: {
        ...payme,
        merchantId: 'testbank',
        checkoutUrl: `${bankUrl}/payme`,
        fiscal: { ikpu: '10000000000000001', packageCode: '1000001', vatPercent: 12 },
      },
      click: { ...click, merchantId: '1', checkoutUrl: `${bankUrl}/click` },
    }),
  }
}
