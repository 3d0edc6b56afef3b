import { z } from 'zod'
import { ConfigError, readEnvironment } from '#platform/config/environment.ts'
import type { FiscalCodes } from './domain/document.ts'
import type { RegisterSettings } from './register/http-register.ts'

export type FiscalSettings = {
  register: RegisterSettings
  codes: FiscalCodes
}

const ikpu = z.string().regex(/^\d{17}$/)
const packageCode = z.string().regex(/^\d{1,20}$/)
const percent = (usual: number) => z.coerce.number().int().min(0).max(99).default(usual)

const environment = z.object({
  FISCAL_URL: z.url({ protocol: /^https?$/ }).optional(),
  FISCAL_KEY: z.string().min(8).optional(),
  FISCAL_IKPU: ikpu.optional(),
  FISCAL_PACKAGE_CODE: packageCode.optional(),
  FISCAL_VAT_PERCENT: percent(12),
  FISCAL_GOODS_IKPU: ikpu.optional(),
  FISCAL_GOODS_PACKAGE_CODE: packageCode.optional(),
  FISCAL_GOODS_VAT_PERCENT: percent(0),
})

const needed = [
  'FISCAL_URL',
  'FISCAL_KEY',
  'FISCAL_IKPU',
  'FISCAL_PACKAGE_CODE',
  'FISCAL_GOODS_IKPU',
  'FISCAL_GOODS_PACKAGE_CODE',
] as const

/** Where receipts are registered and as what; undefined while nobody has said. Throws a sentence for whoever starts us. */
export function readFiscalSettings(env: Record<string, string | undefined>): FiscalSettings | undefined {
  const value = readEnvironment(environment, env)
  const given = needed.filter((name) => value[name] !== undefined)
  if (given.length === 0) return undefined
  if (given.length < needed.length)
    throw new ConfigError(`${needed.join(', ')} belong together: set all of them or none.`)
  const text = (name: (typeof needed)[number]) => String(value[name])
  return {
    register: { url: text('FISCAL_URL').replace(/\/+$/, ''), key: text('FISCAL_KEY') },
    codes: {
      service: {
        ikpu: text('FISCAL_IKPU'),
        packageCode: text('FISCAL_PACKAGE_CODE'),
        vatPercent: value.FISCAL_VAT_PERCENT,
      },
      goods: {
        ikpu: text('FISCAL_GOODS_IKPU'),
        packageCode: text('FISCAL_GOODS_PACKAGE_CODE'),
        vatPercent: value.FISCAL_GOODS_VAT_PERCENT,
      },
    },
  }
}
