import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { tashkentDay } from '#kernel/tashkent.ts'
import { trackingCalls } from '#modules/tracking/tracking.calls.ts'
import type { Call } from '#platform/calls/call.ts'
import { sql } from '#platform/db/sql.ts'
import { day, refusal, type Shown, startWorld, type World } from '../../../../tests/scenarios/parcel-world.ts'
import type { Answer } from '../../../../tests/support/test-app.ts'
import { runClocks } from '../life/clock.service.ts'
import { receiverCalls } from './receiver.calls.ts'
import type { ReceiverPage } from './receiver.contract.ts'
import { cardPageOf, receiverLinkOf } from './receiver-link.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
  await world.topUp(world.people.sender, 100_000_000)
})

const linkOf = ({ id }: { id: string }) => receiverLinkOf(world.secrets, Number(id))
const open = (link: string) => world.call(receiverCalls.readReceiverPage, { params: { link } })
const { changeAddress, chooseDay, choosePoint, chooseHandOver, sendDelegate, revokeDelegate } = receiverCalls
const choose = (order: { id: string }, choice: Call, body: object = {}) =>
  world.call(choice, { params: { link: linkOf(order) }, body })
const shown = ({ status, body }: Answer) => {
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.data as ReceiverPage
}
const pageOf = async (order: { id: string }) => shown(await open(linkOf(order)))
const dayFromNow = (days: number) => tashkentDay(new Date(world.clock.now().getTime() + days * day))

type Stop =
  | 'draft'
  | 'new'
  | 'accept'
  | 'pickup'
  | 'hub'
  | 'failed'
  | 'day_chosen'
  | 'redirected'
  | 'stored'
  | 'extended'
  | 'thrice'
  | 'refused'
  | 'done'

/** Along the way of a parcel to the door, as far as this stop. */
async function parcelAt(stop: Stop, overrides: Record<string, unknown> = {}): Promise<Shown> {
  const { does, people, points } = world
  const { sender, courier, samarkandAgent, tashkentAgent, operator } = people
  const order = await world.place(sender, overrides)
  if (stop === 'draft') return order
  await world.checkout(sender, [order], 'balance')
  if (stop === 'new') return order
  await does(courier, order, 'accept')
  if (stop === 'accept') return order
  await does(courier, order, 'pick_up')
  if (stop === 'pickup') return order
  if (stop === 'hub') return does(tashkentAgent, order, 'store', { scan: order.tracking_code })
  if (stop === 'done') {
    const code = await world.receiverCode(order)
    return does(courier, order, 'deliver', { code, collected: order.to_collect })
  }
  const fail = () => does(courier, order, 'fail_delivery', { reason: 'nobody_home' })
  await fail()
  if (stop === 'failed') return order
  if (stop === 'refused') await choose(order, receiverCalls.refuse)
  if (stop === 'day_chosen') await choose(order, chooseDay, { day: dayFromNow(2) })
  if (stop === 'thrice') {
    for (const _ of [1, 2]) {
      await does(operator, order, 'redeliver')
      await fail()
    }
  }
  if (!['redirected', 'stored', 'extended'].includes(stop)) return order
  shown(await choose(order, choosePoint, { point_id: points.samarkand }))
  if (stop === 'redirected') return order
  await does(samarkandAgent, order, 'store', { scan: order.tracking_code })
  if (stop === 'extended') await choose(order, receiverCalls.extendStorage)
  return order
}

const kinds = ['day', 'point', 'address', 'hand_over', 'delegate', 'storage', 'code', 'refuse'] as const

const table: [Stop, Record<(typeof kinds)[number], string>][] = [
  ['draft', all('not_agreed')],
  ['new', with_({ day: 'no_attempt', storage: 'not_stored', code: 'no_code', refuse: 'with_sender' })],
  ['accept', with_({ day: 'no_attempt', storage: 'not_stored', code: 'no_code', refuse: 'with_sender' })],
  ['pickup', with_({ day: 'no_attempt', point: 'on_the_road', storage: 'not_stored' })],
  ['hub', with_({ day: 'no_attempt', storage: 'not_stored' })],
  ['failed', with_({ storage: 'not_stored' })],
  ['day_chosen', with_({ storage: 'not_stored' })],
  [
    'redirected',
    with_({
      day: 'goes_to_point',
      address: 'goes_to_point',
      hand_over: 'goes_to_point',
      storage: 'not_stored',
    }),
  ],
  [
    'stored',
    with_({ day: 'goes_to_point', point: 'at_point', address: 'goes_to_point', hand_over: 'goes_to_point' }),
  ],
  [
    'extended',
    with_({
      day: 'goes_to_point',
      point: 'at_point',
      address: 'goes_to_point',
      hand_over: 'goes_to_point',
      storage: 'extended',
    }),
  ],
  ['thrice', with_({ day: 'attempts_used', point: 'attempts_used', storage: 'not_stored' })],
  ['refused', all('refused')],
  ['done', all('over')],
]

