import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import {
  type ActFailure,
  findByNumbers,
  type Order,
  openIncident,
  orderOfScan,
  settleIncident,
  type Verb,
} from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { findCells, holdBank, saveFault, saveInside } from '../bank.repo.ts'
import { handOutPurpose } from '../codes/purposes.ts'
import { eventIdOf, hasHappened, isPutIn, type OpeningKind, type Outcome } from '../domain/openings.ts'
import type { ShutAnswer } from '../lockers.contract.ts'
import { viewOf } from './open-door.ts'
import { findDue, findOpening, type Opening, saveClosed, saveOverdue } from './opening.repo.ts'
import { asCourier, followRoom, happens, notSetUp, type Stand, standAt } from './stand.service.ts'

const verbOf: Readonly<Record<OpeningKind, Verb>> = {
  drop_off: 'drop_off',
  store: 'store',
  hand_out: 'hand_out',
  collect: 'pick_up',
}

const overdueKey = ({ id }: Pick<Opening, 'id'>) => `locker-door:${id}`

/** A door was shut: only now something has happened to the parcel, or nothing has. */
export function shutDoor(
  context: RequestContext,
  id: number,
  inside: boolean,
): Promise<Result<ShutAnswer, Failure<'locker_not_set_up' | 'not_found'>>> {
  return context.db.transaction(async (tx) => {
    const stand = await standAt(tx, context)
    if (!stand) return notSetUp
    const opening = await findOpening(tx, stand.point, id)
    if (!opening) return err({ code: 'not_found' })
    const outcome = opening.outcome ?? (await settle(stand, opening, inside))
    return ok({ outcome, opening: viewOf(opening) })
  })
}

/** An open door comes to its end: by the word of its machine, or of whoever stands before it. */
export async function settle(stand: Stand, opening: Opening, inside: boolean): Promise<Outcome> {
  const { tx, point, now } = stand
  const { id, cell, orderId, what } = opening
  await putRight(stand, opening)
  // Before the order is asked: what lies behind a door has its room there, whatever is wrong with the door.
  if (isPutIn(what)) await saveInside(tx, point, cell, inside ? orderId : null)
  await followRoom(tx, point)
  const isDeed = hasHappened(what, inside)
  const failure = isDeed ? await doIt(stand, opening) : undefined
  const outcome = isDeed ? (failure ? 'kept' : 'done') : 'nothing'
  if (!isPutIn(what) && !inside) await saveInside(tx, point, cell, null)
  await saveClosed(tx, id, outcome, now)
  if (failure) await tellDesk(stand, opening, failure)
  await followRoom(tx, point)
  return outcome
}

/** Of what the desk was told because nobody had shut the door, nothing is left. */
async function putRight({ tx, point, now }: Stand, opening: Opening): Promise<void> {
  const cell = (await findCells(tx, point)).find(({ number }) => number === opening.cell)
  if (opening.overdueAt === null) return
  if (cell?.fault === 'not_closed') await saveFault(tx, point, opening.cell, null)
  await settleIncident(tx, overdueKey(opening), now)
}

async function doIt(stand: Stand, opening: Opening): Promise<ActFailure | undefined> {
  const { tx, scene } = stand
  const order = await labelled(tx, opening)
  const current = await orderOfScan(tx, order.trackingCode)
  if (current && isSoAlready(current, stand.point, opening)) return undefined
  const { courierId, sealed, what } = opening
  const acting = what === 'collect' && courierId !== null ? asCourier(scene, courierId) : scene
  const code = sealed ? scene.secrets.open(handOutPurpose, sealed) : undefined
  return happens(tx, acting, { order, verb: verbOf[what], code }, eventIdOf(opening.id))
}

async function labelled(tx: Db, { orderId }: Opening): Promise<Order> {
  const [order] = await findByNumbers(tx, [orderId])
  assert(order, 'a door is opened for a parcel of ours')
  return order
}

/** Told by another way meanwhile: a courier has scanned it with their phone, an operator has put it down here or handed it out. */
function isSoAlready(
  { holder, holderPointId, holderCourierId }: Order,
  point: number,
  { what, courierId }: Opening,
): boolean {
  if (isPutIn(what)) return holderPointId === point
  if (what === 'hand_out') return holder === 'receiver'
  return courierId !== null && holderCourierId === courierId
}

/** The parcel is where the door says, whatever its order says: the desk decides. */
async function tellDesk({ tx, now }: Stand, opening: Opening, { code }: ActFailure): Promise<void> {
  const { id, orderId, what, courierId, cell } = opening
  const { status } = await labelled(tx, opening)
  await openIncident(tx, {
    key: `locker-kept:${id}`,
    kind: 'locker_fault',
    orderId,
    personId: courierId ?? undefined,
    verb: verbOf[what],
    happenedAt: now,
    now,
    details: { status, eventId: eventIdOf(id), code, note: `#${cell}` },
  })
}

const atOnce = 200

/**
 * Doors that nobody has told to be shut: the cell is broken until somebody does. Of one with a parcel of ours behind it, or
 * with one that may be gone, the desk hears.
 */
export async function missDoors(db: Db, now: Date): Promise<void> {
  for (const opening of await findDue(db, now, atOnce)) {
    await db.transaction(async (tx) => {
      await holdBank(tx, opening.pointId)
      const current = await findOpening(tx, opening.pointId, opening.id)
      if (!current || current.closedAt !== null || current.overdueAt !== null) return
      const { id, pointId, cell, what, orderId, courierId } = current
      await saveOverdue(tx, id, now)
      await saveFault(tx, pointId, cell, { kind: 'not_closed', at: now })
      await followRoom(tx, pointId)
      // A sender who has gone away with their parcel has done nothing.
      if (what === 'drop_off') return
      const { status } = await labelled(tx, current)
      await openIncident(tx, {
        key: overdueKey(current),
        kind: 'locker_fault',
        orderId,
        personId: courierId ?? undefined,
        verb: verbOf[what],
        happenedAt: current.until,
        now,
        details: { status, code: 'not_closed', note: `#${cell}` },
      })
    })
  }
}
