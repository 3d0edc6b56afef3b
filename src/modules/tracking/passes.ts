import { timingSafeEqual } from 'node:crypto'
import type { Secrets } from '#platform/secrets/secrets.ts'

/** Whose view of the parcel it is: for most parcels the same, but not for those sent by a personal link. */
export type Side = 'sender' | 'receiver'

/** How the right was shown: by a link that went to the phone of this side, or by five of its digits. */
export type Right = Readonly<{ side: Side; by: 'link' | 'digits' }>

const sides: readonly Side[] = ['receiver', 'sender']

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const PASSCODE_LENGTH = 16
const VIEW_MS = 3_600_000

/**
 * The passcode of a link we send (DECISIONS, "Identifiers"). It is the key's signature of the code: as good as random for
 * whoever has not got the key, the same whenever it is needed, and nowhere in the database.
 */
export function passcodeOf(secrets: Secrets, trackingCode: string, side: Side): string {
  const mac = secrets.mac('tracking passcode', `${trackingCode} ${side}`)
  return Array.from(mac.subarray(0, PASSCODE_LENGTH), (byte) => letters[byte % letters.length]).join('')
}

/** A view that was opened by digits: sealed, for this parcel, for an hour. */
export function sealView(secrets: Secrets, trackingCode: string, side: Side, now: Date): string {
  const until = now.getTime() + VIEW_MS
  return secrets.seal(VIEW, [trackingCode, side, until].join(' ')).toString('base64url')
}

const VIEW = 'tracking view'

/** Undefined when it opens nothing: for another parcel, spent, or invented. */
export function rightOf(
  secrets: Secrets,
  trackingCode: string,
  pass: string | undefined,
  now: Date,
): Right | undefined {
  if (!pass) return undefined
  if (pass.length !== PASSCODE_LENGTH) return viewRight(secrets, trackingCode, pass, now)
  const side = sides.find((known) => isSame(passcodeOf(secrets, trackingCode, known), pass))
  return side && { side, by: 'link' }
}

function viewRight(secrets: Secrets, trackingCode: string, pass: string, now: Date): Right | undefined {
  const [code, side, until] = (secrets.open(VIEW, Buffer.from(pass, 'base64url')) ?? '').split(' ')
  const known = sides.find((name) => name === side)
  return known && code === trackingCode && Number(until) > now.getTime()
    ? { side: known, by: 'digits' }
    : undefined
}

export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
