import { beforeAll, expect, test } from 'vitest'
import { openShortLink } from '#modules/links/index.ts'
import { passcodeOf } from '#modules/tracking/index.ts'
import { trackingCalls } from '#modules/tracking/tracking.calls.ts'
import { sql } from '#platform/db/sql.ts'
import {
  addPerson,
  day,
  hour,
  type Person,
  type Shown,
  startWorld,
  type World,
} from '../../../tests/scenarios/parcel-world.ts'
import { bent } from '../../../tests/support/bent.ts'
import { badgeCalls } from './badge.calls.ts'
import { feedbackCodeOf } from './feedback-code.ts'
import { makeRatingLink } from './index.ts'
import { ratingCalls } from './rating.calls.ts'
import type { DriverInfo } from './rating.contract.ts'
import { dropUndone } from './rating.service.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
  await world.topUp(world.people.sender, 10_000_000)
})

/** A parcel of the sender that a courier of its own has brought, to be undone still. */
async function delivered(courier?: Person): Promise<{ order: Shown; courier: Person }> {
  const { people, place, checkout, does } = world
  const carrier = courier ?? (await addPerson(world, 'courier'))
  await world.db.run(sql`update person set full_name = 'Toʻxtayev Jasur' where id = ${carrier.id}`)
  const order = await place(people.sender)
  await checkout(people.sender, [order], 'balance')
  await does(carrier, order, 'accept')
  await does(carrier, order, 'pick_up')
  await deliver(carrier, order)
  return { order, courier: carrier }
}

const deliver = (courier: Person, order: Shown) =>
  world.does(courier, order, 'deliver', { proof: { kind: 'neighbour', name: 'Olim aka', signature: 'imzo' } })

const readOf = (who: Person, { id }: Shown) =>
  world.call(ratingCalls.readDriver, { query: { orderId: id }, headers: who.headers })
const rate = (who: Person, { id }: Shown, body: object) =>
  world.call(ratingCalls.rateDriver, { headers: who.headers, body: { orderId: id, ...body } })
const codeFor = ({ id }: Shown, side: 'sender' | 'receiver' = 'receiver') =>
  feedbackCodeOf(world.secrets, Number(id), side)
const feedback = (code: string, body?: object) =>
  body
    ? world.call(ratingCalls.rateDriverByLink, { params: { code }, body })
    : world.call(ratingCalls.readDriverByLink, { params: { code } })
const dataOf = ({ body }: { body: Record<string, unknown> }) => body.data as DriverInfo

/** What is kept beside the ratings, and what they add up to. */
async function sumsOf({ id }: Person) {
  return world.db.one<{ stars: number; ratings: number; counted: number; added: number }>(sql`
    select coalesce((select stars from courier_rating where courier_id = ${id}), 0) as stars,
      coalesce((select ratings from courier_rating where courier_id = ${id}), 0)::integer as ratings,
      count(*) as counted, coalesce(sum(stars), 0) as added
    from driver_rating where courier_id = ${id}`)
}

test('the sender sees first name and rating of the courier, and nothing else of them', async () => {
  const { order } = await delivered()
  expect(dataOf(await readOf(world.people.sender, order))).toEqual({
    first_name: 'Jasur',
    photo: null,
    rating: null,
    review: null,
    open_until: new Date(world.clock.now().getTime() + 30 * day).toISOString(),
  })
})

test('both sides rate, each once; for a day what was said can be said again', async () => {
  const { order, courier } = await delivered()
  const { sender } = world.people
  await rate(sender, order, {
    stars: 5,
    tags: ['polite', 'polite', 'on_time'],
    comment: '  Rahmat,\n katta! ',
  })
  expect(dataOf(await feedback(codeFor(order), { stars: 2, tags: ['late'] }))).toMatchObject({
    review: { stars: 2, tags: ['late'], comment: null },
  })
  expect(dataOf(await readOf(sender, order)).review).toMatchObject({
    stars: 5,
    tags: ['polite', 'on_time'],
    comment: 'Rahmat, katta!',
  })
  expect(await sumsOf(courier)).toEqual({ stars: 7, ratings: 2, counted: 2, added: 7 })
  const { headers } = world.people.operator
  const listed = await world.call(badgeCalls.readCourierRatings, { params: { id: courier.id }, headers })
  expect(listed.body.data).toHaveLength(2)
  expect(listed.body.data).toContainEqual(
    expect.objectContaining({ order_id: order.id, side: 'sender', stars: 5, comment: 'Rahmat, katta!' }),
  )

  world.clock.advance(23 * hour)
  expect((await feedback(codeFor(order), { stars: 4 })).status).toBe(200)
  expect(await sumsOf(courier)).toEqual({ stars: 9, ratings: 2, counted: 2, added: 9 })
  world.clock.advance(hour)
  expect((await feedback(codeFor(order), { stars: 1 })).body.code).toBe('rating_closed')
  expect(dataOf(await feedback(codeFor(order)))).toMatchObject({ open_until: null, review: { stars: 4 } })
  expect(await sumsOf(courier)).toMatchObject({ stars: 9, ratings: 2 })
})

test('thirty days after the delivery nobody rates it any more', async () => {
  const { order } = await delivered()
  world.clock.advance(30 * day)
  expect((await feedback(codeFor(order), { stars: 5 })).body.code).toBe('rating_closed')
})

test('before the delivery, and for what was collected at a point, there is nobody to rate', async () => {
  const { people, place } = world
  const order = await place(people.sender)
  expect((await readOf(people.sender, order)).body.code).toBe('nothing_to_rate')
  expect((await feedback(codeFor(order), { stars: 5 })).body.code).toBe('nothing_to_rate')
})

