import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { ozExceptions, sources } from '#locales/index.ts'
import { makeShortLink, openShortLink } from '#modules/links/index.ts'
import { receiverPageOf } from '#modules/orders/index.ts'
import { sql } from '#platform/db/sql.ts'
import { buildCatalogs } from '#platform/i18n/catalog.ts'
import { createCatalogs } from '#platform/i18n/translator.ts'
import {
  addPerson,
  day,
  hour,
  type Person,
  startWorld,
  type World,
} from '../../../tests/scenarios/parcel-world.ts'
import { startFakeSmtp } from '../../../tests/support/fake-smtp.ts'
import type { Channel, OutgoingNotice } from './channels.ts'
import { refused, type Sending, sent } from './domain/attempt.ts'
import { linksOf } from './domain/link-life.ts'
import type { ChannelName } from './domain/notices.ts'
import { emailChannel } from './email-channel.service.ts'
import { createGateways } from './gateways/registry.ts'
import { readInbox } from './inbox.service.ts'
import { messageJobs } from './jobs.ts'
import { settleAttempt } from './messages.repo.ts'
import { sweepNotices } from './notice.repo.ts'
import { endLinks, forgetPerson } from './parcel-links.service.ts'
import { type ParcelNoticeDeps, sendParcelNews } from './parcel-notice.service.ts'
import { planNotices } from './plan-notices.service.ts'

const never = new AbortController().signal
const catalogs = createCatalogs(buildCatalogs(sources, ozExceptions))

let world: World
let deps: ParcelNoticeDeps
beforeAll(async () => {
  world = await startWorld()
  const { db, secrets, clock } = world
  const settings = { eskiz: undefined, telegram: undefined, order: ['local' as const] }
  const gateways = createGateways(settings, { db, secrets, clock, apiUrl: 'https://tezbox.uz' })
  deps = { db, secrets, clock, gateways, catalogs, channels: [], publicUrl: 'https://tezbox.uz' }
})

/** Goes on to this hour of Tashkent's clock. */
function at(hours: number): void {
  const local = (world.clock.now().getTime() + 5 * hour) % day
  world.clock.advance((hours * hour - local + 2 * day) % day)
}

beforeEach(() => at(12))

type Parcel = { id: string; tracking_code: string }

let phones = 934_000_000
/** Somebody nobody wrote to before. */
const newPhone = () => String(++phones)

async function newSender(locale = 'uz'): Promise<Person> {
  const person = await addPerson(world, 'customer')
  await world.db.run(sql`update person set locale = ${locale} where id = ${person.id}`)
  await world.topUp(person, 1_000_000)
  return person
}

async function choose({ id }: Person, event: string, channel: ChannelName, wanted: boolean) {
  await world.db.run(sql`
    insert into notice_choice (person_id, event, channel, wanted) values (${id}, ${event}, ${channel}, ${wanted})`)
}

const phoneOf = async ({ id }: Person) =>
  (await world.db.one<{ phone: string }>(sql`select phone from person where id = ${id}`)).phone

/** Within the capital, door to door: the courier who collects it brings it. */
async function paid(sender: Person, phone: string, overrides: object = {}): Promise<Parcel> {
  const order = await world.place(sender, {
    receiver_phone: phone,
    to: { region: 14, city: 205, street: 'Bunyodkor 40' },
    time_interval: '15:00-18:00',
    ...overrides,
  })
  await world.checkout(sender, [order], 'balance')
  return order
}

/** To a counter in another region. */
const toPoint = () => ({
  delivery_option: 3,
  to: { region: 8, city: 122, point_id: world.points.samarkand },
  time_interval: null,
})

async function carried(order: Parcel) {
  await world.does(world.people.courier, order, 'accept')
  await world.does(world.people.courier, order, 'pick-up')
}

const attempt = { reason: 'nobody_home', photos: ['door'], latitude: 41.3, longitude: 69.2 }

type Event = { orderId: number; verb: string; seq: number }

