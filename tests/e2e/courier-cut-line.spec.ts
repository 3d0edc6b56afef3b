import type { APIRequestContext, Page } from '@playwright/test'
import { sources } from '#locales/index.ts'
import { signInCalls } from '#modules/accounts/sign-in/sign-in.calls.ts'
import { fieldCalls } from '#modules/delivery/field/field.calls.ts'
import type { Stop, Today } from '#modules/delivery/field/field.contract.ts'
import { checkoutCalls } from '#modules/orders/basket/checkout.calls.ts'
import { orderFilesCalls } from '#modules/orders/files/order-files.calls.ts'
import { incidentsCalls } from '#modules/orders/incidents/incidents.calls.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { codDeskCalls } from '#modules/payments/cod/cod-desk.calls.ts'
import type { DeskHandIns } from '#modules/payments/cod/cod-desk.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { test as base, expect } from './fixtures.ts'
import { addressed, callApi, sendAs } from './support/api-calls.ts'
import { dayCourier, openCourierApp, phoneScreen, startShift, unlockCourierApp } from './support/courier.ts'
import {
  collect,
  deliverByCode,
  failDelivery,
  handOver,
  receiversCode,
  release,
} from './support/courier-deeds.ts'
import { openDemoSite } from './support/demo-site.ts'
import { openLine } from './support/line.ts'
import { newestCode, newPhone, signInStaff } from './support/people.ts'

/** A server of its own: a whole day is worked through. */
const test = base.extend<{ line: Awaited<ReturnType<typeof openLine>> }>({
  site: async ({ browserName: _ }, use) => {
    const server = await openDemoSite()
    await use(server.url)
    await server.stop()
  },
  line: async ({ context, site }, use) => {
    const line = await openLine(context, site)
    await use(line)
    await line.stop()
  },
})
test.use({
  serviceWorkers: 'allow',
  viewport: phoneScreen,
  permissions: ['geolocation'],
  geolocation: { latitude: 41.2853, longitude: 69.2042 },
})

const {
  courierApp: app,
  courierMe: me,
  courierQueue: queue,
  courierRoute: route,
  courierShift: shift,
} = sources.uz
const { number, money } = formatter('uz')
const wrongByMs = 2 * 3_600_000

/** The phone believes that it is two hours later. */
function wrongClock(ms: number): void {
  const Right = Date
  class Wrong extends Right {
    constructor(...parts: readonly unknown[]) {
      super(...((parts.length > 0 ? parts : [Right.now() + ms]) as [number]))
    }
    static override now() {
      return Right.now() + ms
    }
  }
  globalThis.Date = Wrong as DateConstructor
}

type Asked = { request: APIRequestContext; token: string }
const headersOf = ({ token }: Asked) => ({ authorization: `Token ${token}` })

async function staff(request: APIRequestContext, phone: string): Promise<Asked> {
  const { data } = await (await signInStaff(request, phone)).json()
  return { request, token: data.access_token }
}

async function readToday(courier: Asked): Promise<Today> {
  const answer = await callApi(courier.request, fieldCalls.readToday, { headers: headersOf(courier) })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).data
}

async function readOrder(operator: Asked, id: string): Promise<OrderDetail> {
  const asked = { params: { id }, headers: headersOf(operator) }
  return (await (await callApi(operator.request, ordersCalls.readOrder, asked)).json()).data
}

/** A parcel of a shop nearby, agreed and paid, that waits for whoever takes it. */
async function offeredBy(request: APIRequestContext, shop: string): Promise<{ order_id: string }> {
  const code = await newestCode(request, shop)
  const { data } = await (await callApi(request, signInCalls.signIn, { data: { phone: shop, code } })).json()
  const token: string = data.access_token
  const { id } = await sendAs(request, token, ordersCalls.createOrder, {
    data: {
      sender_name: 'Nargiza Toʻrayeva',
      sender_phone: newPhone(),
      receiver_name: 'Aziza Rahimova',
      receiver_phone: newPhone(),
      from: { region: 14, city: 205, street: 'Qatortol koʻchasi, 60-uy' },
      to: { region: 14, city: 198, street: 'Amir Temur shoh koʻchasi, 5-uy' },
      // A weight that no other offer has.
      parcel_size: { weight: 0.57 },
      delivery_option: 2,
      delivery_type: 1,
      payment_type: 'balance',
      services: [],
      description: 'Albom',
    },
  })
  await sendAs(request, token, checkoutCalls.checkout, { data: { order_ids: [id], payment_type: 'balance' } })
  return { order_id: id }
}

