import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import { isAction, reachOf } from '#modules/accounts/index.ts'
import { findPoint } from '#modules/points/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { Caller, RequestContext } from '#platform/http/route.ts'
import { lockerLimits } from '../domain/keypad.ts'
import type { DeviceSignedIn, DeviceSignIn } from '../lockers.contract.ts'
import {
  endDeviceAt,
  findDeviceNamed,
  findDeviceOfToken,
  insertDevice,
  saveSeen,
  saveToken,
} from './device.repo.ts'

const KEY_BYTES = 32
const DRAWS = 10
/** Seen is written so seldom. */
const touchAfterMs = 60_000

/** Tells a machine's token from a person's before anybody is asked. */
const tokenPrefix = 'locker_'
const tokenShape = /^(?:token|bearer)\s*(locker_[A-Za-z0-9_-]{43})$/i

/** Random enough that a plain hash tells nothing about it. */
const hashOf = (secret: string) => createHash('sha256').update(secret).digest()

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const drawName = () =>
  `TBL-${Array.from({ length: 8 }, () => letters.charAt(randomInt(letters.length))).join('')}`

export type NewKey = { device: string; key: string }

/** A machine for this bank, in the place of the one before. What is answered is shown once and kept nowhere. */
export async function makeDevice(
  tx: Db,
  pointId: number,
  { now, by }: { now: Date; by: number | undefined },
): Promise<NewKey> {
  await endDeviceAt(tx, pointId, now)
  const key = randomBytes(KEY_BYTES).toString('base64url')
  for (let draw = 0; draw < DRAWS; draw++) {
    const name = drawName()
    if (await insertDevice(tx, { name, pointId, keyHash: hashOf(key), now, by })) return { device: name, key }
  }
  assert(false, 'ten random names in a row were taken')
}

/** One that the demo tells everybody. */
export async function keepDevice(
  tx: Db,
  { key, ...device }: { name: string; pointId: number; key: string; now: Date; by: number | undefined },
): Promise<void> {
  await insertDevice(tx, { ...device, keyHash: hashOf(key) })
}

/** Keys tried by one network: a machine has one and needs no second try. */
const keysTried = { name: 'locker-keys', limit: 20, windowMs: 600_000 }

/** The key for a token. Which of the two was wrong is nobody's business. */
export async function signInDevice(
  { db, now, wait, locale }: Pick<RequestContext, 'db' | 'now' | 'wait' | 'locale'>,
  { device: name, key }: DeviceSignIn,
): Promise<Result<DeviceSignedIn, Failure<'locker_key_wrong' | 'rate_limited'>>> {
  const seconds = wait(keysTried)
  if (seconds !== undefined) return err({ code: 'rate_limited', values: { seconds: String(seconds) } })
  return db.transaction(async (tx) => {
    const device = await findDeviceNamed(tx, name)
    if (!device || !timingSafeEqual(device.keyHash, hashOf(key))) return err({ code: 'locker_key_wrong' })
    const point = await findPoint(tx, device.pointId)
    assert(point, 'a machine stands at a point')
    const token = `${tokenPrefix}${randomBytes(KEY_BYTES).toString('base64url')}`
    const until = new Date(now.getTime() + lockerLimits.tokenMs)
    await saveToken(tx, device.id, { tokenHash: hashOf(token), until, now })
    return ok({
      access_token: token,
      expires_at: until.toISOString(),
      point: { id: point.id, name: point.name[locale], address: point.address[locale] },
    })
  })
}

/** Whether a machine calls; who else does is asked of the accounts. */
export const isMachine = (authorization: string | undefined): boolean =>
  tokenShape.test(authorization?.trim() ?? '')

/** What the table of rights lets a machine do. One whose key was ended is nobody. */
export async function authorizeMachine(
  db: Db,
  action: string,
  { authorization, now }: { authorization: string | undefined; now: Date },
): Promise<Result<Caller, Failure<'unauthorized' | 'forbidden'>>> {
  assert(isAction(action), `the action ${action} has no row in the policy table`)
  const token = tokenShape.exec(authorization?.trim() ?? '')?.[1] ?? ''
  const device = await findDeviceOfToken(db, hashOf(token), now)
  const kind = device ? 'locker' : 'visitor'
  const reach = reachOf(kind, action)
  if (reach === undefined) return err({ code: device ? 'forbidden' : 'unauthorized' })
  if (device && now.getTime() - (device.seenAt?.getTime() ?? 0) >= touchAfterMs)
    await saveSeen(db, device.id, now)
  return ok({ kind, person: undefined, session: undefined, reach, ...(device ? { machine: device.id } : {}) })
}
