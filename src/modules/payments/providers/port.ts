import type { FastifyInstance } from 'fastify'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { Catalogs } from '#platform/i18n/translator.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import type { PaymentType } from '../domain/methods.ts'

/** What a provider's callbacks work with. */
export type Till = { db: Database; clock: Clock; secrets: Secrets; translate: Catalogs['translate'] }

export type PayLink = { number: string; amount: number; locale: Locale; returnUrl: string }

/** Whoever takes money for us. One file a provider, and one line in the registry. */
export type Provider = {
  /** Its account in the books: `clearing` of this name. */
  name: string
  /** The ways to pay that it stands behind, its own first. */
  types: readonly PaymentType[]
  isConnected: boolean
  /** The page on which people pay. Only when it is connected. */
  payUrl(link: PayLink): string
  /** Its callbacks, in its own protocol; they are there, and refuse, also when it is not connected. */
  mount(api: FastifyInstance, till: Till): void
}