/** Does what the planning job does with everything that happened to this order, and gives it back. */
async function plan({ id }: Parcel, how: Partial<ParcelNoticeDeps> = {}): Promise<Event[]> {
  const rows = await world.db.many<{ payload: Event }>(sql`
    delete from outbox where topic = 'event:orders.order-changed' and key = ${`order:${id}`} returning payload`)
  const events = rows.map(({ payload }) => payload).sort((a, b) => a.seq - b.seq)
  for (const event of events) await planNotices({ ...deps, ...how }, event)
  return events
}

/** Does the jobs that are due by now; the others stay. */
async function send(how: Partial<ParcelNoticeDeps> = {}, attempt = 1): Promise<void> {
  const jobs = await world.db.many<{ payload: { noticeId: number } }>(sql`
    delete from outbox
    where topic = 'job:notifications.send-notice' and coalesce(start_after, '-infinity') <= ${world.clock.now()}
    returning payload`)
  for (const { payload } of jobs)
    await sendParcelNews({ ...deps, ...how }, payload, { signal: never, attempt })
}

async function tell(order: Parcel, how: Partial<ParcelNoticeDeps> = {}) {
  await plan(order, how)
  await send(how)
  await send(how)
}

const textsTo = async (phone: string) => (await readInbox(world, phone)).value.map(({ text }) => text)

type Row = { kind: string; channel: string; state: string; why: string | null }
const rowsOf = ({ id }: Parcel) =>
  world.db.many<Row>(sql`
    select kind, channel, state, why from notice where order_id = ${Number(id)} order by id`)

/** A channel that reaches everybody and does what it is told to. */
function channelThat(name: Channel['name'], answers: () => Sending) {
  const got: OutgoingNotice[] = []
  const channel: Channel = {
    name,
    reaches: () => Promise.resolve(true),
    send: (notice) => {
      got.push(notice)
      return Promise.resolve(answers())
    },
  }
  return { channel, got }
}

