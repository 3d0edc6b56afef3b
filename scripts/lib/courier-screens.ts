import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  chromium,
  type Page,
} from '@playwright/test'
import sharp from 'sharp'
import { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import { fieldCalls } from '#modules/delivery/field/field.calls.ts'
import type { Stop, Today } from '#modules/delivery/field/field.contract.ts'
import { labelsCalls } from '#modules/orders/labels/labels.calls.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import type { OrderAnswer } from '#modules/orders/orders.contract.ts'
import { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { addressed, callApi, sendAs } from '../../tests/e2e/support/api-calls.ts'
import { openCamera } from '../../tests/e2e/support/camera.ts'
import { dayCourier, goToScreen, openCourierApp, phoneScreen } from '../../tests/e2e/support/courier.ts'
import { openDemoSite, prepareDemo } from '../../tests/e2e/support/demo-site.ts'
import { signInStaff } from '../../tests/e2e/support/people.ts'
import { heldFilm } from '../../tests/support/label-film.ts'

/** The app is used in the sun and at night; whoever reads English sees the shape of it in the others. */
const spoken: readonly Locale[] = ['uz', 'oz', 'ru']
const themes = ['light', 'dark'] as const
const lyingDown = { width: phoneScreen.height, height: phoneScreen.width }
const operator = '901000013'
const otherCourier = '901000011'

type Keep = (name: string, page: Page) => Promise<void>
type Camera = Awaited<ReturnType<typeof openCamera>>

/** A day of a courier, from the first scan to the last note, on a phone: each language has a server of its own. */
export async function takeCourier(keep: Keep): Promise<void> {
  const camera = await openCamera()
  const putAway = await prepareDemo()
  let browser: Browser | undefined
  try {
    const { args, ...launch } = camera.launchOptions
    browser = await chromium.launch({ ...launch, args: [...args, '--font-render-hinting=none'] })
    for (const locale of spoken) await dayIn(browser, camera, locale, keep)
  } finally {
    await browser?.close()
    await putAway()
    camera.putAway()
  }
}

async function dayIn(browser: Browser, camera: Camera, locale: Locale, keep: Keep): Promise<void> {
  const server = await openDemoSite()
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: phoneScreen,
    hasTouch: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    permissions: ['geolocation', 'camera'],
    // At the door where nobody opens: positions are kept for a while.
    geolocation: { latitude: 41.29488, longitude: 69.19822 },
  })
  try {
    const page = await context.newPage()
    const shoot = async (name: string) => {
      await still(page)
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme })
        await keep(`courier-${name}-${theme}-${locale}`, page)
      }
    }
    await walk({ page, context, camera, locale, shoot })
  } finally {
    await context.close()
    await server.stop()
  }
}

type Screens = {
  page: Page
  context: BrowserContext
  camera: Camera
  locale: Locale
  shoot: (name: string) => Promise<void>
}
type Desk = Awaited<ReturnType<typeof openDesk>>
type Day = Screens & {
  desk: Desk
  stopOf: (name: string) => Stop
  open: (name: string, screen: string) => Promise<void>
}

async function walk(screens: Screens): Promise<void> {
  const { page, context, camera, locale } = screens
  const desk = await openDesk(context.request)
  const { scanned, foreign } = await desk.prepare()
  const films = {
    right: await heldFilm(await desk.labelOf(scanned), 'qr'),
    wrong: await heldFilm(await desk.labelOf(foreign), 'bars'),
  }
  const [asked] = await Promise.all([
    page.waitForRequest(addressed(fieldCalls.sync)),
    openCourierApp({ page, request: context.request, locale }),
  ])
  const { authorization = '' } = asked.headers()
  const stops = await morning(context.request, authorization)
  const stopOf = (name: string): Stop => {
    const stop = stops.find((one) => one.name === name)
    if (!stop) throw new Error(`${name} is on the list of the demo`)
    return stop
  }
  const open = (name: string, screen: string) => goToScreen(page, `/stops/${stopOf(name).order_id}${screen}`)
  await goToScreen(page, '/shift/start')
  await page.locator('.shift-foot__go').click()
  await page.locator('.next-stop').waitFor()
  for (const [tone, film] of Object.entries(films)) {
    camera.show(film)
    await goToScreen(page, '/')
    await goToScreen(page, '/scan')
    await page.locator(`.scan-answer[data-tone=${tone}]`).waitFor()
    await screens.shoot(tone === 'right' ? 'scan' : 'scan-wrong')
  }
  const day = { ...screens, desk, stopOf, open }
  await atDoors(day)
  await withoutLine(day)
  await evening(day)
}

