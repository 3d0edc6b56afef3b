import { err, ok, type Result } from '#kernel/result.ts'
import { type ApprovalDeed, askApproval, recordAudit, whyTwo } from '#modules/accounts/index.ts'
import { DatabaseUnavailable, type Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { dueAt } from '../domain/cod.ts'
import { personIn } from '../top-up/top-up.service.ts'
import { validBank } from './cod-choice.repo.ts'
import type { RunAnswer } from './cod-desk.contract.ts'
import { batchViewOf, MOST_SENDERS } from './cod-desk.service.ts'
import { findBatch, findOwed, findPayees, insertBatch, sumFree } from './cod-payout.repo.ts'
import { keptForDebts, lockOwed, makePayout, payOut } from './cod-payout.service.ts'

type Failed = { personId: number; error: unknown }

const SUBJECT = 'cod-run:desk'

/**
 * Pays everybody, or those who were chosen; a large run waits for a second person, with the clock of the parcel that
 * waits longest. One run waits at a time.
 */
export async function runPayouts(
  context: RequestContext,
  senderIds: readonly string[] | undefined,
): Promise<Result<RunAnswer, Failure<'nothing_owed' | 'approval_waiting'>>> {
  const { db, now } = context
  const senders = await sendersOf(context, senderIds)
  const { amount, parcels, first } = await sumFree(db, senders, now)
  const asked = { amount, input: { senders, parcels } }
  if (whyTwo('payout_run', asked).length === 0) return payAll(context, senders, { until: undefined })
  const waits = await db.transaction((tx) =>
    askApproval(tx, {
      kind: 'payout_run',
      subject: SUBJECT,
      ...asked,
      askedBy: personIn(context),
      now,
      due: first && dueAt({ collectedAt: first }),
      actor: context,
    }),
  )
  if (!waits.ok) return err({ code: waits.error })
  const approval = { id: String(waits.value.approval), asked_at: now.toISOString() }
  return ok({ to_balances: { senders: 0, amount: 0 }, batch: null, failed: [], approval })
}

/**
 * On the yes of a second person: what had been collected when it was asked for, and never more than was asked for.
 * Senders are paid in transactions of their own, as in a run by one person; broken off and approved again, it goes on
 * with those who are still owed.
 */
export const runPayoutsByTwo: ApprovalDeed = async (tx, { amount, input, askedAt, context, outer }) => {
  const { senders } = input as { senders: number[] }
  const free = await sumFree(tx, senders, askedAt)
  if (free.amount > (amount ?? 0)) return err({ code: 'owed_changed' })
  return payAll(context, senders, { until: askedAt, outer })
}

type Span = {
  /** Undefined: all that is owed. */
  until: Date | undefined
  /** Another transaction that waits for the run. */
  outer?: Db
}

/**
 * Balances at once, bank accounts on one list for the bank. Cash that is being carried back, and money of parcels that
 * are not handed over yet, stays where it is.
 *
 * Each sender is paid in a transaction of their own, with its line in the audit log: one who cannot be paid keeps nobody
 * waiting, and a run that breaks off has paid whom it has paid. Repeated, it goes on with the others, because a parcel
 * that is paid out is owed no more. Who could not be paid is named in the answer, and why stands in the log.
 */
async function payAll(
  context: RequestContext,
  senders: readonly number[],
  { until, outer }: Span,
): Promise<Result<RunAnswer, Failure<'nothing_owed'>>> {
  // Beside the transaction of the key, which has to end last.
  const apart: RequestContext = { ...context, db: context.db.root ?? context.db }
  const toBalances = { senders: 0, amount: 0 }
  const toBank: number[] = []
  const failed: Failed[] = []
  for (const personId of senders) {
    // Asked of the transactions that wait: one that nobody speaks to for half a minute is ended by the database.
    if (outer) await validBank(outer, personId, context.now)
    if (await validBank(context.db, personId, context.now)) {
      toBank.push(personId)
      continue
    }
    try {
      const amount = await payToBalance(apart, personId, until)
      if (amount === 0) continue
      toBalances.senders += 1
      toBalances.amount += amount
    } catch (error) {
      failed.push(failureOf(personId, error))
    }
  }
  const { batchId, kept } = await listForBank(apart, toBank, { failed, until })
  toBalances.senders += kept.senders
  toBalances.amount += kept.amount
  if (failed.length > 0) context.report(allOf(failed))
  else if (batchId === undefined && toBalances.senders === 0) return err({ code: 'nothing_owed' })
  const batch = batchId === undefined ? undefined : await findBatch(context.db, batchId)
  return ok({
    to_balances: toBalances,
    batch: batch ? batchViewOf(batch) : null,
    failed: await namesOf(context.db, failed),
    approval: null,
  })
}

async function namesOf(db: Db, failed: readonly Failed[]): Promise<RunAnswer['failed']> {
  if (failed.length === 0) return []
  const payees = await findPayees(
    db,
    failed.map(({ personId }) => personId),
  )
  return payees.map(({ id, fullName, company }) => ({ id: String(id), full_name: fullName, company }))
}

async function sendersOf({ db, now }: RequestContext, chosen: readonly string[] | undefined) {
  const ids =
    chosen?.map(Number) ??
    (await findOwed(db, { now, lateBefore: now }, undefined, MOST_SENDERS)).map(({ personId }) => personId)
  // Always in the same order: two lists at once wait for each other and never for good.
  return [...new Set(ids)].sort((a, b) => a - b)
}

const sumOf = (parcels: readonly { amount: number }[]) => parcels.reduce((sum, { amount }) => sum + amount, 0)

/** Answers how much; nothing when nothing is owed, or when a bank account was chosen this very moment. */
function payToBalance(apart: RequestContext, personId: number, until: Date | undefined): Promise<number> {
  return apart.db.transaction(async (tx) => {
    const parcels = await owedUntil(tx, personId, until)
    if (parcels.length === 0 || (await validBank(tx, personId, apart.now))) return 0
    const amount = sumOf(parcels)
    const by = personIn(apart)
    const payoutId = await payOut(tx, { personId, how: 'balance', parcels, at: apart.now, by })
    await recordAudit(tx, apart, { action: 'cod.run', object: `cod-payout:${payoutId}`, after: { amount } })
    return amount
  })
}

/**
 * A list is there as a whole or not at all: half of one could be sent to the bank while the rest is still being added.
 * Whoever cannot be put on it is left out, and it is made anew without them. Without a number when nobody stands on it.
 */
async function listForBank(
  apart: RequestContext,
  senders: readonly number[],
  { failed, until }: { failed: Failed[]; until: Date | undefined },
): Promise<Listed> {
  let left = senders
  while (left.length > 0) {
    let current: number | undefined
    try {
      return await apart.db.transaction((tx) =>
        makeList(tx, apart, { senders: left, until }, (personId) => {
          current = personId
        }),
      )
    } catch (error) {
      // With nobody's turn at fault the list itself could not be kept: then it is nobody's.
      const culprits = current === undefined ? left : [current]
      failed.push(...culprits.map((personId) => failureOf(personId, error)))
      left = left.filter((personId) => !culprits.includes(personId))
    }
  }
  return { batchId: undefined, kept: { senders: 0, amount: 0 } }
}

/** `kept`: debts took all of what these senders were to get, so that nothing of theirs stands on the list. */
type Listed = { batchId: number | undefined; kept: { senders: number; amount: number } }

async function makeList(
  tx: Db,
  context: RequestContext,
  { senders, until }: { senders: readonly number[]; until: Date | undefined },
  turnOf: (personId: number | undefined) => void,
): Promise<Listed> {
  const [at, by] = [context.now, personIn(context)]
  let batchId: number | undefined
  let amount = 0
  const all = { senders: 0, amount: 0 }
  for (const personId of senders) {
    turnOf(personId)
    const parcels = await owedUntil(tx, personId, until)
    const bank = await validBank(tx, personId, at)
    if (parcels.length === 0 || !bank) continue
    const kept = [...(await keptForDebts(tx, personId, parcels, at)).values()].map((sum) => ({ amount: sum }))
    if (sumOf(parcels) === sumOf(kept)) {
      // Debts take all of it: there is nothing to send.
      await payOut(tx, { personId, how: 'balance', parcels, at, by })
      all.senders += 1
      all.amount += sumOf(parcels)
      continue
    }
    batchId ??= await insertBatch(tx, at, by)
    await makePayout(tx, { personId, how: 'bank', parcels, at, by, batchId, bank })
    amount += sumOf(parcels) - sumOf(kept)
  }
  turnOf(undefined)
  if (batchId !== undefined)
    await recordAudit(tx, context, {
      action: 'cod.run',
      object: `cod-batch:${batchId}`,
      after: { to_bank: amount },
    })
  return { batchId, kept: all }
}

async function owedUntil(tx: Db, personId: number, until: Date | undefined) {
  const parcels = await lockOwed(tx, personId, 'free')
  return until ? parcels.filter(({ collectedAt }) => collectedAt <= until) : parcels
}

/** Of one sender, unless nobody could be paid: without a database the others need not be tried. */
function failureOf(personId: number, error: unknown): Failed {
  if (error instanceof DatabaseUnavailable) throw error
  return { personId, error }
}

const allOf = (failed: readonly Failed[]) =>
  new AggregateError(
    failed.map(({ error }) => error),
    `${failed.length} could not be paid: ${failed
      .map(
        ({ personId, error }) =>
          `person ${personId}: ${error instanceof Error ? error.message : String(error)}`,
      )
      .join('; ')}`,
  )
