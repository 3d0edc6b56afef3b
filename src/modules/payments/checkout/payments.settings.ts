import { z } from 'zod'
import { ConfigError, readEnvironment } from '#platform/config/environment.ts'

export type PaymeSettings = {
  merchantId: string
  /** The password of the callbacks. */
  key: string
  checkoutUrl: string
  /** What the tax receipt says of a delivery; without it Payme asks for no receipt of ours. */
  fiscal: { ikpu: string; packageCode: string; vatPercent: number } | undefined
}

export type ClickSettings = { serviceId: string; merchantId: string; secret: string; checkoutUrl: string }

export type PaymentSettings = {
  /** Where people come back to. */
  publicUrl: string
  payme: PaymeSettings | undefined
  click: ClickSettings | undefined
  /** Where the test bank gives its list of a day. */
  registryUrl?: string
}

const page = (usual: string) => z.url({ protocol: /^https?$/ }).default(usual)
const digits = z.string().regex(/^\d{1,20}$/)

const environment = z.object({
  PAYME_MERCHANT_ID: z
    .string()
    .regex(/^\w{1,64}$/)
    .optional(),
  PAYME_KEY: z.string().min(8).optional(),
  PAYME_CHECKOUT_URL: page('https://checkout.paycom.uz'),
  PAYME_IKPU: z
    .string()
    .regex(/^\d{17}$/)
    .optional(),
  PAYME_PACKAGE_CODE: digits.optional(),
  PAYME_VAT_PERCENT: z.coerce.number().int().min(0).max(99).default(12),
  CLICK_SERVICE_ID: digits.optional(),
  CLICK_MERCHANT_ID: digits.optional(),
  CLICK_SECRET_KEY: z.string().min(8).optional(),
  CLICK_CHECKOUT_URL: page('https://my.click.uz/services/pay'),
})

type Environment = z.output<typeof environment>

/** Which providers take money for us. Throws a sentence for whoever starts us. */
export function readPaymentSettings(
  env: Record<string, string | undefined>,
): Omit<PaymentSettings, 'publicUrl'> {
  const value = readEnvironment(environment, env)
  return { payme: paymeOf(value), click: clickOf(value) }
}

function paymeOf(value: Environment): PaymeSettings | undefined {
  const given = together(value, ['PAYME_MERCHANT_ID', 'PAYME_KEY'])
  const receipt = together(value, ['PAYME_IKPU', 'PAYME_PACKAGE_CODE'])
  if (!given) return undefined
  return {
    merchantId: given.PAYME_MERCHANT_ID,
    key: given.PAYME_KEY,
    checkoutUrl: value.PAYME_CHECKOUT_URL,
    fiscal: receipt && {
      ikpu: receipt.PAYME_IKPU,
      packageCode: receipt.PAYME_PACKAGE_CODE,
      vatPercent: value.PAYME_VAT_PERCENT,
    },
  }
}

function clickOf(value: Environment): ClickSettings | undefined {
  const given = together(value, ['CLICK_SERVICE_ID', 'CLICK_MERCHANT_ID', 'CLICK_SECRET_KEY'])
  if (!given) return undefined
  return {
    serviceId: given.CLICK_SERVICE_ID,
    merchantId: given.CLICK_MERCHANT_ID,
    secret: given.CLICK_SECRET_KEY,
    checkoutUrl: value.CLICK_CHECKOUT_URL,
  }
}

/** All of them or none: half a set is a mistake that would only be seen by somebody who wants to pay. */
function together<Name extends keyof Environment>(
  value: Environment,
  names: readonly Name[],
): Record<Name, string> | undefined {
  const given = names.filter((name) => value[name] !== undefined)
  if (given.length === 0) return undefined
  if (given.length < names.length)
    throw new ConfigError(`${names.join(', ')} belong together: set all of them or none.`)
  return Object.fromEntries(names.map((name) => [name, String(value[name])])) as Record<Name, string>
}