async function atDoors({ page, shoot, open }: Day): Promise<void> {
  await leave(page, () => open('Muhabbatxon Abdurahmonova', '/deliver?way=safe_place'))
  await page.locator('.line-state').waitFor({ state: 'detached' })
  await shoot('route')
  await open('Gulnora Saidova', '')
  await page.locator('.stop-person a[href^="tel:"]').first().click()
  await open('Malika Yusupova', '')
  await shoot('stop')

  await open('Malika Yusupova', '/deliver')
  await type(page, '481')
  await shoot('deliver')
  await open('Malika Yusupova', '/deliver?way=signature')
  await prove(page)
  await shoot('signature')
  await page.setViewportSize(lyingDown)
  await shoot('signature-wide')
  await page.setViewportSize(phoneScreen)

  await open('Gulnora Saidova', '/failed')
  await page.locator('.failed-reasons__one').first().click()
  await photograph(page, door)
  await page.locator('.failed-evidence [data-there]').nth(2).waitFor()
  await shoot('failed')
}

/** A colleague scans one that is delivered then, and a code is told that is not the receiver's. */
async function withoutLine({ page, context, desk, shoot, stopOf, open }: Day): Promise<void> {
  await context.setOffline(true)
  await desk.giveAway(stopOf('Sardor Aliyev').order_id)
  await leave(page, () => open('Sardor Aliyev', '/deliver?way=safe_place'))
  await open('Zarina Qodirova', '/deliver')
  await type(page, '111111')
  await page.locator('.field-screen__go').click()
  await page.locator('.undo-bar').waitFor()
  await goToScreen(page, '/queue')
  await context.setOffline(false)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.locator('.trouble').nth(1).waitFor()
  await shoot('queue')
}

async function evening({ page, desk, shoot, stopOf, open }: Day): Promise<void> {
  await goToScreen(page, '/parcels')
  await shoot('parcels')
  await goToScreen(page, '/me')
  await shoot('me')
  await open('Malika Yusupova', '/deliver?way=signature')
  await prove(page)
  await page.locator('.field-screen__go').click()
  await page.locator('.undo-bar').waitFor()
  await goToScreen(page, '/cash')
  await page.locator('.cash-taken').waitFor()
  await page.locator('.cash-page__notice').waitFor({ state: 'detached' })
  await shoot('cash')

  // The bag of the evening was seen before somebody takes a parcel out of it.
  await goToScreen(page, '/shift/end')
  await page.locator('.bag-line').first().waitFor()
  await desk.takeIn(stopOf('Olim Rashidov'))
  await page.locator('.bag-line[data-taken]').waitFor()
  for (const [place, many] of ['2', '0', '2'].entries())
    await page.locator('.cash-count__note input').nth(place).fill(many)
  await shoot('shift-end')
}

/** Where nobody takes it, a picture is enough. */
async function leave(page: Page, open: () => Promise<void>): Promise<void> {
  await open()
  await photograph(page, door)
  await page.locator('.field-screen__go').click()
  await page.locator('.undo-bar').waitFor()
}

async function prove(page: Page): Promise<void> {
  await photograph(page, passport)
  await page.getByRole('checkbox').check()
  await writeName(page)
}

/** The day as it is told in the morning, with the stop of the reference as the next one. */
async function morning(request: APIRequestContext, authorization: string): Promise<readonly Stop[]> {
  const headers = { authorization }
  const { stops }: Today = (await (await callApi(request, fieldCalls.readToday, { headers })).json()).data
  const open = stops.filter(({ state }) => state === 'open')
  const first = open.toSorted(
    (a, b) => Number(b.name === 'Malika Yusupova') - Number(a.name === 'Malika Yusupova'),
  )
  const order_ids = first.map(({ order_id }) => order_id)
  await callApi(request, fieldCalls.arrangeStops, { headers, data: { order_ids } })
  return stops
}

async function type(page: Page, digits: string): Promise<void> {
  for (const digit of digits) await page.locator('.digit-pad button', { hasText: digit }).first().click()
}

/** What was asked for is there, letters too, nobody points at anything, and the screen is seen from its top. */
async function still(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await page.waitForFunction(() => !document.querySelector('main .spinner, .loading-screen'))
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode()))
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, 0)
  })
}

async function photograph(page: Page, drawing: string): Promise<void> {
  const buffer = await sharp(Buffer.from(drawing)).jpeg().toBuffer()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
  await page.locator('.photo-shown').waitFor()
}

