import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import { balanceOf, checkBooks } from '#modules/ledger/index.ts'
import { claimsCalls } from '#modules/orders/claims/claims.calls.ts'
import type { DeskClaim, DeskClaimList } from '#modules/orders/claims/claims.contract.ts'
import { topUpCalls } from '#modules/payments/top-up/top-up.calls.ts'
import type { DeskTopUp, TopUpView } from '#modules/payments/top-up/top-up.contract.ts'
import { currentTariff } from '#modules/pricing/index.ts'
import type { TariffAnswer } from '#modules/pricing/tariff/tariff.contract.ts'
import { tariffDeskCalls } from '#modules/pricing/tariff/tariff-desk.calls.ts'
import { sql } from '#platform/db/sql.ts'
import { formBody, formType } from '../support/form-body.ts'
import { requestOf } from '../support/named-call.ts'
import { addPerson, type Person, startWorld, type World } from './parcel-world.ts'
import { secondPerson } from './second-person.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})

async function paysIn(who: Person, amount: string): Promise<string> {
  const picture = { create: { width: 60, height: 90, channels: 3, background: 'teal' } } as const
  const response = await world.app.inject({
    ...requestOf(topUpCalls.requestTopUp),
    headers: { ...who.headers, 'content-type': formType, 'idempotency-key': randomUUID() },
    payload: formBody([
      { name: 'amount', value: amount },
      {
        name: 'file',
        value: await sharp(picture).jpeg().toBuffer(),
        fileName: 'chek.jpg',
        type: 'image/jpeg',
      },
    ]),
  })
  return (response.json() as { data: TopUpView }).data.id
}

const books = (who: Person, id: string, amount?: number) =>
  world.call(topUpCalls.approveTopUp, { params: { id }, body: { amount }, headers: who.headers })

test('a careless cashier types 99,000,000 for a receipt of 1,000: a colleague sees both sums and says no', async () => {
  const [customer, careless, careful] = [
    await addPerson(world, 'customer'),
    await addPerson(world, 'cashier'),
    await addPerson(world, 'cashier'),
  ]
  const desk = secondPerson(world)
  const receipt = await paysIn(customer, '1000')
  const slip = (await books(careless, receipt, 99_000_000)).body.data as DeskTopUp
  expect(slip).toMatchObject({ status: 'new', approved_amount: null })
  const waits = slip.approval?.id ?? ''
  // Pressed again, by the same hand and in haste: still nothing.
  expect((await desk.approve(careless, waits)).code).toBe('approval_own')
  const [seen] = (await desk.seenBy(careful)).items.filter(({ id }) => id === waits)
  expect(seen).toMatchObject({
    amount: 99_000_000,
    input: { asked_amount: 1_000 },
    why: ['over_limit', 'other_amount'],
    may_approve: true,
  })
  await desk.reject(careful, waits, 'Chekda 1 000 soʻm yozilgan')
  expect(await balanceOf(world.db, 'customer_balance', customer.id)).toBe(0)
  // The right sum needs nobody else.
  expect((await books(careless, receipt)).body.data).toMatchObject({ status: 'approved', approval: null })
  expect(await balanceOf(world.db, 'customer_balance', customer.id)).toBe(1_000)
})

