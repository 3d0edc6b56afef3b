import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { isAction, reachOf } from '#modules/accounts/domain/policy.ts'
import { personalLinkCalls } from '#modules/accounts/personal-link/personal-link.calls.ts'
import { profileCalls } from '#modules/accounts/profile/profile.calls.ts'
import { passcodeOf } from '#modules/tracking/index.ts'
import { trackingCalls } from '#modules/tracking/tracking.calls.ts'
import { sql } from '#platform/db/sql.ts'
import {
  addPerson,
  day,
  draft,
  type Person,
  refusal,
  type Shown,
  startWorld,
  type World,
} from '../../../../tests/scenarios/parcel-world.ts'
import { demoSettings } from '../../../../tests/support/api-settings.ts'
import { queryOf } from '../../../../tests/support/named-call.ts'
import type { Answer } from '../../../../tests/support/test-app.ts'
import { apiRoutes } from '../../../api.ts'
import { runClocks } from '../life/clock.service.ts'
import { ordersCalls } from '../orders.calls.ts'
import { receiverCalls } from './receiver.calls.ts'
import { receiverLinkOf } from './receiver-link.ts'

/** Every word of it is found nowhere else in the world of these tests; short numbers would be in random codes. */
const secret = {
  surname: 'Zarafshonova',
  patronymic: 'Qudratillayevna',
  phone: '977530864',
  mahalla: 'Moʻljalobod',
  street: 'Tolariq-boʻyi, Qahraboxona',
  landmark: 'Nonvoyxona orqasida',
  entrance: 'Darvozaxona',
  floor: 'Bolaxona',
  flat: 'Ayvonli',
  intercom: 'Kalitcha',
  latitude: 39.61843,
  longitude: 66.93127,
}
const shownName = 'Dilnoza Z.'

let world: World
let receiver: Person
let link: string
beforeAll(async () => {
  world = await startWorld()
  receiver = await addPerson(world, 'customer')
  await world.db.run(sql`
    update person set full_name = ${`Dilnoza ${secret.surname} ${secret.patronymic}`}, phone = ${secret.phone}
    where id = ${receiver.id}`)
  const { label, ...address } = { label: 'Uy', region: 8, city: 122, ...secret }
  const { surname: _, patronymic: __, phone: ___, ...where } = address
  const { headers } = receiver
  const body = { label, ...where }
  await world.call(profileCalls.addAddress, { headers, body })
  const made = await world.call(personalLinkCalls.makeLink, { headers, body: {} })
  link = (made.body.data as { code: string }).code
  await world.topUp(world.people.sender, 10_000_000)
})

/** As the wizard sends it: nothing of the receiver but the link. */
const byLink = (overrides: Record<string, unknown> = {}) => {
  const { receiver_name: _, receiver_phone: __, ...rest } = draft()
  return { ...rest, to: { link }, ...overrides }
}

const wordsOf = (value: string | number) =>
  String(value)
    .toLowerCase()
    .split(/[\s,-]+/)
    .filter((word) => word.length > 2)

/** The receiver's data as anybody might write them. */
const secretWords = [
  ...Object.values(secret).flatMap(wordsOf),
  secret.phone.slice(-7),
  '97 753-08-64',
  '97 753 08 64',
  'зарафшонова',
  'кудратиллаевна',
]

const leaksOf = ({ body }: Answer) => {
  const text = JSON.stringify(body).toLowerCase()
  return secretWords.filter((word) => text.includes(word))
}

async function placeByLink(overrides: Record<string, unknown> = {}, who = world.people.sender) {
  return world.shownIn(await world.send(who, ordersCalls.createOrder, { body: byLink(overrides) }))
}

test('the words the answers are held against would be found', async () => {
  const order = await placeByLink()
  const answer = await world.call(ordersCalls.readOrder, {
    params: { id: order.id },
    headers: world.people.operator.headers,
  })
  const found = leaksOf(answer)
  for (const word of [...wordsOf(secret.surname), secret.phone, 'nonvoyxona', 'qahraboxona', '39.61843'])
    expect(found).toContain(word)
})

test('the order goes to the receiver’s door, and who carries it sees which', async () => {
  const order = await placeByLink()
  const seen = await world.read(world.people.operator, order)
  expect(seen).toMatchObject({
    receiver_name: `Dilnoza ${secret.surname} ${secret.patronymic}`,
    receiver_phone: secret.phone,
    to: { region: 8, city: 122, street: secret.street, landmark: secret.landmark, link },
  })
  expect(order).toMatchObject({
    receiver_name: shownName,
    receiver_phone: '',
    to: { region: 8, city: 122, full_name: shownName, phone_number: '', street: null, latitude: null, link },
  })
})

