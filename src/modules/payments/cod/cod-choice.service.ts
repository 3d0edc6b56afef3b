import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import {
  type ApprovalDeed,
  askApproval,
  recordAudit,
  sendProofCode,
  takeProofCode,
  waitingApprovals,
} from '#modules/accounts/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { emit } from '#platform/jobs/outbox.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { dueAt, masked } from '../domain/cod.ts'
import { ACCOUNT_WAIT_MS, needsOf } from '../domain/payout-account.ts'
import { personIn } from '../top-up/top-up.service.ts'
import type { CodChoiceRequest, CodChoiceView } from './cod.contract.ts'
import { accountWaits, payoutChosen } from './cod.events.ts'
import { sumOf } from './cod.repo.ts'
import {
  type BankAccount,
  type CodChoice,
  type DeskWaiting,
  dropWaiting,
  findChoice,
  findWaiting,
  findWaitingById,
  listWaiting,
  lockChoice,
  saveChoice,
  saveWaiting,
} from './cod-choice.repo.ts'
import type { ReleaseAsked, WaitingAccounts } from './cod-desk.contract.ts'
import { choiceView } from './cod-view.ts'

export const ACCOUNT_PURPOSE = 'bank account of a sender'
const MOST_WAITING = 200

export const sendPayoutCode = (context: RequestContext) =>
  sendProofCode(context, {
    person: personIn(context),
    purpose: 'payout',
    now: context.now,
    locale: context.locale,
  })

const nothingChosen: CodChoice = {
  payoutTo: 'balance',
  holder: null,
  mfo: null,
  account: null,
  accountTail: null,
}

type Refused = Failure<'invalid_input' | 'payout_code_required' | 'wrong_code' | 'code_expired'>

/** Holds for everything that is not on its way yet: at once where it is safe, after a day where the account is new. */
export function choosePayout(
  context: RequestContext,
  { payout_to: payoutTo, bank, code }: CodChoiceRequest,
): Promise<Result<CodChoiceView, Refused>> {
  const person = personIn(context)
  const { now, secrets } = context
  return context.db.transaction(async (tx) => {
    await lockChoice(tx, person)
    const before = (await findChoice(tx, person, now)) ?? nothingChosen
    const isKnownAccount = bank === undefined || isSame(secrets, before, bank)
    if (payoutTo === 'bank' && bank === undefined && before.account === null)
      return err({ code: 'invalid_input', fields: [{ path: 'bank', code: 'required' }] })
    const needs = needsOf(
      { payoutTo: before.payoutTo, hasAccount: before.account !== null },
      { payoutTo, isKnownAccount },
    )
    if (needs !== 'nothing') {
      if (code === undefined) return err({ code: 'payout_code_required' })
      const proven = await takeProofCode(tx, secrets, { person, purpose: 'payout', now, code })
      if (!proven.ok) return proven
    }
    if (needs === 'code_and_wait' && bank) await letWait(tx, context, before, bank)
    else if (payoutTo !== before.payoutTo) await change(tx, context, before, { ...before, payoutTo })
    else await withdraw(tx, context)
    return ok(await viewFor(tx, person, now))
  })
}

type Bank = NonNullable<CodChoiceRequest['bank']>

const isSame = (secrets: Secrets, { holder, mfo, account }: CodChoice, bank: Bank) =>
  holder === bank.holder &&
  mfo === bank.mfo &&
  account !== null &&
  secrets.open(ACCOUNT_PURPOSE, account) === bank.account

export async function viewFor(db: Db, person: number, now: Date): Promise<CodChoiceView> {
  return choiceView(await findChoice(db, person, now), await findWaiting(db, person, now))
}

/** What waits is withdrawn by choosing anew; what has waited long enough is kept as what it has become. */
async function change(tx: Db, context: RequestContext, before: CodChoice, choice: CodChoice): Promise<void> {
  const person = personIn(context)
  const { now } = context
  await saveChoice(tx, person, choice, now)
  await dropWaiting(tx, person)
  await recordAudit(tx, context, {
    action: 'cod.choose',
    object: `person:${person}`,
    before: tracedOf(before),
    after: tracedOf(choice),
  })
  await emit(tx, payoutChosen, `person:${person}`, { personId: person, at: now.toISOString() })
}

async function letWait(tx: Db, context: RequestContext, before: CodChoice, bank: Bank): Promise<void> {
  const person = personIn(context)
  const { now, secrets } = context
  const validFrom = new Date(now.getTime() + ACCOUNT_WAIT_MS)
  const account: BankAccount = {
    holder: bank.holder,
    mfo: bank.mfo,
    account: secrets.seal(ACCOUNT_PURPOSE, bank.account),
    accountTail: bank.account.slice(-4),
  }
  // What has waited long enough is the choice by now, and the new one waits beside it.
  await saveChoice(tx, person, before, now)
  await saveWaiting(tx, person, account, { askedAt: now, validFrom })
  await recordAudit(tx, context, {
    action: 'cod.account-ask',
    object: `person:${person}`,
    before: tracedOf(before),
    after: {
      ...tracedOf({ payoutTo: 'bank', accountTail: account.accountTail }),
      valid_from: validFrom.toISOString(),
    },
  })
  await emit(tx, accountWaits, `person:${person}`, {
    personId: person,
    at: now.toISOString(),
    validFrom: validFrom.toISOString(),
  })
}

