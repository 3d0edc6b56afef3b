import { assert } from '#kernel/assert.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import {
  type ApprovalDeed,
  askApproval,
  findPerson,
  recordAudit,
  waitingApprovals,
} from '#modules/accounts/index.ts'
import {
  ageInDays,
  bucketOf,
  type Debt,
  type DebtLimits,
  findDebtLimits,
  findOpenDebt,
  lockDebts,
  post,
  raisedIn,
  saveDebtLimits,
  saveDisputed,
} from '#modules/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { ageBuckets, type WriteOffGround, writeOffGrounds } from '../domain/debts.ts'
import { personIn } from '../top-up/top-up.service.ts'
import type { DebtorList, DebtorQuery, DebtorView, DeskDebt, WriteOffRequest } from './debt-desk.contract.ts'
import {
  closeDispute,
  type Debtor,
  findDebtors,
  findShownDebts,
  type ShownDebt,
  sumDebts,
  sumRaised,
} from './debts.repo.ts'
import { viewsOf } from './debts-view.ts'

const PAGE = 100
/** Of all people of a page. */
const MOST_DEBTS = 5_000

const subjectOf = (debtId: number) => `debt:${debtId}`

/** Whoever owes longest first. */
export async function listDebtors(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  query: DebtorQuery,
): Promise<Ok<DebtorList>> {
  const { after, until } = query.bucket ? raisedIn(query.bucket, now) : { after: undefined, until: undefined }
  const [at, personId] = query.cursor?.split('-').map(Number) ?? []
  const filter = {
    after,
    until,
    onlyDisputed: query.disputed === 'true',
    search: query.q || undefined,
    cursor: at !== undefined && personId !== undefined ? { at: new Date(at), personId } : undefined,
  }
  const found = await findDebtors(db, filter, PAGE + 1)
  const page = found.slice(0, PAGE)
  const ids = page.map((debtor) => debtor.personId)
  const shown = await findShownDebts(db, ids, MOST_DEBTS)
  const views = await deskDebts(db, shown, now)
  const debtsOf = (person: number) => views.filter((_, index) => shown[index]?.personId === person)
  const items = page.map((debtor) => debtorView(debtor, debtsOf(debtor.personId), now))
  const last = page.at(-1)
  return ok({
    items,
    totals: await totalsOf(db, now),
    limits: await findDebtLimits(db),
    next_cursor: found.length > PAGE && last ? `${last.oldest.getTime()}-${last.personId}` : null,
  })
}

function debtorView(debtor: Debtor, debts: DeskDebt[], now: Date): DebtorView {
  const { personId, fullName, company, phone, total, disputed, oldest } = debtor
  return {
    person: { id: String(personId), full_name: fullName, company, phone },
    total,
    disputed,
    oldest_days: ageInDays(oldest, now),
    debts,
  }
}

async function deskDebts(db: Db, debts: readonly ShownDebt[], now: Date): Promise<DeskDebt[]> {
  const waiting = await waitingApprovals(
    db,
    'debt_write_off',
    debts.map(({ id }) => subjectOf(id)),
  )
  const views = await viewsOf(db, debts, now)
  return views.map((view) => ({
    ...view,
    bucket: bucketOf(new Date(view.raised_at), now),
    write_off: waiting.get(subjectOf(Number(view.id))) ?? null,
  }))
}

async function totalsOf(db: Db, now: Date): Promise<DebtorList['totals']> {
  const buckets: DebtorList['totals']['buckets'] = []
  for (const bucket of ageBuckets) buckets.push({ bucket, ...(await sumRaised(db, raisedIn(bucket, now))) })
  return { ...(await sumDebts(db)), buckets }
}

export function changeLimits(context: RequestContext, limits: DebtLimits): Promise<Ok<DebtLimits>> {
  return context.db.transaction(async (tx) => {
    const before = await findDebtLimits(tx)
    await saveDebtLimits(tx, limits)
    await recordAudit(tx, context, {
      action: 'debt.limits',
      object: 'debt-limits:all',
      before,
      after: limits,
    })
    return ok(limits)
  })
}

/** Under the locks of its owner; undefined when nothing of it is owed any more. */
async function lockDebt(tx: Db, id: number): Promise<Debt | undefined> {
  const known = await findOpenDebt(tx, id)
  return known && (await lockDebts(tx, known.personId)).find((debt) => debt.id === id)
}