test('the receiver is told the day, the hours and the code, and afterwards asked for a rating', async () => {
  const phone = newPhone()
  const order = await paid(await newSender(), phone)
  await carried(order)
  await tell(order)
  const code = await world.receiverCode(order)
  const [out = '', ...rest] = await textsTo(phone)
  expect(rest).toEqual([])
  expect(out).toMatch(/-noyabr, 15:00-18:00\. Kod \d{6}, /)
  expect(out).toContain(code)
  const token = out.split('tezbox.uz/')[1] ?? ''
  expect(await openShortLink(world, token, world.clock.now())).toMatch(
    new RegExp(`^/t/${order.tracking_code}\\?p=\\w{16}$`),
  )

  await world.does(world.people.courier, order, 'deliver', { code })
  await tell(order)
  const delivered = (await textsTo(phone)).at(-1) ?? ''
  expect(delivered).toContain('Kuryerni baholang')
  const rating = delivered.split('tezbox.uz/')[1] ?? ''
  expect(await openShortLink(world, rating, world.clock.now())).toMatch(/^\/feedback\//)
})

test('a parcel to a counter: on its way with the promised days, then its place, last day and code', async () => {
  const phone = newPhone()
  const order = await paid(await newSender(), phone, toPoint())
  await carried(order)
  await tell(order)
  expect(await textsTo(phone)).toEqual([
    expect.stringMatching(/^TezBox: TB\d{14} sizga yo'lga chiqdi, 1\d-\d\d-noyabr yetadi/),
  ])
  await world.does(world.people.samarkandAgent, order, 'store', { scan: order.tracking_code })
  await tell(order)
  const code = await world.receiverCode(order)
  const until = new Date(world.clock.now().getTime() + 7 * day).getUTCDate()
  expect((await textsTo(phone)).at(-1)).toContain(`Punkt, ${until}-noyabr gacha. Kod ${code}.`)
  await world.does(world.people.samarkandAgent, order, 'hand-out', { code })
  await tell(order)
  expect((await textsTo(phone)).at(-1)).toContain('posilkangiz olindi')
})

test('each notice leaves once, however often its event and its job are delivered', async () => {
  const phone = newPhone()
  const order = await paid(await newSender(), phone)
  await carried(order)
  const events = await plan(order)
  await Promise.all(events.flatMap((event) => [planNotices(deps, event), planNotices(deps, event)]))
  const { id } = await world.db.one<{ id: number }>(sql`
    select id from notice where order_id = ${Number(order.id)} and side = 'receiver'`)
  const again = () => sendParcelNews(deps, { noticeId: id }, { signal: never, attempt: 1 })
  await Promise.allSettled([again(), again(), again()])
  await again()
  await send()
  expect(await textsTo(phone)).toHaveLength(1)
})

test('a failed attempt leads to the choices of the receiver, and tells the sender', async () => {
  const phone = newPhone()
  const sender = await newSender()
  const order = await paid(sender, phone)
  await carried(order)
  await world.does(world.people.courier, order, 'fail-delivery', attempt)
  await tell(order)
  const text = (await textsTo(phone)).at(-1) ?? ''
  const token = text.split('tezbox.uz/')[1] ?? ''
  expect(await openShortLink(world, token, world.clock.now())).toMatch(/^\/update\//)
  expect(await textsTo(await phoneOf(sender))).toEqual([
    expect.stringContaining('hali topshirilmadi. Sababi:'),
  ])
})

test('the sender is told of a refusal while the courier has the parcel', async () => {
  const sender = await newSender()
  const order = await paid(sender, newPhone())
  await carried(order)
  await tell(order)
  await world.does(world.people.operator, order, 'refuse')
  await tell(order)
  expect(await textsTo(await phoneOf(sender))).toEqual([expect.stringContaining('voz kechdi')])
})

/** As whoever has the link of the receiver's page does. */
async function choosesOnPage({ id }: Parcel, choice: string, body: object): Promise<void> {
  const link = receiverPageOf(world.secrets, Number(id)).split('/').at(-1)
  const answer = await world.call('POST', `/api/orders/v1/receiver/${link}/${choice}`, { body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

const daysAhead = (days: number) =>
  new Date(world.clock.now().getTime() + 5 * hour + days * day).toISOString().slice(0, 10)

test('after a failed attempt the new day is told once, however often it is moved', async () => {
  const phone = newPhone()
  const order = await paid(await newSender(), phone)
  await carried(order)
  await world.does(world.people.courier, order, 'fail-delivery', attempt)
  await tell(order)
  const before = (await textsTo(phone)).length
  for (const days of [2, 3, 2, 3]) {
    await choosesOnPage(order, 'day', { day: daysAhead(days) })
    await tell(order)
  }
  expect(await textsTo(phone)).toHaveLength(before + 1)
})

test('a parcel sent to the point where it lies already waits there: its receiver gets the code', async () => {
  const phone = newPhone()
  const order = await paid(await newSender(), phone, { to: { region: 8, city: 122, street: 'Registon 9' } })
  await carried(order)
  await world.does(world.people.samarkandAgent, order, 'store', { scan: order.tracking_code })
  await tell(order)
  await choosesOnPage(order, 'point', { point_id: world.points.samarkand })
  await tell(order)
  expect((await textsTo(phone)).at(-1)).toContain(`Kod ${await world.receiverCode(order)}`)
})

test('somebody without an account reads the sender’s language, an account holder their own', async () => {
  const sender = await newSender('ru')
  const phone = newPhone()
  const stranger = await paid(sender, phone)
  await carried(stranger)
  await tell(stranger)
  expect((await textsTo(phone))[0]).toContain('курьер везёт посылку')
  const reader = await newSender('en')
  const known = await paid(sender, await phoneOf(reader))
  await carried(known)
  await tell(known)
  expect((await textsTo(await phoneOf(reader)))[0]).toContain('a courier brings your parcel')
})

test('an SMS goes only to who wants it, but a code reaches everybody', async () => {
  const quiet = await newSender()
  await choose(quiet, 'order_on_the_way', 'sms', false)
  await choose(quiet, 'order_delivered', 'sms', false)
  const wants = await newSender()
  for (const event of ['order_accepted', 'order_on_the_way', 'order_delivered'])
    await choose(wants, event, 'sms', true)
  const order = await paid(wants, await phoneOf(quiet))
  await tell(order)
  await carried(order)
  await tell(order)
  await world.does(world.people.courier, order, 'deliver', { code: await world.receiverCode(order) })
  await tell(order)
  expect((await rowsOf(order)).map(({ kind }) => kind)).toEqual([
    'order_accepted',
    'order_collected',
    'out_for_delivery',
    'order_delivered',
  ])
  expect(await textsTo(await phoneOf(quiet))).toEqual([expect.stringContaining('Kod ')])
  expect(await textsTo(await phoneOf(wants))).toHaveLength(3)
})

test('at night only what cannot wait is sent; the rest comes at eight, unless it has passed', async () => {
  const { people, does } = world
  at(19)
  const [phone, other] = [newPhone(), newPhone()]
  const toCounter = await paid(await newSender(), phone, toPoint())
  const toDoor = await paid(await newSender(), other)
  await carried(toCounter)
  await tell(toCounter)
  at(22)
  await does(people.samarkandAgent, toCounter, 'store', { scan: toCounter.tracking_code })
  await carried(toDoor)
  await tell(toDoor)
  await tell(toCounter)
  expect(await textsTo(other)).toHaveLength(1)
  expect(await textsTo(phone)).toHaveLength(1)
  const told = await world.call('GET', `/api/desk/v1/orders/${toCounter.id}/notices`, {
    headers: people.operator.headers,
  })
  expect((told.body.data as object[])[0]).toMatchObject({
    state: 'waiting',
    channel: 'sms',
    side: 'receiver',
  })

  // Delivered at night and told in the morning, once.
  await does(people.courier, toDoor, 'deliver', { code: await world.receiverCode(toDoor) })
  await tell(toDoor)
  at(8)
  await send()
  expect((await textsTo(phone)).at(-1)).toContain('kutmoqda')
  expect((await textsTo(other)).at(-1)).toContain('baholang')
})

test('what waited for the morning and is no longer true is dropped', async () => {
  const { clock, people, does } = world
  const phone = newPhone()
  const order = await paid(await newSender(), phone, toPoint())
  await carried(order)
  await plan(order)
  await does(people.samarkandAgent, order, 'store', { scan: order.tracking_code })
  await send()
  expect(await rowsOf(order)).toMatchObject([{ kind: 'on_the_way', state: 'dropped', why: 'passed' }])
  expect(await textsTo(phone)).toEqual([])

  await plan(order)
  clock.advance(8 * day)
  await send()
  expect((await rowsOf(order)).at(-1)).toMatchObject({ kind: 'waiting_at_point', why: 'too_late' })
})

test('an event that is heard of hours later is told to nobody, but for a code that is still needed', async () => {
  const sender = await newSender()
  await choose(sender, 'order_on_the_way', 'sms', true)
  const [far, near, done] = [
    await paid(sender, newPhone(), toPoint()),
    await paid(sender, newPhone()),
    await paid(sender, newPhone()),
  ]
  for (const order of [far, near, done]) await carried(order)
  await world.does(world.people.courier, done, 'deliver', { code: await world.receiverCode(done) })
  world.clock.advance(7 * hour)
  for (const order of [far, near, done]) await tell(order)
  expect(await rowsOf(far)).toEqual([])
  expect(await rowsOf(near)).toMatchObject([{ kind: 'out_for_delivery', state: 'sent' }])
  expect(await rowsOf(done)).toEqual([])
})

test('what happened before the demo was loaded stays untold, codes too', async () => {
  const order = await paid(await newSender(), newPhone())
  await carried(order)
  world.clock.advance(7 * hour)
  await world.db.run(sql`insert into demo_data (part, loaded_at) values ('orders', ${world.clock.now()})`)
  onTestFinished(async () => {
    await world.db.run(sql`delete from demo_data where part = 'orders'`)
  })
  await tell(order)
  expect(await rowsOf(order)).toEqual([])
})

test('a code that is heard of late does not ring at night', async () => {
  const phone = newPhone()
  const order = await paid(await newSender(), phone)
  at(20)
  await carried(order)
  at(3)
  await tell(order)
  expect(await textsTo(phone)).toEqual([])
  at(8)
  await send()
  expect(await textsTo(phone)).toEqual([expect.stringContaining('Kod ')])
})

const down = { name: 'down', carries: () => true, send: () => Promise.resolve(refused('unreachable')) }
const lastTry = (noticeId: number) =>
  sendParcelNews({ ...deps, gateways: [down] }, { noticeId }, { signal: never, attempt: 11 })

test('a night without a gateway does not lose the code of a parcel that waits at its point', async () => {
  const phone = newPhone()
  const order = await paid(await newSender(), phone, toPoint())
  await carried(order)
  await tell(order)
  at(19)
  await world.does(world.people.samarkandAgent, order, 'store', { scan: order.tracking_code })
  await plan(order)
  await expect(send({ gateways: [down] })).rejects.toThrow('nobody has taken')
  const { id } = await world.db.one<{ id: number }>(sql`
    select max(id) as id from notice where order_id = ${Number(order.id)}`)
  await lastTry(id)
  expect((await rowsOf(order)).at(-1)).toMatchObject({ kind: 'waiting_at_point', state: 'planned' })
  world.clock.advance(13 * hour)
  at(9)
  await send()
  expect((await textsTo(phone)).at(-1)).toContain(`Kod ${await world.receiverCode(order)}`)
})

test('Telegram takes the place of the SMS, which follows at once when Telegram fails', async () => {
  const [phone, other] = [newPhone(), newPhone()]
  const works = channelThat('telegram', () => sent('1'))
  const order = await paid(await newSender('oz'), phone)
  await carried(order)
  await tell(order, { channels: [works.channel] })
  expect(await textsTo(phone)).toEqual([])
  const code = await world.receiverCode(order)
  const [notice] = works.got.filter(({ side }) => side === 'receiver')
  expect(notice).toMatchObject({
    kind: 'out_for_delivery',
    title: 'Курьер посилкани олиб боради',
    text: expect.stringContaining(`Код: ${code}`),
    link: { url: expect.stringMatching(/^https:\/\/tezbox\.uz\/\w{16}$/), label: 'Кузатиш' },
    order: { id: Number(order.id) },
  })

  const blocked = channelThat('telegram', () => refused('gone'))
  const next = await paid(await newSender(), other)
  await carried(next)
  await tell(next, { channels: [blocked.channel] })
  expect(await textsTo(other)).toHaveLength(1)
  expect((await rowsOf(next)).filter(({ kind }) => kind === 'out_for_delivery')).toMatchObject([
    { channel: 'telegram', state: 'failed', why: 'gone' },
    { channel: 'sms', state: 'sent' },
  ])
})

test('a letter goes to the address of the order, is tried again while the mail server is busy, and arrives once', async () => {
  const smtp = await startFakeSmtp()
  onTestFinished(() => smtp.close())
  const channels = [emailChannel(deps, smtp.settings)]
  const to = { region: 14, city: 205, street: 'Bunyodkor 40', email: 'bobur@example.org' }
  const order = await paid(await newSender('ru'), newPhone(), { to })
  await carried(order)
  smtp.fail('busy')
  await plan(order, { channels })
  await expect(send({ channels })).rejects.toThrow('nobody has taken')
  smtp.fail(undefined)
  const { id } = await world.db.one<{ id: number }>(sql`
    select id from notice where order_id = ${Number(order.id)} and channel = 'email'`)
  const again = () => sendParcelNews({ ...deps, channels }, { noticeId: id }, { signal: never, attempt: 2 })
  await again()
  await again()
  expect(smtp.received).toHaveLength(1)
  expect(smtp.received[0]).toMatchObject({ to: '<bobur@example.org>', encrypted: true })
})

test('a letter opens nothing: its address was written by the sender, and nobody has checked it', async () => {
  const mail = channelThat('email', () => sent('1'))
  const channels = [mail.channel]
  const order = await paid(await newSender('ru'), newPhone())
  await carried(order)
  await tell(order, { channels })
  await world.does(world.people.courier, order, 'fail-delivery', attempt)
  await tell(order, { channels })
  await world.does(world.people.operator, order, 'redeliver', {})
  await tell(order, { channels })
  const code = await world.receiverCode(order)
  await world.does(world.people.courier, order, 'deliver', { code })
  await tell(order, { channels })
  const letters = mail.got.filter(({ side }) => side === 'receiver')
  expect(letters.map(({ kind }) => kind)).toEqual([
    'out_for_delivery',
    'attempt_failed',
    'out_for_delivery',
    'delivered',
  ])
  const open = { url: `https://tezbox.uz/ru/t/${order.tracking_code}`, label: 'Отследить' }
  for (const { link } of letters) expect(link).toEqual(open)
  expect(letters.map(({ text }) => text).join(' ')).not.toContain(code)
})

test('whoever ordered by a personal link cannot have letters about its owner sent to themselves', async () => {
  const order = await paid(await newSender(), newPhone())
  await world.db.run(sql`
    update customer_order
    set receiver = receiver || '{"link": "abc", "email": "me@example.org"}' where id = ${Number(order.id)}`)
  await carried(order)
  await plan(order, { channels: [emailChannel(deps, 'inbox')] })
  expect((await rowsOf(order)).map(({ channel }) => channel)).toEqual(['sms'])
})

test('while nobody takes it, it is tried again; after the last try the desk sees why', async () => {
  const sender = await newSender()
  await choose(sender, 'order_accepted', 'sms', true)
  const order = await paid(sender, newPhone())
  await plan(order)
  await expect(send({ gateways: [down] })).rejects.toThrow('nobody has taken')
  expect((await rowsOf(order)).at(-1)).toMatchObject({ state: 'planned' })
  const { id } = await world.db.one<{ id: number }>(sql`
    select max(id) as id from notice where order_id = ${Number(order.id)}`)
  await lastTry(id)
  expect((await rowsOf(order)).at(-1)).toMatchObject({ state: 'failed', why: 'unreachable' })
  expect(await textsTo(await phoneOf(sender))).toEqual([])
})

test('the desk sees every message of an order with a masked number, strangers do not', async () => {
  const phone = newPhone()
  const order = await paid(await newSender(), phone)
  await carried(order)
  await tell(order)
  const path = `/api/desk/v1/orders/${order.id}/notices`
  const { body } = await world.call('GET', path, { headers: world.people.operator.headers })
  expect(body.data).toEqual([
    {
      id: expect.any(String),
      label: 'Kuryer posilkani olib boradi',
      side: 'receiver',
      channel: 'sms',
      to: `+998 93 •••-••-${phone.slice(-2)}`,
      state: 'sent',
      reason: null,
      at: world.clock.now().toISOString(),
    },
  ])
  expect((await world.call('GET', path, { headers: world.people.sender.headers })).status).toBe(403)
})

test('the desk sees what a gateway says later: delivered, or never arrived', async () => {
  const order = await paid(await newSender(), newPhone())
  await carried(order)
  await tell(order)
  const { id } = await world.db.one<{ id: number }>(sql`
    select max(message.id) as id from message join notice on reference = 'notice:' || notice.id
    where notice.order_id = ${Number(order.id)}`)
  await settleAttempt(world.db, { id, gateway: 'local', arrived: false, at: world.clock.now() })
  const { body } = await world.call('GET', `/api/desk/v1/orders/${order.id}/notices`, {
    headers: world.people.operator.headers,
  })
  expect(body.data).toMatchObject([{ state: 'failed', reason: 'Yetib bormadi' }])
})

test('a reminder of the basket that falls into the night is put off until eight', async () => {
  const person = await newSender()
  const payload = {
    personId: person.id,
    until: new Date(world.clock.now().getTime() + 2 * day).toISOString(),
  }
  const worker = messageJobs(deps).workers.find(({ job }) => job.name === 'notifications.remind-of-basket')
  const run = { id: 'a', attempt: 1, signal: never, once: () => Promise.resolve(undefined) }
  at(23)
  await worker?.handle(payload, run)
  expect(await textsTo(await phoneOf(person))).toEqual([])
  const [job] = await world.db.many<{ at: Date }>(sql`
    delete from outbox where topic = 'job:notifications.remind-of-basket' returning start_after as at`)
  at(8)
  expect(job?.at).toEqual(world.clock.now())
  await worker?.handle(payload, run)
  expect(await textsTo(await phoneOf(person))).toEqual([expect.stringContaining('savatingiz')])
})

test('old notices are swept, the others stay', async () => {
  const order = await paid(await newSender(), newPhone())
  await carried(order)
  await tell(order)
  await sweepNotices(world.db, new Date(world.clock.now().getTime() - day), 1_000)
  expect(await rowsOf(order)).toHaveLength(1)
  await sweepNotices(world.db, new Date(world.clock.now().getTime() + 1), 1_000)
  expect(await rowsOf(order)).toEqual([])
})

test('who is forgotten gets nothing more, and their number is nowhere', async () => {
  const phone = newPhone()
  const order = await paid(await newSender(), phone)
  await carried(order)
  await plan(order)
  await forgetPerson(world.db, phone)
  await send()
  expect((await rowsOf(order)).at(-1)).toMatchObject({ state: 'dropped', why: 'forgotten' })
  expect(await textsTo(phone)).toEqual([])
})

test('whoever sends to themselves is told once', async () => {
  const sender = await newSender()
  for (const event of ['order_on_the_way', 'order_accepted']) await choose(sender, event, 'sms', true)
  const order = await paid(sender, await phoneOf(sender))
  await carried(order)
  await tell(order)
  expect((await rowsOf(order)).map(({ kind }) => kind)).toEqual(['order_accepted', 'out_for_delivery'])
})

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
  const sender = await newSender()
  await choose(sender, 'order_delivered', 'sms', true)
  const [order, other] = [await paid(sender, newPhone()), await paid(sender, newPhone())]
  await carried(order)
  const [{ track, update, rate }, others] = [await linksTo(order), await linksTo(other)]
  await world.does(world.people.courier, order, 'deliver', { code: await world.receiverCode(order) })
  await tell(order)
  for (const { id } of [order, other]) await endLinks(world, Number(id))
  expect(await opens(update)).toBe(false)
  const [, told = ''] = (await textsTo(await phoneOf(sender))).at(-1)?.split('tezbox.uz/') ?? []
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
  const { subscriptions } = messageJobs(deps)
  const end = subscriptions.find(({ job }) => job.name === 'notifications.end-links')
  const last = ['deliver', 'hand_out', 'expire', 'cancel', 'write_off']
  const wanted = [...last, 'pick_up', 'redeliver', 'store', 'complete'].filter((verb) =>
    end?.wants({ orderId: 1, verb, seq: 1 }),
  )
  expect(wanted).toEqual(last)
})

test('who deletes their account leaves no link to what they sent; what was sent to them stays', async () => {
  const person = await newSender()
  await choose(person, 'order_accepted', 'sms', true)
  const phone = await phoneOf(person)
  const [theirs, toThem] = [await paid(person, newPhone()), await paid(await newSender(), phone)]
  await carried(toThem)
  for (const order of [theirs, toThem]) await tell(order)
  const [gone, kept] = [await linksTo(theirs), await linksTo(toThem)]
  await forgetPerson(world.db, phone)
  for (const token of Object.values(gone)) expect(await opens(token)).toBe(false)
  for (const token of Object.values(kept)) expect(await opens(token)).toBe(true)
})
