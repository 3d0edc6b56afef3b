import type { APIRequestContext, Page } from '@playwright/test'
import { sources } from '#locales/index.ts'
import { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import { fieldCalls } from '#modules/delivery/field/field.calls.ts'
import type { Today } from '#modules/delivery/field/field.contract.ts'
import { labelsCalls } from '#modules/orders/labels/labels.calls.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import type { OrderAnswer, OrderDetail } from '#modules/orders/orders.contract.ts'
import { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import { labelFilm } from '../support/label-film.ts'
import { test as base, expect, expectNoAxeViolations } from './fixtures.ts'
import { addressed, callApi, sendAs } from './support/api-calls.ts'
import { openCamera } from './support/camera.ts'
import { dayCourier, openCourierApp, phoneScreen, startShift } from './support/courier.ts'
import { openDemoSite } from './support/demo-site.ts'
import { signInStaff } from './support/people.ts'

type Camera = Awaited<ReturnType<typeof openCamera>>

/** A browser of its own, with a camera that shows films; a server of its own, since parcels change hands. */
const test = base.extend<object, { camera: Camera }>({
  camera: [
    async ({ browserName: _ }, use) => {
      const camera = await openCamera()
      await use(camera)
      camera.putAway()
    },
    { scope: 'worker' },
  ],
  launchOptions: [async ({ camera }, use) => use(camera.launchOptions), { scope: 'worker' }],
  site: async ({ browserName: _ }, use) => {
    const server = await openDemoSite()
    await use(server.url)
    await server.stop()
  },
})
test.use({ viewport: phoneScreen, hasTouch: true, permissions: ['geolocation', 'camera'] })

const { courierScan: words, courierRoute: route, courierApp: app } = sources.uz

type Desk = { request: APIRequestContext; token: string }

const headersOf = ({ token }: Pick<Desk, 'token'>) => ({ authorization: `Token ${token}` })

async function openDesk(request: APIRequestContext): Promise<Desk> {
  const { data } = await (await signInStaff(request, '901000013')).json()
  return { request, token: data.access_token }
}

async function ordersIn(desk: Desk, status: OrderAnswer['status']): Promise<OrderAnswer[]> {
  const query = { status, limit: '50' }
  const answer = await callApi(desk.request, ordersCalls.listOrders, { query, headers: headersOf(desk) })
  return (await answer.json()).data.items
}

/** What another courier carries, given to this one: in his list, and still in the other's bag. */
async function reassigned(desk: Desk): Promise<OrderAnswer[]> {
  const { request, token } = desk
  const query = { role: 'courier', q: dayCourier }
  const found = await callApi(request, staffCalls.listStaff, { query, headers: headersOf(desk) })
  const [courier] = (await found.json()).data.items
  const carried = await ordersIn(desk, 'pickup')
  const own = ['Malika Yusupova', 'Feruza Matyoqubova', 'Akmal Toʻrayev']
  const given = carried.filter(
    ({ from, to, receiver_name: name }) => from.city !== to.city && own.includes(name),
  )
  expect(given).toHaveLength(3)
  for (const { id } of given)
    await sendAs(request, token, orderVerbsCalls.reassign, {
      params: { id },
      data: { courier_id: Number(courier.id) },
    })
  return given
}

async function labelOf({ request, token }: Desk, { id }: OrderAnswer): Promise<Buffer> {
  const headers = headersOf({ token })
  const answer = await callApi(request, labelsCalls.printLabel, { params: { id }, query: {}, headers })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.body()
}

/** What the phone was asked to sound and to shake. */
type Felt = { hertz: number[]; shakes: number[][] }

/** A loudspeaker that is always there: a real one may take its time on a busy machine, and then is not asked. */
function feelEverything(): void {
  const felt: Felt = { hertz: [], shakes: [] }
  const Speaker = class {
    readonly state = 'running'
    readonly currentTime = 0
  }
  const Sound = class {
    readonly connect = () => undefined
    readonly stop = () => undefined
    readonly start: () => void
    constructor(_: object, { frequency }: { frequency: number }) {
      this.start = () => void felt.hertz.push(frequency)
    }
  }
  Object.assign(globalThis, { felt, AudioContext: Speaker, OscillatorNode: Sound })
  navigator.vibrate = (pattern) => {
    felt.shakes.push([pattern].flat() as number[])
    return true
  }
}

type Told = Felt & { said: string; role: string | null; eye: string | undefined; fill: string }

/** The answer as it first appears, before the same label is read again; what was felt is told once. */
async function toldBy(page: Page, tone: 'right' | 'wrong'): Promise<Told> {
  const seen = await page.waitForFunction((wanted): Told | undefined => {
    const answer = document.querySelector<HTMLElement>(`.scan-answer[data-tone=${wanted}]`)
    const { felt } = globalThis as unknown as { felt: Felt }
    if (!answer || felt.hertz.length === 0) return undefined
    return {
      said: answer.innerText,
      role: answer.getAttribute('role'),
      eye: document.querySelector<HTMLElement>('.scan-eye')?.dataset.tone,
      fill: getComputedStyle(answer).backgroundColor,
      hertz: felt.hertz.splice(0),
      shakes: felt.shakes.splice(0),
    }
  }, tone)
  return (await seen.jsonValue()) as Told
}

const right = { role: 'status', eye: 'right', hertz: [1320], shakes: [[60]] }
const wrong = { role: 'alert', eye: 'wrong', hertz: [220, 180], shakes: [[200, 80, 400]] }

const countOn = (page: Page) => page.locator('.scan-count')

async function openScanner(page: Page): Promise<void> {
  await page.getByRole('link', { name: app.tabs.route }).click()
  await page.getByRole('link', { name: route.scan }).click()
}

test('a camera reads labels as they are printed, a scanner and a thumb do too: right and wrong are seen, heard and felt', async ({
  page,
  request,
  camera,
  complaints,
}) => {
  const desk = await openDesk(request)
  const [byCamera, byScanner, byHand] = (await reassigned(desk)) as [OrderAnswer, OrderAnswer, OrderAnswer]
  const [foreign] = (await ordersIn(desk, 'new')) as [OrderAnswer]
  const films = {
    mine: await labelFilm(await labelOf(desk, byCamera), 'qr'),
    foreign: await labelFilm(await labelOf(desk, foreign), 'bars'),
  }
  await page.addInitScript(feelEverything)
  const asked = page.waitForRequest(addressed(fieldCalls.sync))
  await openCourierApp({ page, request })
  const { authorization = '' } = (await asked).headers()
  const headers = { authorization }
  const today = async (): Promise<Today> =>
    (await (await callApi(request, fieldCalls.readToday, { headers })).json()).data
  const inHand = async () =>
    (await today()).stops.filter(({ in_hand }) => in_hand).map(({ order_id }) => order_id)
  const loaded = (await inHand()).length
  const all = loaded + 3
  await startShift(page)
  // Signing in is refused once, for the second step.
  complaints.splice(0)

  // The label of a parcel on the list, by its QR code.
  camera.show(films.mine)
  await openScanner(page)
  const green = await toldBy(page, 'right')
  expect(green).toMatchObject(right)
  expect(green.said).toContain(words.answers.mine)
  expect(green.said).toContain(byCamera.receiver_name)
  await expect(countOn(page)).toHaveText(`${loaded + 1} / ${all}`)
  await expect(page.locator('.scan-list li')).toHaveCount(2)
  await expectNoAxeViolations(page)

  // Another one that is not, by its bars: the count stays.
  camera.show(films.foreign)
  await page.goBack()
  await forget(page)
  await openScanner(page)
  const red = await toldBy(page, 'wrong')
  expect(red).toMatchObject(wrong)
  expect(red.fill).not.toBe(green.fill)
  expect(red.said).toContain(words.answers.foreign)
  expect(red.said).toContain(foreign.tracking_code)
  await expect(page.getByText(words.putBack.replace('{text}', String(loaded + 1)))).toBeVisible()
  await expect(page.getByRole('button', { name: words.fromPlace })).toBeVisible()
  await expect(countOn(page)).toHaveText(`${loaded + 1} / ${all}`)
  await expectNoAxeViolations(page)

  // A phone that shows no picture reads all the same: a hardware scanner types.
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await page.goBack()
  await forget(page)
  await openScanner(page)
  await expect(page.getByText(words.denied)).toBeVisible()
  await scans(page, byScanner.tracking_code)
  const typed = await toldBy(page, 'right')
  expect(typed).toMatchObject(right)
  expect(typed.said).toContain(byScanner.receiver_name)
  await expect(countOn(page)).toHaveText(`${loaded + 2} / ${all}`)
  // The bars of a book.
  await scans(page, '5901234123457')
  const book = await toldBy(page, 'wrong')
  expect(book).toMatchObject(wrong)
  expect(book.said).toContain(words.answers.unreadable)

  // By hand, with a slip of the finger first.
  await page.getByRole('button', { name: words.byHand }).click()
  const code = page.getByLabel(words.codeLabel)
  await code.fill(slipped(byHand.tracking_code))
  await page.getByRole('button', { name: words.check }).click()
  await expect(page.getByText(words.codeWrong)).toBeVisible()
  await code.fill(byHand.tracking_code.toLowerCase())
  await page.getByRole('button', { name: words.check }).click()
  const thumbed = await toldBy(page, 'right')
  expect(thumbed).toMatchObject(right)
  expect(thumbed.said).toContain(byHand.receiver_name)
  await expect(countOn(page)).toHaveText(`${all} / ${all}`)
  await expect(page.getByText(words.all)).toBeVisible()
  await page.getByRole('link', { name: words.go }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  // The server has each of them in this bag, taken once, and of the wrong one nothing.
  const given = [byCamera, byScanner, byHand]
  await expect.poll(inHand).toEqual(expect.arrayContaining(given.map(({ id }) => id)))
  for (const { id } of given) {
    const read = await callApi(request, ordersCalls.readOrder, { params: { id }, headers: headersOf(desk) })
    const order: OrderDetail = (await read.json()).data
    expect(order.events.filter(({ verb }) => verb === 'hand_over')).toHaveLength(1)
  }
  expect(await inHand()).not.toContain(foreign.id)
  expect((await today()).incidents).toEqual([])
  expect(complaints).toEqual([])
})

const scans = async (page: Page, code: string) => {
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}

/** The same label, read once more before its camera was closed, is not what comes next. */
const forget = (page: Page) =>
  page.evaluate(() => {
    const { felt } = globalThis as unknown as { felt: Felt }
    felt.hertz.length = 0
    felt.shakes.length = 0
  })

/** The last digit is another one. */
const slipped = (code: string) => code.slice(0, -1) + ((Number(code.at(-1)) + 1) % 10)
