import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import { demoPeople, findPersonByPhone } from '#modules/accounts/index.ts'
import {
  demoPickupCode,
  findByNumbers,
  type Order,
  ordersInBagOf,
  placeLockerParcel,
} from '#modules/orders/index.ts'
import { findPoint, takeDemoLocker } from '#modules/points/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { findCells, holdBank, insertBank, saveInside } from '../bank.repo.ts'
import { findDropCodesAt } from '../codes/code.repo.ts'
import { giveCourierCode } from '../codes/courier-code.service.ts'
import { codeFor } from '../codes/drop-code.service.ts'
import { dropPurpose } from '../codes/purposes.ts'
import { buildCells } from '../desk/lockers-desk.service.ts'
import { findDeviceNamed } from '../device/device.repo.ts'
import { keepDevice } from '../device/device.service.ts'
import { cellFor } from '../domain/cells.ts'
import { phoneEnd } from '../domain/keypad.ts'
import type { DemoLocker, DemoParcelKind } from './demo-locker.contract.ts'

type Deps = { db: Db; secrets: Secrets }

const district = 205
const name = 'TBL-DEMOBANK'
const cells = { small: 8, medium: 4, large: 2 }

/** Of this installation: another demo's key opens nothing here. */
const keyOf = (secrets: Secrets) => secrets.mac('demo locker', name).toString('base64url')

/** A wall in Chilonzor with a few parcels, for the page where it is played. */
export async function loadDemoLocker(deps: Deps, now: Date): Promise<void> {
  const { db, secrets } = deps
  const point = await takeDemoLocker(db, district)
  assert(point !== undefined, 'the demo has a locker in Chilonzor')
  await insertBank(db, point)
  await buildCells(db, point, cells)
  await keepDevice(db, { name, pointId: point, key: keyOf(secrets), now, by: undefined })
  for (const [number, kind] of (['waits', 'waits', 'to_drop'] as const).entries())
    await bring(deps, point, kind, number, now)
}

/** Undefined when no door is free for it. */
async function bring(deps: Deps, point: number, kind: DemoParcelKind, number: number, now: Date) {
  const { db, secrets } = deps
  if (cellFor(await findCells(db, point), { sizeClass: 'large' }) === undefined) return undefined
  const order = await placeLockerParcel(deps, { point, kind, number }, now)
  if (kind === 'to_drop') await codeFor({ db, secrets, now }, order)
  const cell = kind === 'waits' ? cellFor(await findCells(db, point), order.parcel) : undefined
  if (cell) await saveInside(db, point, cell.number, order.id)
  return order
}

export async function readDemoLocker(
  context: RequestContext,
): Promise<Result<DemoLocker, Failure<'not_found'>>> {
  const { db, secrets, locale } = context
  const device = await findDeviceNamed(db, name)
  const point = device && (await findPoint(db, device.pointId))
  if (!point) return err({ code: 'not_found' })
  return ok({
    device: name,
    key: keyOf(secrets),
    point: { id: point.id, name: point.name[locale] },
    parcels: [
      ...(await waiting(context, point.id)),
      ...(await toDrop(context, point.id)),
      ...(await toBring(context, point.id)),
    ],
  })
}

const made = { name: 'demo-locker-parcels', limit: 60, windowMs: 3_600_000 }

export async function makeDemoParcel(
  context: RequestContext,
  kind: DemoParcelKind,
): Promise<Result<DemoLocker, Failure<'not_found' | 'locker_full' | 'rate_limited'>>> {
  const seconds = context.wait(made)
  if (seconds !== undefined) return err({ code: 'rate_limited', values: { seconds: String(seconds) } })
  return context.db.transaction(async (tx) => {
    const device = await findDeviceNamed(tx, name)
    if (!device || !(await holdBank(tx, device.pointId))) return err({ code: 'not_found' })
    const inside = { ...context, db: tx }
    const number = Math.floor(context.now.getTime() / 1_000)
    const order = await bring(inside, device.pointId, kind, number, context.now)
    return order ? readDemoLocker(inside) : err({ code: 'locker_full' })
  })
}

const courierPhone = demoPeople.find(({ role }) => role === 'courier')?.phone ?? ''

export async function askDemoCourier(
  context: RequestContext,
): Promise<Result<{ number: string; code: string }, Failure<'not_found'>>> {
  return context.db.transaction(async (tx) => {
    const device = await findDeviceNamed(tx, name)
    const courier = await findPersonByPhone(tx, courierPhone)
    if (!device || !courier) return err({ code: 'not_found' })
    const { number, code } = await giveCourierCode({ ...context, db: tx }, courier, device.pointId)
    return ok({ number, code })
  })
}

type Shown = DemoLocker['parcels']

async function waiting({ db, secrets }: Deps, point: number): Promise<Shown> {
  const inside = (await findCells(db, point)).flatMap(({ orderId }) => orderId ?? [])
  const orders = await findByNumbers(db, inside)
  return orders.flatMap((order) => {
    const code = order.holder === 'locker' ? demoPickupCode(secrets, order) : undefined
    return code === undefined ? [] : [shown('waits', order, phoneEnd(order.receiver.phone), code)]
  })
}

async function toDrop({ db, secrets, now }: RequestContext, point: number): Promise<Shown> {
  const codes = await findDropCodesAt(db, point, now)
  const orders = await findByNumbers(
    db,
    codes.map(({ orderId }) => orderId),
  )
  return orders.flatMap((order) => {
    const code = codes.find(({ orderId }) => orderId === order.id)
    const isWithSender = order.status === 'new' && order.holder === 'sender'
    return code && isWithSender
      ? [shown('to_drop', order, code.phoneEnd, secrets.open(dropPurpose, code.sealed) ?? null)]
      : []
  })
}

async function toBring({ db }: Deps, point: number): Promise<Shown> {
  const courier = await findPersonByPhone(db, courierPhone)
  const bag = courier ? await ordersInBagOf(db, courier.id) : []
  const orders = await findByNumbers(
    db,
    bag.map(({ orderId }) => Number(orderId)),
  )
  return orders
    .filter(({ destinationPointId }) => destinationPointId === point)
    .map((order) => shown('to_bring', order, null, null))
}

const shown = (kind: DemoParcelKind, order: Order, number: string | null, code: string | null) => ({
  kind,
  what: order.description,
  tracking_code: order.trackingCode,
  number,
  code,
})