function all(reason: string) {
  return Object.fromEntries(kinds.map((kind) => [kind, reason])) as Record<(typeof kinds)[number], string>
}
function with_(closed: Partial<Record<(typeof kinds)[number], string>>) {
  return { ...all('open'), ...closed }
}

const everyChoice = () => ({
  day: [chooseDay, { day: dayFromNow(1) }],
  point: [choosePoint, { point_id: world.points.samarkand }],
  address: [changeAddress, { street: 'Registon 9, 3-uy' }],
  hand_over: [chooseHandOver, { kind: 'safe_place', place: 'Hovlidagi ombor' }],
  delegate: [sendDelegate, { name: 'Aziz Karimov', phone: '901234567' }],
  storage: [receiverCalls.extendStorage, {}],
  code: [receiverCalls.renewCode, {}],
  refuse: [receiverCalls.refuse, {}],
})

test.each(table)('%s: what is offered is what can be done, and nothing else', async (stop, expected) => {
  const order = await parcelAt(stop)
  const { choices } = await pageOf(order)
  const offered = Object.fromEntries(choices.map(({ kind, reason }) => [kind, reason ?? 'open']))
  expect(offered).toEqual(expected)
  for (const { kind, price, deadline, allowed } of choices) {
    expect([price, deadline !== null]).toEqual([0, allowed])
    if (allowed) continue
    const [choice, body] = everyChoice()[kind] as [Call, object]
    expect(refusal(await choose(order, choice, body)), kind).toMatchObject({
      status: 409,
      code: 'action_not_allowed',
    })
  }
})

test('with money to collect nobody else takes it at the door, and no locker does', async () => {
  const order = await parcelAt('failed', { services: ['cod'], product_fee: 90_000 })
  const page = await pageOf(order)
  expect(page.choices.find(({ kind }) => kind === 'hand_over')?.reason).toBe('money')
  expect(page).toMatchObject({ to_collect: 90_000, point_search: { cod: true, region: 8, fits: '0.8' } })
  const { locker, tashkent } = world.points
  expect(refusal(await choose(order, choosePoint, { point_id: locker })).code).toBe('point_cannot_take')
  expect(refusal(await choose(order, choosePoint, { point_id: tashkent })).code).toBe('point_elsewhere')
  expect(refusal(await choose(order, choosePoint, { point_id: 987_654 })).code).toBe('point_not_found')
})

test('a redirected parcel goes to that point and no other, and is handed out there', async () => {
  const { does, people, points, read } = world
  const order = await parcelAt('redirected')
  expect(await read(people.operator, order)).toMatchObject({
    status: 'failed_delivery',
    wishes: { point_id: points.samarkand },
  })
  const elsewhere = await does(people.lockerAgent, order, 'store', { scan: order.tracking_code })
  expect(elsewhere.custody).toMatchObject({ holder: 'origin_point', point_id: points.locker })
  await does(people.courier, order, 'pick_up', { scan: order.tracking_code })
  const there = await does(people.samarkandAgent, order, 'store', { scan: order.tracking_code })
  expect(there.custody.holder).toBe('destination_point')
  expect((await pageOf(order)).point).toMatchObject({ id: points.samarkand, name: 'Punkt' })
  const code = await world.receiverCode(order)
  expect((await does(people.samarkandAgent, order, 'hand_out', { code, collected: 0 })).status).toBe('done')
})

test('a parcel that lies at the chosen point already waits there from that moment on', async () => {
  const { does, people, points } = world
  const order = await parcelAt('pickup')
  await does(people.samarkandAgent, order, 'store', { scan: order.tracking_code })
  const page = shown(await choose(order, choosePoint, { point_id: points.samarkand }))
  expect(page.stored_until).toBe(new Date(world.clock.now().getTime() + 7 * day).toISOString())
  const code = await world.receiverCode(order)
  expect((await does(people.samarkandAgent, order, 'hand_out', { code, collected: 0 })).status).toBe('done')
})

