import { beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/db/sql.ts'
import {
  type Customer,
  homeOf,
  type ReferralWorld,
  type Sent,
  startReferralWorld,
  type Two,
} from '../../../../tests/scenarios/referral-world.ts'
import { signUp } from '../../../../tests/support/sign-in.ts'

let world: ReferralWorld
beforeAll(async () => {
  world = await startReferralWorld()
})

const inOneBrowser = async (...people: Customer[]) => {
  for (const { phone } of people)
    await world.db.run(sql`
      insert into known_device (token_hash, phone, created_at, used_at)
      values (${Buffer.from(people[0]?.phone ?? '')}, ${phone}, now(), now())`)
}

const withStir = (stir: string, ...people: Customer[]) =>
  world.db.run(sql`
    update person set stir = ${stir}, company = 'Gilam' where id = any (${people.map(({ id }) => id)}::bigint[])`)

// The eleven of docs/decisions/0067: six that the two have in common, and five of parcels that bring nothing.
test.each<[string, string, (two: Two) => Promise<unknown>]>([
  [
    '1, one company under two names',
    'same_person',
    ({ inviter, friend }) => withStir('301234567', inviter, friend),
  ],
  [
    '2, parcels that bear the number of whoever invited',
    'same_phone',
    ({ inviter, friend }) => world.ten(friend, () => ({ fromPhone: inviter.phone })),
  ],
  ['3, one browser', 'same_device', ({ inviter, friend }) => inOneBrowser(inviter, friend)],
  [
    '4, one door',
    'same_address',
    async ({ inviter, friend }) => {
      await world.delivered(inviter, { from: 'Chilonzor 5, 12-uy' })
      await world.ten(friend, () => ({ from: 'chilonzor-5 , 12 UY' }))
    },
  ],
  [
    '5, an inviter who works for us',
    'staff',
    ({ inviter }) => world.db.run(sql`update person set role = 'courier' where id = ${inviter.id}`),
  ],
])('way %s, is refused at once, and it is said why', async (_, reason, cheat) => {
  const two = await world.pair()
  await cheat(two)
  await world.later(1)
  const { mine } = await world.read(two.friend)
  expect(mine).toMatchObject({ state: 'refused', status: 'ended', reasons: [{ code: reason }] })
  expect(mine?.reasons[0]?.text.length).toBeGreaterThan(20)
  await world.later(8)
  expect(await world.balances(two.friend)).toEqual([0])
})

test('way 6, a number that had an account before, is no new friend', async () => {
  const inviter = await world.customer()
  const phone = '936990017'
  await world.db.run(sql`
    insert into retained_person (person_id, phone, full_name, deleted_at, keep_until)
    values (${inviter.id}, ${phone}, '', now(), now())`)
  const { user, headers } = await signUp(world, phone, { full_name: 'Yana Bir', referral_id: inviter.code })
  await world.later(1)
  expect((await world.read({ id: Number(user.id), headers })).mine).toMatchObject({
    state: 'refused',
    reasons: [{ code: 'same_phone' }],
  })
})

test.each<[string, string | undefined, (two: Two, n: number) => Sent]>([
  ['7, to oneself', 'to_self', ({ friend }) => ({ phone: friend.phone })],
  ['7, to the own door under other numbers', 'to_self', ({ friend }) => ({ street: homeOf(friend) })],
  ['8, to whoever invited', 'circle', ({ inviter }) => ({ phone: inviter.phone })],
  ['9, to one receiver', undefined, () => ({ receiver: 1 })],
  ['9, to one door under many numbers', undefined, (_, n) => ({ receiver: n, street: 'Bitta eshik 1' })],
  ['10, without paying', 'unpaid', (_, n) => ({ receiver: n, isPaid: false })],
  ['11, handed over by whoever invited', 'own_hands', ({ inviter }) => ({ by: inviter.id })],
])('way %s: ten parcels bring nothing, and it is said why', async (_, reason, sent) => {
  const two = await world.pair()
  await world.ten(two.friend, (n) => sent(two, n))
  await world.later(8)
  expect(await world.balances(two.inviter, two.friend)).toEqual([0, 0])
  const { mine } = await world.read(two.friend)
  expect(mine).toMatchObject(
    reason === undefined
      ? { state: 'collecting', shipments: 10, receivers: 1 }
      : { state: 'collecting', shipments: 0, not_counted: [{ code: reason, count: 10 }] },
  )
})

test('way 8 as well: to the door of whoever invited, and between two friends of one person', async () => {
  const inviter = await world.customer()
  const [one, other] = [
    await world.customer({ referral_id: inviter.code }),
    await world.customer({ referral_id: inviter.code }),
  ]
  await world.delivered(inviter)
  await world.ten(one, (n) => (n % 2 ? { street: homeOf(inviter) } : { phone: other.phone }))
  await world.later(8)
  expect((await world.read(one)).mine?.not_counted).toMatchObject([{ code: 'circle', count: 10 }])
  expect(await world.balances(inviter, one)).toEqual([0, 0])
})
