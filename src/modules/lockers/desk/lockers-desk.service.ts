import { err, ok, type Result } from '#kernel/result.ts'
import { findPeople, recordAudit } from '#modules/accounts/index.ts'
import { findByNumbers, orderOfScan } from '#modules/orders/index.ts'
import { findPoint } from '#modules/points/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import {
  type CellRow,
  findCells,
  findKeypad,
  holdBank,
  insertBank,
  replaceCells,
  saveFault,
  saveInside,
} from '../bank.repo.ts'
import { endDeviceAt, findDeviceAt } from '../device/device.repo.ts'
import { makeDevice } from '../device/device.service.ts'
import { cellSides, cellSizes, stateOf } from '../domain/cells.ts'
import { lockedUntil, lockerLimits } from '../domain/keypad.ts'
import { findOpenDoor, findOpenDoors, type Opening } from '../doors/opening.repo.ts'
import { settle } from '../doors/shut.service.ts'
import { followRoom, holdStand } from '../doors/stand.service.ts'
import type { CellsRequest, DeskLocker, NewLockerKey } from './lockers-desk.contract.ts'

type NotFound = Failure<'not_found'>
const notFound = err({ code: 'not_found' } as const)

async function isLocker(db: Db, point: number): Promise<boolean> {
  return (await findPoint(db, point))?.kind === 'locker'
}

export async function readLocker(
  { db, now }: RequestContext,
  point: number,
): Promise<Result<DeskLocker, NotFound>> {
  return (await isLocker(db, point)) ? ok(await lockerAt(db, point, now)) : notFound
}

/** In the place of the one before, if there is one. */
export function makeKey(context: RequestContext, point: number): Promise<Result<NewLockerKey, NotFound>> {
  return context.db.transaction(async (tx) => {
    if (!(await isLocker(tx, point))) return notFound
    await insertBank(tx, point)
    await holdBank(tx, point)
    const before = await findDeviceAt(tx, point)
    const made = await makeDevice(tx, point, { now: context.now, by: context.caller.person })
    await recordAudit(tx, context, {
      action: 'locker.key',
      object: `point:${point}`,
      before: { device: before?.name ?? null },
      after: { device: made.device },
    })
    return ok({ ...made, locker: await lockerAt(tx, point, context.now) })
  })
}

export function endDevice(context: RequestContext, point: number): Promise<Result<DeskLocker, NotFound>> {
  return context.db.transaction(async (tx) => {
    const device = await findDeviceAt(tx, point)
    if (!device) return notFound
    await endDeviceAt(tx, point, context.now)
    await recordAudit(tx, context, {
      action: 'locker.end-device',
      object: `point:${point}`,
      before: { device: device.name },
    })
    return ok(await lockerAt(tx, point, context.now))
  })
}

/** A wall is built once; while something lies in it, it stays as it is. */
export function setCells(
  context: RequestContext,
  point: number,
  counts: CellsRequest,
): Promise<Result<DeskLocker, Failure<'not_found' | 'locker_in_use'>>> {
  return context.db.transaction(async (tx) => {
    if (!(await isLocker(tx, point))) return notFound
    await insertBank(tx, point)
    await holdBank(tx, point)
    const before = await findCells(tx, point)
    if (before.some(({ orderId, isOpen }) => orderId !== null || isOpen))
      return err({ code: 'locker_in_use' })
    await buildCells(tx, point, counts)
    await recordAudit(tx, context, {
      action: 'locker.cells',
      object: `point:${point}`,
      before: countsOf(before),
      after: counts,
    })
    return ok(await lockerAt(tx, point, context.now))
  })
}

export async function buildCells(tx: Db, point: number, counts: CellsRequest): Promise<void> {
  const sizes = cellSizes.flatMap((size) => Array.from({ length: counts[size] }, () => size))
  await replaceCells(tx, point, sizes)
  await followRoom(tx, point)
}

const countsOf = (cells: readonly CellRow[]): CellsRequest => {
  const count = (size: CellRow['size']) => cells.filter((cell) => cell.size === size).length
  return { small: count('small'), medium: count('medium'), large: count('large') }
}

/** Somebody has been there and looked: of a door that was open for somebody, too, this is the last word. */
export function clearFault(
  context: RequestContext,
  { id: point, number }: { id: number; number: number },
  inside: boolean,
): Promise<Result<DeskLocker, NotFound>> {
  return context.db.transaction(async (tx) => {
    const stand = await holdStand(tx, context, point)
    if (!stand) return notFound
    const cell = (await findCells(tx, point)).find((one) => one.number === number)
    if (!cell) return notFound
    const open = await findOpenDoor(tx, point, number)
    const outcome = open && (await settle(stand, open, inside))
    await saveFault(tx, point, number, null)
    if (!inside) await saveInside(tx, point, number, null)
    await followRoom(tx, point)
    await recordAudit(tx, context, {
      action: 'locker.clear-fault',
      object: `point:${point}`,
      before: { cell: number, fault: cell.fault, order_id: cell.orderId, open_for: open?.orderId ?? null },
      after: { inside, outcome: outcome ?? null },
    })
    return ok(await lockerAt(tx, point, context.now))
  })
}

async function lockerAt(db: Db, point: number, now: Date): Promise<DeskLocker> {
  const [device, keypad, cells, open] = [
    await findDeviceAt(db, point),
    await findKeypad(db, point),
    await findCells(db, point),
    await findOpenDoors(db, point),
  ]
  const people = await findPeople(db, [device?.madeBy])
  const parcels = await parcelsIn(db, [...cells, ...open], point)
  const openings = new Map(open.map((opening) => [opening.cell, opening]))
  return {
    device: device
      ? {
          name: device.name,
          made_at: device.madeAt.toISOString(),
          made_by: people.get(device.madeBy ?? 0)?.fullName ?? null,
          seen_at: device.seenAt?.toISOString() ?? null,
          is_silent: now.getTime() - (device.seenAt?.getTime() ?? 0) > lockerLimits.silentAfterMs,
        }
      : null,
    keypad_locked_until: (keypad && lockedUntil(keypad, now)?.toISOString()) ?? null,
    cells: cells.map((cell) => ({
      number: cell.number,
      size: cell.size,
      sides_cm: [...cellSides[cell.size]],
      state: stateOf(cell),
      fault: cell.fault && cell.faultAt ? { kind: cell.fault, at: cell.faultAt.toISOString() } : null,
      parcel: (cell.orderId !== null && parcels.get(cell.orderId)) || null,
      opening: openingOf(openings.get(cell.number), parcels),
    })),
  }
}

type InCell = NonNullable<DeskLocker['cells'][number]['parcel']>

function openingOf(opening: Opening | undefined, parcels: ReadonlyMap<number, InCell>) {
  const parcel = opening && parcels.get(opening.orderId)
  if (!parcel) return null
  return { what: opening.what, order_id: parcel.order_id, tracking_code: parcel.tracking_code }
}

/** What lies behind the doors or is put there, and whether the log of each agrees. */
async function parcelsIn(
  db: Db,
  cells: readonly Pick<CellRow, 'orderId'>[],
  point: number,
): Promise<ReadonlyMap<number, InCell>> {
  const labelled = await findByNumbers(
    db,
    cells.flatMap(({ orderId }) => orderId ?? []),
  )
  const found = new Map<number, InCell>()
  for (const { id, trackingCode, holderPointId } of labelled) {
    // A way back wears the label of the way there.
    const isHere = holderPointId === point || (await orderOfScan(db, trackingCode))?.holderPointId === point
    found.set(id, { order_id: String(id), tracking_code: trackingCode, is_here: isHere })
  }
  return found
}
