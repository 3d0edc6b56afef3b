import { beforeAll, expect, test } from 'vitest'
import { personalLinkCalls } from '#modules/accounts/personal-link/personal-link.calls.ts'
import { profileCalls } from '#modules/accounts/profile/profile.calls.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import { sql } from '#platform/db/sql.ts'
import {
  addPerson,
  draft,
  type Person,
  type Shown,
  startWorld,
  type World,
} from '../../../tests/scenarios/parcel-world.ts'
import { everythingIn } from '../../../tests/support/everything-in.ts'
import type { Answer } from '../../../tests/support/test-app.ts'
import { passcodeOf } from './passes.ts'
import { trackingCalls } from './tracking.calls.ts'
import type { Tracked } from './tracking.contract.ts'

/** Every word of it is found nowhere else in the world of these tests. */
const sender = {
  name: 'Dilorom Yulduzxonova',
  phone: '901357924',
  street: 'Anhorboʻyi 8831',
  mahalla: 'Qizilgulzor',
  latitude: 41.27341,
  longitude: 69.20517,
}
const receiver = {
  name: 'Bahodir Temirchiyev',
  phone: '934682057',
  additional: '977319428',
  mail: 'bahodirjon@pochtachi.example',
  street: 'Chorrahaobod 5527',
  mahalla: 'Tutzorli',
  landmark: 'Sartaroshxona ustida',
  entrance: 'Darvozaxona',
  floor: 'Bolaxona',
  flat: '7391-a',
  intercom: 'Kalitcha 6184',
  note: 'Qoʻngʻiroqsiz kirmang',
  latitude: 39.64219,
  longitude: 66.94873,
}
const parcel = { description: 'Shisha guldonlar', comment: 'Asta tashilsin', fee: 387_400 }

const wordsOf = (value: string | number) =>
  String(value)
    .toLowerCase()
    .split(/[\s,@-]+/)
    .filter((word) => word.length > 2)

const secretWords = [
  ...[sender, receiver, parcel].flatMap((part) => Object.values(part)).flatMap(wordsOf),
  ...[sender.phone, receiver.phone].flatMap((phone) => [phone.slice(-5), phone.slice(-7)]),
  'юлдузхонова',
  'темирчиев',
]

/** Few digits are looked for as a number of their own: a random code or a time may carry them by chance. */
const holds = (text: string, word: string) =>
  /^\d{1,7}$/.test(word) ? new RegExp(`(?<![\\w.:-])${word}(?![\\w:-])`).test(text) : text.includes(word)

const leaksIn = (answer: Answer) => {
  const text = JSON.stringify([answer.body, answer.headers]).toLowerCase()
  return secretWords.filter((word) => holds(text, word))
}

const order = () =>
  draft({
    sender_name: sender.name,
    sender_phone: sender.phone,
    receiver_name: receiver.name,
    receiver_phone: receiver.phone,
    from: { region: 14, city: 205, ...place(sender) },
    to: {
      region: 8,
      city: 122,
      ...place(receiver),
      landmark: receiver.landmark,
      ...door,
      additional_phone: receiver.additional,
      email: receiver.mail,
      note: receiver.note,
    },
    description: parcel.description,
    comment: parcel.comment,
    product_fee: parcel.fee,
    time_interval: '12:00-15:00',
  })

const { entrance, floor, flat, intercom } = receiver
const door = { entrance, floor, flat, intercom }

const place = ({ street, mahalla, latitude, longitude }: typeof sender) => ({
  street,
  mahalla,
  latitude,
  longitude,
})

let world: World
beforeAll(async () => {
  world = await startWorld()
  await world.topUp(world.people.sender, 10_000_000)
})

const locales = ['uz', 'oz', 'ru', 'en'] as const