const door = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360">
  <rect width="480" height="360" fill="#e2cda2"/><rect y="310" width="480" height="50" fill="#c9b184"/>
  <rect x="140" y="60" width="200" height="250" fill="#f6edda"/><path d="M175 310V160a65 65 0 0 1 130 0v150z" fill="#0c6370"/>
  <circle cx="285" cy="225" r="7" fill="#f5a524"/><rect x="370" y="140" width="56" height="40" fill="#0a1f29"/></svg>`

const passport = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360">
  <rect width="480" height="360" fill="#c7ac73"/><g transform="rotate(-4 240 180)"><rect x="50" y="50" width="380" height="250" rx="14" fill="#f7f1e3"/>
  <rect x="80" y="90" width="100" height="120" fill="#bfe0df"/><circle cx="130" cy="135" r="24" fill="#0c6370"/><path d="M88 210q42-70 84 0z" fill="#0c6370"/>
  <g stroke="#a58b58" stroke-width="12"><path d="M210 105h180M210 140h150M210 175h170M80 250h320M80 275h320"/></g></g></svg>`

/** As people sign: one stroke, in shares of the glass. */
const stroke = [
  [0.12, 0.62],
  [0.16, 0.46],
  [0.22, 0.3],
  [0.25, 0.36],
  [0.24, 0.56],
  [0.27, 0.66],
  [0.32, 0.5],
  [0.36, 0.42],
  [0.37, 0.52],
  [0.38, 0.66],
  [0.43, 0.56],
  [0.47, 0.5],
  [0.48, 0.62],
  [0.52, 0.64],
  [0.6, 0.44],
  [0.66, 0.3],
  [0.64, 0.34],
  [0.56, 0.6],
  [0.58, 0.7],
  [0.66, 0.66],
  [0.76, 0.58],
  [0.86, 0.6],
] as const

async function writeName(page: Page): Promise<void> {
  const glass = page.locator('.glass__pane')
  await glass.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await glass.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [[left, top], ...rest] = stroke
  await page.mouse.move(x + width * left, y + height * top)
  await page.mouse.down()
  for (const [right, low] of rest) await page.mouse.move(x + width * right, y + height * low, { steps: 4 })
  await page.mouse.up()
}

/** What is done about the day elsewhere, by an operator. */
async function openDesk(request: APIRequestContext) {
  const { data } = await (await signInStaff(request, operator)).json()
  const token: string = data.access_token
  const headers = { authorization: `Token ${token}` }
  const ordersIn = async (status: OrderAnswer['status']): Promise<OrderAnswer[]> => {
    const answer = await callApi(request, ordersCalls.listOrders, { query: { status, limit: '50' }, headers })
    return (await answer.json()).data.items
  }
  const idOf = async (phone: string): Promise<number> => {
    const query = { role: 'courier', q: phone } as const
    const answer = await callApi(request, staffCalls.listStaff, { query, headers })
    return Number((await answer.json()).data.items[0].id)
  }
  return {
    /** What a colleague has in the bag by mistake is to be scanned; and something that is nobody's yet. */
    async prepare(): Promise<{ scanned: OrderAnswer; foreign: OrderAnswer }> {
      const names = ['Bekzod Tursunov', 'Jamshid Karimov', 'Nodira Abduqodirova']
      const lent = (await ordersIn('pickup')).filter(({ receiver_name: name }) => names.includes(name))
      for (const { id } of lent) {
        await this.giveAway(id)
        const data = { courier_id: await idOf(dayCourier) }
        await sendAs(request, token, orderVerbsCalls.reassign, { params: { id }, data })
      }
      const scanned = lent.find(({ receiver_name: name }) => name === names[0])
      const [foreign] = await ordersIn('new')
      if (!scanned || !foreign) throw new Error('the demo has parcels in the bag and with senders')
      return { scanned, foreign }
    },
    async labelOf({ id }: OrderAnswer): Promise<Buffer> {
      return (await callApi(request, labelsCalls.printLabel, { params: { id }, query: {}, headers })).body()
    },
    async giveAway(id: string): Promise<void> {
      const data = { courier_id: await idOf(otherCourier) }
      await sendAs(request, token, orderVerbsCalls.reassign, { params: { id }, data })
      await sendAs(request, token, orderVerbsCalls.hand_over, { params: { id }, data })
    },
    /** Brought where it goes. */
    async takeIn({ order_id: id, place }: Stop): Promise<void> {
      const data = { point_id: place.point?.id }
      await sendAs(request, token, orderVerbsCalls.store, { params: { id }, data })
    },
  }
}
