import { findPerson } from '#modules/accounts/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { termsOf } from '../domain/order.ts'
import { project } from '../domain/projection.ts'
import { answerBy, isWaiting } from '../domain/reweigh.ts'
import { findOrder } from '../life/order.repo.ts'
import { findLog } from '../life/order-event.repo.ts'
import { findSenderCode } from './reweigh.repo.ts'
import { senderCodePurpose } from './reweigh.service.ts'

export type ReweighNews = Readonly<{
  phone: string
  locale: Locale
  trackingCode: string
  before: number
  after: number
  /** Undefined: the price is lower and holds already. */
  ask: { answerBy: Date; code: string | undefined } | undefined
}>

/** For whoever tells the sender. Undefined when there is nobody to tell, or nothing any more. */
export async function readReweighNews(
  { db, secrets, now }: { db: Db; secrets: Secrets; now: Date },
  { orderId, eventId }: { orderId: number; eventId: string },
): Promise<ReweighNews | undefined> {
  const order = await findOrder(db, orderId, { kind: 'any' })
  const log = order ? await findLog(db, orderId) : []
  const { details } = log.find(({ id }) => id === eventId) ?? {}
  const after = details?.newTotal ?? details?.askedTotal
  if (!order || details?.oldTotal === undefined || after === undefined) return undefined
  const { phone, locale } = await findPerson(db, order.ownerId)
  if (phone === null) return undefined
  const news = { phone, locale, trackingCode: order.trackingCode, before: details.oldTotal, after }
  // Whoever said yes at the counter has seen the price, and nobody is written to about nothing.
  if (details.newTotal !== undefined)
    return details.newTotal < details.oldTotal ? { ...news, ask: undefined } : undefined
  const { ask } = project(termsOf(order), log).state ?? {}
  if (ask?.eventId !== eventId || !isWaiting(ask, now)) return undefined
  const kept = await findSenderCode(db, orderId)
  const code = kept?.eventId === eventId ? secrets.open(senderCodePurpose, kept.code) : undefined
  return { ...news, ask: { answerBy: answerBy(ask), code } }
}
