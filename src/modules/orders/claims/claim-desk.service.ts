import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import {
  type ApprovalDeed,
  askApproval,
  findPerson,
  recordAudit,
  waitingApprovals,
  whyTwo,
} from '#modules/accounts/index.ts'
import { post } from '#modules/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import { formatter } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { emit } from '#platform/jobs/outbox.ts'
import { notify } from '#platform/live/notice.ts'
import { isGone, isRightAmount, writesOff } from '../domain/claim/claims.ts'
import type { Order } from '../domain/order.ts'
import { claimDecided } from '../events.ts'
import { act } from '../life/act.service.ts'
import { findOrder, lockOrder } from '../life/order.repo.ts'
import { type Scene, sceneOf } from '../life/scene.service.ts'
import { type Claim, type Decided, findClaim, saveDecision } from './claim.repo.ts'
import { claimIn, compensationFor, subjectOf, viewOf } from './claim-desk-read.service.ts'
import type { DeskClaim } from './claims.contract.ts'

type Undecidable = 'not_found' | 'claim_own' | 'claim_decided' | 'approval_waiting'
/**
 * The cash desk out of which a person pays, held until the transaction ends; it refuses what the desk does not hold. Handed in
 * where things are wired: orders do not know payments.
 */
export type DeskToPayFrom = (
  tx: Db,
  payer: { person: number; locale: Locale },
  amount: number,
) => Promise<Result<number, Failure<NoCash>>>
export type NoCash = 'no_cash_desk' | 'cash_desk_short'

type Unacceptable = 'claim_arrived' | 'claim_amount_wrong' | 'claim_owner_gone' | 'order_changed'
type Acceptance = Omit<Extract<Decided, { status: 'accepted' }>, 'status'>
type Rejection = Omit<Extract<Decided, { status: 'rejected' }>, 'status'>
type Outcome<Code extends string> = Promise<Result<DeskClaim, Failure<Undecidable | Code>>>

/** By an operator: onto the balance. */
export const acceptClaim = (
  scene: Scene,
  id: string,
  { amount, note }: Omit<Acceptance, 'paidTo'>,
): Outcome<Unacceptable> => settle<never>(scene, id, { amount, note, paidTo: 'balance' })

/** In any way the cover allows; cash comes out of the desk of whoever asks for it. */
export const payOutClaim = (
  scene: Scene,
  id: string,
  acceptance: Acceptance,
  deskToPayFrom: DeskToPayFrom,
): Outcome<Unacceptable | NoCash> =>
  settle(scene, id, acceptance, (tx, person) =>
    deskToPayFrom(tx, { person, locale: scene.locale }, acceptance.amount),
  )

/** Finds the desk that cash comes from, for a payer. */
type FindDesk<Code extends string> = (tx: Db, payer: number) => Promise<Result<number, Failure<Code>>>

/** Above a limit it waits for a second person. */
function settle<Code extends string>(
  scene: Scene,
  id: string,
  acceptance: Acceptance,
  findDesk?: FindDesk<Code>,
): Outcome<Unacceptable | Code> {
  return underLock(scene, Number(id), async (tx, matter): Outcome<Unacceptable | Code> => {
    if (await isWaiting(tx, matter.claim)) return err({ code: 'approval_waiting' })
    const asked = askedOf(matter, acceptance)
    const { personId } = scene.doer
    assert(personId !== undefined, 'staff decide about claims')
    if (whyTwo('claim', asked).length === 0)
      return accept(tx, matter, acceptance, () => findDesk?.(tx, personId))
    const refusal = await whyNotAccepted(tx, matter, acceptance)
    if (refusal) return err(refusal)
    const waits = await askApproval(tx, {
      kind: 'claim',
      subject: subjectOf(matter.claim.id),
      ...asked,
      askedBy: personId,
      now: scene.now,
      due: null,
      actor: scene,
    })
    return waits.ok ? ok(await viewOf({ ...scene, db: tx }, matter.claim)) : err({ code: waits.error })
  })
}

/** What is paid, and what a second person looks at. */
function askedOf({ claim, order }: Matter, { amount, paidTo, note }: Acceptance) {
  const input = {
    to: paidTo,
    note,
    given: claim.given,
    kind: claim.kind,
    order: { id: String(order.id), tracking_code: order.trackingCode },
  }
  return { amount, input }
}

/** On the yes of a second person; cash comes out of the desk of whoever asked. */
export const payOutClaimByTwo =
  (deskToPayFrom: DeskToPayFrom): ApprovalDeed =>
  async (tx, { subject, amount, input, askedBy, context }) => {
    assert(amount !== null, 'a compensation has an amount')
    const { to, note } = input as { to: Acceptance['paidTo']; note?: string }
    const id = claimIn(subject)
    const scene = { ...(await sceneOf(context)), db: tx }
    const payer = { person: askedBy, locale: scene.locale }
    return underLock(scene, id, (_, matter) =>
      accept(tx, matter, { amount, paidTo: to, note }, () => deskToPayFrom(tx, payer, amount)),
    )
  }

export const rejectClaim = (scene: Scene, id: string, rejection: Rejection): Outcome<never> =>
  underLock(scene, Number(id), async (tx, matter): Outcome<never> => {
    if (await isWaiting(tx, matter.claim)) return err({ code: 'approval_waiting' })
    return save(tx, matter, { status: 'rejected', ...rejection })
  })

