import { beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#modules/ledger/index.ts'
import { sql } from '#platform/db/sql.ts'
import {
  addPerson,
  day,
  type Person,
  refusal,
  startWorld,
  type World,
} from '../../../../tests/scenarios/parcel-world.ts'
import { secondPerson } from '../../../../tests/scenarios/second-person.ts'
import { signUp } from '../../../../tests/support/sign-in.ts'
import { monthBefore } from '../domain/partner.ts'
import { partnerCalls } from './partners.calls.ts'
import { tellPartners } from './statement-pay.service.ts'

let world: World
let admin: Person
let cashier: Person
beforeAll(async () => {
  world = await startWorld()
  admin = await addPerson(world, 'admin')
  cashier = await addPerson(world, 'cashier')
})

let made = 0

/** A partner with a code and a number, and one customer who came by it. */
async function brought() {
  made += 1
  const phone = String(935_200_000 + made * 2006)
  const body = { code: `BOZOR${made}`, name: 'Bozor', phone, percent: 10, months: 12 }
  const added = await world.call(partnerCalls.addPartner, { body, headers: admin.headers })
  const { id } = added.body.data as { id: string }
  const { user, headers } = await signUp(world, String(Number(phone) + 1003), { referral_id: body.code })
  return { id, phone, code: body.code, customer: { id: Number(user.id), headers } }
}

/** The whole life of a parcel is told elsewhere: here it has arrived, and so much was paid for it. */
async function arrives(customer: Person, total: number): Promise<number> {
  const order = await world.place(customer)
  await reached(Number(order.id), total)
  return Number(order.id)
}

const reached = (id: number, total: number) =>
  world.db.run(sql`
    update customer_order
    set status = 'done', status_at = ${world.clock.now()}, paid_at = ${world.clock.now()}, total = ${total}
    where id = ${id}`)

/** The first morning of the next month; the month that is told then. */
async function monthEnds(): Promise<string> {
  const { to } = monthBefore(new Date(world.clock.now().getTime() + 31 * day))
  world.clock.advance(Math.max(0, to.getTime() - world.clock.now().getTime()) + 6 * 3_600_000)
  await tellPartners(world.db, world.clock.now())
  return monthBefore(world.clock.now()).firstDay.slice(0, 7)
}

const pay = (who: Person, id: string, month: string) =>
  world.call(partnerCalls.payStatement, {
    params: { id, month },
    body: { paper: '1204' },
    headers: who.headers,
  })

const booked = async (id: string) =>
  (
    await world.db.many<{ amount: number }>(sql`
      select amount from ledger_line
      where template = 'partner_paid_by_bank' and kind = 'promotions' and reference = ${`partner:${id}`}`)
  ).map(({ amount }) => amount)

test('a month is paid once, however many book it at one moment', async () => {
  const { id, customer } = await brought()
  await arrives(customer, 40_000)
  const month = await monthEnds()
  const answers = await Promise.all([admin, cashier, admin].map((who) => pay(who, id, month)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(refusal(await pay(cashier, id, month))).toMatchObject({ code: 'partner_nothing_due' })
  expect(await booked(id)).toEqual([4_000])
  expect(await checkBooks(world.db)).toEqual([])
})

test('above a million, months of one partner together, a second person agrees', async () => {
  const { id, customer } = await brought()
  await arrives(customer, 6_000_000)
  const first = await monthEnds()
  expect(await pay(cashier, id, first)).toMatchObject({ body: { data: { state: 'paid' } } })
  await arrives(customer, 6_000_000)
  const second = await monthEnds()
  await world.db.run(sql`
    update partner_statement set paid_at = ${world.clock.now()}
    where partner_id = ${Number(id)} and paid_at is not null`)
  const asked = await pay(cashier, id, second)
  expect(asked).toMatchObject({ body: { data: { state: 'waiting' } } })
  expect(refusal(await pay(admin, id, second))).toMatchObject({ code: 'approval_waiting' })
  const { approval_id: approval } = asked.body.data as { approval_id: string }
  expect(await secondPerson(world).approve(cashier, approval)).toMatchObject({ code: 'approval_own' })
  expect(await booked(id)).toEqual([600_000])
  expect(await secondPerson(world).approve(admin, approval)).toMatchObject({ status: 200 })
  expect(await booked(id)).toEqual([600_000, 600_000])
  expect(await checkBooks(world.db)).toEqual([])
})

test('a parcel counts once, also when it is done again later; what came late is in the next month', async () => {
  const { id, customer } = await brought()
  const order = await arrives(customer, 30_000)
  await monthEnds()
  await reached(order, 30_000)
  await arrives(customer, 50_000)
  const lateAt = new Date(world.clock.now().getTime() - 2 * day)
  await world.db.run(sql`
    update customer_order set status_at = ${lateAt} where owner_id = ${customer.id} and id <> ${order}`)
  const month = await monthEnds()
  const sums = await world.db.many(sql`
    select parcels, paid from partner_statement where partner_id = ${Number(id)} order by month desc limit 2`)
  expect(sums).toEqual([
    { parcels: 1, paid: 50_000 },
    { parcels: 1, paid: 30_000 },
  ])
  const sheet = await world.call(partnerCalls.exportStatement, {
    params: { id, month },
    query: { format: 'csv' },
    headers: { ...cashier.headers, 'accept-language': 'en' },
  })
  const lines = String(sheet.body.text).trim().split(/\r?\n/)
  expect(lines).toHaveLength(4)
  expect(lines.slice(-2)).toEqual(['Total;;;50000', 'For the partner, 10%;;;5000'])
})

test('a partner sees their own months and nobody else does; nobody is their own customer', async () => {
  const { id, phone, code, customer } = await brought()
  await arrives(customer, 20_000)
  const month = await monthEnds()
  const { user, headers } = await signUp(world, phone, { referral_id: code })
  expect(
    await world.db.many(sql`select from partner_customer where person_id = ${Number(user.id)}`),
    'by the own code',
  ).toEqual([])
  const read = async (who: { headers: Record<string, string> }) => {
    const answer = await world.call(partnerCalls.readOwnPartners, { headers: who.headers })
    return (answer.body.data as { items: { id: string; statements: object[] }[] }).items
  }
  expect(await read({ headers })).toMatchObject([
    { id, statements: [{ month, reward: 2_000, state: 'due' }] },
  ])
  expect(await read(customer)).toEqual([])
  await arrives(customer, 10_000)
  expect(await read({ headers }), 'nobody is followed by a partner').toMatchObject([
    { orders: [{ tracking_code: expect.stringMatching(/^…\d{4}$/), paid: 10_000 }] },
  ])
  const sheetFor = async (who: { headers: Record<string, string> }) =>
    (
      await world.call(partnerCalls.exportOwnStatement, {
        params: { id, month },
        query: { format: 'xlsx' },
        headers: who.headers,
      })
    ).status
  expect([await sheetFor({ headers }), await sheetFor(customer)]).toEqual([200, 404])
  await world.db.run(sql`update person set role = 'cashier' where id = ${Number(user.id)}`)
  await world.db.run(
    sql`update partner set phone = (select phone from person where id = ${cashier.id}) where id = ${Number(id)}`,
  )
  expect(refusal(await pay(cashier, id, month))).toMatchObject({ code: 'partner_own' })
})