/** Killed, with its worker: what was done is on the disk, and the app opens without a line. */
async function killed(page: Page, at: string): Promise<Page> {
  const context = page.context()
  const worker = await context.newCDPSession(page)
  await worker.send('ServiceWorker.enable')
  await worker.send('ServiceWorker.stopAllWorkers')
  await page.close()
  const again = await context.newPage()
  await again.goto(at)
  await unlockCourierApp(again)
  return again
}

/** Handed over; by a code it is closed as soon as nothing is owed. */
const delivered = /^(executor_)?done$/

/** What an order has to show for the day: its end, what the courier did to it since the morning, and the pictures of that. */
type Shown = { status: RegExp; verbs: readonly string[]; pictures?: readonly string[] }

async function expectShown(
  operator: Asked,
  id: string,
  since: number,
  { status, verbs, pictures = [] }: Shown,
) {
  const order = await readOrder(operator, id)
  expect(order.status, id).toMatch(status)
  // The two hours are taken off: nothing lies before the journey, nothing ahead of its end.
  const today = order.events.filter(
    ({ actor, happened_at }) => actor === 'courier' && Date.parse(happened_at) > since - 60_000,
  )
  expect(
    today.map(({ verb }) => verb),
    id,
  ).toEqual(verbs)
  for (const { happened_at, counted } of today) {
    expect(Date.parse(happened_at), id).toBeLessThan(Date.now() + 60_000)
    expect(counted, id).toBe(true)
  }
  expect(order.files.map(({ purpose }) => purpose).toSorted(), id).toEqual(pictures)
  for (const { id: file } of order.files) {
    const asked = { params: { id, file }, headers: headersOf(operator) }
    const picture = await callApi(operator.request, orderFilesCalls.readPicture, asked)
    expect(picture.headers()['content-type'], file).toMatch(/^image\//)
  }
  return order
}

test('ten things done without a line, by a phone with a wrong clock that was killed meanwhile, are with the server once', async ({
  page: first,
  context,
  request,
  line,
}) => {
  test.slow()
  await context.addInitScript(wrongClock, wrongByMs)
  const asked = first.waitForRequest(addressed(fieldCalls.sync))
  await openCourierApp({ page: first, request, at: line.at })
  // The app keeps its token in memory alone.
  const { authorization = '' } = (await asked).headers()
  const courier = { request, token: authorization.replace('Token ', '') }
  const operator = await staff(request, '901000013')
  const cashier = await staff(request, '901000014')
  const incidents = async () => {
    const answer = await callApi(request, incidentsCalls.listIncidents, {
      query: {},
      headers: headersOf(operator),
    })
    return ((await answer.json()).data.items as { id: string }[]).map(({ id }) => id)
  }
  const incidentsBefore = await incidents()
  const morning = await readToday(courier)
  const byName = (name: string): Stop => {
    const stop = morning.stops.find((one) => one.name === name)
    expect(stop, name).toBeDefined()
    return stop as Stop
  }
  const sardor = byName('Sardor Aliyev')
  const muhabbat = byName('Muhabbatxon Abdurahmonova')
  const malika = byName('Malika Yusupova')
  const gulnora = byName('Gulnora Saidova')
  const fetched = byName('Chilonzor Kitob')
  const zarina = byName('Zarina Qodirova')
  const nodira = byName('Nodira Abduqodirova')
  const bekzod = byName('Bekzod Tursunov')
  const jamshid = byName('Jamshid Karimov')
  const offered = await offeredBy(request, '901000009')
  const codes = {
    jamshid: await receiversCode(operator, jamshid),
    zarina: await receiversCode(operator, zarina),
  }
  const start = Date.now()
  await startShift(first)
  const cards = (await readToday(courier)).shift?.call_cards ?? []
  expect(cards).toHaveLength(20)

  // With a line: an offer is taken, and a parcel handed over by its code.
  await first.getByRole('link', { name: route.later.offers }).click()
  const offer = first.getByRole('listitem').filter({ hasText: '0,57 kg' })
  await offer.getByRole('button', { name: route.offers.accept }).click()
  await expect(first.getByText(route.offers.accepted)).toBeVisible()
  await first.goBack()
  await deliverByCode(first, jamshid, codes.jamshid)
  // The phone knows that it arrived: nothing on the list leads to the queue.
  await expect(first.locator('a[href$="/queue"]')).toHaveCount(0)

  // Without one.
  await line.cut()
  await handOver(first, sardor, 'neighbour')
  await handOver(first, muhabbat, 'safe_place')
  await handOver(first, malika, 'signature')
  const firstCard = await failDelivery(first, gulnora, 'nobody_home')
  await collect(first, fetched, 0.4)
  const page = await killed(first, line.at('/courier/'))
  await deliverByCode(page, zarina, codes.zarina)
  const secondCard = await failDelivery(page, nodira, 'phone_off')
  await handOver(page, bekzod, 'safe_place')
  // Thought better of: it leaves the queue as if it had never been there.
  await page.getByRole('button', { name: route.undo.back }).click()
  await handOver(page, bekzod, 'neighbour')
  expect([firstCard, secondCard]).toEqual(cards.slice(0, 2))

  // All of it waits, and nothing of what was taken back.
  await page.getByRole('link', { name: app.tabs.me, exact: true }).click()
  await page.getByRole('link', { name: me.phone.queue }).click()
  await expect(page.locator('.waiting-list li')).toHaveCount(8)
  await line.back()
  await expect(page.getByText(queue.emptyTitle)).toBeVisible()
  await page.goBack()

  // The line carries again: what was fetched is brought, and what was taken is given back.
  const brought = (await readToday(courier)).stops.find(({ order_id }) => order_id === fetched.order_id)
  expect(brought).toMatchObject({ kind: 'deliver', name: 'Dilfuza Nazarova', in_hand: true, state: 'open' })
  await deliverByCode(page, fetched, await receiversCode(operator, brought as Stop))
  await release(page, offered)
  await page.getByRole('link', { name: app.tabs.me, exact: true }).click()
  await expect(page.getByRole('link', { name: me.phone.queue })).toContainText(me.phone.empty)

  // Two numbers are on slips, and are not given out again.
  expect((await readToday(courier)).shift?.call_cards).toEqual(cards.slice(2))

  const collected = malika.to_collect + zarina.to_collect
  const held = morning.cash.held + collected
  await endShift(page, held)

  const expected: [string, Shown][] = [
    [jamshid.order_id, { status: delivered, verbs: ['deliver'] }],
    [sardor.order_id, { status: delivered, verbs: ['deliver'], pictures: ['proof_signature'] }],
    [muhabbat.order_id, { status: delivered, verbs: ['deliver'], pictures: ['delivery_photo'] }],
    [
      malika.order_id,
      {
        status: delivered,
        verbs: ['deliver'],
        pictures: ['proof_passport', 'proof_passport', 'proof_signature'],
      },
    ],
    [
      gulnora.order_id,
      { status: /^failed_delivery$/, verbs: ['fail_delivery'], pictures: ['delivery_photo'] },
    ],
    [fetched.order_id, { status: delivered, verbs: ['pick_up', 'deliver'], pictures: ['delivery_photo'] }],
    [zarina.order_id, { status: delivered, verbs: ['deliver'] }],
    [
      nodira.order_id,
      { status: /^failed_delivery$/, verbs: ['fail_delivery'], pictures: ['delivery_photo'] },
    ],
    [bekzod.order_id, { status: delivered, verbs: ['deliver'], pictures: ['proof_signature'] }],
    [offered.order_id, { status: /^new$/, verbs: ['accept', 'release'] }],
  ]
  const orders = new Map<string, OrderDetail>()
  for (const [id, shown] of expected) orders.set(id, await expectShown(operator, id, start, shown))
  expect(orders.get(fetched.order_id)?.parcel_size.weight).toBe(0.4)
  expect(orders.get(gulnora.order_id)?.call_card).toBe(firstCard)
  expect(orders.get(nodira.order_id)?.call_card).toBe(secondCard)

  const evening = await readToday(courier)
  expect(evening.shift).toMatchObject({ delivered: 7, failed: 2, collected: 1 })
  expect(evening.shift?.ended_at).not.toBeNull()
  expect(evening.cash.held).toBe(held)
  expect(evening.incidents).toEqual([])
  expect(await incidents()).toEqual(incidentsBefore)
  const told = await callApi(request, codDeskCalls.listHandIns, { headers: headersOf(cashier) })
  const { items }: DeskHandIns = (await told.json()).data
  expect(items.filter(({ person }) => person.phone === dayCourier)).toMatchObject([{ cash: held }])
})

/** Counted by notes, down to the last coin. */
async function endShift(page: Page, held: number): Promise<void> {
  await page.getByRole('link', { name: me.day.end }).click()
  const note = (value: number) => shift.end.note.replace('{value}', number(value))
  await page.getByLabel(note(5_000), { exact: true }).fill(String(Math.floor(held / 5_000)))
  await page.getByLabel(shift.end.coins).fill(String(held % 5_000))
  await expect(page.locator('.cash-count__difference')).toContainText(shift.end.even)
  await page.getByRole('button', { name: shift.end.go }).click()
  // Parcels that nobody took are still in the bag.
  await page.getByRole('button', { name: shift.end.yes }).click()
  await expect(page.getByRole('heading', { name: shift.ended.title })).toBeVisible()
  await expect(page.getByText(shift.ended.money.replace('{amount}', money(held)))).toBeVisible()
  await expect(page.getByText(shift.ended.even)).toBeVisible()
}
