import { assert } from '#kernel/assert.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { countsUntil, monthOf, partnerCode, partnerReward, statementState } from '../domain/partner.ts'
import type {
  NewPartner,
  OwnPartners,
  PartnerDetails,
  PartnerEdit,
  PartnerList,
  PartnerView,
} from './partners.contract.ts'
import {
  findByCode,
  findPartner,
  findPartners,
  findPartnersOf,
  insertCustomer,
  insertPartner,
  type Partner,
  savePartner,
} from './partners.repo.ts'
import { codeFor, initialsOf } from './seen-by-partners.ts'
import { subjectOf } from './statement-pay.service.ts'
import { findStatements, findSums, findTracked, type Statement } from './statements.repo.ts'

export type PartnerDoors = {
  record: (
    tx: Db,
    context: RequestContext,
    line: { action: 'partner.add' | 'partner.edit'; object: string; before?: object; after: object },
  ) => Promise<void>
  waiting(
    db: Db,
    kind: 'partner',
    subjects: readonly string[],
  ): Promise<Map<string, { id: string; asked_at: string }>>
  /** Where people find the site. */
  publicUrl: string
}

/** Whoever signs up by a partner's code is their customer from then on; any other code is nobody's. */
export async function bringCustomer(tx: Db, personId: number, written: string, now: Date): Promise<void> {
  const code = partnerCode(written)
  const partner = code === undefined ? undefined : await findByCode(tx, code, personId)
  if (partner)
    await insertCustomer(tx, personId, partner.id, { since: now, until: countsUntil(now, partner.months) })
}

export async function listPartners(
  { db }: Pick<RequestContext, 'db'>,
  doors: PartnerDoors,
): Promise<Ok<PartnerList>> {
  return ok({ items: (await findPartners(db)).map((partner) => viewOf(partner, doors)) })
}

export function addPartner(
  context: RequestContext,
  doors: PartnerDoors,
  partner: NewPartner,
): Promise<Result<PartnerView, Failure<'partner_code_taken'>>> {
  return context.db.transaction(async (tx) => {
    const id = await insertPartner(tx, partner, context.now)
    if (id === undefined)
      return err({ code: 'partner_code_taken', fields: [{ path: 'code', code: 'invalid_choice' }] })
    await doors.record(tx, context, { action: 'partner.add', object: `partner:${id}`, after: partner })
    return ok(await read(tx, id, doors))
  })
}

export function editPartner(
  context: RequestContext,
  doors: PartnerDoors,
  id: number,
  { version, open, ...terms }: PartnerEdit,
): Promise<Result<PartnerView, Failure<'not_found' | 'partner_changed'>>> {
  return context.db.transaction(async (tx) => {
    const before = await findPartner(tx, id)
    if (!before) return err({ code: 'not_found' })
    const closedAt = open ? null : (before.closedAt ?? context.now)
    if (!(await savePartner(tx, id, version, { ...terms, closedAt }))) return err({ code: 'partner_changed' })
    await doors.record(tx, context, {
      action: 'partner.edit',
      object: `partner:${id}`,
      before: told(before),
      after: told({ ...terms, closedAt }),
    })
    return ok(await read(tx, id, doors))
  })
}

const MOST_ORDERS = 200

export async function readPartner(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  doors: PartnerDoors,
  id: number,
): Promise<Result<PartnerDetails, Failure<'not_found'>>> {
  const partner = await findPartner(db, id)
  if (!partner) return err({ code: 'not_found' })
  return ok(await detailsOf({ db, now, reader: 'desk' }, doors, partner))
}

/** What somebody who is signed in has brought themselves; most people are no partner. */
export async function readOwnPartners(
  { db, now, caller }: Pick<RequestContext, 'db' | 'now' | 'caller'>,
  doors: PartnerDoors,
): Promise<Ok<OwnPartners>> {
  assert(caller.person !== undefined, 'a visitor has no partner page')
  const items: PartnerDetails[] = []
  for (const partner of await findPartnersOf(db, caller.person))
    items.push(await detailsOf({ db, now, reader: 'partner' }, doors, partner))
  return ok({ items })
}

type Reading = { db: Db; now: Date; reader: 'desk' | 'partner' }

async function detailsOf(
  { db, now, reader }: Reading,
  doors: PartnerDoors,
  partner: Partner,
): Promise<PartnerDetails> {
  const { id, percent } = partner
  const month = monthOf(now)
  const [sums, orders, statements] = await Promise.all([
    findSums(db, id, month),
    findTracked(db, id, month, MOST_ORDERS),
    findStatements(db, id),
  ])
  const waiting = await doors.waiting(
    db,
    'partner',
    statements.map((one) => subjectOf(id, one.month)),
  )
  return {
    ...viewOf(partner, doors),
    this_month: { ...sums, percent, reward: partnerReward(sums.paid, percent) },
    statements: statements.map((one) => statementView(one, waiting.has(subjectOf(id, one.month)))),
    orders: orders.map(({ trackingCode, doneAt, paid, customer }) => ({
      tracking_code: codeFor(reader, trackingCode),
      done_at: doneAt.toISOString(),
      paid,
      customer: initialsOf(customer),
    })),
  }
}

const statementView = ({ madeAt, paidAt, ...told }: Statement, isWaiting: boolean) => ({
  ...told,
  state: statementState({ reward: told.reward, paidAt }, isWaiting),
  made_at: madeAt.toISOString(),
  paid_at: paidAt?.toISOString() ?? null,
})

const told = ({
  name,
  percent,
  months,
  closedAt,
}: Pick<Partner, 'name' | 'percent' | 'months' | 'closedAt'>) => ({
  name,
  percent,
  months,
  open: closedAt === null,
})

async function read(tx: Db, id: number, doors: PartnerDoors): Promise<PartnerView> {
  const partner = await findPartner(tx, id)
  assert(partner, 'a partner is never deleted')
  return viewOf(partner, doors)
}

const viewOf = ({ closedAt, ...partner }: Partner, { publicUrl }: PartnerDoors): PartnerView => ({
  ...partner,
  id: String(partner.id),
  open: closedAt === null,
  link: `${publicUrl}/r?ref=${partner.code}`,
})