/** Every answer that somebody without right can get about the parcel. */
async function anonymousAnswers({ tracking_code: code }: Shown): Promise<Answer[]> {
  const looks = [trackingCalls.trackParcel, trackingCalls.trackParcelWellSpelled].flatMap((look) =>
    locales.map((lang) => world.call(look, { params: { trackId: code }, query: { lang } })),
  )
  const wrong = passcodeOf(world.secrets, 'TB00000000000000', 'receiver')
  return Promise.all([
    ...looks,
    world.call(trackingCalls.trackParcel, { params: { trackId: code }, query: { p: wrong } }),
    // Signed in is no right either.
    world.call(trackingCalls.trackParcel, {
      params: { trackId: code },
      headers: world.people.stranger.headers,
    }),
    world.call(trackingCalls.openPersonalView, { params: { trackId: code }, body: { digits: '00000' } }),
    world.call(trackingCalls.openPersonalView, { params: { trackId: code }, body: { digits: 'x' } }),
  ])
}

async function expectNoLeaks(shown: Shown): Promise<void> {
  for (const answer of await anonymousAnswers(shown)) expect(leaksIn(answer)).toEqual([])
}

test('the words the answers are held against would be found', async () => {
  const placed = world.shownIn(
    await world.send(world.people.sender, ordersCalls.createOrder, { body: order() }),
  )
  const pass = passcodeOf(world.secrets, placed.tracking_code, 'receiver')
  const open = await world.call(trackingCalls.trackParcel, {
    params: { trackId: placed.tracking_code },
    query: { p: pass },
  })
  const found = leaksIn(open)
  for (const word of [
    'yulduzxonova',
    '901357924',
    '8831',
    'temirchiyev',
    '5527',
    'sartaroshxona',
    '39.64219',
    'guldonlar',
  ])
    expect(found).toContain(word)
  // The way to the door is for whoever goes there: five digits, which are printed on labels, do not open it.
  for (const word of ['darvozaxona', 'bolaxona', '7391', 'kalitcha']) expect(found).not.toContain(word)
})

test('at no step of its way does an answer without right name people, doors, phones, contents or money', async () => {
  const { sender: owner, courier, samarkandAgent, operator } = world.people
  const placed = world.shownIn(await world.send(owner, ordersCalls.createOrder, { body: order() }))
  await expectNoLeaks(placed)
  await world.checkout(owner, [placed], 'balance')
  await expectNoLeaks(placed)
  await world.does(courier, placed, 'accept')
  await world.does(courier, placed, 'pick_up')
  await expectNoLeaks(placed)
  await world.does(samarkandAgent, placed, 'store', { scan: placed.tracking_code })
  await world.does(courier, placed, 'pick_up', { scan: placed.tracking_code })
  await world.does(courier, placed, 'fail_delivery', {
    reason: 'nobody_home',
    photos: ['door'],
    note: receiver.note,
  })
  await expectNoLeaks(placed)
  const { body } = await world.call(trackingCalls.trackParcel, {
    params: { trackId: placed.tracking_code },
    query: { lang: 'en' },
  })
  // Whether somebody is at home is nobody's business.
  expect(JSON.stringify(body).toLowerCase()).not.toContain('home')
  await world.does(operator, placed, 'redeliver')
  await world.does(courier, placed, 'deliver', {
    proof: { kind: 'code' },
    code: await world.receiverCode(placed),
    collected: parcel.fee,
  })
  await expectNoLeaks(placed)
})

test('a parcel at its point does not tell which point it is', async () => {
  const { sender: owner, courier, samarkandAgent } = world.people
  const { samarkand } = world.points
  const name = JSON.stringify({
    uz: 'Registon bekati',
    oz: 'Регистон бекати',
    ru: 'Регистан',
    en: 'Registan',
  })
  await world.db.run(sql`update pickup_point set name = ${name} where id = ${samarkand}`)
  const { to: _, ...rest } = order()
  const body = {
    ...rest,
    delivery_option: 3,
    to: { region: 8, city: 122, point_id: samarkand, additional_phone: receiver.additional },
    product_fee: 0,
  }
  const placed = world.shownIn(await world.send(owner, ordersCalls.createOrder, { body }))
  await world.checkout(owner, [placed], 'balance')
  await world.does(courier, placed, 'accept')
  await world.does(courier, placed, 'pick_up')
  await world.does(samarkandAgent, placed, 'store', { scan: placed.tracking_code })
  for (const answer of await anonymousAnswers(placed))
    expect(JSON.stringify(answer.body)).not.toMatch(/regist[ao]n|регист[ао]н/i)
  const pass = passcodeOf(world.secrets, placed.tracking_code, 'receiver')
  const { body: open } = await world.call(trackingCalls.trackParcel, {
    params: { trackId: placed.tracking_code },
    query: { p: pass },
  })
  const { data } = open as unknown as Tracked
  expect([data.stage, data.personal?.receiver.point?.name]).toEqual(['waiting', 'Registon bekati'])
  expect(data.events.at(-1)?.point).toBe('Registon bekati')
})

