import { createECDH, randomBytes } from 'node:crypto'
import type { Post } from '#platform/outbound/public-post.ts'
import { CURVE, encryptFor, type Reader, SALT_BYTES } from './encrypt.ts'
import { type VapidKeys, vapidHeader } from './vapid.ts'

export type PushMessage = {
  endpoint: string
  reader: Reader
  text: string
  /** After this the push service forgets it. */
  ttlSeconds: number
  /** `high` wakes a sleeping phone. */
  urgency: 'normal' | 'high'
  /** Of several that wait with the same topic the browser gets the last one. */
  topic: string | undefined
}

export type PushOutcome =
  | { outcome: 'sent' }
  /** The browser has taken the subscription back. */
  | { outcome: 'gone' }
  | { outcome: 'refused' }
  | {
      outcome: 'later'
      why: 'timeout' | 'unreachable' | 'server_error' | 'rate_limited'
      seconds: number | undefined
    }

type Sender = { keys: VapidKeys; subject: string; post: Post }

/** Gives one message to a push service (RFC 8030). */
export async function sendPush(
  { keys, subject, post }: Sender,
  message: PushMessage,
  now: Date,
  signal: AbortSignal,
): Promise<PushOutcome> {
  const { endpoint, ttlSeconds, urgency, topic } = message
  const answer = await post({
    url: endpoint,
    headers: {
      TTL: String(ttlSeconds),
      Urgency: urgency,
      ...(topic === undefined ? {} : { Topic: topic }),
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      Authorization: vapidHeader(keys, { endpoint, subject, now }),
    },
    body: sealed(message),
    signal,
  })
  if (!answer.ok) return { outcome: 'later', why: answer.error, seconds: undefined }
  return outcomeOf(answer.value.status, answer.value.retryAfterSeconds)
}

function sealed({ reader, text }: PushMessage): Buffer {
  const once = createECDH(CURVE)
  once.generateKeys()
  const chance = { salt: randomBytes(SALT_BYTES), privateKey: once.getPrivateKey() }
  return encryptFor(reader, Buffer.from(text), chance)
}

function outcomeOf(status: number, seconds: number | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { outcome: 'sent' }
  if (status === 404 || status === 410) return { outcome: 'gone' }
  if (status === 429) return { outcome: 'later', why: 'rate_limited', seconds }
  return status >= 500 ? { outcome: 'later', why: 'server_error', seconds } : { outcome: 'refused' }
}
