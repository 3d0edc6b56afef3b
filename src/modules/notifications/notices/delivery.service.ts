import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { refused, type Sending } from '../domain/attempt.ts'
import type { MessageGateway, OutgoingMessage } from '../domain/gateway.ts'
import type { KeptWords } from '../domain/kept-words.ts'
import type { KnownTemplate } from '../domain/templates.ts'
import { beginAttempt, countVague, findLiveAttempt, markFailed, markSent } from '../sms/messages.repo.ts'

export type DeliveryDeps = {
  db: Db
  clock: Clock
  /** In the order in which they are tried. */
  gateways: readonly MessageGateway[]
  /** A message has left: for the figures. */
  onSent?: ((sent: SentMessage) => void) | undefined
}

/** `cost`: what its gateway is thought to charge, in so'm. */
export type SentMessage = { gateway: string; template: string; cost: number }

/** A message as the record of its attempts knows it: whatever carries it, of one reference one leaves. */
export type Posting = {
  /** What the message is about. */
  reference: string
  phone: string
  template: string
  /** The language of the text. */
  locale: string
  /** The order it is about, when no notice says so. */
  orderId?: number | undefined
  /** What the desk may read again; nothing of a letter, which is kept where it was written. */
  kept?: KeptWords | undefined
  /** Happens together with the record that it was sent. */
  onSent(tx: Db): Promise<void>
}

/** Whatever takes a message away: a gateway for SMS, or a channel. */
export type Carrier = {
  name: string
  /** `attempt` is the number of the record: comes back with reports. */
  send(attempt: string, signal: AbortSignal): Promise<Sending>
}

export type Delivery = Omit<OutgoingMessage, 'reference'> &
  Omit<Posting, 'template'> & { template: KnownTemplate }

/** One carrier may take this long, sign-in included; then the next is asked. */
const CARRIER_LIMIT_MS = 10_000
/** A gateway that sends but does not say so would send, and charge, with every try: after two it is left out. */
const MOST_VAGUE = 2
/** An attempt that has not ended by then belongs to a process that has. */
const LOST_AFTER_MS = 15_000

/** Sends an SMS through the gateways that carry it. */
export function deliver(deps: DeliveryDeps, delivery: Delivery, signal: AbortSignal): Promise<Outcome> {
  const { phone, text, code, ttlSeconds, template } = delivery
  const carriers = deps.gateways
    .filter((gateway) => gateway.carries(template))
    .map((gateway) => ({
      name: gateway.name,
      send: async (reference: string, limited: AbortSignal) => {
        const sending = await gateway.send({ phone, text, code, ttlSeconds, reference }, limited)
        if (sending.outcome === 'sent')
          deps.onSent?.({ gateway: gateway.name, template: template.id, cost: gateway.costOf?.(text) ?? 0 })
        return sending
      },
    }))
  return carry(deps, { ...delivery, template: template.id }, carriers, signal)
}

/** `later`: another try may help; `refused`: it cannot. */
export type Outcome = 'sent' | 'later' | 'refused'

/**
 * Tries one carrier after the other until one has taken the message.
 *
 * One message leaves per reference, because an attempt is recorded before the carrier is asked and only one record can
 * be alive. What cannot be known is whether one that timed out, answered nonsense or was asked by a process that died
 * has sent it all the same: then it is tried once more, and the person may read the same words again.
 */
export async function carry(
  deps: Pick<DeliveryDeps, 'db' | 'clock'>,
  posting: Posting,
  carriers: readonly Carrier[],
  signal: AbortSignal,
): Promise<Outcome> {
  let worthAnother = false
  for (const carrier of carriers) {
    if ((await countVague(deps.db, posting.reference, carrier.name)) >= MOST_VAGUE) continue
    const attempt = await begin(deps, posting, carrier.name)
    if (typeof attempt === 'string') return attempt
    const sending = await ask(carrier, String(attempt), signal)
    if (sending.outcome === 'sent') {
      await recordSent(deps, posting, attempt, sending.id)
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
  { db, clock }: Pick<DeliveryDeps, 'db' | 'clock'>,
  { reference, phone, template, locale, orderId, kept }: Posting,
  gateway: string,
): Promise<number | 'sent' | 'later'> {
  const attempt = { reference, phone, template, locale, gateway, orderId, kept }
  const id = await beginAttempt(db, { ...attempt, at: clock.now() })
  if (id !== undefined) return id
  const other = await findLiveAttempt(db, reference)
  if (other && other.status !== 'queued') return 'sent'
  if (other && clock.now().getTime() - other.createdAt.getTime() < LOST_AFTER_MS) return 'later'
  if (other) await markFailed(db, other.id, 'lost', clock.now())
  return (await beginAttempt(db, { ...attempt, at: clock.now() })) ?? 'later'
}

/** A fault of one adapter must not keep the next from trying; it shows in the record of the attempt. */
async function ask(carrier: Carrier, attempt: string, signal: AbortSignal): Promise<Sending> {
  try {
    return await carrier.send(attempt, AbortSignal.any([signal, AbortSignal.timeout(CARRIER_LIMIT_MS)]))
  } catch {
    return refused('broken')
  }
}

function recordSent(
  { db, clock }: Pick<DeliveryDeps, 'db' | 'clock'>,
  { onSent }: Posting,
  attempt: number,
  gatewayId: string,
) {
  return db.transaction(async (tx) => {
    await markSent(tx, attempt, gatewayId, clock.now())
    await onSent(tx)
  })
}
