import { beforeAll, expect, test } from 'vitest'
import { receiverCalls } from '#modules/orders/receiver/receiver.calls.ts'
import { receiverLinkOf } from '#modules/orders/receiver/receiver-link.ts'
import { sql } from '#platform/db/sql.ts'
import { day, hour, type Shown, startWorld, type World } from '../../../tests/scenarios/parcel-world.ts'
import type { Answer } from '../../../tests/support/test-app.ts'
import { passcodeOf } from './passes.ts'
import { trackingCalls } from './tracking.calls.ts'
import type { Tracked } from './tracking.contract.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
  await world.topUp(world.people.sender, 10_000_000)
})

const track = (code: string, query: Record<string, unknown> = {}, from?: string) =>
  world.call(trackingCalls.trackParcel, { params: { trackId: code }, query, ...(from ? { from } : {}) })
const personal = (code: string, digits: string, from?: string) =>
  world.call(trackingCalls.openPersonalView, {
    params: { trackId: code },
    body: { digits },
    ...(from ? { from } : {}),
  })
const tracked = ({ body }: Answer) => body as unknown as Tracked
const picture = (answer: Answer) =>
  tracked(answer)
    .data.steps.map(({ state }) => ({ passed: '=', current: '*', ahead: '.' })[state])
    .join('')

/** Paid and collected by the courier. */
async function onTheRoad(overrides: Record<string, unknown> = {}): Promise<Shown> {
  const { sender, courier } = world.people
  const order = await world.place(sender, overrides)
  await world.checkout(sender, [order], 'balance')
  await world.does(courier, order, 'accept')
  return world.does(courier, order, 'pick_up')
}

test('a parcel is found under both spellings, however its code is written, in the language that was asked for', async () => {
  const order = await world.place(world.people.sender)
  const answer = await track(order.tracking_code)
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({
    success: true,
    code: 0,
    message: null,
    review_status: null,
    order: { id: order.id, tracking_code: order.tracking_code, status: 'draft' },
    data: {
      // The middle of the capital, not of the district that it is sent from.
      from: { region: 14, name: 'Toshkent', centre: { latitude: 41.30383, longitude: 69.26882 } },
      to: { region: 8, name: 'Samarqand' },
      sender: 'D. K.',
      receiver: 'B. T.',
      ended: null,
      stage: 'ahead',
      personal: null,
    },
  })
  const written = `  ${order.tracking_code.toLowerCase().replace(/(.{4})/g, '$1-')}`
  expect((await track(written)).body).toEqual(answer.body)
  const right = await world.call(trackingCalls.trackParcelWellSpelled, {
    params: { trackId: order.tracking_code },
  })
  expect(right.body).toEqual(answer.body)
  const russian = tracked(await track(order.tracking_code, { lang: 'ru' }))
  expect(russian.data.to.name).toBe('Самарканд')
  expect(russian.data.steps[0]?.label).toBe('Заказ создан')
})

test('a number that is not in the system, or cannot be one, answers 200 with code 4', async () => {
  const unknown = await track('TB00000000000000')
  expect([unknown.status, unknown.body.code]).toEqual([200, 4])
  expect(unknown.body).toMatchObject({ success: true, order: null, data: null, review_status: null })
  expect(unknown.body.message).toContain('tizimda yoʻq')
  for (const code of ['TB00000000000001', 'nonsense', '12345678', 'TB0000000000000x', "TB' or 1=1"])
    expect((await track(code)).body).toEqual(unknown.body)
  expect((await track('x'.repeat(65))).status).toBe(422)
})

test('steps, places, promise and choices follow the parcel', async () => {
  const { courier, samarkandAgent } = world.people
  const order = await onTheRoad({ time_interval: '12:00-15:00' })
  const moving = await track(order.tracking_code)
  expect(picture(moving)).toBe('===*...')
  const { promised, events, stage } = tracked(moving).data
  expect([stage, promised?.hours]).toEqual(['moving', null])
  expect(events.map(({ verb, place }) => `${verb} ${place?.name}`)).toEqual([
    'place Toshkent',
    'accept Toshkent',
    'pick_up Toshkent',
  ])

  await world.does(samarkandAgent, order, 'store', { scan: order.tracking_code })
  expect(tracked(await track(order.tracking_code)).data.events.at(-1)).toMatchObject({
    verb: 'store',
    place: { region: 8, name: 'Samarqand' },
    point: null,
  })
  await world.does(courier, order, 'pick_up', { scan: order.tracking_code })
  const near = await track(order.tracking_code)
  expect(picture(near)).toBe('====*..')
  expect(tracked(near).data).toMatchObject({
    stage: 'last_leg',
    promised: { from: '2026-11-16', to: '2026-11-16', hours: { from: '12:00', to: '15:00' } },
    allowed_actions: ['refuse'],
  })

  await world.does(courier, order, 'fail_delivery', { reason: 'nobody_home', photos: ['door'] })
  const failed = tracked(await track(order.tracking_code)).data
  expect([failed.stage, failed.promised?.from]).toEqual(['failed', '2026-11-17'])
  expect(failed.allowed_actions).toEqual(['redeliver', 'refuse', 'redirect'])
  expect(failed.events.at(-1)).toMatchObject({ verb: 'fail_delivery', reason: null })
})