/** The desk has looked: it is owed. */
export function keepDebt(
  context: RequestContext,
  id: string,
  note: string,
): Promise<Result<DeskDebt, Failure<'not_found' | 'debt_own' | 'debt_not_disputed'>>> {
  const by = personIn(context)
  return context.db.transaction(async (tx) => {
    const debt = await lockDebt(tx, Number(id))
    if (!debt) return err({ code: 'not_found' })
    if (debt.personId === by) return err({ code: 'debt_own' })
    if (debt.disputedAt === null) return err({ code: 'debt_not_disputed' })
    await closeDispute(tx, debt.id, { state: 'stands', at: context.now, by, note })
    await saveDisputed(tx, debt.id, undefined)
    await recordAudit(tx, context, {
      action: 'debt.keep',
      object: subjectOf(debt.id),
      after: { owed: debt.remaining, note },
    })
    const debts = await findShownDebts(tx, [debt.personId], MOST_DEBTS)
    const [view] = await deskDebts(
      tx,
      debts.filter((shown) => shown.id === debt.id),
      context.now,
    )
    assert(view, 'a debt that is locked is shown')
    return ok(view)
  })
}

/** One asks, another approves: nobody lets money go alone. */
export function askWriteOff(
  context: RequestContext,
  id: string,
  { ground, note }: WriteOffRequest,
): Promise<Result<{ approval_id: string }, Failure<'not_found' | 'debt_own' | 'approval_waiting'>>> {
  const by = personIn(context)
  return context.db.transaction(async (tx) => {
    const debt = await lockDebt(tx, Number(id))
    if (!debt) return err({ code: 'not_found' })
    if (debt.personId === by) return err({ code: 'debt_own' })
    const asked = await askApproval(tx, {
      kind: 'debt_write_off',
      subject: subjectOf(debt.id),
      amount: debt.remaining,
      input: { ground, note, ...(await factsOf(tx, debt)) },
      askedBy: by,
      now: context.now,
      due: null,
      actor: context,
    })
    return asked.ok ? ok({ approval_id: String(asked.value.approval) }) : err({ code: asked.error })
  })
}

/** What whoever approves has to see. */
async function factsOf(tx: Db, { id, personId }: Debt) {
  const { fullName, company } = await findPerson(tx, personId)
  const shown = (await findShownDebts(tx, [personId], MOST_DEBTS)).find((debt) => debt.id === id)
  const { orderId = null, trackingCode = null } = shown ?? {}
  return {
    person: { id: String(personId), full_name: fullName, company },
    order: orderId && trackingCode ? { id: String(orderId), tracking_code: trackingCode } : null,
  }
}

/** What a second person's yes does. Paid meanwhile, or for another sum than was asked: it is asked anew. */
export const writeOffDebt: ApprovalDeed = async (tx, { subject, amount, input, approvedBy, now }) => {
  const debt = await lockDebt(tx, Number(subject.split(':')[1]))
  if (!debt || debt.remaining !== amount) return err({ code: 'debt_changed' })
  if (debt.personId === approvedBy) return err({ code: 'debt_own' })
  const { ground, note } = readInput(input)
  const movement = {
    key: `${subject}:written-off:${now.getTime()}`,
    reference: debt.reference,
    facts: { customer: debt.personId, amount: debt.remaining },
    at: now,
    by: approvedBy,
  }
  // What was never owed was never earned; what nobody will pay is a loss.
  const posted =
    ground === 'not_owed'
      ? await post(tx, { ...movement, template: 'receivable_let_go' })
      : await post(tx, { ...movement, template: 'receivable_written_off' })
  assert(posted.ok, 'an open debt can be let go of')
  await closeDispute(tx, debt.id, { state: 'let_go', at: now, by: approvedBy, note })
  return ok({})
}

function readInput(input: unknown): { ground: WriteOffGround; note: string | undefined } {
  const { ground, note } = (input ?? {}) as { ground?: unknown; note?: unknown }
  const known = writeOffGrounds.find((one) => one === ground)
  assert(known, 'a debt is written off on a ground')
  return { ground: known, note: typeof note === 'string' ? note : undefined }
}
