import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { tellDesk } from '#modules/worklist/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { personTypes } from '../domain/person.ts'
import { numberIn, pageOf } from '../page.ts'
import { endSessions } from '../sign-in/session.repo.ts'
import { signedIn } from '../sign-in/session.service.ts'
import { recordAudit } from '../staff/audit.service.ts'
import type {
  CustomerClaim,
  CustomerDetail,
  CustomerMoney,
  CustomerPage,
  CustomerRow,
  CustomersQuery,
  CustomerTold,
} from './customers.contract.ts'
import {
  type CustomerLine,
  findCustomerLines,
  findCustomers,
  findLookedAt,
  insertCustomerLine,
  lockCustomer,
  type SoughtCustomer,
  saveStatus,
} from './customers.repo.ts'
import { soughtCustomer } from './sought-customer.ts'

/** What others know of a customer, handed in where routes are wired: they know this module. */
export type CustomerDoors = {
  orders(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>>
  balances(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>>
  underWay(db: Db, id: number): Promise<number>
  money(db: Db, id: number): Promise<CustomerMoney>
  claims(db: Db, id: number): Promise<CustomerClaim[]>
  told(context: RequestContext, phone: string): Promise<CustomerTold[]>
}

const PAGE = 30
const MOST_LINES = 100

export async function listCustomers(
  doors: CustomerDoors,
  { db }: Pick<RequestContext, 'db'>,
  { q = '', type, status, cursor }: CustomersQuery,
): Promise<Ok<CustomerPage>> {
  const sought = q === '' ? { words: undefined, phone: undefined } : soughtCustomer(q)
  if (!sought) return ok({ items: [], next_cursor: null })
  const found = await findCustomers(db, {
    ...sought,
    type: type && personTypes[type],
    status,
    before: numberIn(cursor),
    limit: PAGE + 1,
  })
  const { page, next_cursor } = pageOf(found, PAGE)
  return ok({ items: await rowsOf(doors, db, page), next_cursor })
}

async function rowsOf(
  doors: CustomerDoors,
  db: Db,
  people: readonly SoughtCustomer[],
): Promise<CustomerRow[]> {
  const ids = people.map(({ id }) => id)
  const [orders, balances] = await Promise.all([doors.orders(db, ids), doors.balances(db, ids)])
  return people.map((person) => ({
    id: String(person.id),
    full_name: person.fullName,
    company: person.company,
    phone: person.phone,
    type: person.type,
    status: person.status,
    created_at: person.createdAt.toISOString(),
    orders: orders.get(person.id) ?? 0,
    balance: balances.get(person.id) ?? 0,
  }))
}

/** Who they are, their money, what was written and told: everything that a call about them begins with. */
export async function readCustomer(
  doors: CustomerDoors,
  context: RequestContext,
  id: string,
): Promise<Result<CustomerDetail, Failure<'not_found'>>> {
  const { db } = context
  const person = await findLookedAt(db, idOf(id))
  if (person?.role !== 'customer') return err({ code: 'not_found' })
  const [[row], underWay, money, claims, told, lines] = await Promise.all([
    rowsOf(doors, db, [person]),
    doors.underWay(db, person.id),
    doors.money(db, person.id),
    doors.claims(db, person.id),
    doors.told(context, person.phone),
    findCustomerLines(db, person.id, MOST_LINES),
  ])
  if (!row) return err({ code: 'not_found' })
  return ok({
    ...row,
    stir: person.stir,
    locale: person.locale,
    seen_at: person.seenAt?.toISOString() ?? null,
    addresses: person.addresses,
    under_way: underWay,
    money,
    lines: lines.map(lineOf),
    told,
    claims,
  })
}

/** Numbers of people are far below; a longer one names nobody. */
const idOf = (id: string) => (id.length <= 15 ? Number(id) : 0)

const lineOf = ({ id, kind, byId, byName, text, at }: CustomerLine) => ({
  id: String(id),
  kind,
  by: { id: String(byId), full_name: byName },
  text,
  at: at.toISOString(),
})

export function noteCustomer(
  doors: CustomerDoors,
  context: RequestContext,
  id: string,
  text: string,
): Promise<Result<CustomerDetail, Failure<'not_found'>>> {
  const person = idOf(id)
  return context.db.transaction(async (tx) => {
    const known = await lockCustomer(tx, person)
    if (known?.role !== 'customer') return err({ code: 'not_found' })
    await writeLine(tx, context, { person, kind: 'note', text })
    await tellDesk(tx)
    return readCustomer(doors, { ...context, db: tx }, id)
  })
}

/**
 * Keeps somebody out, or lets them in again. Said twice it is done once. Staff are suspended on their own page, where
 * what they hold is looked after.
 */
export function setBlocked(
  doors: CustomerDoors,
  context: RequestContext,
  id: string,
  { isBlocked, reason }: { isBlocked: boolean; reason: string },
): Promise<Result<CustomerDetail, Failure<'not_found' | 'person_is_staff'>>> {
  const person = idOf(id)
  const status = isBlocked ? 'suspended' : 'active'
  return context.db.transaction(async (tx) => {
    const known = await lockCustomer(tx, person)
    if (!known) return err({ code: 'not_found' })
    if (known.role !== 'customer') return err({ code: 'person_is_staff' })
    if (known.status !== status) {
      await saveStatus(tx, person, status)
      if (isBlocked) await endSessions(tx, person, context.now, null)
      await writeLine(tx, context, { person, kind: isBlocked ? 'blocked' : 'unblocked', text: reason })
      await recordAudit(tx, context, {
        action: isBlocked ? 'customer.block' : 'customer.unblock',
        object: `person:${person}`,
        before: { status: known.status },
        after: { status, reason },
      })
    }
    return readCustomer(doors, { ...context, db: tx }, id)
  })
}

type Line = Pick<CustomerLine, 'kind' | 'text'> & { person: number }

const writeLine = (tx: Db, { caller, now }: RequestContext, line: Line) =>
  insertCustomerLine(tx, { ...line, by: signedIn(caller).person, at: now })