test('a hurried operator writes a parcel off, accepts and pays 500,000: only a second person moves the money, once', async () => {
  const { operator, courier } = world.people
  const [sender, second, third] = [
    await addPerson(world, 'customer'),
    await addPerson(world, 'operator'),
    await addPerson(world, 'cashier'),
  ]
  await world.topUp(sender, 200_000)
  const order = await world.place(sender, { parcel_value: 500_000, services: ['cover_1'] })
  await world.checkout(sender, [order], 'balance')
  await world.does(courier, order, 'accept')
  await world.does(courier, order, 'pick_up')
  await world.does(operator, order, 'write_off', { reason: 'destroyed', note: 'Yongʻin' })
  const before = await world.balance(sender)
  const listed = await world.call(claimsCalls.listClaims, {
    query: { q: order.id, kind: 'destroyed' },
    headers: operator.headers,
  })
  const [claim] = (listed.body.data as DeskClaimList).items
  const hurried = await world.call(claimsCalls.acceptClaim, {
    params: { id: claim?.id ?? '' },
    body: { amount: 500_000 },
    headers: operator.headers,
  })
  const { approval, status } = hurried.body.data as DeskClaim
  expect(status).toBe('open')
  const desk = secondPerson(world)
  expect((await desk.approve(operator, approval?.id ?? '')).code).toBe('approval_own')
  expect(await world.balance(sender)).toBe(before)
  const both = await Promise.all([
    desk.approve(second, approval?.id ?? ''),
    desk.approve(third, approval?.id ?? ''),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await world.balance(sender)).toBe(before + 500_000)
})

test('a stolen admin phone changes no price: not alone, not with a friend, not after a day', async () => {
  const [stolen, honest] = [await addPerson(world, 'admin'), await addPerson(world, 'admin')]
  const desk = secondPerson(world)
  const thief = { headers: stolen.headers }
  const before = await currentTariff(world.db, world.clock.now())
  const drafted = await world.call(tariffDeskCalls.draftTariff, {
    body: { data: { ...before.tariff, cod: 0 }, note: 'Aksiya' },
    ...thief,
  })
  const { version } = drafted.body.data as TariffAnswer
  const asked = await world.call(tariffDeskCalls.publishTariff, { params: { version }, body: {}, ...thief })
  const approval = (asked.body.data as TariffAnswer).approval?.id ?? ''
  expect((await desk.approve(stolen, approval)).code).toBe('approval_own')
  // A friend is taken on as an administrator, and says yes at once.
  const added = await world.call(staffCalls.addStaff, {
    body: { phone: '909997766', full_name: 'Doʻst', role: 'admin' },
    ...thief,
  })
  const { person } = added.body.data as { person: { id: string } }
  const friend = await addPerson(world, 'admin')
  await world.db.run(sql`update session set person_id = ${person.id} where person_id = ${friend.id}`)
  await world.db.run(sql`update person set status = 'suspended' where id = ${friend.id}`)
  expect((await desk.approve(friend, approval)).code).toBe('approval_not_second_person')
  // The honest administrator locks the account: what it asked for can only be refused.
  const locked = await world.call(staffCalls.changeStaff, {
    params: { id: String(stolen.id) },
    body: { status: 'suspended' },
    headers: honest.headers,
  })
  expect(locked.status).toBe(200)
  expect((await desk.release(stolen, approval, '123456')).status).toBe(401)
  expect((await desk.approve(honest, approval)).code).toBe('approval_asker_gone')
  expect((await desk.reject(honest, approval, 'Telefon oʻgʻirlangan')).data.status).toBe('rejected')
  expect((await currentTariff(world.db, world.clock.now())).version).toBe(before.version)
})

test('whoever tried what, the books agree', async () => {
  expect(await checkBooks(world.db)).toEqual([])
})

/** Somebody whom this person has taken on just now, signed in. */
async function letIn(by: Person, role: 'cashier' | 'admin'): Promise<Person> {
  const signedIn = await addPerson(world, role)
  await world.db.run(sql`update person set status = 'suspended' where id = ${signedIn.id}`)
  const added = await world.call(staffCalls.addStaff, {
    body: { phone: String(909_500_000 + signedIn.id), full_name: 'Doʻst', role },
    headers: by.headers,
  })
  const { person } = added.body.data as { person: { id: string } }
  await world.db.run(sql`update session set person_id = ${person.id} where person_id = ${signedIn.id}`)
  return { ...signedIn, id: Number(person.id) }
}

test('one hand with many names is no second person: neither who let the other in, nor two friends, nor a friend’s friend', async () => {
  const [stolen, honest] = [await addPerson(world, 'admin'), await addPerson(world, 'cashier')]
  const [friend, other, boss] = [
    await letIn(stolen, 'cashier'),
    await letIn(stolen, 'cashier'),
    await letIn(stolen, 'admin'),
  ]
  const stranger = await letIn(boss, 'cashier')
  const desk = secondPerson(world)
  const asks = async (who: Person) => {
    const receipt = await paysIn(await addPerson(world, 'customer'), '20000000')
    return ((await books(who, receipt)).body.data as DeskTopUp).approval?.id ?? ''
  }
  for (const [asker, approver] of [
    [friend, stolen],
    [friend, other],
    [stranger, stolen],
    [stranger, friend],
    [stolen, stranger],
  ] as const) {
    const approval = await asks(asker)
    expect((await desk.approve(approver, approval)).code).toBe('approval_not_second_person')
    const [seen] = (await desk.seenBy(approver)).items.filter(({ id }) => id === approval)
    expect(seen).toMatchObject({ may_approve: false, why_not: 'approval_not_second_person' })
  }
  expect((await desk.approve(honest, await asks(friend))).status, 'somebody from outside may').toBe(200)
})