/** The receiver gave away a link instead of an address. */
async function sentByLink(phone: string): Promise<{ placed: Shown; linked: Person }> {
  const linked = await addPerson(world, 'customer')
  await world.db.run(
    sql`update person set full_name = ${receiver.name}, phone = ${phone} where id = ${linked.id}`,
  )
  const { headers } = linked
  const { street, mahalla, landmark, latitude, longitude } = receiver
  const address = { label: 'Uy', region: 8, city: 122, street, mahalla, landmark, latitude, longitude }
  await world.call(profileCalls.addAddress, { headers, body: address })
  const made = await world.call(personalLinkCalls.makeLink, { headers, body: {} })
  const { code: link } = made.body.data as { code: string }
  const { receiver_name: _, receiver_phone: __, to: ___, ...rest } = order()
  const body = { ...rest, to: { link }, product_fee: 0 }
  return {
    placed: world.shownIn(await world.send(world.people.sender, ordersCalls.createOrder, { body })),
    linked,
  }
}

const receiversWords = [
  receiver.phone,
  'temirchiyev',
  '5527',
  'chorrahaobod',
  'tutzorli',
  'sartaroshxona',
  '39.64219',
]
const receiversLeaks = ({ body }: Answer) => {
  const text = JSON.stringify(body).toLowerCase()
  return receiversWords.filter((word) => holds(text, word))
}

test('who sent by a personal link opens their own side, and the receiver’s stays closed', async () => {
  const { placed } = await sentByLink(receiver.phone)
  await expectNoLeaks(placed)
  const byDigits = await world.call(trackingCalls.openPersonalView, {
    params: { trackId: placed.tracking_code },
    body: { digits: sender.phone.slice(-5) },
  })
  expect(byDigits.status).toBe(200)
  expect(receiversLeaks(byDigits)).toEqual([])
  const { view } = byDigits.body.data as { view: string }
  expect(
    receiversLeaks(
      await world.call(trackingCalls.trackParcel, {
        params: { trackId: placed.tracking_code },
        query: { p: view },
      }),
    ),
  ).toEqual([])
  const senders = passcodeOf(world.secrets, placed.tracking_code, 'sender')
  const byLink = await world.call(trackingCalls.trackParcel, {
    params: { trackId: placed.tracking_code },
    query: { p: senders },
  })
  expect(receiversLeaks(byLink)).toEqual([])
  expect((byLink.body as unknown as Tracked).data.personal).toMatchObject({
    sender: { full_name: sender.name },
    receiver: { full_name: 'Bahodir T.', phone_number: '', street: null, pin: null },
  })
  // The receiver sees both.
  const own = await world.call(trackingCalls.openPersonalView, {
    params: { trackId: placed.tracking_code },
    body: { digits: receiver.phone.slice(-5) },
  })
  expect(receiversLeaks(own)).toContain('5527')
})

test('when both phones end alike, whoever sees less is taken for the one who asks', async () => {
  const { placed } = await sentByLink(`99${sender.phone.slice(2, 4)}${sender.phone.slice(4)}`)
  const answer = await world.call(trackingCalls.openPersonalView, {
    params: { trackId: placed.tracking_code },
    body: { digits: sender.phone.slice(-5) },
  })
  expect(answer.status).toBe(200)
  expect(receiversLeaks(answer)).toEqual([])
})

test('nothing that opens a parcel is in the database or the log', async () => {
  const placed = world.shownIn(
    await world.send(world.people.sender, ordersCalls.createOrder, { body: order() }),
  )
  const pass = passcodeOf(world.secrets, placed.tracking_code, 'receiver')
  await world.call(trackingCalls.trackParcel, {
    params: { trackId: placed.tracking_code },
    query: { p: pass },
  })
  expect(world.log.join('')).not.toContain(pass)
  expect(await everythingIn(world.db)).not.toContain(pass)
})
