import { assert } from '#kernel/assert.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { findColleague, findPeople, isPerson, recordAudit } from '#modules/accounts/index.ts'
import { distanceKm, districtById } from '#modules/geo/index.ts'
import { findTrackingCodes, type Order, parcelsOfScan } from '#modules/orders/index.ts'
import { cashInHands } from '#modules/payments/index.ts'
import { findDepots, findPlace, findPlacesBy, findPost, type Place } from '#modules/points/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { formatter } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { findCourierProfile } from '../couriers/courier-profile.service.ts'
import { whereIs } from '../field/positions.service.ts'
import {
  findColleagues,
  findGiven,
  findHandOver,
  findLines,
  findOpen,
  findTaken,
  findToTake,
  type HandOver,
  insertHandOver,
} from './hand-over.repo.ts'
import type { HandOverList, HandOverRequest, HandOverView, Takers } from './hand-overs.contract.ts'

const SHOWN = 50
const SHOWN_MS = 3 * 86_400_000

export const callerOf = ({ caller }: Pick<RequestContext, 'caller'>): number => {
  assert(caller.person !== undefined, 'a visitor reached a hand-over')
  return caller.person
}

export const isDesk = ({ caller }: Pick<RequestContext, 'caller'>) => caller.reach === 'any'

/** The giver as the one who holds things: in a bag, or at a counter. */
type Giver = { person: number; kind: 'courier' | 'agent'; place: number | undefined }

async function giverIn(
  tx: Db,
  context: RequestContext,
  from: number | undefined,
): Promise<Giver | undefined> {
  const person = isDesk(context) ? from : callerOf(context)
  if (person === undefined) return undefined
  return { person, kind: await kindOf(tx, person), place: await findPost(tx, person) }
}

/** By their role, as the books have it: whoever has no counter any more still has the till of one. */
export const kindOf = async (db: Db, person: number): Promise<Giver['kind']> =>
  (await findColleague(db, person))?.role === 'courier' ? 'courier' : 'agent'

type Refused = Failure<
  | 'not_found'
  | 'taker_unknown'
  | 'parcel_not_in_hands'
  | 'parcel_waits_here'
  | 'cash_not_in_hands'
  | 'invalid_input'
>

/** The first confirmation. Nothing moves yet: a parcel with the other side's scan, cash with their count. */
export function giveOver(
  context: RequestContext,
  asked: HandOverRequest,
): Promise<Result<HandOverView, Refused>> {
  const { courier_id: taker, point_id: place, cash, note } = asked
  return context.db.transaction(async (tx) => {
    const giver = await giverIn(tx, context, asked.from_person_id)
    if (!giver || !(await findPeople(tx, [giver.person])).has(giver.person)) return err({ code: 'not_found' })
    if (!(await isTaker(tx, giver, asked))) return err({ code: 'taker_unknown' })
    if (asked.parcels.length === 0 && cash === 0)
      return err({ code: 'invalid_input', fields: [{ path: 'parcels', code: 'required' }] })
    const refused = cash > 0 ? await cashRefused(tx, context, giver, asked) : undefined
    if (refused) return err(refused)
    const parcels = await parcelsOf(tx, giver, asked.parcels)
    if (!parcels.ok) return parcels
    const made = await insertHandOver(tx, {
      giverId: giver.person,
      takerId: taker ?? null,
      takerPointId: place ?? null,
      cash,
      note,
      saidBy: callerOf(context),
      saidAt: context.now,
      orderIds: parcels.value,
    })
    if (isDesk(context))
      await recordAudit(tx, context, {
        action: 'hand-over.give',
        object: `hand-over:${made.id}`,
        after: { from: giver.person, courier: taker, point: place, parcels: parcels.value.length, cash },
      })
    return ok(await viewIn(tx, made, context.locale))
  })
}

/** Somebody at work, or a place of ours; not the giver, and not both at once. */
async function isTaker(
  tx: Db,
  giver: Giver,
  { courier_id: taker, point_id: place, cash }: HandOverRequest,
): Promise<boolean> {
  if (taker !== undefined)
    return place === undefined && taker !== giver.person && (await isPerson(tx, taker, 'courier'))
  if (place === undefined) return true
  // From one counter to another cash goes through a courier or the cash desk.
  if (giver.kind === 'agent' && cash > 0) return false
  return place !== giver.place && (await findPlace(tx, place)) !== undefined
}

async function cashRefused(
  tx: Db,
  { locale }: RequestContext,
  { kind, person }: Giver,
  { courier_id, point_id, cash: asked }: HandOverRequest,
): Promise<Refused | undefined> {
  // The cash desk has a way of its own: the hand-in that its cashier counts.
  if (courier_id === undefined && point_id === undefined)
    return { code: 'invalid_input', fields: [{ path: 'cash', code: 'invalid_choice' }] }
  const { cash, told } = await cashInHands(tx, kind, person)
  if (asked <= cash - told) return undefined
  return { code: 'cash_not_in_hands', values: { amount: formatter(locale).money(cash - told) } }
}

