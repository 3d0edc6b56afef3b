import { err, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import { courierPhoneRules, type DeviceEnd, endsForGood } from '../domain/courier-phone.ts'
import { deviceName } from '../domain/device.ts'
import { endSessionsOnPhone, tieToPhone } from '../sign-in/session.repo.ts'
import { type Actor, recordAudit } from '../staff/audit.service.ts'
import { findStaffMember, lockStaffMember } from '../staff/staff.repo.ts'
import {
  type DeviceRow,
  endDevices,
  findDevicesOf,
  findSurplus,
  holdDevice,
  insertDevice,
  type ShownDevice,
  saveSeen,
} from './device.repo.ts'
import type { CourierDevice } from './devices.contract.ts'

const SHOWN = 50

/** Lost, or its owner has left: no second step brings it back. */
export const isGoneForGood = ({ endedBecause }: Pick<DeviceRow, 'endedBecause'>) =>
  endedBecause !== null && endsForGood(endedBecause)

export type SeenDevice = {
  person: number
  session: number
  /** As the phone calls itself. */
  device: string
  userAgent: string
  now: Date
}

/**
 * A phone reports: one that is unknown is noted, with its session tied to it, so that ending it ends the session. Refused
 * once it has ended.
 */
export async function seeDevice(
  tx: Db,
  { person, session, device, userAgent, now }: SeenDevice,
): Promise<Result<object, Failure<'device_ended'>>> {
  const known =
    (await holdDevice(tx, person, device)) ??
    (await noteDevice(tx, { personId: person, id: device, name: deviceName(userAgent), now }))
  if (known?.endedAt) return err({ code: 'device_ended' })
  await tieToPhone(tx, session, device)
  const unseenMs = known ? now.getTime() - known.seenAt.getTime() : 0
  if (unseenMs >= courierPhoneRules.seenAfterMs) await saveSeen(tx, person, device, now)
  return ok({})
}

/** Given up, lost, or never known: nobody works on it. */
export async function isOutOfUse(tx: Db, person: number, device: string): Promise<boolean> {
  return (await holdDevice(tx, person, device))?.endedAt !== null
}

async function noteDevice(
  tx: Db,
  device: Parameters<typeof insertDevice>[1],
): Promise<DeviceRow | undefined> {
  await insertDevice(tx, device)
  await endSurplus(tx, device.personId, device.now)
  return holdDevice(tx, device.personId, device.id)
}

/** Past what a courier carries, the longest unused phones end. */
export async function endSurplus(tx: Db, person: number, now: Date): Promise<void> {
  const surplus = await findSurplus(tx, person, courierPhoneRules.most)
  if (surplus.length > 0) await endPhones(tx, person, surplus, { because: 'replaced', by: undefined, now })
}

type Reason = { because: DeviceEnd; by: number | undefined; now: Date }

/** Their keys open nothing any more, and who is signed in on them is signed out. */
export async function endPhones(
  tx: Db,
  person: number,
  ids: readonly string[] | 'all',
  reason: Reason,
): Promise<string[]> {
  const forGood = endsForGood(reason.because)
  const ended = await endDevices(tx, person, ids, { ...reason, forGood })
  for (const id of ended) await endSessionsOnPhone(tx, person, id, reason.now)
  return ended
}

export async function listCourierDevices(
  { db }: { db: Db },
  id: string,
  now: Date,
): Promise<Result<CourierDevice[], Failure<'not_found'>>> {
  const person = await findStaffMember(db, id)
  if (!person) return err({ code: 'not_found' })
  return ok((await findDevicesOf(db, person.id, now, SHOWN)).map(viewOf))
}

/** A phone was lost. What it has not sent stays on it, locked. */
export function endCourierDevice(
  { db }: { db: Db },
  { id, device }: { id: string; device: string },
  actor: Actor,
): Promise<Result<CourierDevice, Failure<'not_found'>>> {
  return db.transaction(async (tx) => {
    await lockStaffMember(tx, id)
    const person = await findStaffMember(tx, id)
    const known = person && (await holdDevice(tx, person.id, device))
    if (!person || !known) return err({ code: 'not_found' })
    const reason = { because: 'desk', by: actor.caller.person, now: actor.now } as const
    const [ended] = await endPhones(tx, person.id, [device], reason)
    if (ended !== undefined) {
      await recordAudit(tx, actor, {
        action: 'courier.end-phone',
        object: `person:${person.id}`,
        after: { phone: known.name },
      })
    }
    const shown = (await findDevicesOf(tx, person.id, actor.now, SHOWN)).find((one) => one.id === device)
    return shown ? ok(viewOf(shown)) : err({ code: 'not_found' })
  })
}

function viewOf(row: ShownDevice): CourierDevice {
  const { id, name, registeredAt, seenAt, endedAt, endedBecause, endedBy, signedIn } = row
  return {
    id,
    name,
    registered_at: registeredAt.toISOString(),
    seen_at: seenAt.toISOString(),
    signed_in: signedIn,
    ended: endedAt && endedBecause && { at: endedAt.toISOString(), because: endedBecause, by: endedBy },
  }
}
