import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { findColleague, recordAudit } from '#modules/accounts/index.ts'
import { balanceOf, balancesOf, post } from '#modules/ledger/index.ts'
import { saveHandedIn } from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { formatter } from '#platform/i18n/format.ts'
import { deskToPayInto } from '../cash/cash-desk.service.ts'
import { coveredBy } from '../domain/cod.ts'
import { personIn } from '../top-up/top-up.service.ts'
import type { CashInHand, HandInView } from './cod.contract.ts'
import { findInHands } from './cod.repo.ts'
import type { DeskHandIn, DeskHandIns } from './cod-desk.contract.ts'
import {
  decideHandIn,
  findDiffering,
  findHandIn,
  findHandInsOf,
  findTold,
  type HandIn,
  insertHandIn,
  lockHands,
  sumTold,
} from './cod-hand-in.repo.ts'

const MOST_TOLD = 5
const SHOWN = 20
const SHOWN_AT_DESK = 100
const DIFFERENCES_SHOWN_MS = 7 * 86_400_000

/** Whoever of the desk takes money over a counter has a till there, like an agent. */
const kindOf = ({ caller }: RequestContext) => (caller.kind === 'courier' ? 'courier' : 'agent')
const cashOf = (db: Db, kind: HandIn['kind'], person: number) =>
  balanceOf(db, kind === 'agent' ? 'agent_cash' : 'courier_cash', person)

const viewOf = ({ id, amount, counted, state, toldAt, decidedAt, reason }: HandIn): HandInView => ({
  id: String(id),
  amount,
  counted,
  state,
  told_at: toldAt.toISOString(),
  decided_at: decidedAt?.toISOString() ?? null,
  reason,
})

/** What couriers hold by the books, all asked at once. */
export const cashOfCouriers = (db: Db, couriers: readonly number[]) =>
  balancesOf(db, 'courier_cash', couriers)

/** What a person may still say of: by the books, less what waits to be counted. */
export async function cashInHands(db: Db, kind: HandIn['kind'], person: number) {
  const { told } = await sumTold(db, person)
  return { cash: await cashOf(db, kind, person), told }
}

export async function readCash(context: RequestContext): Promise<Ok<CashInHand>> {
  const person = personIn(context)
  const { told } = await sumTold(context.db, person)
  const items = await findHandInsOf(context.db, person, SHOWN)
  return ok({ cash: await cashOf(context.db, kindOf(context), person), told, items: items.map(viewOf) })
}

/** The first of the two confirmations: whoever has the cash says how much they hand in. */
export function tellHandIn(
  context: RequestContext,
  amount: number,
): Promise<Result<HandInView, Failure<'too_many_hand_ins' | 'hand_in_too_big'>>> {
  const personId = personIn(context)
  const kind = kindOf(context)
  return context.db.transaction(async (tx) => {
    const told = await noteHandIn(tx, context, { personId, kind, amount })
    return told.ok ? ok(viewOf(told.value)) : told
  })
}

type Told = Pick<HandIn, 'personId' | 'kind' | 'amount'> & { toldBy?: number }

async function noteHandIn(
  tx: Db,
  { locale, now }: RequestContext,
  told: Told,
): Promise<Result<HandIn, Failure<'too_many_hand_ins' | 'hand_in_too_big'>>> {
  await lockHands(tx, told.personId)
  const before = await sumTold(tx, told.personId)
  if (before.count >= MOST_TOLD) return err({ code: 'too_many_hand_ins', values: { max: String(MOST_TOLD) } })
  const free = (await cashOf(tx, told.kind, told.personId)) - before.told
  if (told.amount > free)
    return err({ code: 'hand_in_too_big', values: { amount: formatter(locale).money(free) } })
  return ok(await insertHandIn(tx, { ...told, toldAt: now }))
}

/** The word of the desk in the place of somebody who was suspended; whoever counts it is another. */
export function tellHandInFor(
  context: RequestContext,
  personId: number,
  amount: number,
): Promise<
  Result<DeskHandIn, Failure<'not_found' | 'hand_in_by_holder' | 'too_many_hand_ins' | 'hand_in_too_big'>>