/** An account is told apart by its end; whole, it is for the bank alone. */
const tracedOf = ({ payoutTo, accountTail }: Pick<CodChoice, 'payoutTo' | 'accountTail'>) => ({
  payout_to: payoutTo,
  account: accountTail && masked(accountTail),
})

/** For the owner who did not ask for it, or has thought better of it. */
export function withdrawAccount(
  context: RequestContext,
): Promise<Result<CodChoiceView, Failure<'not_found'>>> {
  const person = personIn(context)
  return context.db.transaction(async (tx) => {
    await lockChoice(tx, person)
    if (!(await withdraw(tx, context))) return err({ code: 'not_found' })
    return ok(await viewFor(tx, person, context.now))
  })
}

/** False when nothing waits. What has waited long enough is the choice by now, and stays. */
async function withdraw(tx: Db, context: RequestContext): Promise<boolean> {
  const person = personIn(context)
  const waiting = await findWaiting(tx, person, context.now)
  if (!waiting) return false
  await dropWaiting(tx, person)
  await recordAudit(tx, context, {
    action: 'cod.account-withdraw',
    object: `person:${person}`,
    before: { account: masked(waiting.accountTail) },
  })
  return true
}

const subjectOf = (id: number) => `payout-account:${id}`

export async function listWaitingAccounts({ db, now }: RequestContext): Promise<Ok<WaitingAccounts>> {
  const rows = await listWaiting(db, now, MOST_WAITING)
  const asked = await waitingApprovals(
    db,
    'payout_account',
    rows.map(({ id }) => subjectOf(id)),
  )
  return ok({
    items: rows.map((row) => ({ ...waitingView(row), approval: asked.get(subjectOf(row.id)) ?? null })),
  })
}

const waitingView = (row: DeskWaiting) => ({
  id: String(row.id),
  sender: { id: String(row.personId), full_name: row.fullName, company: row.company, phone: row.phone },
  now_to: row.payoutTo,
  now_account: row.payoutTo === 'bank' && row.oldTail !== null ? masked(row.oldTail) : null,
  holder: row.holder,
  mfo: row.mfo,
  account: masked(row.accountTail),
  asked_at: row.askedAt.toISOString(),
  valid_from: row.validFrom.toISOString(),
})

type Unreleasable = Failure<'not_found' | 'payout_own' | 'approval_waiting'>

/** A cashier who has spoken with the owner asks; a colleague agrees, and the account does not wait any longer. */
export function askRelease(context: RequestContext, id: string): Promise<Result<ReleaseAsked, Unreleasable>> {
  const by = personIn(context)
  const { now } = context
  return context.db.transaction(async (tx) => {
    const waiting = await findWaitingById(tx, Number(id), now)
    if (!waiting) return err({ code: 'not_found' })
    if (waiting.personId === by) return err({ code: 'payout_own' })
    const { owed, first } = await sumOf(tx, waiting.personId)
    const asked = await askApproval(tx, {
      kind: 'payout_account',
      subject: subjectOf(waiting.id),
      amount: owed,
      // No name: what was asked for stays in the log for good.
      input: {
        person: String(waiting.personId),
        account: masked(waiting.accountTail),
        mfo: waiting.mfo,
        valid_from: waiting.validFrom.toISOString(),
      },
      askedBy: by,
      now,
      due: first && dueAt({ collectedAt: first }),
      actor: context,
    })
    if (!asked.ok) return err({ code: asked.error })
    return ok({ approval: { id: String(asked.value.approval), asked_at: now.toISOString() } })
  })
}

/** On the yes of a second person. A change that was withdrawn or replaced meanwhile has another number, and is not meant. */
export const releaseAccountByTwo: ApprovalDeed = async (tx, { subject, approvedBy, now, context }) => {
  const waiting = await findWaitingById(tx, Number(subject.split(':')[1]), now)
  if (!waiting) return err({ code: 'account_not_waiting' })
  const { personId } = waiting
  if (personId === approvedBy) return err({ code: 'payout_own' })
  await lockChoice(tx, personId)
  // Looked at again: its owner may have withdrawn it while this waited for the lock.
  const held = await findWaitingById(tx, waiting.id, now)
  if (!held) return err({ code: 'account_not_waiting' })
  const { holder, mfo, account, accountTail } = held
  const before = (await findChoice(tx, personId, now)) ?? nothingChosen
  const choice = { payoutTo: 'bank', holder, mfo, account, accountTail } as const
  await saveChoice(tx, personId, choice, now)
  await dropWaiting(tx, personId)
  await recordAudit(tx, context, {
    action: 'cod.account-release',
    object: `person:${personId}`,
    before: tracedOf(before),
    after: tracedOf(choice),
  })
  await emit(tx, payoutChosen, `person:${personId}`, { personId, at: now.toISOString() })
  return ok({})
}