test('the passcode of a link opens both sides, and only of its own parcel', async () => {
  const order = await onTheRoad()
  const other = await onTheRoad()
  const code = await world.receiverCode(order)
  const pass = (side: 'sender' | 'receiver') => passcodeOf(world.secrets, order.tracking_code, side)
  expect(pass('receiver')).toMatch(/^[0-9A-Za-z]{16}$/)
  expect(pass('receiver')).not.toBe(pass('sender'))

  const byReceiver = tracked(await track(order.tracking_code, { p: pass('receiver') })).data.personal
  expect(byReceiver).toMatchObject({
    sender: { full_name: 'Dilnoza Karimova', phone_number: '901112233', street: 'Bunyodkor 12, 4-uy' },
    receiver: { full_name: 'Bobur Toshmatov', phone_number: '934445566', street: 'Registon 7, 15-uy' },
    description: 'Kitoblar',
    receiver_code: code,
  })
  const bySender = tracked(await track(order.tracking_code, { passcode: pass('sender') })).data.personal
  expect(bySender).toMatchObject({ receiver: { street: 'Registon 7, 15-uy' }, receiver_code: null })

  for (const wrong of [pass('receiver').toLowerCase(), `${pass('receiver')}x`, 'x', 'a'.repeat(16), ''])
    expect(tracked(await track(order.tracking_code, { p: wrong })).data.personal).toBeNull()
  expect(tracked(await track(other.tracking_code, { p: pass('receiver') })).data.personal).toBeNull()
})

test('the last five digits of either phone open the personal view for an hour', async () => {
  const order = await onTheRoad()
  for (const digits of ['12233', '45566']) {
    const answer = await personal(order.tracking_code, digits)
    expect(answer.status).toBe(200)
    const { view, personal: shown } = answer.body.data as { view: string; personal: object }
    expect(shown).toMatchObject({ receiver: { phone_number: '934445566' }, receiver_code: null })
    const again = tracked(await track(order.tracking_code, { p: view })).data
    expect(again.personal).toEqual(shown)
    expect(again.events.map(({ verb }) => verb)).toContain('accept')
  }
  const { view } = (await personal(order.tracking_code, '45566')).body.data as { view: string }
  world.clock.advance(hour)
  expect(tracked(await track(order.tracking_code, { p: view })).data.personal).toBeNull()
})

test('thirty days after its end a parcel opens to nobody by passcode, digits, slip or link; its steps stay', async () => {
  const { courier } = world.people
  const order = await onTheRoad()
  const slip = (
    await world.does(courier, order, 'fail_delivery', { reason: 'nobody_home', photos: ['door'] })
  ).call_card
  await world.does(world.people.operator, order, 'redeliver')
  const viewed = (await personal(order.tracking_code, '45566')).body.data as { view: string }
  await world.does(courier, order, 'deliver', { code: await world.receiverCode(order), collected: 0 })
  const pass = passcodeOf(world.secrets, order.tracking_code, 'receiver')
  const link = receiverLinkOf(world.secrets, Number(order.id))
  const opened = async () => ({
    passcode: tracked(await track(order.tracking_code, { p: pass })).data.personal !== null,
    view: tracked(await track(order.tracking_code, { p: viewed.view })).data.personal !== null,
    digits: (await personal(order.tracking_code, '45566')).status,
    slip: (
      await world.call(trackingCalls.openByCallCard, { body: { number: String(slip), digits: '45566' } })
    ).status,
    link: (await world.call(receiverCalls.readReceiverPage, { params: { link } })).status,
  })
  expect(await opened()).toEqual({ passcode: true, view: true, digits: 200, slip: 200, link: 200 })
  world.clock.advance(30 * day)
  expect(await opened()).toEqual({ passcode: false, view: false, digits: 403, slip: 403, link: 404 })
  expect(picture(await track(order.tracking_code))).toBe('======*')
})

const secretOf = ({ status, body }: Answer) => {
  const { request_id: _, ...rest } = body
  return { status, ...rest }
}

