import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { refused, type Sending } from './domain/attempt.ts'
import type { MessageGateway, OutgoingMessage } from './domain/gateway.ts'
import type { KnownTemplate } from './domain/templates.ts'
import { beginAttempt, countVague, findLiveAttempt, markFailed, markSent } from './messages.repo.ts'

export type DeliveryDeps = {
  db: Db
  clock: Clock
  /** In the order in which they are tried. */
  gateways: readonly MessageGateway[]
}

export type Delivery = Omit<OutgoingMessage, 'reference'> & {
  /** What the message is about: of one reference, one message leaves. */
  reference: string
  template: KnownTemplate
  /** The language of the text. */
  locale: string
  /** Happens together with the record that it was sent. */
  onSent(tx: Db): Promise<void>
}

/** One gateway may take this long, sign-in included; then the next is asked. */
const GATEWAY_LIMIT_MS = 10_000
/** A gateway that sends but does not say so would send, and charge, with every try: after two it is left out. */
const MOST_VAGUE = 2
/** An attempt that has not ended by then belongs to a process that has. */
const LOST_AFTER_MS = 15_000

/**
 * Tries one gateway after the other until one has taken the message. `later`: another try may help; `refused`: it
 * cannot.
 *
 * One message leaves per reference, because an attempt is recorded before the gateway is asked and only one record can
 * be alive. What cannot be known is whether a gateway that timed out, answered nonsense or was asked by a process that
 * died has sent it all the same: then it is tried once more, and the person may read the same words again.
 */
export async function deliver(
  deps: DeliveryDeps,
  delivery: Delivery,
  signal: AbortSignal,
): Promise<'sent' | 'later' | 'refused'> {
  let worthAnother = false
  for (const gateway of deps.gateways) {
    if (!gateway.carries(delivery.template)) continue
    if ((await countVague(deps.db, delivery.reference, gateway.name)) >= MOST_VAGUE) continue
    const attempt = await begin(deps, delivery, gateway.name)
    if (typeof attempt === 'string') return attempt
    const sending = await ask(gateway, { ...delivery, reference: String(attempt) }, signal)
    if (sending.outcome === 'sent') {
      await recordSent(deps, delivery, attempt, sending.id)
      return 'sent'
    }
    await markFailed(deps.db, attempt, sending.why, deps.clock.now())
    worthAnother ||= sending.retryable
    if (signal.aborted) return 'later'
  }
  return worthAnother ? 'later' : 'refused'
}

/** The number of the new attempt, or what another one has come to. */
async function begin(
  { db, clock }: DeliveryDeps,
  { reference, phone, template, locale }: Delivery,
  gateway: string,
): Promise<number | 'sent' | 'later'> {
  const attempt = { reference, phone, template: template.id, locale, gateway }
  const id = await beginAttempt(db, { ...attempt, at: clock.now() })
  if (id !== undefined) return id
  const other = await findLiveAttempt(db, reference)
  if (other && other.status !== 'queued') return 'sent'
  if (other && clock.now().getTime() - other.createdAt.getTime() < LOST_AFTER_MS) return 'later'
  if (other) await markFailed(db, other.id, 'lost', clock.now())
  return (await beginAttempt(db, { ...attempt, at: clock.now() })) ?? 'later'
}

/** A fault of one adapter must not keep the next from trying; it shows in the record of the attempt. */
async function ask(gateway: MessageGateway, message: OutgoingMessage, signal: AbortSignal): Promise<Sending> {
  try {
    const { phone, text, code, ttlSeconds, reference } = message
    const limited = AbortSignal.any([signal, AbortSignal.timeout(GATEWAY_LIMIT_MS)])
    return await gateway.send({ phone, text, code, ttlSeconds, reference }, limited)
  } catch {
    return refused('broken')
  }
}

function recordSent({ db, clock }: DeliveryDeps, { onSent }: Delivery, attempt: number, gatewayId: string) {
  return db.transaction(async (tx) => {
    await markSent(tx, attempt, gatewayId, clock.now())
    await onSent(tx)
  })
}