/** Every call that gives a customer something to read, with this order wherever a path asks for one. */
const readings = apiRoutes(demoSettings).filter(
  ({ method, action }) => method === 'GET' && isAction(action) && reachOf('personal', action) !== undefined,
)

async function readEverything(who: Person, order: Shown): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>()
  for (const { path } of readings) {
    const at = path.replace(':code', link).replace(/:\w+/g, order.id)
    answers.set(path, await world.call('GET', at, { headers: who.headers }))
  }
  const queries = ['q=Dilnoza', `q=${order.id}`, `q=${order.tracking_code}`, 'group=in_progress', 'paid=0']
  for (const query of queries)
    answers.set(
      query,
      await world.call(ordersCalls.listOrders, { query: queryOf(query), headers: who.headers }),
    )
  return answers
}

async function expectNoLeak(who: Person, order: Shown, when: string) {
  for (const [path, answer] of await readEverything(who, order))
    expect(leaksOf(answer), `${when}: ${path}`).toEqual([])
}

test('from the basket to the way back, no answer tells the sender a word of the receiver', async () => {
  const sender = world.people.sender
  const { courier, operator } = world.people
  const key = randomUUID()
  const placed = await world.send(sender, ordersCalls.createOrder, { body: byLink() }, key)
  const replayed = await world.send(sender, ordersCalls.createOrder, { body: byLink() }, key)
  expect(replayed.body).toEqual(placed.body)
  const order = world.shownIn(placed)
  const toSender: Answer[] = [placed, replayed]
  await expectNoLeak(sender, order, 'draft')
  toSender.push(await world.checkout(sender, [order], 'balance'))
  toSender.push(
    await world.send(sender, ordersCalls.changeReceiverAddress, {
      params: { id: order.id },
      body: { street: 'Registon 9' },
    }),
  )
  await world.send(operator, ordersCalls.changeReceiverAddress, {
    params: { id: order.id },
    body: {
      landmark: secret.landmark,
      street: `${secret.street}, 2-qavat`,
    },
  })
  await world.does(courier, order, 'accept')
  await world.does(courier, order, 'pick_up')
  await expectNoLeak(sender, order, 'on the way')
  for (let attempt = 0; attempt < 3; attempt++) {
    const note = `${secret.street}: eshik yopiq, ${secret.surname} javob bermadi`
    await world.does(courier, order, 'fail_delivery', { reason: 'nobody_home', note })
    if (attempt < 2) await world.does(operator, order, 'redeliver')
  }
  await expectNoLeak(sender, order, 'failed')
  await runClocks(world, new Date(world.clock.now().getTime() + day))
  const gone = await world.read(sender, order)
  expect(gone.status).toBe('expired')
  await expectNoLeak(sender, gone, 'expired')
  const back = await world.db.one<{ id: number }>(sql`
    select id from customer_order where return_of = ${Number(order.id)}`)
  const wayBack = await world.read(sender, { id: String(back.id) })
  expect(wayBack).toMatchObject({
    sender_name: shownName,
    sender_phone: '',
    receiver_name: 'Dilnoza Karimova',
  })
  await expectNoLeak(sender, wayBack, 'on the way back')
  for (const answer of toSender) expect(leaksOf(answer)).toEqual([])
})

test('where the hidden receiver takes it from instead of the door is not the sender’s to know', async () => {
  const { people, points, secrets } = world
  const { sender, operator, courier, samarkandAgent } = people
  const order = await placeByLink()
  await world.checkout(sender, [order], 'balance')
  const by = (side: 'sender' | 'receiver') => passcodeOf(secrets, order.tracking_code, side)
  const pointsIn = async (who: Person) => {
    const { custody, wishes, events } = (await world.read(who, order)) as unknown as {
      custody: { point_id: number | null }
      wishes: { point_id: number | null }
      events: { point_id: number | null }[]
    }
    const told = [custody, wishes, ...events].map(({ point_id }) => point_id)
    return [...new Set(told.filter((id) => id !== null))]
  }
  const tracked = async (side: 'sender' | 'receiver') => {
    const { body } = await world.call(trackingCalls.trackParcel, {
      params: { trackId: order.tracking_code },
      query: { p: by(side) },
    })
    const { events, personal } = body.data as {
      events: { verb: string; point: string | null }[]
      personal: { receiver: { point: { id: number } | null; pin: object | null } }
    }
    return {
      named: events.filter(({ point }) => point !== null).map(({ verb }) => verb),
      ...personal.receiver,
    }
  }
  const chosen = await world.call(receiverCalls.choosePoint, {
    params: { link: receiverLinkOf(secrets, Number(order.id)) },
    body: { point_id: points.samarkand },
  })
  expect(chosen.status).toBe(200)
  await world.does(courier, order, 'accept')
  await world.does(courier, order, 'pick_up')
  for (const isThere of [false, true]) {
    if (isThere) await world.does(samarkandAgent, order, 'store', { scan: order.tracking_code })
    expect(await pointsIn(sender)).toEqual([])
    expect(await pointsIn(operator)).toEqual([points.samarkand])
    expect(await tracked('sender')).toMatchObject({ named: [], point: null, pin: null })
    expect(await tracked('receiver')).toMatchObject({
      named: isThere ? ['redirect', 'store'] : ['redirect'],
      point: { id: points.samarkand },
    })
  }
})