> {
  return context.db.transaction(async (tx) => {
    const person = await findColleague(tx, personId)
    if (!person) return err({ code: 'not_found' })
    if (person.status === 'active') return err({ code: 'hand_in_by_holder' })
    const kind = person.role === 'courier' ? 'courier' : 'agent'
    const told = await noteHandIn(tx, context, { personId, kind, amount, toldBy: personIn(context) })
    if (!told.ok) return told
    await recordAudit(tx, context, {
      action: 'hand-in.tell',
      object: `person:${personId}`,
      after: { amount },
    })
    return ok(await deskView(tx, told.value))
  })
}

async function deskView(db: Db, handIn: HandIn): Promise<DeskHandIn> {
  const { personId, fullName, phone, kind } = handIn
  return {
    ...viewOf(handIn),
    kind,
    person: { id: String(personId), full_name: fullName, phone },
    cash: await cashOf(db, kind, personId),
  }
}

export async function listHandIns({ db, now }: RequestContext): Promise<Ok<DeskHandIns>> {
  const items: DeskHandIn[] = []
  for (const handIn of await findTold(db, SHOWN_AT_DESK)) items.push(await deskView(db, handIn))
  const differing: DeskHandIn[] = []
  const since = new Date(now.getTime() - DIFFERENCES_SHOWN_MS)
  for (const handIn of await findDiffering(db, since, SHOWN)) differing.push(await deskView(db, handIn))
  return ok({ items, differing })
}

type Refused = Failure<'not_found' | 'hand_in_decided' | 'hand_in_own' | 'cash_not_there' | 'no_cash_desk'>
type Verdict = { state: 'confirmed'; counted?: number | undefined } | { state: 'rejected'; reason: string }

/**
 * The second confirmation: the cashier has counted it. The cash moves into the cashier's own desk, and the parcels it covers
 * are handed in. Another sum than told is moved as it was counted: the rest stays in the hands that told it, and the desk
 * sees the difference.
 */
export function decideOnHandIn(
  context: RequestContext,
  id: string,
  verdict: Verdict,
): Promise<Result<DeskHandIn, Refused>> {
  const by = personIn(context)
  const at = context.now
  return context.db.transaction(async (tx) => {
    const known = await findHandIn(tx, Number(id))
    if (!known) return err({ code: 'not_found' })
    if (known.personId === by || known.toldBy === by) return err({ code: 'hand_in_own' })
    await lockHands(tx, known.personId)
    const current = await findHandIn(tx, known.id)
    if (current?.state !== 'told') return err({ code: 'hand_in_decided' })
    if (verdict.state === 'confirmed') {
      const desk = await deskToPayInto(tx, by)
      if (!desk) return err({ code: 'no_cash_desk' })
      const counted = { ...known, amount: verdict.counted ?? known.amount }
      if (!(await moveCash(tx, counted, { desk: desk.id, by, at }))) return err({ code: 'cash_not_there' })
    }
    const counted = verdict.state === 'confirmed' ? verdict.counted : undefined
    const differing = counted === known.amount ? undefined : counted
    await decideHandIn(tx, known.id, { ...verdict, counted: differing, at, by })
    await recordAudit(tx, context, {
      action: verdict.state === 'confirmed' ? 'hand-in.confirm' : 'hand-in.reject',
      object: `hand-in:${known.id}`,
      after: { amount: known.amount, ...(differing === undefined ? {} : { counted: differing }) },
    })
    return ok(await deskView(tx, (await findHandIn(tx, known.id)) ?? known))
  })
}

/** False when the books know of less in these hands. */
async function moveCash(
  tx: Db,
  { id, kind, personId, amount }: HandIn,
  { desk, by, at }: { desk: number; by: number; at: Date },
): Promise<boolean> {
  const movement = { key: `hand_in:${id}`, reference: `hand-in:${id}`, at, by }
  const moved =
    kind === 'agent'
      ? await post(tx, { ...movement, template: 'agent_handed_in', facts: { agent: personId, desk, amount } })
      : await post(tx, {
          ...movement,
          template: 'courier_handed_in',
          facts: { courier: personId, desk, amount },
        })
  if (!moved.ok) return false
  const cashLeft = await cashOf(tx, kind, personId)
  const covered = coveredBy(await findInHands(tx, personId), { amount, cashLeft })
  await saveHandedIn(tx, covered, at)
  return true
}