test('another day: one of those offered, changed again until it comes, and tracking promises it', async () => {
  const order = await parcelAt('failed', { time_interval: '12:00-15:00' })
  const { days } = await pageOf(order)
  expect(days).toEqual([1, 2, 3, 4, 5, 6, 7].map(dayFromNow))
  for (const wrong of [dayFromNow(0), dayFromNow(8)])
    expect(refusal(await choose(order, chooseDay, { day: wrong })).code).toBe('day_not_offered')
  shown(await choose(order, chooseDay, { day: dayFromNow(3) }))
  const page = shown(await choose(order, chooseDay, { day: dayFromNow(2) }))
  expect(page).toMatchObject({
    status: 'pickup',
    chosen: { day: dayFromNow(2) },
    time_interval: '12:00-15:00',
  })
  expect(page.choices.find(({ kind }) => kind === 'day')?.deadline).toEqual({
    when: 'moment',
    at: `${dayFromNow(1)}T19:00:00.000Z`,
  })
  const tracked = await world.call(trackingCalls.trackParcel, { params: { trackId: order.tracking_code } })
  expect(tracked.body.data).toMatchObject({
    promised: { from: dayFromNow(2), to: dayFromNow(2), hours: { from: '12:00', to: '15:00' } },
  })
  expect((await world.read(world.people.courier, order)).wishes).toMatchObject({ day: dayFromNow(2) })
})

test('the courier sees the neighbour, the sender does not', async () => {
  const order = await parcelAt('pickup')
  const neighbour = { kind: 'neighbour', name: 'Nodira opa', phone: '901234567' }
  expect(shown(await choose(order, chooseHandOver, neighbour)).chosen.hand_over).toMatchObject(neighbour)
  expect((await world.read(world.people.courier, order)).wishes).toMatchObject({ hand_over: neighbour })
  const sender = await world.read(world.people.sender, order)
  expect(sender.wishes).toMatchObject({ hand_over: null })
  expect(JSON.stringify(sender)).not.toContain('Nodira')
  expect(shown(await choose(order, chooseHandOver, { kind: 'myself' })).chosen.hand_over).toBeNull()
})

test('whoever is sent shows a code of their own, once, and the log says who took it', async () => {
  const order = await parcelAt('pickup')
  const { courier } = world.people
  const first = shown(await choose(order, sendDelegate, { name: 'Aziz Karimov', phone: '901234567' }))
  const old = first.chosen.delegate?.code ?? ''
  const second = shown(await choose(order, sendDelegate, { name: 'Malika Karimova', phone: '901234568' }))
  const code = second.chosen.delegate?.code ?? ''
  expect([old, code].every((text) => /^\d{6}$/.test(text))).toBe(true)
  if (old !== code)
    expect(refusal(await world.verb(courier, order, 'deliver', { code: old })).code).toBe(
      'wrong_receiver_code',
    )
  const sealed = await world.db.one<{ code: Buffer }>(
    sql`select code from order_delegate where order_id = ${Number(order.id)}`,
  )
  expect(sealed.code.toString('latin1')).not.toContain(code)
  expect((await world.does(courier, order, 'deliver', { code })).status).toBe('done')
  const { details } = await world.db.one<{ details: { takenBy: string } }>(sql`
    select details from order_event where order_id = ${Number(order.id)} and verb = 'deliver'`)
  expect(details.takenBy).toBe('Malika Karimova')
  expect((await pageOf(order)).chosen.delegate).toBeNull()
  expect(await world.db.many(sql`select from order_delegate where order_id = ${Number(order.id)}`)).toEqual(
    [],
  )
})

