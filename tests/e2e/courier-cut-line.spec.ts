import type { APIRequestContext, Page } from '@playwright/test'
import { fieldCalls } from '#modules/delivery/field/field.calls.ts'
import type { Stop, Today } from '#modules/delivery/field/field.contract.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import type { MessageKey } from '#platform/i18n/translator.ts'
import { catalogs } from '../support/catalogs.ts'
import { photo } from '../support/picture.ts'
import { test as base, expect } from './fixtures.ts'
import { addressed, callApi } from './support/api-calls.ts'
import { openCourierApp, phoneScreen, unlockCourierApp } from './support/courier.ts'
import { openDemoSite } from './support/demo-site.ts'
import { openLine } from './support/line.ts'
import { signInStaff } from './support/people.ts'

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

const say = (key: MessageKey) => catalogs.translate('uz', key)
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

/** From the list of what is in the bag, as a thumb would go. */
async function openStop(page: Page, { order_id }: Stop): Promise<void> {
  await page.getByRole('link', { name: say('courierApp.tabs.parcels') }).click()
  await page.locator(`a[href$="/stops/${order_id}"]`).click()
}

async function sign(page: Page): Promise<void> {
  const glass = page.locator('.glass__pane')
  await glass.scrollIntoViewIfNeeded()
  const box = await glass.boundingBox()
  expect(box).not.toBeNull()
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {}
  await page.mouse.move(x + width * 0.2, y + height * 0.5)
  await page.mouse.down()
  for (let step = 1; step <= 12; step++)
    await page.mouse.move(x + width * (0.2 + step * 0.05), y + height * (step % 2 ? 0.3 : 0.6))
  await page.mouse.up()
}

const takePhoto = (page: Page) =>
  page.locator('input[type=file]').first().setInputFiles({
    name: 'door.jpg',
    mimeType: 'image/jpeg',
    buffer: photo,
  })

async function handOver(
  page: Page,
  stop: Stop,
  way: 'signature' | 'neighbour' | 'safe_place',
): Promise<void> {
  await openStop(page, stop)
  await page.getByRole('link', { name: say('courierStop.actions.deliver') }).click()
  await page.getByRole('button', { name: say(`courierDeliver.ways.${way}`) }).click()
  if (way !== 'neighbour') await takePhoto(page)
  if (way === 'signature') await page.getByRole('checkbox').check()
  if (way === 'neighbour') await page.getByLabel(say('courierDeliver.neighbour.name')).fill('Dilbar Sobirova')
  if (way !== 'safe_place') await sign(page)
  await page.getByRole('button', { name: say('courierDeliver.done') }).click()
  await expect(page).toHaveURL(/\/courier\/?$/)
}

async function fail(page: Page, stop: Stop): Promise<void> {
  await openStop(page, stop)
  await page.getByRole('link', { name: say('courierStop.actions.failed') }).click()
  await page.getByText(say('courierFailed.reasons.nobody_home')).click()
  await takePhoto(page)
  await page.getByRole('button', { name: say('courierFailed.written') }).click()
  await expect(page).toHaveURL(/\/courier\/?$/)
}

type Asked = { request: APIRequestContext; authorization: string }

async function readToday({ request, authorization }: Asked): Promise<Today> {
  const headers = { authorization }
  const answer = await callApi(request, fieldCalls.readToday, { headers })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).data
}

async function readOrder({ request, authorization }: Asked, id: string): Promise<OrderDetail> {
  const headers = { authorization }
  return (await (await callApi(request, ordersCalls.readOrder, { params: { id }, headers })).json()).data
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
  const { data } = await (await signInStaff(request, '901000013')).json()
  const operator = { request, authorization: `Token ${data.access_token}` }
  // The app keeps its token in memory alone.
  const courier = { request, authorization: (await asked).headers().authorization ?? '' }
  const before = await readToday(courier)
  const byName = (name: string) => {
    const stop = before.stops.find((one) => one.name === name)
    expect(stop, name).toBeDefined()
    return stop as Stop
  }
  const start = Date.now()
  await first.getByRole('link', { name: say('courierRoute.shift.start') }).click()
  await first.getByRole('button', { name: say('courierShift.start.go') }).click()
  await expect(first).toHaveURL(/\/courier\/?$/)

  await line.cut()
  await handOver(first, byName('Sardor Aliyev'), 'neighbour')
  await handOver(first, byName('Muhabbatxon Abdurahmonova'), 'safe_place')
  await handOver(first, byName('Malika Yusupova'), 'signature')
  await fail(first, byName('Gulnora Saidova'))
  await handOver(first, byName('Jamshid Karimov'), 'neighbour')

  // Killed, with its worker: what was done is on the disk, and the app opens without a line.
  const worker = await context.newCDPSession(first)
  await worker.send('ServiceWorker.enable')
  await worker.send('ServiceWorker.stopAllWorkers')
  await first.close()
  const page = await context.newPage()
  await page.goto(line.at('/courier/'))
  await unlockCourierApp(page)

  await handOver(page, byName('Zarina Qodirova'), 'signature')
  await fail(page, byName('Nodira Abduqodirova'))
  await handOver(page, byName('Bekzod Tursunov'), 'safe_place')
  // Thought better of: it leaves the queue as if it had never been there.
  await page.getByRole('button', { name: say('courierRoute.undo.back') }).click()
  await handOver(page, byName('Bekzod Tursunov'), 'neighbour')

  await line.back()
  await expect
    .poll(async () => (await readToday(courier)).stops.filter(({ state }) => state !== 'open').length)
    .toBeGreaterThanOrEqual(8)
  for (const name of [
    'Sardor Aliyev',
    'Muhabbatxon Abdurahmonova',
    'Malika Yusupova',
    'Jamshid Karimov',
    'Zarina Qodirova',
    'Bekzod Tursunov',
  ]) {
    const order = await readOrder(operator, byName(name).order_id)
    expect(order.status, name).toBe('executor_done')
    const delivered = order.events.filter(({ verb }) => verb === 'deliver')
    expect(delivered, name).toHaveLength(1)
    // The two hours are taken off: nothing lies before the journey, nothing ahead of its end.
    const at = Date.parse(delivered[0]?.happened_at ?? '')
    expect(at, name).toBeGreaterThan(start - 60_000)
    expect(at, name).toBeLessThan(Date.now() + 60_000)
  }
  for (const name of ['Gulnora Saidova', 'Nodira Abduqodirova']) {
    const order = await readOrder(operator, byName(name).order_id)
    expect(order.status, name).toBe('failed_delivery')
    const today = order.events.filter(
      ({ verb, happened_at }) => verb === 'fail_delivery' && Date.parse(happened_at) > start - 60_000,
    )
    expect(today, name).toHaveLength(1)
  }
  const after = await readToday(courier)
  expect(after.cash.held - before.cash.held).toBe(185_000 + 320_000)
})
