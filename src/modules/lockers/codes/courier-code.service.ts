import { randomInt } from 'node:crypto'
import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import { findPerson } from '#modules/accounts/index.ts'
import { findPoint } from '#modules/points/index.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { findKeypad } from '../bank.repo.ts'
import { lockerLimits, phoneEnd } from '../domain/keypad.ts'
import type { CourierCode } from '../lockers.contract.ts'
import { insertVisit } from './code.repo.ts'
import { drawCode } from './draw-code.ts'
import { courierMac } from './purposes.ts'

/** A courier stands at a few banks a day, and types wrong now and then. */
const asked = { name: 'locker-courier-codes', limit: 60, windowMs: 3_600_000 }

/** Shown once: a signature of it is kept. */
export async function courierCode(
  { db, caller, now, secrets, wait }: RequestContext,
  pointId: number,
): Promise<Result<CourierCode, Failure<'point_not_found' | 'locker_not_set_up' | 'rate_limited'>>> {
  const { person } = caller
  assert(person !== undefined, 'a visitor is no courier')
  const seconds = wait(asked)
  if (seconds !== undefined) return err({ code: 'rate_limited', values: { seconds: String(seconds) } })
  return db.transaction(async (tx) => {
    const point = await findPoint(tx, pointId)
    if (point?.kind !== 'locker') return err({ code: 'point_not_found' })
    if (!(await findKeypad(tx, pointId))) return err({ code: 'locker_not_set_up' })
    return ok(await giveCourierCode({ db: tx, secrets, now }, await findPerson(tx, person), pointId))
  })
}

type Deps = Pick<RequestContext, 'db' | 'secrets' | 'now'>

export async function giveCourierCode(
  { db: tx, secrets, now }: Deps,
  { id: courierId, phone }: { id: number; phone: string | null },
  point: number,
): Promise<CourierCode> {
  assert(phone !== null, 'whoever works for us has a number')
  const code = drawCode(randomInt)
  const codeUntil = new Date(now.getTime() + lockerLimits.courierCodeMs)
  await insertVisit(tx, {
    pointId: point,
    courierId,
    phoneEnd: phoneEnd(phone),
    mac: courierMac(secrets, { courierId, point, code }),
    now,
    codeUntil,
  })
  return { number: phoneEnd(phone), code, expires_at: codeUntil.toISOString() }
}
