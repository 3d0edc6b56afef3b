import { beforeAll, expect, test } from 'vitest'
import { profileCalls } from '#modules/accounts/profile/profile.calls.ts'
import { checkBooks, post } from '#modules/ledger/index.ts'
import { promotionFaults } from '#modules/promos/index.ts'
import { sql } from '#platform/db/sql.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { addPerson, day, type Person } from '../../../../tests/scenarios/parcel-world.ts'
import { expectBooksRight } from '../../../../tests/scenarios/payment-world.ts'
import {
  type Customer,
  type ReferralWorld,
  startReferralWorld,
} from '../../../../tests/scenarios/referral-world.ts'
import { secondPerson } from '../../../../tests/scenarios/second-person.ts'
import { requestCode } from '../../../../tests/support/sign-in.ts'
import { referralCalls } from './referral.calls.ts'
import type { DeskReferral } from './referral.contract.ts'
import { listReferrals, type ReferralDoors } from './referral-desk.service.ts'
import { settleReferrals } from './settle.service.ts'

let world: ReferralWorld
beforeAll(async () => {
  world = await startReferralWorld()
})

const REWARD = 150_000

test('a friend sends ten parcels, and both are rewarded once, seven days later, also by two jobs at once', async () => {
  const { place, checkout, does, receiverCode, people, topUp, shownIn } = world
  const { inviter, friend } = await world.pair()
  await topUp(friend, 1_000_000)
  for (let n = 0; n < 10; n++) {
    const order = await place(friend, {
      receiver_phone: `+998 93 444-55-0${n % 6}`,
      to: { region: 8, city: 122, street: `Registon ${n % 6}, 15-uy` },
    })
    if (order.status === 'draft') shownIn(await checkout(friend, [order], 'balance'))
    await does(people.courier, order, 'accept')
    await does(people.courier, order, 'pick_up')
    await does(people.courier, order, 'deliver', { code: await receiverCode(order) })
  }
  const before = await world.balance(friend)
  await world.later(6)
  expect((await world.read(inviter)).invited).toMatchObject([
    { shipments: 10, state: 'waiting', status: 'unknown' },
  ])
  expect(await world.balances(inviter, friend)).toEqual([0, before])
  world.clock.advance(2 * day)
  await Promise.all([1, 2, 3].map(() => settleReferrals(world.db, world.clock.now())))
  await world.later(1)
  expect(await world.balances(inviter, friend)).toEqual([REWARD, before + REWARD])
  const shown = await world.read(inviter)
  expect(shown).toMatchObject({
    earned: REWARD,
    reward: REWARD,
    needed: 10,
    days: 60,
    friends: 1,
    mine: null,
  })
  expect(shown.link.endsWith(`/r?ref=${inviter.code}`)).toBe(true)
  expect(shown.invited).toMatchObject([{ state: 'paid', status: 'ended', reasons: [] }])
  expect(shown.invited[0]?.initials).toMatch(/^O\. S\.$/)
  expect((await world.read(friend)).mine).toMatchObject({ shipments: 10, receivers: 6, state: 'paid' })
  await expectBooksRight(world)
})

test('a tenth that is undone before is never rewarded, and the time runs out', async () => {
  const { inviter, friend } = await world.pair()
  const ids = await world.ten(friend)
  await world.later(6)
  await world.db.run(sql`update customer_order set status = 'pickup' where id = ${ids.at(-1)}`)
  await world.later(2)
  expect(await world.balances(inviter, friend)).toEqual([0, 0])
  expect((await world.read(friend)).mine).toMatchObject({
    shipments: 9,
    state: 'collecting',
    not_counted: [{ code: 'under_way', count: 1 }],
  })
  await world.later(60)
  expect((await world.read(inviter)).invited).toMatchObject([{ state: 'expired', status: 'expired' }])
})

const compensate = (orderId: number | undefined) =>
  world.db.run(sql`
    insert into order_claim (order_id, kind, description, images, opened_at, status, decided_at, amount, paid_to)
    values (${orderId}, 'damaged', '', '{}', now(), 'accepted', now(), 10000, 'balance')`)

test('what is given back after the reward takes it back: what is there at once, the rest when there is something', async () => {
  const { inviter, friend } = await world.pair()
  const ids = await world.ten(friend)
  await world.later(8)
  expect(await world.balances(inviter, friend)).toEqual([REWARD, REWARD])
  const spent = await post(world.db, {
    key: 'test:spent',
    template: 'order_paid_from_balance',
    facts: { customer: friend.id, amount: 100_000 },
    at: world.clock.now(),
  })
  expect(spent.ok).toBe(true)
  await compensate(ids[3])
  await world.later(1)
  expect(await world.balances(inviter, friend)).toEqual([0, 0])
  expect((await world.read(inviter)).earned).toBe(0)
  await world.topUp(friend, 130_000)
  await world.later(1)
  await world.later(1)
  expect(await world.balances(inviter, friend)).toEqual([0, 30_000])
  expect((await world.read(friend)).mine).toMatchObject({ state: 'taken_back', status: 'ended' })
  expect(await checkBooks(world.db)).toEqual([])
})

const budget = (amount: number | null) =>
  world.db.run(sql`update price_promotion set budget = used + ${amount} where slug = 'friends'`)

