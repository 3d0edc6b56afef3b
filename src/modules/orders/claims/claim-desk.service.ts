import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import { parseTrackingCode } from '#kernel/tracking-code.ts'
import {
  type ApprovalDeed,
  askApproval,
  findPeople,
  findPerson,
  type PersonRow,
  recordAudit,
  waitingApprovals,
  whyTwo,
} from '#modules/accounts/index.ts'
import { moneyOf, post } from '#modules/ledger/index.ts'
import { currentTariff } from '#modules/pricing/index.ts'
import type { Db } from '#platform/db/database.ts'
import { selectFile } from '#platform/files/stored-file.repo.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { SentStored } from '#platform/http/sent-file.ts'
import { formatter } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { emit } from '#platform/jobs/outbox.ts'
import { notify } from '#platform/live/notice.ts'
import {
  type Compensation,
  compensationOf,
  isGone,
  isRightAmount,
  writesOff,
} from '../domain/claim/claims.ts'
import { orderIdOf } from '../domain/numbers.ts'
import type { Order } from '../domain/order.ts'
import { claimDecided } from '../events.ts'
import { act } from '../life/act.service.ts'
import { findOrder, lockOrder } from '../life/order.repo.ts'
import { type Scene, sceneOf } from '../life/scene.service.ts'
import {
  type Claim,
  countOpenClaims,
  type Decided,
  findClaim,
  findClaimQueue,
  findOrdersOf,
  saveDecision,
} from './claim.repo.ts'
import { decisionOf } from './claim-decision.ts'
import type { ClaimQuery, DeskClaim, DeskClaimList } from './claims.contract.ts'

const PAGE = 50

type Known = {
  orders: Map<number, Order>
  people: Map<number, PersonRow>
  waiting: Awaited<ReturnType<typeof waitingApprovals>>
}

export async function listClaims(
  scene: Scene,
  { status, kind, q, cursor }: ClaimQuery,
): Promise<Result<DeskClaimList, never>> {
  const { db } = scene
  const waiting = await countOpenClaims(db)
  const sought = soughtBy(q)
  if (!sought) return ok({ items: [], next_cursor: null, waiting })
  const after = cursor === undefined ? undefined : Number(cursor)
  const found = await findClaimQueue(db, { status, kind, ...sought, after }, PAGE + 1)
  const page = found.slice(0, PAGE)
  const next = found.length > PAGE ? String(page.at(-1)?.id) : null
  return ok({ items: await viewsOf(scene, page), next_cursor: next, waiting })
}

/** Undefined when the text names no order at all. */
function soughtBy(q = ''): { orderId: number | undefined; trackingCode: string | undefined } | undefined {
  const text = q.trim()
  if (text === '') return { orderId: undefined, trackingCode: undefined }
  const code = parseTrackingCode(text)
  if (code.ok) return { orderId: undefined, trackingCode: code.value }
  const orderId = orderIdOf(text)
  return orderId === undefined ? undefined : { orderId, trackingCode: undefined }
}

export async function readClaim(scene: Scene, id: string): Promise<Result<DeskClaim, { code: 'not_found' }>> {
  const claim = await findClaim(scene.db, Number(id))
  return claim ? ok(await viewOf(scene, claim)) : err({ code: 'not_found' })
}

/** A picture of the claim, for everybody who may review it. */
export async function readClaimPhoto(
  { db, doer, now }: Scene,
  id: string,
  fileId: string,
): Promise<Result<SentStored, { code: 'not_found' }>> {
  const claim = await findClaim(db, Number(id))
  const file = claim?.images.includes(fileId) ? await selectFile(db, fileId, now) : undefined
  if (!file || file.owner !== `order:${claim?.orderId}`) return err({ code: 'not_found' })
  return ok({ stored: { file, access: { who: `person:${doer.personId}`, why: 'picture of a claim' } } })
}

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
type NoCash = 'no_cash_desk' | 'cash_desk_short'

type Unacceptable = 'claim_arrived' | 'claim_amount_wrong' | 'claim_owner_gone' | 'order_changed'
type Acceptance = Omit<Extract<Decided, { status: 'accepted' }>, 'status'>
type Rejection = Omit<Extract<Decided, { status: 'rejected' }>, 'status'>
type Outcome<Code extends string> = Promise<Result<DeskClaim, Failure<Undecidable | Code>>>

