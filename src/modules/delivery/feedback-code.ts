import type { Secrets } from '#platform/secrets/secrets.ts'
import { type Side, sides } from './domain/rating-rules.ts'

const FEEDBACK = 'feedback'

/** The last part of /feedback/{code}: which order, and whose side speaks. Sealed, so it is kept nowhere. */
export const feedbackCodeOf = (secrets: Secrets, orderId: number, side: Side) =>
  secrets.seal(FEEDBACK, `${orderId} ${side}`).toString('base64url')

export function readFeedbackCode(
  secrets: Secrets,
  code: string,
): { orderId: number; side: Side } | undefined {
  const [id, word] = (secrets.open(FEEDBACK, Buffer.from(code, 'base64url')) ?? '').split(' ')
  const side = sides.find((known) => known === word)
  return side && { orderId: Number(id), side }
}