test('another’s order, a missing one and an invented code answer the same', async () => {
  const { order } = await delivered()
  const { stranger } = world.people
  for (const answer of [
    await readOf(stranger, order),
    await rate(stranger, order, { stars: 1 }),
    await readOf(stranger, { ...order, id: '10000000' }),
    await feedback('invented'),
    await feedback(bent(codeFor(order)), { stars: 1 }),
    await feedback(order.id),
  ])
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
})

test('stars, tags and length are held to their bounds; what cannot be seen is left out', async () => {
  const { order } = await delivered()
  const { sender } = world.people
  for (const body of [
    { stars: 0 },
    { stars: 6 },
    { stars: 4.5 },
    { stars: 5, tags: ['handsome'] },
    { stars: 5, comment: 'a'.repeat(501) },
    {},
  ])
    expect((await rate(sender, order, body)).status).toBe(422)
  const said = await rate(sender, order, { stars: 5, comment: 'a\u202eb\u0007\u200b 👍' })
  expect(dataOf(said).review?.comment).toBe('ab 👍')
})

test('a delivery that is undone takes its ratings with it; the next one is rated anew', async () => {
  const { order, courier } = await delivered()
  await feedback(codeFor(order), { stars: 1 })
  await world.does(courier, order, 'undo_delivery')
  expect((await feedback(codeFor(order))).body.code).toBe('nothing_to_rate')
  await dropUndone(world.db, world.clock.now())
  expect(await sumsOf(courier)).toEqual({ stars: 0, ratings: 0, counted: 0, added: 0 })

  world.clock.advance(60_000)
  await deliver(courier, order)
  expect(dataOf(await feedback(codeFor(order))).review).toBeNull()
  await feedback(codeFor(order), { stars: 5 })
  await dropUndone(world.db, world.clock.now())
  expect(await sumsOf(courier)).toEqual({ stars: 5, ratings: 1, counted: 1, added: 5 })
})

test('undone and delivered again before anybody cleared away: the old word counts for nothing', async () => {
  const { order, courier } = await delivered()
  await feedback(codeFor(order), { stars: 1 })
  await feedback(codeFor(order, 'sender'), { stars: 2 })
  await world.does(courier, order, 'undo_delivery')
  world.clock.advance(60_000)
  await deliver(courier, order)
  await feedback(codeFor(order), { stars: 4 })
  expect(await sumsOf(courier)).toMatchObject({ stars: 6, ratings: 2 })
  await dropUndone(world.db, world.clock.now())
  expect(await sumsOf(courier)).toEqual({ stars: 4, ratings: 1, counted: 1, added: 4 })
})

test('the average is shown from five ratings on, with one decimal', async () => {
  const { courier, order } = await delivered()
  const orders = [order, (await delivered(courier)).order, (await delivered(courier)).order]
  const stars = [5, 4, 4, 5, 5]
  for (const [index, given] of stars.entries()) {
    const rated = orders[Math.floor(index / 2)] as Shown
    expect(dataOf(await feedback(codeFor(rated, 'sender'))).rating).toBeNull()
    await feedback(codeFor(rated, index % 2 ? 'sender' : 'receiver'), { stars: given })
  }
  expect(dataOf(await feedback(codeFor(order))).rating).toBe(4.6)
})

test('two who press at the same moment are one rating', async () => {
  const { order, courier } = await delivered()
  await Promise.all([1, 2, 3, 4, 5].map((stars) => feedback(codeFor(order), { stars })))
  const sums = await sumsOf(courier)
  expect(sums).toMatchObject({ ratings: 1, counted: 1 })
  expect(sums.stars).toBe(sums.added)
})

test('tracking tells whoever has the right how they rated, and nobody else', async () => {
  const { order } = await delivered()
  const track = async (side?: 'sender' | 'receiver') => {
    const { body } = await world.call(trackingCalls.trackParcel, {
      params: { trackId: order.tracking_code },
      query: side ? { p: passcodeOf(world.secrets, order.tracking_code, side) } : {},
    })
    const { personal } = body.data as { personal: { rating: { code: string } } | null }
    return { status: body.review_status, code: personal?.rating?.code }
  }
  const { status, code } = await track('receiver')
  expect(status).toBe(0)
  await feedback(String(code), { stars: 4 })
  expect((await track('receiver')).status).toBe(4)
  expect((await track('sender')).status).toBe(0)
  expect(await track()).toEqual({ status: null, code: undefined })
})

test('five digits, which the courier knows, do not give the way to rate', async () => {
  const { order } = await delivered()
  for (const digits of ['12233', '45566']) {
    const opened = await world.call(trackingCalls.openPersonalView, {
      params: { trackId: order.tracking_code },
      body: { digits },
    })
    const { view, personal } = opened.body.data as { view: string; personal: object }
    expect(personal).toMatchObject({ rating: null })
    const again = await world.call(trackingCalls.trackParcel, {
      params: { trackId: order.tracking_code },
      query: { p: view },
    })
    expect(again.body).toMatchObject({ review_status: null, data: { personal: { rating: null } } })
  }
})

test('the link of a message leads to the page of that parcel, in the language of the person', async () => {
  const { order } = await delivered()
  const { db, secrets, clock } = world
  const now = clock.now()
  const speaker = { orderId: Number(order.id), side: 'receiver', locale: 'ru' } as const
  const token = await makeRatingLink({ db, secrets, now }, speaker)
  const target = String(await openShortLink({ db, secrets }, token, now))
  expect(target).toMatch(/^\/ru\/feedback\/[\w-]+$/)
  expect((await feedback(String(target.split('/').at(-1)))).status).toBe(200)
  expect(target).not.toContain(order.id)
})
