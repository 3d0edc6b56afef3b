import { err, ok, type Result } from '#kernel/result.ts'
import { findPeople, type PersonRow } from '#modules/accounts/index.ts'
import { findMovementsAbout, type MovementSummary, titleOf } from '#modules/ledger/index.ts'
import { findPlace } from '#modules/points/index.ts'
import { eventWord } from '../domain/event-words.ts'
import type { OrderEvent } from '../domain/events.ts'
import { orderIdOf } from '../domain/numbers.ts'
import { type Order, termsOf } from '../domain/order.ts'
import { project } from '../domain/projection.ts'
import { findOrder } from '../life/order.repo.ts'
import { findLog } from '../life/order-event.repo.ts'
import type { Scene } from '../life/scene.service.ts'
import { priceIn } from '../read/answer.ts'
import { detailFor, listOrders } from '../read/list.service.ts'
import type { OrderList } from '../read/order-list.contract.ts'
import { findCalls } from './desk-call.repo.ts'
import { countIncidents, findRelated } from './desk-order.repo.ts'
import type { DeskOrder, LogLine, MovementAnswer } from './desk-orders.contract.ts'
import { callOf, ownerOf, wholePlace } from './desk-queue.service.ts'

/** Everything an operator asks about one order: who did what and when, the money, the calls. */
export async function readDeskOrder(
  scene: Scene,
  id: string,
): Promise<Result<DeskOrder, { code: 'not_found' }>> {
  const number = orderIdOf(id)
  const order = number === undefined ? undefined : await findOrder(scene.db, number, scene.doer.reach)
  if (!order) return err({ code: 'not_found' })
  const { db } = scene
  const log = await findLog(db, order.id)
  const related = await findRelated(db, order.id)
  const people = await findPeople(db, [
    order.ownerId,
    order.courierId,
    related.enteredBy,
    ...log.flatMap(({ personId, courierId }) => [personId, courierId]),
  ])
  const points = await pointsOf(scene, order, log)
  const courier = order.courierId === null ? undefined : people.get(order.courierId)
  return ok({
    order: await detailFor(scene, order),
    owner: ownerOf(people.get(order.ownerId)),
    entered_by: (related.enteredBy !== null && people.get(related.enteredBy)?.fullName) || null,
    courier: courier ? { ...named(courier), phone: courier.phone } : null,
    from_place: wholePlace(order.sender.districtId, scene),
    to_place: wholePlace(order.receiver.districtId, scene),
    log: logOf(order, log, { people, points, scene }),
    money: (await findMovementsAbout(db, [`order:${order.id}`])).map((row) => moneyOf(row, scene)),
    calls: (await findCalls(db, [order.id])).map((call) => callOf(call, scene.now)),
    points,
    incidents: await countIncidents(db, order.id),
    return_order: related.returnId === null ? null : String(related.returnId),
  })
}

const lastOrders = 5

/** What a customer sent lately, for whoever talks to them. */
export async function readCustomerOrders(
  scene: Scene,
  customer: string,
): Promise<Result<Pick<OrderList, 'items'>, never>> {
  const reach = { kind: 'owner', person: Number(customer) } as const
  const list = await listOrders({ ...scene, doer: { ...scene.doer, reach } }, { limit: lastOrders })
  return list.ok ? ok({ items: list.value.items }) : list
}

const named = ({ id, fullName }: PersonRow) => ({ id: String(id), full_name: fullName })

async function pointsOf(
  { db, locale }: Scene,
  order: Order,
  log: readonly OrderEvent[],
): Promise<DeskOrder['points']> {
  const wanted = new Set(
    [
      order.sender.pointId,
      order.receiver.pointId,
      order.holderPointId,
      order.destinationPointId,
      ...log.map(({ pointId }) => pointId),
    ].filter((id) => id !== undefined && id !== null),
  )
  const found = await Promise.all([...wanted].map((id) => findPlace(db, id)))
  return found.flatMap((point) =>
    point ? [{ id: point.id, name: point.name[locale], address: point.address[locale] }] : [],
  )
}

type Known = { people: Map<number, PersonRow>; points: DeskOrder['points']; scene: Scene }

function logOf(order: Order, log: readonly OrderEvent[], known: Known): LogLine[] {
  const counted = new Set(project(termsOf(order), log).effective.map(({ id }) => id))
  return [...log]
    .sort((a, b) => a.happenedAt.getTime() - b.happenedAt.getTime() || a.seq - b.seq)
    .map((event) => lineOf(event, counted.has(event.id), known))
}

function lineOf(event: OrderEvent, counted: boolean, { people, points, scene }: Known): LogLine {
  const { details, place, personId, courierId } = event
  const person = personId === undefined ? undefined : people.get(personId)
  const isAboutAnother = courierId !== undefined && courierId !== personId
  const courier = isAboutAnother ? people.get(courierId) : undefined
  return {
    verb: event.verb,
    label: scene.translate(eventWord(event, 'staff')),
    actor: event.actor,
    by: details?.by ?? null,
    happened_at: event.happenedAt.toISOString(),
    recorded_at: event.recordedAt.toISOString(),
    person: person ? named(person) : null,
    courier: courier ? named(courier) : null,
    point: points.find(({ id }) => id === event.pointId)?.name ?? null,
    place: place ?? null,
    reason_label: event.reason ? scene.translate(`orders.reasons.${event.reason}`) : null,
    note: details?.note ?? null,
    collected: details?.collected ?? null,
    proof: details?.proof?.kind ?? null,
    weight: details?.weightGrams === undefined ? null : details.weightGrams / 1000,
    price: priceIn(event),
    counted,
  }
}

function moneyOf(row: MovementSummary, { translate }: Scene): MovementAnswer {
  return {
    id: String(row.id),
    at: row.at.toISOString(),
    title: titleOf(row, translate),
    amount: row.amount,
    is_reversal: row.isReversal,
    by: row.by,
  }
}