const subjectOf = (id: number) => `claim:${id}`

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
    const id = Number(subject.slice(subjectOf(0).length - 1))
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

async function isWaiting(tx: Db, { id }: Claim): Promise<boolean> {
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

async function compensationFor(db: Db, claim: Claim, order: Order): Promise<Compensation> {
  // The cover was bought with the way there, and goes back with the parcel.
  const bought = order.returnOf === null ? order : await findOrder(db, order.returnOf, { kind: 'any' })
  assert(bought, 'orders are never taken away')
  const { tariff } = await currentTariff(db, bought.createdAt)
  const { parcelValue, productFee, lines } = bought
  return compensationOf({ kind: claim.kind, parcelValue, productFee, lines, tariff, given: claim.given })
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

async function viewsOf(scene: Scene, claims: readonly Claim[]): Promise<DeskClaim[]> {
  const orders = await findOrdersOf(
    scene.db,
    claims.map(({ orderId }) => orderId),
  )
  const people = await findPeople(scene.db, [
    ...orders.map(({ ownerId }) => ownerId),
    ...claims.flatMap(({ openedBy, decidedBy, foundDecidedBy }) => [openedBy, decidedBy, foundDecidedBy]),
  ])
  const waiting = await waitingApprovals(
    scene.db,
    'claim',
    claims.map(({ id }) => subjectOf(id)),
  )
  const known = { orders: new Map(orders.map((order) => [order.id, order])), people, waiting }
  const views: DeskClaim[] = []
  for (const claim of claims) views.push(await shown(scene, claim, known))
  return views
}

export async function viewOf(scene: Scene, claim: Claim): Promise<DeskClaim> {
  const [view] = await viewsOf(scene, [claim])
  assert(view, 'a claim has an order')
  return view
}

async function shown(scene: Scene, claim: Claim, { orders, people, waiting }: Known): Promise<DeskClaim> {
  const order = orders.get(claim.orderId)
  assert(order, 'a claim has an order')
  const { value, cover, ceiling, limit, isFixed } = await compensationFor(scene.db, claim, order)
  const nameOf = (id: number | null) => (id === null ? null : (people.get(id)?.fullName ?? null))
  const owner = people.get(order.ownerId)
  const decision = decisionOf(claim, scene)
  return {
    id: String(claim.id),
    kind: claim.kind,
    status: claim.status,
    description: claim.description,
    images: [...claim.images],
    opened_at: claim.openedAt.toISOString(),
    opened_by: nameOf(claim.openedBy),
    order: {
      id: String(order.id),
      tracking_code: order.trackingCode,
      status: order.status,
      status_label: scene.translate(`orders.status.${order.status}`),
      price: order.total,
      description: order.description,
    },
    owner: {
      id: String(order.ownerId),
      full_name: owner?.fullName ?? '',
      company: owner?.company ?? null,
      phone: owner?.phone ?? null,
    },
    value,
    cover,
    ceiling,
    limit,
    is_fixed: isFixed,
    price_refund: await priceRefundOf(scene.db, claim, order),
    decision: decision && { ...decision, by: nameOf(claim.decidedBy) },
    approval: waiting.get(subjectOf(claim.id)) ?? null,
    found: foundOf(claim, nameOf(claim.foundDecidedBy)),
  }
}

function foundOf(claim: Claim, by: string | null): DeskClaim['found'] {
  const { foundAt, foundDecision, foundDecidedAt, foundNote } = claim
  if (foundAt === null) return null
  const at = foundAt.toISOString()
  return {
    at,
    decision: foundDecision,
    decided_at: foundDecidedAt?.toISOString() ?? null,
    by,
    note: foundNote,
  }
}

async function priceRefundOf(db: Db, { kind }: Claim, order: Order): Promise<DeskClaim['price_refund']> {
  if (kind === 'damaged' || order.total === 0) return 'none'
  if (writesOff(kind, order.status)) return order.paidAt === null ? 'none' : 'with_decision'
  const { revenue } = await moneyOf(db, `order:${order.id}`)
  return order.status === 'cancelled' && revenue === 0 ? 'done' : 'none'
}