test('the budget of the promotion stops rewards, also the desk’s, and whoever waits is paid once there is more', async () => {
  const { inviter, friend } = await world.pair()
  await world.ten(friend)
  await budget(2 * REWARD - 1)
  await world.later(8)
  expect(await world.balances(inviter, friend)).toEqual([0, 0])
  const waiting = await world.read(inviter)
  expect(waiting.running).toBe(false)
  expect(waiting.invited).toMatchObject([
    { state: 'waiting', reward_at: null, reasons: [{ code: 'budget' }] },
  ])
  await world.db.run(sql`update referral set state = 'review' where friend_id = ${friend.id}`)
  const allowed = await world.call(referralCalls.allowReferral, {
    params: { id: String(friend.id) },
    body: { note: 'Hammasi joyida' },
    headers: (await addPerson(world, 'admin')).headers,
  })
  expect(allowed).toMatchObject({ status: 409, body: { code: 'referral_no_budget' } })
  const late = await world.customer({ referral_id: inviter.code })
  expect((await world.read(late)).mine).toMatchObject({ state: 'refused', reasons: [{ code: 'stopped' }] })
  await world.db.run(sql`update referral set state = 'waiting' where friend_id = ${friend.id}`)
  await budget(2 * REWARD)
  world.clock.advance(day)
  await Promise.all([1, 2].map(() => settleReferrals(world.db, world.clock.now())))
  await world.later(1)
  expect(await world.balances(inviter, friend)).toEqual([REWARD, REWARD])
  await budget(null)
  expect((await world.read(inviter)).running).toBe(true)
  expect(await promotionFaults(world.db)).toEqual([])
})

test('whoever closes their account leaves what is left of a reward behind, but never their own money', async () => {
  const { inviter, friend } = await world.pair()
  await world.ten(friend)
  await world.later(8)
  await world.topUp(inviter, 40_000)
  const spend = (who: Person, amount: number) =>
    post(world.db, {
      key: `test:spent:${who.id}:${amount}`,
      template: 'order_paid_from_balance',
      facts: { customer: who.id, amount },
      at: world.clock.now(),
    })
  await spend(inviter, 60_000)
  const leave = async (who: Customer) => {
    world.clock.advance(day)
    const code = await requestCode(world, who.phone)
    return world.call(profileCalls.deleteAccount, { body: { code }, headers: who.headers })
  }
  expect(await leave(inviter), 'the 40 000 are their own').toMatchObject({
    status: 409,
    body: { code: 'account_has_money' },
  })
  expect(await world.balance(inviter)).toBe(130_000)
  expect(await leave(friend)).toMatchObject({ status: 200 })
  expect(await world.balance(friend)).toBe(0)
  expect(await checkBooks(world.db)).toEqual([])
  const { body } = await world.call(profileCalls.readMyData, { headers: inviter.headers })
  expect((body.data as { referrals: object }).referrals).toMatchObject({
    invited_by: null,
    invited: [{ state: 'paid', reward: REWARD }],
  })
})

test('a page of the desk’s list is asked for in one go, however long it is', async () => {
  const nobodyWaits: Pick<ReferralDoors, 'waiting'> = { waiting: async () => new Map() }
  const asked = async () => {
    let count = 0
    const db = new Proxy(world.db, {
      get: (target, name, self) => {
        if (name === 'many' || name === 'one' || name === 'maybe') count += 1
        return Reflect.get(target, name, self)
      },
    })
    const context = { db, now: world.clock.now(), translate: String } as unknown as RequestContext
    const { value } = await listReferrals(context, nobodyWaits as ReferralDoors, {})
    return { count, rows: value.items.length }
  }
  const few = await asked()
  for (let n = 0; n < 3; n++) await world.pair()
  const more = await asked()
  expect(more.rows).toBe(few.rows + 3)
  expect(more.count).toBe(few.count)
})

test('above the limit of one inviter the desk looks, and a yes takes two people', async () => {
  const inviter = await world.customer()
  const friends: Customer[] = []
  for (let n = 0; n < 4; n++) friends.push(await world.customer({ referral_id: inviter.code }))
  for (const friend of friends) await world.ten(friend)
  world.clock.advance(8 * day)
  await Promise.all([1, 2].map(() => settleReferrals(world.db, world.clock.now())))
  expect(await world.balance(inviter)).toBe(3 * REWARD)
  const [cashier, admin] = [await addPerson(world, 'cashier'), await addPerson(world, 'admin')]
  const list = await world.call(referralCalls.listReferrals, {
    query: { state: 'review' },
    headers: cashier.headers,
  })
  const [waiting] = (list.body.data as { items: DeskReferral[] }).items
  expect(waiting).toMatchObject({ given: 6 * REWARD, may_be_paid: true, reasons: [{ code: 'many' }] })
  const allowed = await world.call(referralCalls.allowReferral, {
    params: { id: waiting?.id },
    body: { note: 'Koʻp tanishi bor' },
    headers: cashier.headers,
  })
  const { approval_id: approval } = allowed.body.data as { approval_id: string }
  expect(await world.balance(inviter), 'one person is not enough').toBe(3 * REWARD)
  expect(await secondPerson(world).approve(cashier, approval)).toMatchObject({ code: 'approval_own' })
  expect(await secondPerson(world).approve(admin, approval)).toMatchObject({ status: 200 })
  expect(await world.balances(inviter, ...friends)).toEqual([4 * REWARD, REWARD, REWARD, REWARD, REWARD])
  expect(await checkBooks(world.db)).toEqual([])
})

test('the friend is reminded while something is missing, each time once', async () => {
  const { friend } = await world.pair()
  const reminders = async () =>
    (
      await world.db.many<{ left: string }>(sql`
        select payload ->> 'daysLeft' as left from outbox
        where topic = 'event:promos.referral-reminded' and (payload ->> 'friendId')::bigint = ${friend.id} order by id`)
    ).map(({ left }) => left)
  await world.later(45)
  expect(await reminders()).toEqual([])
  await world.later(1)
  await world.later(1)
  expect(await reminders()).toEqual(['14'])
  await world.later(10)
  await world.later(2)
  expect(await reminders()).toEqual(['14', '3'])
})
