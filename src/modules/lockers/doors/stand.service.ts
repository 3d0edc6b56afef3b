import { assert } from '#kernel/assert.ts'
import { err } from '#kernel/result.ts'
import {
  type ActFailure,
  type Doer,
  type Order,
  performScanned,
  type Scene,
  spoken,
  type Verb,
} from '#modules/orders/index.ts'
import { changeCapacity, findPoint } from '#modules/points/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { findCells, holdBank } from '../bank.repo.ts'
import { findDevice } from '../device/device.repo.ts'
import { roomIn } from '../domain/cells.ts'
import type { Keypad } from '../domain/keypad.ts'

/** A call of a machine: its bank is held until the transaction ends. */
export type Stand = {
  tx: Db
  /** As the agent of its point, who is nobody. */
  scene: Scene
  point: number
  keypad: Keypad
  now: Date
}

export const notSetUp = err({ code: 'locker_not_set_up' } as const)

/** The point of the machine that calls. */
export async function pointOf(db: Db, { caller }: Pick<RequestContext, 'caller'>): Promise<number> {
  assert(caller.machine !== undefined, 'only a machine reaches a call of lockers')
  return (await findDevice(db, caller.machine)).pointId
}

/** Undefined where nobody has said yet which cells there are. */
export const standAt = async (tx: Db, context: RequestContext): Promise<Stand | undefined> =>
  holdStand(tx, context, await pointOf(tx, context))

/** Also for the desk, when somebody of it stands there: what happens at a door is its machine's deed. */
export async function holdStand(tx: Db, context: RequestContext, point: number): Promise<Stand | undefined> {
  const keypad = await holdBank(tx, point)
  if (!keypad) return undefined
  const reach = { kind: 'agent', person: undefined, point, scan: undefined } as const
  const doer: Doer = { actor: 'agent', personId: undefined, pointId: point, reach }
  return { tx, scene: { ...context, db: tx, doer }, point, keypad, now: context.now }
}

/** In the name of a courier who has typed their code. */
export const asCourier = (scene: Scene, courier: number): Scene => ({
  ...scene,
  doer: {
    actor: 'courier',
    personId: courier,
    pointId: undefined,
    reach: { kind: 'courier', person: courier, scan: undefined },
  },
})

export type Deed = { order: Pick<Order, 'trackingCode'>; verb: Verb; code?: string | undefined }

const reportOf = ({ code }: Deed, eventId?: string) => ({
  ...(eventId === undefined ? {} : { event_id: eventId }),
  ...(code === undefined ? {} : { code }),
})

/** What the lifecycle would say, with nothing of it done: asked before a door opens. */
export async function whyNot(tx: Db, scene: Scene, deed: Deed): Promise<ActFailure | undefined> {
  const tried = await tx.allOrNone(async (inner) => {
    const done = await performScanned(
      inner,
      { ...scene, db: inner },
      deed.order.trackingCode,
      deed.verb,
      reportOf(deed),
    )
    return err(done.ok ? undefined : done.error)
  })
  return tried.ok ? undefined : tried.error
}

/** Now it has happened. */
export async function happens(
  tx: Db,
  scene: Scene,
  deed: Deed,
  eventId: string,
): Promise<ActFailure | undefined> {
  const done = await performScanned(tx, scene, deed.order.trackingCode, deed.verb, reportOf(deed, eventId))
  return done.ok ? undefined : done.error
}

const told = ['point_cannot_take', 'locker_takes_no_money'] as const
type Told = (typeof told)[number] | 'action_not_allowed'

/** To somebody at a keypad: the two reasons that they can do something about, or that it cannot be done now. */
export function refusal(failure: ActFailure, scene: Scene): Failure<Told> {
  const code = told.find((known) => known === failure.code) ?? 'action_not_allowed'
  const { values } = spoken({ ...failure, code }, scene)
  return values ? { code, values } : { code }
}

/** What the point holds follows from the doors that work. */
export async function followRoom(tx: Db, point: number): Promise<void> {
  const [room, place] = [roomIn(await findCells(tx, point)), await findPoint(tx, point)]
  if (place && place.capacity !== room) await changeCapacity(tx, point, room)
}
