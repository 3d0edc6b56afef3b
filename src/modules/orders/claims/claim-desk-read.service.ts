import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import { parseTrackingCode } from '#kernel/tracking-code.ts'
import { findPeople, type PersonRow, waitingApprovals } from '#modules/accounts/index.ts'
import { moneyOf } from '#modules/ledger/index.ts'
import { currentTariff } from '#modules/pricing/index.ts'
import type { Db } from '#platform/db/database.ts'
import { selectFile } from '#platform/files/stored-file.repo.ts'
import type { SentStored } from '#platform/http/sent-file.ts'
import { type Compensation, compensationOf, writesOff } from '../domain/claim/claims.ts'
import { orderIdOf } from '../domain/numbers.ts'
import type { Order } from '../domain/order.ts'
import { findOrder } from '../life/order.repo.ts'
import type { Scene } from '../life/scene.service.ts'
import { type Claim, countOpenClaims, findClaim, findClaimQueue, findOrdersOf } from './claim.repo.ts'
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

/** What an approval about a claim is about. */
export const subjectOf = (id: number) => `claim:${id}`
export const claimIn = (subject: string) => Number(subject.slice(subjectOf(0).length - 1))

/** What may be paid for it. */
export async function compensationFor(db: Db, claim: Claim, order: Order): Promise<Compensation> {
  // The cover was bought with the way there, and goes back with the parcel.
  const bought = order.returnOf === null ? order : await findOrder(db, order.returnOf, { kind: 'any' })
  assert(bought, 'orders are never taken away')
  const { tariff } = await currentTariff(db, bought.createdAt)
  const { parcelValue, productFee, lines } = bought
  return compensationOf({ kind: claim.kind, parcelValue, productFee, lines, tariff, given: claim.given })
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
