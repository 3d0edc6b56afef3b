import { assert } from '#kernel/assert.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { findPerson } from '#modules/accounts/index.ts'
import { tellDesk } from '#modules/worklist/index.ts'
import type { Db } from '#platform/db/database.ts'
import { selectFilesOf } from '#platform/files/stored-file.repo.ts'
import { type AcceptedFile, keepFile } from '#platform/files/upload/accept-upload.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { SentStored } from '#platform/http/sent-file.ts'
import { mostWaiting } from '../domain/top-up.ts'
import type { TopUpForm, TopUpList, TopUpView } from './top-up.contract.ts'
import {
  countWaitingUnderLock,
  findTopUp,
  findTopUpsOf,
  insertTopUp,
  nextTopUpId,
  type TopUp,
} from './top-up.repo.ts'

const PAGE = 20

export const receiptOwner = (id: number) => `top_up:${id}`

export const topUpViewOf = (row: TopUp): TopUpView => ({
  id: String(row.id),
  amount: row.amount,
  approved_amount: row.approvedAmount,
  status: row.status,
  reason: row.reason,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
})

export function personIn({ caller }: Pick<RequestContext, 'caller'>): number {
  assert(caller.person !== undefined, 'a visitor reached the top-ups')
  return caller.person
}

/** Money was paid to our bank account: the receipt waits for a cashier. */
export function requestTopUp(
  context: RequestContext,
  { amount }: TopUpForm,
  file: AcceptedFile,
): Promise<Result<TopUpView, Failure<'too_many_top_ups' | 'upload_incomplete'>>> {
  const personId = personIn(context)
  return context.db.transaction(async (tx) => {
    if ((await countWaitingUnderLock(tx, personId)) >= mostWaiting)
      return err({ code: 'too_many_top_ups', values: { max: String(mostWaiting) } })
    const id = await nextTopUpId(tx)
    await tellDesk(tx)
    // The owner is new, so the only thing that can be wrong is an upload slower than the sweep.
    if (!(await keepFile(tx, file, receiptOwner(id))).ok) return err({ code: 'upload_incomplete' })
    return ok(
      topUpViewOf(await insertTopUp(tx, { id, personId, amount, receipt: file.sha256, at: context.now })),
    )
  })
}

export async function listTopUps(
  context: RequestContext,
  cursor: string | undefined,
): Promise<Ok<TopUpList>> {
  const before = cursor === undefined ? undefined : Number(cursor)
  const found = await findTopUpsOf(context.db, personIn(context), before, PAGE + 1)
  const page = found.slice(0, PAGE)
  return ok({
    items: page.map(topUpViewOf),
    next_cursor: found.length > PAGE ? String(page.at(-1)?.id) : null,
  })
}

/** Another's receipt answers like a missing one; the desk reaches all of them. */
export async function readReceipt(
  context: RequestContext,
  id: string,
): Promise<Result<SentStored, { code: 'not_found' }>> {
  const { caller, db, now } = context
  const person = personIn(context)
  const topUp = await findTopUp(db, Number(id), caller.reach === 'own' ? person : undefined)
  const [file] = topUp ? await selectFilesOf(db, receiptOwner(topUp.id), 'receipt', now) : []
  if (!file) return err({ code: 'not_found' })
  return ok({ stored: { file, access: { who: `person:${person}`, why: 'receipt of a top-up' } } })
}

/** For whoever tells the person. Undefined while nothing is decided. */
export async function readDecision(db: Db, id: number) {
  const topUp = await findTopUp(db, id)
  if (!topUp || topUp.status === 'new') return undefined
  const { phone, locale } = await findPerson(db, topUp.personId)
  return { status: topUp.status, amount: topUp.approvedAmount ?? topUp.amount, phone, locale }
}