test('five wrong tries lock a parcel for the hour, over all addresses; wrong, locked and unknown answer the same', async () => {
  const order = await world.place(world.people.sender)
  const unknown = secretOf(await personal('TB00000000000000', '45566', '10.1.0.1'))
  expect(unknown).toMatchObject({ status: 403, code: 'personal_view_refused' })
  expect(secretOf(await personal('nonsense', '45566', '10.1.0.1'))).toEqual(unknown)
  for (let index = 0; index < 5; index++)
    expect(secretOf(await personal(order.tracking_code, `0000${index}`, `10.1.${index}.1`))).toEqual(unknown)
  // Right, and too late.
  expect(secretOf(await personal(order.tracking_code, '45566', '10.2.0.1'))).toEqual(unknown)
  world.clock.advance(hour - 1)
  expect((await personal(order.tracking_code, '45566', '10.2.0.1')).status).toBe(403)
  world.clock.advance(1)
  expect((await personal(order.tracking_code, '45566', '10.2.0.1')).status).toBe(200)
  // The link of the SMS is the way in meanwhile; and other parcels stay open.
  const pass = passcodeOf(world.secrets, order.tracking_code, 'receiver')
  expect(tracked(await track(order.tracking_code, { p: pass })).data.personal).not.toBeNull()
})

test('guesses that come at the same time are counted one after the other', async () => {
  const order = await world.place(world.people.sender)
  const wrong = Array.from({ length: 30 }, (_, index) =>
    personal(order.tracking_code, `1${index + 1000}`, '10.3.0.1'),
  )
  await Promise.all(wrong)
  const { tries } = await world.db.one<{ tries: Date[] }>(
    sql`select tries from tracking_guess where subject = ${`order:${order.id}`}`,
  )
  expect(tries).toHaveLength(5)
})

test('three hundred guesses over HTTP open nothing; one network is then told to wait', async () => {
  const order = await world.place(world.people.sender)
  const answers: Answer[] = []
  for (let index = 0; index < 300; index++) {
    // Every address there is, and the right digits among the last.
    const digits = index < 290 ? String(10_000 + index) : '45566'
    answers.push(await personal(order.tracking_code, digits, `10.4.${index}.7`))
  }
  expect(answers.map(({ status }) => status).every((status) => status === 403)).toBe(true)

  const spread = await Promise.all(Array.from({ length: 20 }, () => world.place(world.people.sender)))
  const fromOne: number[] = []
  for (let index = 0; index < 110; index++) {
    const { tracking_code: code } = spread[index % spread.length] ?? order
    fromOne.push((await personal(code, String(20_000 + index), '10.5.0.1')).status)
  }
  expect(fromOne.slice(0, 100).every((status) => status === 403)).toBe(true)
  expect(fromOne.slice(100)).toEqual(Array(10).fill(429))
})

test('rows of guesses leave again, and unknown numbers fill nothing', async () => {
  world.clock.advance(day)
  for (let index = 0; index < 40; index++)
    await personal(`TB${String(index).padStart(14, '0')}`, '45566', '10.6.0.1')
  world.clock.advance(day)
  for (let index = 0; index < 200; index++) await personal('TB00000000000000', '45566', `10.7.${index}.1`)
  const { old } = await world.db.one<{ old: number }>(sql`
    select count(*) as old from tracking_guess where last_at < ${new Date(world.clock.now().getTime() - day / 2)}`)
  expect(old).toBe(0)
})

test('the card of a failed attempt and the receiver’s digits lead to the parcel and its choices', async () => {
  const order = await onTheRoad()
  const failed = await world.does(world.people.courier, order, 'fail_delivery', {
    reason: 'nobody_home',
    photos: ['door'],
  })
  const card = (number: unknown, digits: string) =>
    world.call(trackingCalls.openByCallCard, { body: { number, digits }, from: '10.8.0.1' })
  const number = failed.call_card ?? ''
  const answer = await card(`${number.slice(0, 4)} ${number.slice(4)}`, '45566')
  expect(answer.body.data).toMatchObject({
    tracking_code: order.tracking_code,
    allowed_actions: ['change_address', 'redeliver', 'refuse', 'redirect'],
  })
  const { view } = answer.body.data as { view: string }
  expect(tracked(await track(order.tracking_code, { p: view })).data.personal).not.toBeNull()

  // The sender has no card.
  const refused = secretOf(await card(number, '12233'))
  expect(refused).toMatchObject({ status: 403, code: 'personal_view_refused' })
  expect(secretOf(await card('99999999', '45566'))).toEqual(refused)
  expect((await card('1234', '45566')).status).toBe(422)
  // One lock for both ways in.
  for (const digits of ['00001', '00002', '00003', '00004'])
    await personal(order.tracking_code, digits, '10.8.0.2')
  expect(secretOf(await card(number, '45566'))).toEqual(refused)
})

test('looking up one number after the other is slowed down, for one network', async () => {
  const statuses: number[] = []
  for (let index = 0; index < 301; index++)
    statuses.push((await track('TB00000000000000', {}, '10.9.0.1')).status)
  expect(statuses.slice(0, 300).every((status) => status === 200)).toBe(true)
  expect(statuses[300]).toBe(429)
  expect((await track('TB00000000000000', {}, '10.9.1.1')).status).toBe(200)
  world.clock.advance(60_000)
  expect((await track('TB00000000000000', {}, '10.9.0.1')).status).toBe(200)
})
