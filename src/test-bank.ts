import type { FiscalSettings } from '#modules/fiscal/index.ts'
import type { PaymentSettings } from '#modules/payments/index.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import type { BankOrder } from './testbank/main.ts'

const CLICK_SERVICE = '10001'

/** No codes of the tax office: nothing that is played may look like a receipt. */
const codes = {
  service: { ikpu: '10000000000000001', packageCode: '1000001', vatPercent: 12 },
  goods: { ikpu: '10000000000000002', packageCode: '1000002', vatPercent: 0 },
}

/** What shop and test bank have agreed on. It comes from the key of the installation: all its processes agree. */
export function testBankSettings(secrets: Secrets) {
  const word = (what: string) => secrets.mac('test bank', what).toString('hex').slice(0, 36)
  const payme = { key: word('payme') }
  const click = { serviceId: CLICK_SERVICE, secret: word('click') }
  const register = { key: word('register'), ikpus: [codes.service.ikpu, codes.goods.ikpu] }
  return {
    orderFor: (shop: string): BankOrder => ({ shop, settings: { payme, click }, register }),
    fiscal: (bankUrl: string): FiscalSettings => ({
      register: { url: `${bankUrl}/register`, key: register.key },
      codes,
    }),
    settings: (bankUrl: string): Pick<PaymentSettings, 'payme' | 'click' | 'registryUrl'> => ({
      registryUrl: `${bankUrl}/registry`,
      payme: {
        ...payme,
        merchantId: 'testbank',
        checkoutUrl: `${bankUrl}/payme`,
        // Receipts come from the test register, also of what is paid here.
        fiscal: undefined,
      },
      click: { ...click, merchantId: '1', checkoutUrl: `${bankUrl}/click` },
    }),
  }
}
