import { beforeAll, beforeEach, expect, test } from 'vitest'
import { makeShortLink, openShortLink } from '#modules/links/index.ts'
import { type NoticeWorld, type Parcel, startNoticeWorld } from '../../../../tests/scenarios/notice-world.ts'
import { day } from '../../../../tests/scenarios/parcel-world.ts'
import { linksOf } from '../domain/link-life.ts'
import { messageJobs } from '../jobs.ts'
import { endLinks, forgetPerson } from './parcel-links.service.ts'

let world: NoticeWorld
beforeAll(async () => {
  world = await startNoticeWorld()
})
beforeEach(() => world.at(12))

const later = (days: number) => new Date(world.clock.now().getTime() + days * day)

async function linksTo({ id }: Parcel) {
  const about = { reference: linksOf(Number(id)), expiresAt: later(30), now: world.clock.now() }
  return {
    track: await makeShortLink(world, { ...about, purpose: 'track', target: '/t/TB00000000000017?p=abc' }),
    update: await makeShortLink(world, { ...about, purpose: 'update', target: '/update/abc' }),
    rate: await makeShortLink(world, { ...about, purpose: 'rate', target: '/feedback/abc' }),
  }
}

const opens = async (token: string, at = world.clock.now()) =>
  (await openShortLink(world, token, at)) !== undefined

test('after the hand-over there is nothing to choose, and a week later nothing to see', async () => {
  const sender = await world.newSender()
  await world.choose(sender, 'order_delivered', 'sms', true)
  const [order, other] = [
    await world.paid(sender, world.newPhone()),
    await world.paid(sender, world.newPhone()),
  ]
  await world.carried(order)
  const [{ track, update, rate }, others] = [await linksTo(order), await linksTo(other)]
  await world.does(world.people.courier, order, 'deliver', { code: await world.receiverCode(order) })
  await world.tell(order)
  for (const { id } of [order, other]) await endLinks(world, Number(id))
  expect(await opens(update)).toBe(false)
  const [, told = ''] = (await world.textsTo(await world.phoneOf(sender))).at(-1)?.split('tezbox.uz/') ?? []
  for (const token of [track, told]) {
    expect(await opens(token, later(6.9))).toBe(true)
    expect(await opens(token, later(7))).toBe(false)
  }
  expect(await opens(rate, later(7))).toBe(true)
  // The other parcel is still under way.
  expect(await opens(others.update)).toBe(true)
  expect(await opens(others.track, later(20))).toBe(true)
})

test('links are looked at only after what may end them', () => {
  const { subscriptions } = messageJobs(world.deps)
  const end = subscriptions.find(({ job }) => job.name === 'notifications.end-links')
  const last = ['deliver', 'hand_out', 'expire', 'cancel', 'write_off']
  const wanted = [...last, 'pick_up', 'redeliver', 'store', 'complete'].filter((verb) =>
    end?.wants({ orderId: 1, verb, seq: 1 }),
  )
  expect(wanted).toEqual(last)
})

test('who deletes their account leaves no link to what they sent; what was sent to them stays', async () => {
  const person = await world.newSender()
  await world.choose(person, 'order_accepted', 'sms', true)
  const phone = await world.phoneOf(person)
  const [theirs, toThem] = [
    await world.paid(person, world.newPhone()),
    await world.paid(await world.newSender(), phone),
  ]
  await world.carried(toThem)
  for (const order of [theirs, toThem]) await world.tell(order)
  const [gone, kept] = [await linksTo(theirs), await linksTo(toThem)]
  await forgetPerson(world.db, phone)
  for (const token of Object.values(gone)) expect(await opens(token)).toBe(false)
  for (const token of Object.values(kept)) expect(await opens(token)).toBe(true)
})

test('who is forgotten gets nothing more, and their number is nowhere', async () => {
  const phone = world.newPhone()
  const order = await world.paid(await world.newSender(), phone)
  await world.carried(order)
  await world.plan(order)
  await forgetPerson(world.db, phone)
  await world.sendDue()
  expect((await world.rowsOf(order)).at(-1)).toMatchObject({ state: 'dropped', why: 'forgotten' })
  expect(await world.textsTo(phone)).toEqual([])
})