/** Each once, of a bag all that is in it, and only what the log says is with the giver. */
async function parcelsOf(
  tx: Db,
  giver: Giver,
  scans: readonly string[],
): Promise<Result<number[], Failure<'parcel_not_in_hands' | 'parcel_waits_here'>>> {
  const ids = new Set<number>()
  for (const scan of scans) {
    const parcels = await parcelsOfScan(tx, scan)
    if (parcels.length === 0 || !parcels.every((parcel) => isWith(giver, parcel)))
      return err({ code: 'parcel_not_in_hands', values: { number: scan } })
    if (parcels.some(waitsHere)) return err({ code: 'parcel_waits_here', values: { number: scan } })
    for (const { id } of parcels) ids.add(id)
  }
  return ok([...ids])
}

/** For its receiver, where it lies. */
const waitsHere = ({ status, holderPointId, destinationPointId }: Order): boolean =>
  status === 'agent_received' && holderPointId !== null && holderPointId === destinationPointId

const isWith = ({ kind, place, person }: Giver, { holderPointId, holderCourierId }: Order): boolean =>
  kind === 'agent' ? holderPointId === place : holderCourierId === person

async function viewsIn(db: Db, all: readonly HandOver[], locale: Locale): Promise<HandOverView[]> {
  const lines = await findLines(
    db,
    all.map(({ id }) => id),
  )
  const codes = await findTrackingCodes(
    db,
    lines.map(({ orderId }) => orderId),
  )
  const people = await findPeople(
    db,
    all.flatMap(({ giverId, takerId }) => [giverId, takerId]),
  )
  const places = await findPlacesBy(
    db,
    all.flatMap(({ takerPointId }) => (takerPointId === null ? [] : [takerPointId])),
  )
  const nameOf = (id: number) => people.get(id)?.fullName ?? ''
  const toOf = ({ takerId, takerPointId }: HandOver): HandOverView['to'] => {
    if (takerId !== null) return { kind: 'courier', id: String(takerId), name: nameOf(takerId) }
    if (takerPointId === null) return { kind: 'desk', id: null, name: null }
    return { kind: 'place', id: String(takerPointId), name: places.get(takerPointId)?.name[locale] ?? '' }
  }
  return all.map((one) => ({
    id: String(one.id),
    state: one.state,
    from: { id: String(one.giverId), name: nameOf(one.giverId) },
    to: toOf(one),
    cash: one.cash,
    counted: one.counted,
    note: one.note,
    said_at: one.saidAt.toISOString(),
    ended_at: one.endedAt?.toISOString() ?? null,
    lines: lines
      .filter(({ handOverId }) => handOverId === one.id)
      .map(({ orderId, isTaken, outcome }) => ({
        order_id: String(orderId),
        tracking_code: codes.get(orderId) ?? '',
        state: isTaken ? 'taken' : (outcome ?? 'said'),
      })),
  }))
}

export async function viewIn(db: Db, one: HandOver, locale: Locale): Promise<HandOverView> {
  const [view] = await viewsIn(db, [one], locale)
  assert(view, 'one was asked for')
  return view
}

/** Whether the caller is the one side or the other of it; the desk is on every side. */
export async function sideOf(
  db: Db,
  context: RequestContext,
  one: HandOver,
): Promise<'giver' | 'taker' | undefined> {
  const person = callerOf(context)
  if (one.giverId === person) return 'giver'
  if (one.takerId === person) return 'taker'
  const isThere = one.takerPointId !== null && (await findPost(db, person)) === one.takerPointId
  return isThere ? 'taker' : undefined
}

export async function readHandOver(
  context: RequestContext,
  id: number,
): Promise<Result<HandOverView, Failure<'not_found'>>> {
  const one = await findHandOver(context.db, id)
  if (!one || !(isDesk(context) || (await sideOf(context.db, context, one))))
    return err({ code: 'not_found' })
  return ok(await viewIn(context.db, one, context.locale))
}

export async function listHandOvers(context: RequestContext): Promise<Ok<HandOverList>> {
  const { db, locale, now } = context
  const person = callerOf(context)
  const since = new Date(now.getTime() - SHOWN_MS)
  const side = { courier: person, place: await findPost(db, person) }
  const given = await findGiven(db, person, since, SHOWN)
  const toTake = await findToTake(db, side, SHOWN)
  const taken = await findTaken(db, side, since, SHOWN)
  return ok({
    given: await viewsIn(db, given, locale),
    to_take: await viewsIn(db, toTake, locale),
    taken: await viewsIn(db, taken, locale),
  })
}

const SHOWN_AT_DESK = 200

export async function listDeskHandOvers({ db, locale }: RequestContext): Promise<Ok<HandOverView[]>> {
  return ok(await viewsIn(db, await findOpen(db, SHOWN_AT_DESK), locale))
}

export async function listTakers(context: RequestContext): Promise<Ok<Takers>> {
  const { db, locale } = context
  const caller = callerOf(context)
  const colleagues = await findColleagues(db, caller)
  const depots = await nearestFirst(context, caller, await findDepots(db))
  return ok({
    couriers: colleagues.map(({ id, fullName }) => ({ id: String(id), name: fullName })),
    depots: depots.map(({ id, name }) => ({ id: String(id), name: name[locale] })),
  })
}

/** From where the courier is, or works: nobody hands in at the other end of the country. */
async function nearestFirst(
  { db, now }: RequestContext,
  courier: number,
  depots: readonly Place[],
): Promise<readonly Place[]> {
  const { districtId } = await findCourierProfile(db, courier)
  const home = districtId === null ? undefined : districtById(districtId)?.centre
  const from = (await whereIs(db, courier, now)) ?? home
  return from ? depots.toSorted((a, b) => distanceKm(from, a) - distanceKm(from, b)) : depots
}
