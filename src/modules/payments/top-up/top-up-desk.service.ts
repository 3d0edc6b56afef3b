import { assert } from '#kernel/assert.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import {
  type ApprovalDeed,
  askApproval,
  findPerson,
  recordAudit,
  waitingApprovals,
  whyTwo,
} from '#modules/accounts/index.ts'
import { balanceOf, lockDebts, post } from '#modules/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { emit } from '#platform/jobs/outbox.ts'
import { fromBalance, settleDebts, undisputed } from '../debts/settle.service.ts'
import type { DeskTopUp, DeskTopUpList, DeskTopUpQuery } from './top-up.contract.ts'
import { topUpDecided } from './top-up.events.ts'
import {
  type Decision,
  type DeskTopUpRow,
  decideTopUp,
  findTopUpForDesk,
  findTopUpsForDesk,
  lockTopUp,
  type TopUp,
} from './top-up.repo.ts'
import { personIn, topUpViewOf } from './top-up.service.ts'

const PAGE = 50

const subjectOf = (id: number) => `top-up:${id}`

async function deskViews(db: Db, rows: readonly DeskTopUpRow[]): Promise<DeskTopUp[]> {
  const waiting = await waitingApprovals(
    db,
    'top_up',
    rows.map(({ id }) => subjectOf(id)),
  )
  const views: DeskTopUp[] = []
  for (const row of rows) views.push(await deskView(db, row, waiting.get(subjectOf(row.id)) ?? null))
  return views
}

async function deskView(db: Db, row: DeskTopUpRow, approval: DeskTopUp['approval']): Promise<DeskTopUp> {
  return {
    ...topUpViewOf(row),
    person: {
      id: String(row.personId),
      full_name: row.fullName,
      company: row.company,
      phone: row.phone,
      balance: await balanceOf(db, 'customer_balance', row.personId),
    },
    decided_by: row.decidedBy,
    same_receipt: row.sameReceipt === null ? null : String(row.sameReceipt),
    approval,
  }
}

async function viewOf(db: Db, id: number): Promise<DeskTopUp> {
  const [view] = await deskViews(db, [await findTopUpForDesk(db, id)])
  assert(view, 'one row has one view')
  return view
}

export async function listTopUpsForDesk(
  { db }: Pick<RequestContext, 'db'>,
  { status, cursor }: DeskTopUpQuery,
): Promise<Ok<DeskTopUpList>> {
  const after = cursor === undefined ? undefined : Number(cursor)
  const found = await findTopUpsForDesk(db, { status, after }, PAGE + 1)
  const page = found.slice(0, PAGE)
  return ok({
    items: await deskViews(db, page),
    next_cursor: found.length > PAGE ? String(page.at(-1)?.id) : null,
  })
}

type Refusal = { code: 'not_found' | 'top_up_own' | 'top_up_decided' | 'top_up_owner_gone' }
type Outcome<Code extends string = never> = Promise<Result<DeskTopUp, Refusal | { code: Code }>>

/**
 * The money moves with the decision or not at all; `amount` is what the receipt shows if it is something else. A large
 * one, another amount than was asked for and a receipt that was seen before wait for a second person.
 */
export function approveTopUp(
  context: RequestContext,
  id: string,
  amount: number | undefined,
): Outcome<'approval_waiting'> {
  const decision = { status: 'approved', amount, by: personIn(context), at: context.now } as const
  return context.db.transaction(async (tx): Outcome<'approval_waiting'> => {
    const topUp = await lockTopUp(tx, Number(id))
    if (!topUp) return err({ code: 'not_found' })
    if (await isWaiting(tx, topUp.id)) return err({ code: 'approval_waiting' })
    const refusal = await whyNotDecided(tx, topUp, decision)
    if (refusal) return err(refusal)
    const asked = await askedOf(tx, topUp, amount ?? topUp.amount)
    if (whyTwo('top_up', asked).length === 0) return decide(tx, context, topUp.id, decision)
    const waits = await askApproval(tx, {
      kind: 'top_up',
      subject: subjectOf(topUp.id),
      ...asked,
      askedBy: decision.by,
      now: context.now,
      due: null,
      actor: context,
    })
    return waits.ok ? ok(await viewOf(tx, topUp.id)) : err({ code: waits.error })
  })
}

async function isWaiting(tx: Db, id: number): Promise<boolean> {
  return (await waitingApprovals(tx, 'top_up', [subjectOf(id)])).size > 0
}

/** What is approved, and what a second person looks at. */
async function askedOf(tx: Db, { id, amount: asked }: TopUp, amount: number) {
  const { personId, fullName, company, sameReceipt } = await findTopUpForDesk(tx, id)
  const input = {
    asked_amount: asked,
    same_receipt: sameReceipt === null ? null : String(sameReceipt),
    person: { id: String(personId), full_name: fullName, company },
  }
  return { amount, input }
}

/** On the yes of a second person. */
export const approveTopUpByTwo: ApprovalDeed = (tx, { subject, amount, approvedBy, now, context }) => {
  assert(amount !== null, 'a top-up has an amount')
  const id = Number(subject.slice(subjectOf(0).length - 1))
  return decide(tx, context, id, { status: 'approved', amount, by: approvedBy, at: now })
}

export function rejectTopUp(
  context: RequestContext,
  id: string,
  reason: string,
): Outcome<'approval_waiting'> {
  const decision = { status: 'rejected', reason, by: personIn(context), at: context.now } as const
  return context.db.transaction(async (tx): Outcome<'approval_waiting'> => {
    await lockTopUp(tx, Number(id))
    if (await isWaiting(tx, Number(id))) return err({ code: 'approval_waiting' })
    return decide(tx, context, Number(id), decision)
  })
}

async function whyNotDecided(tx: Db, topUp: TopUp, { status, by }: Decision): Promise<Refusal | undefined> {
  if (topUp.personId === by) return { code: 'top_up_own' }
  if (topUp.status !== 'new') return { code: 'top_up_decided' }
  // Money cannot be put where nobody can spend it; it goes back through the bank.
  const isGone = status === 'approved' && (await findPerson(tx, topUp.personId)).status === 'deleted'
  return isGone ? { code: 'top_up_owner_gone' } : undefined
}

async function decide(tx: Db, context: RequestContext, id: number, decision: Decision): Outcome {
  const before = await lockTopUp(tx, id)
  if (!before) return err({ code: 'not_found' })
  const refusal = await whyNotDecided(tx, before, decision)
  if (refusal) return err(refusal)
  const decided = await decideTopUp(tx, id, decision)
  assert(decided, 'a waiting request under its lock can be decided')
  await moveMoney(tx, decided, decision)
  await recordAudit(tx, context, {
    action: decision.status === 'approved' ? 'top-up.approve' : 'top-up.reject',
    object: subjectOf(id),
    before: topUpViewOf(before),
    after: topUpViewOf(decided),
  })
  await emit(tx, topUpDecided, subjectOf(id), { topUpId: id })
  return ok(await viewOf(tx, id))
}

async function moveMoney(
  tx: Db,
  { id, personId, approvedAmount }: TopUp,
  { at, by }: Decision,
): Promise<void> {
  if (approvedAmount === null) return
  const debts = undisputed(await lockDebts(tx, personId), at)
  const posted = await post(tx, {
    key: `top_up:${id}`,
    template: 'top_up_approved',
    facts: { customer: personId, amount: approvedAmount },
    reference: `top-up:${id}`,
    at,
    by,
  })
  assert(posted.ok, 'money that comes in was refused')
  await settleDebts(tx, { debts, sum: approvedAmount, source: `top-up:${id}`, at, by }, fromBalance(tx))
}
