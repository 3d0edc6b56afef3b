import type { Secrets } from '#platform/secrets/secrets.ts'

const PURPOSE = 'reweigh page'

/** Where the sender answers, without the language: for the message that asks. Kept nowhere. */
export const reweighPageOf = (secrets: Secrets, orderId: number, eventId: string) =>
  `/reweigh/${secrets.seal(PURPOSE, `${orderId} ${eventId}`).toString('base64url')}`

/** Undefined for a link that was invented. */
export function openReweighLink(
  secrets: Secrets,
  key: string,
): { orderId: number; eventId: string } | undefined {
  const text = secrets.open(PURPOSE, Buffer.from(key, 'base64url'))
  const [, orderId, eventId] = /^(\d{8}) (.+)$/.exec(text ?? '') ?? []
  return orderId === undefined || eventId === undefined ? undefined : { orderId: Number(orderId), eventId }
}