export async function isWaiting(tx: Db, { id }: Claim): Promise<boolean> {
  return (await waitingApprovals(tx, 'claim', [subjectOf(id)])).size > 0
}

/** One decision wins, under the order's lock. */
function underLock<Code extends string>(
  scene: Scene,
  id: number,
  follow: (tx: Db, matter: Matter) => Outcome<Code>,
): Outcome<Code> {
  return scene.db.transaction(async (tx): Outcome<Code> => {
    const known = await findClaim(tx, id)
    if (!known) return err({ code: 'not_found' })
    const { claim, order } = await holdMatter(tx, known)
    if (claim.status !== 'open') return err({ code: 'claim_decided' })
    if (order.ownerId === scene.doer.personId) return err({ code: 'claim_own' })
    return follow(tx, { claim, order, scene })
  })
}

/** Both ways of a parcel share one cover: whoever decides about one of them waits for whoever decides about the other. */
export async function holdMatter(tx: Db, { id, orderId }: Claim): Promise<{ claim: Claim; order: Order }> {
  const known = await findOrder(tx, orderId, { kind: 'any' })
  if (known && known.returnOf !== null) await lockOrder(tx, known.returnOf)
  await lockOrder(tx, orderId)
  const claim = await findClaim(tx, id)
  const order = await findOrder(tx, orderId, { kind: 'any' })
  assert(claim && order, 'claims and orders are never taken away')
  return { claim, order }
}

/** What follows from it happens with it or not at all. */
async function accept<Code extends string>(
  tx: Db,
  matter: Matter,
  acceptance: Acceptance,
  findDesk: () => ReturnType<FindDesk<Code>> | undefined,
): Outcome<Unacceptable | Code> {
  const refusal = await whyNotAccepted(tx, matter, acceptance)
  if (refusal) return err(refusal)
  const desk = acceptance.paidTo === 'cash' ? await findDesk() : undefined
  if (desk && !desk.ok) return desk
  if (!(await writeOff(tx, matter))) return err({ code: 'order_changed' })
  await pay(tx, matter, acceptance, desk?.value)
  return save(tx, matter, { status: 'accepted', ...acceptance })
}

async function save(tx: Db, { claim, scene }: Matter, decided: Decided): Outcome<never> {
  const { doer, now } = scene
  const saved = await saveDecision(tx, claim.id, { ...decided, by: doer.personId, at: now })
  assert(saved, 'an open claim under its lock can be decided')
  await tell(tx, scene, claim, decided)
  const after = await findClaim(tx, claim.id)
  assert(after, 'a decided claim is there')
  return ok(await viewOf({ ...scene, db: tx }, after))
}

/** The log of the desk, the customer, and whoever looks at the order right now. */
async function tell(tx: Db, scene: Scene, { id, orderId }: Claim, decided: Decided): Promise<void> {
  await recordAudit(tx, scene, {
    action: decided.status === 'accepted' ? 'claim.accept' : 'claim.reject',
    object: `claim:${id}`,
    after: decided,
  })
  await emit(tx, claimDecided, `claim:${id}`, { claimId: id })
  await notify(tx, `order:${orderId}`)
}

type Matter = { claim: Claim; order: Order; scene: Scene }

async function whyNotAccepted(
  tx: Db,
  { claim, order, scene }: Matter,
  { amount, paidTo }: Acceptance,
): Promise<Failure<Unacceptable> | undefined> {
  // It was lost and has come, or come back: nothing to compensate, and no price to give back.
  if (claim.kind !== 'damaged' && !isGone(order)) return { code: 'claim_arrived' }
  const terms = await compensationFor(tx, claim, order)
  if (!isRightAmount(terms, amount)) {
    const limit = formatter(scene.locale).money(terms.limit)
    return { code: 'claim_amount_wrong', values: { amount: limit } }
  }
  const hasLeft = (await findPerson(tx, order.ownerId)).status === 'deleted'
  return paidTo === 'balance' && hasLeft ? { code: 'claim_owner_gone' } : undefined
}

/** Gives the price of delivery back through the order's own books; a parcel that was written off before has had it. */
async function writeOff(tx: Db, { claim: { kind }, order, scene }: Matter): Promise<boolean> {
  if (!writesOff(kind, order.status)) return true
  const reason = kind === 'destroyed' ? 'destroyed' : 'lost'
  const done = await act(tx, order.id, scene.doer, { verb: 'write_off', reason }, scene)
  return done.ok
}

async function pay(
  tx: Db,
  { claim, order, scene }: Matter,
  { amount, paidTo }: Acceptance,
  desk: number | undefined,
): Promise<void> {
  const { doer, now } = scene
  const movement = {
    key: `claim:${claim.id}`,
    reference: `claim:${claim.id}`,
    at: now,
    ...(doer.personId === undefined ? {} : { by: doer.personId }),
  }
  const posted = await post(tx, { ...movement, ...wayOf(paidTo, order, amount, desk) })
  assert(posted.ok, 'compensation is our own money, and a cash desk was asked before')
}

function wayOf(paidTo: Acceptance['paidTo'], { ownerId }: Order, amount: number, desk: number | undefined) {
  if (paidTo === 'balance')
    return { template: 'compensation_paid_to_balance', facts: { customer: ownerId, amount } } as const
  if (paidTo === 'bank') return { template: 'compensation_paid_to_bank', facts: { amount } } as const
  assert(desk !== undefined, 'cash is paid out of a desk')
  return { template: 'compensation_paid_in_cash', facts: { desk, amount } } as const
}
