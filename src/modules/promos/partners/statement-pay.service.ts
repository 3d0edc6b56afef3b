import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import { post } from '#modules/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { firstDayOf, monthBefore, partnerReward, sumsOf } from '../domain/partner.ts'
import type { PaidAnswer } from './partners.contract.ts'
import { findPartner } from './partners.repo.ts'
import {
  findCounted,
  findUntold,
  insertParcels,
  insertStatement,
  isPartnersPerson,
  lockStatement,
  type Statement,
  savePaid,
  sumPaid,
} from './statements.repo.ts'

const MOST_PARTNERS = 500

/** The statements of the month that is over; whoever has theirs gets no other. */
export async function tellPartners(db: Db, now: Date): Promise<void> {
  const month = monthBefore(now)
  for (const { id, percent } of await findUntold(db, month, MOST_PARTNERS))
    await db.transaction(async (tx) => {
      const parcels = await findCounted(tx, id, month)
      const sums = sumsOf(parcels)
      const reward = partnerReward(sums.paid, percent)
      const told = { ...sums, percent, reward, madeAt: now }
      if (await insertStatement(tx, id, month.firstDay, told))
        await insertParcels(tx, id, month.firstDay, parcels)
    })
}

export const subjectOf = (partnerId: number, month: string) => `partner:${partnerId}:${month}`

type Asked = {
  kind: 'partner'
  subject: string
  amount: number
  input: { name: string; month: string; paper: string; given: number }
  askedBy: number
  now: Date
  due: null
  actor: RequestContext
}

/** What accounts lend: their log and their second people. */
export type PayDoors = {
  record(
    tx: Db,
    context: RequestContext,
    line: { action: 'partner.pay'; object: string; after: object },
  ): Promise<void>
  whyTwo(kind: 'partner', asked: { amount: number; input: { given: number } }): readonly string[]
  ask(tx: Db, asked: Asked): Promise<Result<{ approval: number }, 'approval_waiting'>>
}

type Refused = 'not_found' | 'partner_own' | 'partner_nothing_due'

/** Under the lock of the statement. Nobody of ours pays themselves. */
async function hold(
  tx: Db,
  partnerId: number,
  month: string,
  by: number,
): Promise<Result<Statement, Failure<Refused>>> {
  const statement = await lockStatement(tx, partnerId, firstDayOf(month))
  if (!statement) return err({ code: 'not_found' })
  if (await isPartnersPerson(tx, partnerId, by)) return err({ code: 'partner_own' })
  if (statement.paidAt !== null || statement.reward === 0) return err({ code: 'partner_nothing_due' })
  return ok(statement)
}

type Payment = { partnerId: number; statement: Statement; paper: string; by: number; now: Date }

/** Once: the row says that it is paid, and the key of the books is the second bolt. */
async function bookPayment(tx: Db, { partnerId, statement, paper, by, now }: Payment): Promise<void> {
  const { month, reward } = statement
  await savePaid(tx, partnerId, firstDayOf(month), { at: now, by, paper })
  const posted = await post(tx, {
    key: subjectOf(partnerId, month),
    template: 'partner_paid_by_bank',
    facts: { amount: reward },
    reference: `partner:${partnerId}`,
    at: now,
    by,
  })
  assert(posted.ok, 'the bank of the books is never short')
}

const GIVEN_DAYS = 30
const dayMs = 86_400_000

/** The bank has paid it: booked at once below the limit, above it with a second person. */
export function payStatement(
  context: RequestContext,
  doors: PayDoors,
  partnerId: number,
  { month, paper }: { month: string; paper: string },
): Promise<Result<PaidAnswer, Failure<Refused | 'approval_waiting'>>> {
  const { caller, now } = context
  const by = caller.person
  assert(by !== undefined, 'a visitor reached the desk')
  return context.db.transaction(async (tx) => {
    const held = await hold(tx, partnerId, month, by)
    if (!held.ok) return held
    const partner = await findPartner(tx, partnerId)
    assert(partner, 'a statement is of somebody')
    const amount = held.value.reward
    const given = await sumPaid(tx, partnerId, new Date(now.getTime() - GIVEN_DAYS * dayMs))
    const input = { name: partner.name, month, paper, given }
    const subject = subjectOf(partnerId, month)
    if (doors.whyTwo('partner', { amount, input }).length > 0) {
      const about = { kind: 'partner', subject, amount, input } as const
      const asked = await doors.ask(tx, { ...about, askedBy: by, now, due: null, actor: context })
      return asked.ok
        ? ok({ state: 'waiting', approval_id: String(asked.value.approval) })
        : err({ code: asked.error })
    }
    await bookPayment(tx, { partnerId, statement: held.value, paper, by, now })
    await doors.record(tx, context, {
      action: 'partner.pay',
      object: `partner:${partnerId}`,
      after: { month, amount, paper },
    })
    return ok({ state: 'paid', approval_id: null })
  })
}

/** What a second person's yes does. Paid meanwhile: there is nothing left to do. */
export async function payStatementByTwo(
  tx: Db,
  asked: { subject: string; input: unknown; approvedBy: number; now: Date },
): Promise<Result<object, Failure<Refused>>> {
  const { subject, input, approvedBy, now } = asked
  const [, id = '', month = ''] = subject.split(':')
  const partnerId = Number(id)
  const held = await hold(tx, partnerId, month, approvedBy)
  if (!held.ok) return held
  const { paper } = (input ?? {}) as { paper?: unknown }
  assert(typeof paper === 'string', 'what is asked for names its paper')
  await bookPayment(tx, { partnerId, statement: held.value, paper, by: approvedBy, now })
  return ok({})
}
