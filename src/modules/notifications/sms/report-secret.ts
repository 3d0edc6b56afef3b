import { timingSafeEqual } from 'node:crypto'
import { addressOf } from '#platform/calls/address.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { notificationsCalls } from '../notifications.calls.ts'

const PURPOSE = 'eskiz callback'
const MAC_DIGITS = 32
const shape = new RegExp(`^([1-9]\\d{0,14})-([0-9a-f]{${MAC_DIGITS}})$`)

const macOf = (secrets: Secrets, id: string) => secrets.mac(PURPOSE, id).toString('hex').slice(0, MAC_DIGITS)

/** Eskiz does not sign its reports, so each attempt has an address that only Eskiz was told. */
export const callbackPath = (secrets: Secrets, id: string) =>
  addressOf(notificationsCalls.takeEskizReport, { params: { secret: `${id}-${macOf(secrets, id)}` } })

/** The attempt that a report is about; undefined when we never gave this address away. */
export function attemptOfSecret(secrets: Secrets, secret: string): number | undefined {
  const [, id = '', mac = ''] = shape.exec(secret) ?? []
  if (!id) return undefined
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(secrets, id))) ? Number(id) : undefined
}
