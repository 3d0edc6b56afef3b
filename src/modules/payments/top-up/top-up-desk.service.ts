import { assert } from '#kernel/assert.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { findPerson, recordAudit } from '#modules/accounts/index.ts'
import { balanceOf, post } from '#modules/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { emit } from '#platform/jobs/outbox.ts'
import type { DeskTopUp, DeskTopUpList, DeskTopUpQuery } from './top-up.contract.ts'
import { topUpDecided } from './top-up.events.ts'
import {
  type Decision,
  type DeskTopUpRow,
  decideTopUp,
  findTopUp,
  findTopUpForDesk,
  findTopUpsForDesk,
  type TopUp,
} from './top-up.repo.ts'
import { personIn, topUpViewOf } from './top-up.service.ts'

const PAGE = 50

async function deskView(db: Db, row: DeskTopUpRow): Promise<DeskTopUp> {
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
  }
}

export async function listTopUpsForDesk(
  { db }: Pick<RequestContext, 'db'>,
  { status, cursor }: DeskTopUpQuery,
): Promise<Ok<DeskTopUpList>> {
  const after = cursor === undefined ? undefined : Number(cursor)
  const found = await findTopUpsForDesk(db, { status, after }, PAGE + 1)
  const page = found.slice(0, PAGE)
  const items: DeskTopUp[] = []
  for (const row of page) items.push(await deskView(db, row))
  return ok({
    items,
    next_cursor: found.length > PAGE ? String(page.at(-1)?.id) : null,
  })
}

type Refusal = { code: 'not_found' | 'top_up_own' | 'top_up_decided' | 'top_up_owner_gone' }

/** The money moves with the decision or not at all; `amount` is what the receipt shows if it is something else. */
export function approveTopUp(
  context: RequestContext,
  id: string,
  amount: number | undefined,
): Promise<Result<DeskTopUp, Refusal>> {
  const by = personIn(context)
  return decide(context, Number(id), { status: 'approved', amount, by, at: context.now })
}

export function rejectTopUp(
  context: RequestContext,
  id: string,
  reason: string,
): Promise<Result<DeskTopUp, Refusal>> {
  const by = personIn(context)
  return decide(context, Number(id), { status: 'rejected', reason, by, at: context.now })
}

function decide(
  context: RequestContext,
  id: number,
  decision: Decision,
): Promise<Result<DeskTopUp, Refusal>> {
  return context.db.transaction(async (tx) => {
    const before = await findTopUp(tx, id)
    if (!before) return err({ code: 'not_found' })
    if (before.personId === decision.by) return err({ code: 'top_up_own' })
    // Money cannot be put where nobody can spend it; it goes back through the bank.
    if (decision.status === 'approved' && (await findPerson(tx, before.personId)).status === 'deleted')
      return err({ code: 'top_up_owner_gone' })
    const decided = await decideTopUp(tx, id, decision)
    if (!decided) return err({ code: 'top_up_decided' })
    await moveMoney(tx, decided, decision)
    await recordAudit(tx, context, {
      action: decision.status === 'approved' ? 'top-up.approve' : 'top-up.reject',
      object: `top-up:${id}`,
      before: topUpViewOf(before),
      after: topUpViewOf(decided),
    })
    await emit(tx, topUpDecided, `top-up:${id}`, { topUpId: id })
    return ok(await deskView(tx, await findTopUpForDesk(tx, id)))
  })
}

async function moveMoney(
  tx: Db,
  { id, personId, approvedAmount }: TopUp,
  { at, by }: Decision,
): Promise<void> {
  if (approvedAmount === null) return
  const posted = await post(tx, {
    key: `top_up:${id}`,
    template: 'top_up_approved',
    facts: { customer: personId, amount: approvedAmount },
    reference: `top-up:${id}`,
    at,
    by,
  })
  assert(posted.ok, 'money that comes in was refused')
}
