import { expect } from 'vitest'
import { insertNew } from '#modules/orders/life/new-order.service.ts'
import { referralCalls } from '#modules/promos/referral/referral.calls.ts'
import type { ReferralAnswer } from '#modules/promos/referral/referral.contract.ts'
import { settleReferrals } from '#modules/promos/referral/settle.service.ts'
import { sql } from '#platform/db/sql.ts'
import { signUp } from '../support/sign-in.ts'
import { day, type Person, startWorld, type World } from './parcel-world.ts'

export type Customer = Person & { phone: string; code: string }
export type Two = { inviter: Customer; friend: Customer }

export type Sent = {
  receiver?: number
  phone?: string
  street?: string
  from?: string
  fromPhone?: string
  isPaid?: boolean
  /** Whoever handed it over. */
  by?: number
}

export const homeOf = ({ id }: Person) => `Koʻcha ${id}, 1-uy`

let made = 0
const letter = (n: number) => String.fromCharCode(97 + n)

/** People who invite each other, and parcels that are delivered as soon as they are named. */
export async function startReferralWorld() {
  const world = await startWorld()

  /** Somebody new with a name, a number and a street of their own. */
  async function customer(fields: Record<string, unknown> = {}): Promise<Customer> {
    made += 1
    const phone = String(936_000_000 + made * 1009)
    const name = `Odam${letter(made % 26)}${letter(Math.floor(made / 26))} Sinov`
    const { user, headers } = await signUp(world, phone, { full_name: name, ...fields })
    return { id: Number(user.id), headers, phone, code: String(user.referral_code) }
  }

  async function pair(): Promise<Two> {
    const inviter = await customer()
    return { inviter, friend: await customer({ referral_id: inviter.code }) }
  }

  async function ten(owner: Person, sent: (n: number) => Sent = () => ({})): Promise<number[]> {
    const ids: number[] = []
    for (let n = 0; n < 10; n++) ids.push(await delivered(world, owner, { receiver: n % 6, ...sent(n) }))
    return ids
  }

  return {
    ...world,
    customer,
    pair,
    ten,
    delivered: (owner: Person, sent?: Sent) => delivered(world, owner, sent),
    /** The clock goes on, and the job comes by. */
    async later(days: number): Promise<void> {
      world.clock.advance(days * day)
      await settleReferrals(world.db, world.clock.now())
    },
    async read(who: Person): Promise<ReferralAnswer> {
      const { status, body } = await world.call(referralCalls.readReferral, { headers: who.headers })
      expect(status).toBe(200)
      return body.data as ReferralAnswer
    },
    balances: (...people: Person[]) => Promise.all(people.map((person) => world.balance(person))),
  }
}
export type ReferralWorld = Awaited<ReturnType<typeof startReferralWorld>>

/** A parcel that was sent, delivered and is done, without the way there. Answers its number. */
export async function delivered(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  owner: Person,
  { receiver = 0, isPaid = true, ...sent }: Sent = {},
): Promise<number> {
  const now = clock.now()
  const at = { regionId: 14, districtId: 205 }
  const from = sent.from ?? homeOf(owner)
  const { id } = await insertNew(
    db,
    {
      ownerId: owner.id,
      source: 'site',
      returnOf: null,
      firstCustody: { holder: 'sender' },
      createdAt: now,
      deliveryOption: 2,
      deliveryType: 1,
      paymentType: 'balance',
      sender: { ...at, street: from, fullName: 'Dilnoza Karimova', phone: sent.fromPhone ?? '901112233' },
      receiver: {
        ...at,
        street: sent.street ?? `Navoiy ${receiver}, 2-uy`,
        fullName: 'Bobur Toshmatov',
        phone: sent.phone ?? String(943_000_000 + receiver),
      },
      parcel: { weightGrams: 800, sidesCm: undefined, billableGrams: 800, sizeClass: 'small' },
      services: [],
      description: 'Kitoblar',
      comment: null,
      timeInterval: null,
      images: [],
      externalId: null,
      productFee: 0,
      parcelValue: 0,
      tariffVersion: 1,
      lines: [],
      total: 0,
      promisedFrom: '2026-11-18',
      promisedTo: '2026-11-19',
    },
    { actor: 'owner', personId: owner.id },
  )
  await db.run(sql`
    insert into order_event (order_id, event_id, verb, actor, person_id, happened_at, recorded_at)
    values (${id}, 'delivered', 'deliver', 'courier', ${sent.by ?? null}, ${now}, ${now})`)
  await db.run(sql`
    update customer_order set status = 'done', status_at = ${now}, paid_at = ${isPaid ? now : null} where id = ${id}`)
  return id
}
