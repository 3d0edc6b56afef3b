import { randomUUID } from 'node:crypto'
import { leadCalls } from '#modules/content/leads/leads.calls.ts'
import { checkBooks } from '#modules/ledger/index.ts'
import { checkoutCalls } from '#modules/orders/basket/checkout.calls.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import { createDatabase, type Database } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { lead } from '../../tests/support/factories.ts'

/** Something that is wanted done once, whatever goes wrong: the key goes along, and what is written carries it. */
export type Deed = {
  kind: 'lead' | 'order' | 'cash' | 'balance'
  key: string
  token?: string
  order?: string
}

/** What it came to: the number of the letter, or of the order. */
export type Done = { deed: Deed; id: string }

/** How much of what was acknowledged is not there, is there twice, and what is wrong with the books. */
export type Verdict = { lost: number; doubled: number; unbalanced: number }

export const leaveContacts = (): Deed => ({ kind: 'lead', key: randomUUID() })
export const placeOrder = (token: string): Deed => ({ kind: 'order', key: randomUUID(), token })
export const payFor = (order: string, token: string, kind: 'cash' | 'balance'): Deed => ({
  kind,
  key: randomUUID(),
  token,
  order,
})

/** Where it is asked for, and with what. */
export function requestOf(deed: Deed): { path: string; body: object } {
  if (deed.kind === 'lead') return { path: leadCalls.leaveContacts.path, body: lead({ company: deed.key }) }
  if (deed.kind === 'order')
    return { path: ordersCalls.createOrder.path, body: { ...draft, description: deed.key } }
  return {
    path: checkoutCalls.checkout.path,
    body: { order_ids: [deed.order], payment_type: deed.kind },
  }
}

const draft = {
  sender_name: 'Dilnoza Karimova',
  sender_phone: '901112233',
  receiver_name: 'Bobur Toshmatov',
  receiver_phone: '934455667',
  from: { region: 14, city: 205, street: 'Bunyodkor 12, 4-uy' },
  to: { region: 8, city: 122, street: 'Registon 7, 15-uy' },
  parcel_size: { weight: 0.8 },
  delivery_option: 2,
  delivery_type: 1,
  payment_type: 'balance',
}

/** Holds what was acknowledged against what the database has. */
export async function verdictOn(done: readonly Done[], databaseUrl: string): Promise<Verdict> {
  const db = createDatabase(databaseUrl, { statementTimeoutMs: 120_000 })
  try {
    const kept = await keptOf(db, done)
    const counts = done.map(({ deed, id }) => kept.get(deed.key)?.filter((known) => known === id).length ?? 0)
    const written = done.map(({ deed }) => kept.get(deed.key)?.length ?? 0)
    return {
      lost: counts.filter((count) => count === 0).length,
      doubled: written.filter((count) => count > 1).length,
      unbalanced: (await checkBooks(db)).length,
    }
  } finally {
    await db.close()
  }
}

/** By the key of each deed, the ids that were written for it: exactly one when all is well. */
async function keptOf(db: Database, done: readonly Done[]): Promise<Map<string, string[]>> {
  const of = (...kinds: Deed['kind'][]) => done.filter(({ deed }) => kinds.includes(deed.kind))
  const keys = (some: readonly Done[]) => some.map(({ deed }) => deed.key)
  const paid = of('balance', 'cash')
  const rows = [
    ...(await db.many<Kept>(
      sql`select company as key, id::text from lead where company = any(${keys(of('lead'))})`,
    )),
    ...(await db.many<Kept>(
      sql`select description as key, id::text from customer_order where description = any(${keys(of('order'))})`,
    )),
    // What is paid from the balance is in the books; cash is when the parcel is taken, until then the order waits for our call.
    ...(await db.many<Kept>(
      sql`select asked.key, wanted.id::text from unnest(${keys(paid)}::text[], ${paid.map(({ id }) => Number(id))}::int[],
          ${paid.map(({ deed }) => deed.kind)}::text[]) asked (key, id, kind)
        join customer_order wanted on wanted.id = asked.id and wanted.payment_type = asked.kind
        left join ledger_transaction moved on moved.reference = 'order:' || asked.id
          and moved.template = 'order_paid_from_balance'
        where moved.id is not null or (asked.kind = 'cash' and wanted.submitted_at is not null)`,
    )),
  ]
  const kept = new Map<string, string[]>()
  for (const { key, id } of rows) kept.set(key, [...(kept.get(key) ?? []), id])
  return kept
}

type Kept = { key: string; id: string }