test('an answer that holds somebody’s code is kept for no key', async () => {
  const order = await parcelAt('new')
  const keys = () => world.db.one(sql`select count(*) as kept from idempotency_key`)
  const before = await keys()
  const answer = await world.call(sendDelegate, {
    params: { link: linkOf(order) },
    body: { name: 'Aziz Karimov', phone: '901234567' },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(shown(answer).chosen.delegate?.code).toMatch(/^\d{6}$/)
  expect(await keys()).toEqual(before)
})

test('a code that was taken back opens nothing, and wrong codes of both are counted together', async () => {
  const order = await parcelAt('pickup')
  const { courier } = world.people
  const page = shown(await choose(order, sendDelegate, { name: 'Aziz Karimov', phone: '901234567' }))
  const code = page.chosen.delegate?.code ?? ''
  shown(await choose(order, revokeDelegate))
  const tries: unknown[] = []
  for (let round = 0; round < 6; round++)
    tries.push(refusal(await world.verb(courier, order, 'deliver', { code })).code)
  expect(tries).toEqual([
    ...Array(4).fill('wrong_receiver_code'),
    'receiver_code_locked',
    'receiver_code_locked',
  ])
})

test('a refused parcel goes back by itself, from the door and from the road', async () => {
  const { courier, operator } = world.people
  const atDoor = await parcelAt('refused')
  const onRoad = await parcelAt('pickup')
  expect(shown(await choose(onRoad, receiverCalls.refuse)).chosen.refused).toBe(true)
  await world.does(courier, onRoad, 'fail_delivery', { reason: 'nobody_home' })
  await runClocks(world, world.clock.now())
  for (const order of [atDoor, onRoad]) expect((await world.read(operator, order)).status).toBe('expired')
})

test('storage is extended once, from the day it would have ended', async () => {
  const order = await parcelAt('stored')
  const before = await pageOf(order)
  const after = shown(await choose(order, receiverCalls.extendStorage))
  expect(Date.parse(after.stored_until ?? '') - Date.parse(before.stored_until ?? '')).toBe(7 * day)
})

test('another door in the same city only; what is written stays with the order', async () => {
  const order = await parcelAt('new')
  expect(refusal(await choose(order, changeAddress, { region: 14, city: 205 })).code).toBe('region_fixed')
  expect(refusal(await choose(order, changeAddress, { street: 'Uy' }))).toMatchObject({ fields: ['street'] })
  const change = { street: 'Registon 9, 3-uy', landmark: 'Dorixona', latitude: 39.65, longitude: 66.97 }
  expect(shown(await choose(order, changeAddress, change)).to).toMatchObject(change)
  const same = shown(await choose(order, changeAddress, change))
  const read = await world.read(world.people.operator, order)
  expect(read).toMatchObject({ to: change, version: same.version })
  expect(read.address_changes).toHaveLength(1)
})

test('two choices at once: one is made, the other is told that something changed', async () => {
  const order = await parcelAt('failed')
  const { version } = await pageOf(order)
  const answers = await Promise.all([
    choose(order, chooseDay, { day: dayFromNow(1), version }),
    choose(order, choosePoint, { point_id: world.points.samarkand, version }),
    choose(order, receiverCalls.refuse, { version }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual([
    'order_changed',
    'order_changed',
  ])
})

test('a choice repeated is made once', async () => {
  const order = await parcelAt('new')
  const body = { name: 'Aziz Karimov', phone: '901234567', event_id: randomUUID() }
  const [first, again] = [
    shown(await choose(order, sendDelegate, body)),
    shown(await choose(order, sendDelegate, body)),
  ]
  expect(again).toEqual(first)
})

test('what is chosen once more as it is writes nothing down', async () => {
  const order = await parcelAt('failed')
  for (const [choice, body, other] of [
    [chooseHandOver, { kind: 'safe_place', place: 'Ombor' }, { kind: 'safe_place', place: 'Ayvon' }],
    [chooseHandOver, { kind: 'myself' }, { kind: 'neighbour', name: 'Nodira opa', phone: '901234567' }],
    [
      sendDelegate,
      { name: 'Aziz Karimov', phone: '901234567' },
      { name: 'Aziz Karimov', phone: '901234568' },
    ],
    [chooseDay, { day: dayFromNow(2) }, { day: dayFromNow(3) }],
    [choosePoint, { point_id: world.points.samarkand }, { point_id: world.points.locker }],
  ] as const) {
    const first = shown(await choose(order, choice, body))
    expect(shown(await choose(order, choice, body)), choice.summary).toEqual(first)
    expect(shown(await choose(order, choice, other)).version, choice.summary).toBeGreaterThan(first.version)
  }
})

test('one link cannot fill the log: after fifty choices only what ends something is open', async () => {
  const order = await parcelAt('pickup')
  await world.db.run(sql`
    insert into order_event (order_id, event_id, verb, actor, details, happened_at, recorded_at)
    select order_id, 'again-' || n, 'delegate', 'receiver', '{}', happened_at, recorded_at
    from order_event, generate_series(1, 49) as n where order_id = ${Number(order.id)} and verb = 'pick_up'`)
  const person = { name: 'Aziz Karimov', phone: '901234567' }
  shown(await choose(order, sendDelegate, person))
  const more = [
    await choose(order, sendDelegate, { ...person, phone: '901234568' }),
    await choose(order, changeAddress, { street: 'Registon 9, 3-uy' }),
  ]
  for (const answer of more) expect(refusal(answer)).toMatchObject({ status: 409, code: 'too_many_changes' })
  expect(shown(await choose(order, revokeDelegate)).chosen.delegate).toBeNull()
})

test('a slip opens the same page for an hour, without what needs the receiver’s phone', async () => {
  const order = await parcelAt('failed')
  shown(await choose(order, sendDelegate, { name: 'Aziz Karimov', phone: '901234567' }))
  shown(await choose(order, chooseHandOver, { kind: 'neighbour', name: 'Nodira opa', phone: '901234567' }))
  const { call_card: number } = await world.read(world.people.operator, order)
  // The sender knows the receiver's digits, so they get no number.
  expect((await world.read(world.people.sender, order)).call_card).toBeNull()
  const card = await world.call(trackingCalls.openByCallCard, { body: { number, digits: '45566' } })
  const { receiver_page: path } = card.body.data as { receiver_page: string }
  const link = path.replace('/update/', '')
  const page = shown(await open(link))
  expect(page.chosen).toMatchObject({ delegate: null, hand_over: null })
  expect(JSON.stringify(page)).not.toMatch(/Aziz|Nodira|901234567/)
  const linkOnly = page.choices.filter(({ reason }) => reason === 'link_only')
  expect(linkOnly.map(({ kind }) => kind)).toEqual(['hand_over', 'delegate', 'code'])
  expect((card.body.data as { allowed_actions: string[] }).allowed_actions).not.toContain('choose_hand_over')
  for (const [choice, body] of [
    [sendDelegate, { name: 'Ogʻri', phone: '901234569' }],
    [revokeDelegate, {}],
    [chooseHandOver, { kind: 'neighbour', name: 'Nodira opa', phone: '901234567' }],
    [chooseHandOver, { kind: 'myself' }],
  ] as const) {
    const answer = await world.call(choice, { params: { link }, body })
    expect(refusal(answer)).toMatchObject({ status: 403, code: 'receiver_link_required' })
  }
  const chosen = await world.call(chooseDay, { params: { link }, body: { day: dayFromNow(1) } })
  expect(shown(chosen).chosen.day).toBe(dayFromNow(1))
})

test('a wrong link, a spent slip and a parcel that is long over answer the same', async () => {
  const order = await parcelAt('done')
  expect((await open(linkOf(order))).status).toBe(200)
  await world.db.run(sql`
    update customer_order set status_at = status_at - interval '31 days' where id = ${Number(order.id)}`)
  const past = new Date(world.clock.now().getTime() - day)
  const spent = cardPageOf(world.secrets, Number(order.id), past).replace('/update/', '')
  const wrong = [linkOf(order), spent, randomUUID(), 'x', 'a'.repeat(120), order.id, order.tracking_code]
  for (const link of wrong) {
    expect(refusal(await open(link)), link).toMatchObject({ status: 404, code: 'not_found' })
  }
  expect(refusal(await choose(order, receiverCalls.refuse)).code).toBe('not_found')
})

test('nothing of the sender is on the page', async () => {
  const order = await parcelAt('failed')
  const text = JSON.stringify(await pageOf(order))
  for (const word of ['Dilnoza', 'Karimova', '901112233', 'Bunyodkor']) expect(text).not.toContain(word)
  // As a number of its own: the tracking code may carry the six digits by chance.
  expect(text).not.toMatch(new RegExp(`(?<!\\w)${await world.receiverCode(order)}(?!\\w)`))
})

test('the link to the page is shown to whoever has the receiver’s passcode, and to nobody else', async () => {
  const { passcodeOf } = await import('#modules/tracking/index.ts')
  const order = await parcelAt('pickup')
  const pageBy = async (p?: string) => {
    const { body } = await world.call(trackingCalls.trackParcel, {
      params: { trackId: order.tracking_code },
      query: { p },
    })
    return (body.data as { personal: { receiver_page: string | null } | null }).personal?.receiver_page
  }
  const passcode = (side: 'sender' | 'receiver') => passcodeOf(world.secrets, order.tracking_code, side)
  expect(await pageBy(passcode('receiver'))).toBe(`/update/${linkOf(order)}`)
  expect(await pageBy(passcode('sender'))).toBeNull()
  expect(await pageBy()).toBeUndefined()
  const digits = await world.call(trackingCalls.openPersonalView, {
    params: { trackId: order.tracking_code },
    body: { digits: '45566' },
  })
  expect(digits.body.data).toMatchObject({ personal: { receiver_page: null } })
})