test('what staff wrote about the address is theirs; what the sender wrote stays the sender’s', async () => {
  const order = await placeByLink()
  await world.does(world.people.sender, order, 'cancel', { note: 'Fikrimdan qaytdim' })
  const { events } = (await world.read(world.people.sender, order)) as unknown as {
    events: { note: string | null }[]
  }
  expect(events.map(({ note }) => note)).toContain('Fikrimdan qaytdim')
})

test('the sender finds the parcel by what they know, never by what they do not', async () => {
  const who = await addPerson(world, 'customer')
  const order = await placeByLink({}, who)
  const found = async (asking: Person, q: string) => {
    const { items } = await world.list(asking, { q })
    return items.some(({ id }) => id === order.id)
  }
  const known = ['Dilnoza', 'Дилноза', 'dilnoza z', order.tracking_code, order.id, 'Karimova', '901112233']
  for (const q of known) expect(await found(who, q), q).toBe(true)
  const unknown = [
    secret.surname,
    secret.surname.slice(0, 4),
    'Зарафшонова',
    secret.patronymic,
    secret.phone,
    `+998${secret.phone}`,
    secret.phone.slice(-7),
    secret.phone.slice(-4),
    `~${secret.phone}`,
    `Dilnoza ${secret.surname}`,
  ]
  for (const q of unknown) {
    expect(await found(who, q), q).toBe(false)
    if (!q.startsWith('~')) expect(await found(world.people.operator, q), q).toBe(true)
  }
})

test('the address is not the sender’s to change, not even to the same one', async () => {
  const order = await placeByLink()
  expect(order.allowed_actions).not.toContain('change_address')
  for (const street of ['Registon 9, 2-uy', secret.street]) {
    const answer = await world.send(world.people.sender, ordersCalls.changeReceiverAddress, {
      params: { id: order.id },
      body: { street },
    })
    expect(refusal(answer)).toMatchObject({ status: 409, code: 'receiver_is_hidden' })
  }
})

test('a guessed phone of the sender tells nothing about the receiver’s', async () => {
  const placed = await world.send(world.people.sender, ordersCalls.createOrder, {
    body: byLink({ sender_phone: secret.phone }),
  })
  expect(placed.status).toBe(201)
})

test('whose link it is sends to themselves only when they say so', async () => {
  const sending = (overrides: object) =>
    world.send(receiver, ordersCalls.createOrder, { body: byLink(overrides as Record<string, unknown>) })
  expect(refusal(await sending({}))).toMatchObject({ status: 422, code: 'same_phone' })
  expect((await sending({ same_phone_ok: true })).status).toBe(201)
})

test('what comes along with a link is left out: the receiver’s own words count', async () => {
  const order = await placeByLink({
    receiver_name: 'Boshqa Odam',
    receiver_phone: '901234500',
    to: { link, region: 14, city: 205, street: 'Boshqa koʻcha 1', note: 'Orqa eshik' },
  })
  expect(await world.read(world.people.operator, order)).toMatchObject({
    receiver_phone: secret.phone,
    to: { region: 8, city: 122, street: secret.street, note: null },
  })
})

test('to a point the sender has chosen it goes without a street', async () => {
  const order = await placeByLink({
    delivery_option: 3,
    to: { link, point_id: world.points.samarkand },
  })
  expect(order).toMatchObject({ receiver_name: shownName, to: { point_id: world.points.samarkand } })
  const seen = await world.read(world.people.operator, order)
  expect(seen).toMatchObject({ receiver_phone: secret.phone, to: { street: null } })
  expect(
    refusal(
      await world.send(world.people.sender, ordersCalls.createOrder, {
        body: byLink({ delivery_option: 3 }),
      }),
    ),
  ).toEqual({
    status: 422,
    code: 'invalid_input',
    fields: ['to.point_id'],
  })
})

test.each(['zzzzzzzzzzzzzz', 'x', "'; drop table"])(
  'a link that leads nowhere is told so: %s',
  async (code) => {
    const answer = await world.send(world.people.sender, ordersCalls.createOrder, {
      body: byLink({ to: { link: code } }),
    })
    expect(refusal(answer)).toEqual({ status: 422, code: 'link_not_working', fields: ['to.link'] })
  },
)
