import { type APIRequestContext, type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
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
import { dayCourier, openCourierApp, phoneScreen } from '../../tests/e2e/support/courier.ts'
import { sign, takePhoto } from '../../tests/e2e/support/courier-deeds.ts'
import { openDemoSite, prepareDemo } from '../../tests/e2e/support/demo-site.ts'
import { signInStaff } from '../../tests/e2e/support/people.ts'
import { labelFilm } from '../../tests/support/label-film.ts'

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
  const putAway = await prepareDemo()
  const camera = await openCamera()
  const executablePath = process.env.TEZBOX_CHROMIUM ?? '/usr/bin/chromium'
  const browser = await chromium.launch({
    ...camera.launchOptions,
    executablePath,
    args: [...camera.launchOptions.args, '--font-render-hinting=none'],
  })
  try {
    for (const locale of spoken) await dayIn(browser, camera, locale, keep)
  } finally {
    await browser.close()
    camera.putAway()
    await putAway()
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
    geolocation: { latitude: 41.2855, longitude: 69.2045 },
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

type Day = {
  page: Page
  context: BrowserContext
  camera: Camera
  locale: Locale
  shoot: (name: string) => Promise<void>
}

async function walk({ page, context, camera, locale, shoot }: Day): Promise<void> {
  const desk = await openDesk(context.request)
  const { scanned, foreign } = await desk.prepare()
  const asked = page.waitForRequest(addressed(fieldCalls.sync))
  await openCourierApp({ page, request: context.request, locale })
  const { authorization = '' } = (await asked).headers()
  await goTo(page, '/shift/start')
  await page.locator('.shift-foot__go').click()
  await page.locator('.next-stop').waitFor()

  camera.show(await labelFilm(await desk.labelOf(scanned), 'qr'))
  await goTo(page, '/scan')
  await page.locator('.scan-answer[data-tone=right]').waitFor()
  await shoot('scan')
  camera.show(await labelFilm(await desk.labelOf(foreign), 'bars'))
  await goTo(page, '/')
  await goTo(page, '/scan')
  await page.locator('.scan-answer[data-tone=wrong]').waitFor()
  await shoot('scan-wrong')

  const answer = await callApi(context.request, fieldCalls.readToday, { headers: { authorization } })
  const { stops }: Today = (await answer.json()).data
  const stopOf = (name: string): Stop => {
    const stop = stops.find((one) => one.name === name)
    if (!stop) throw new Error(`${name} is on the list of the demo`)
    return stop
  }
  const at = (name: string, screen: string) => goTo(page, `/stops/${stopOf(name).order_id}/${screen}`)

  await at('Sardor Aliyev', 'deliver?way=safe_place')
  await takePhoto(page)
  await page.locator('.field-screen__go').click()
  await page.locator('.undo-bar').waitFor()
  await shoot('route')
  await goTo(page, `/stops/${stopOf('Malika Yusupova').order_id}`)
  await shoot('stop')

  await at('Malika Yusupova', 'deliver')
  await type(page, '481')
  await shoot('deliver')
  await at('Malika Yusupova', 'deliver?way=signature')
  await page.locator('input[type=file]').first().setInputFiles(await passport('Malika Yusupova'))
  await page.locator('.photo-shown').waitFor()
  await page.getByRole('checkbox').check()
  await sign(page)
  await page.evaluate(() => scrollTo(0, 0))
  await shoot('signature')
  await page.setViewportSize(lyingDown)
  await shoot('signature-wide')
  await page.setViewportSize(phoneScreen)

  await at('Gulnora Saidova', 'failed')
  await page.locator('.failed-reasons__one').first().click()
  await takePhoto(page)
  await page.evaluate(() => scrollTo(0, 0))
  await shoot('failed')

  // Without a line a code is told that is not the receiver's, and one parcel goes to a colleague meanwhile.
  await context.setOffline(true)
  await at('Zarina Qodirova', 'deliver')
  await type(page, '111111')
  await page.locator('.field-screen__go').click()
  await page.locator('.undo-bar').waitFor()
  await at('Jamshid Karimov', 'deliver?way=safe_place')
  await takePhoto(page)
  await page.locator('.field-screen__go').click()
  await page.locator('.undo-bar').waitFor()
  await desk.giveAway(stopOf('Jamshid Karimov').order_id)
  await goTo(page, '/queue')
  await context.setOffline(false)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.locator('.trouble').nth(1).waitFor()
  await context.setOffline(true)
  await at('Nodira Abduqodirova', 'failed')
  await page.locator('.failed-reasons__one').nth(1).click()
  await page.locator('.field-screen__go').click()
  await page.locator('.next-stop').waitFor()
  await goTo(page, '/queue')
  await shoot('queue')
  await context.setOffline(false)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.locator('.waiting-list').waitFor({ state: 'detached' })

  await goTo(page, '/parcels')
  await shoot('parcels')
  await goTo(page, '/cash')
  await shoot('cash')
  await goTo(page, '/me')
  await shoot('me')
  await goTo(page, '/shift/end')
  for (const [place, many] of ['1', '1', '', '1'].entries())
    await page.locator('.cash-count__note input').nth(place).fill(many)
  await page.evaluate(() => scrollTo(0, 0))
  await shoot('shift-end')
}

/** As a link of the app leads there: the page stays, and so does the day that it has in mind. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
    scrollTo(0, 0)
  }, `/courier${path}`)
}

async function type(page: Page, digits: string): Promise<void> {
  for (const digit of digits) await page.locator('.digit-pad button', { hasText: digit }).first().click()
}

/** What was asked for is there, letters too, and nobody points at anything. */
async function still(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
}

async function passport(name: string) {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="340">
    <rect width="480" height="340" fill="#cfd9cf"/><rect x="24" y="60" width="130" height="170" fill="#8d9c92"/>
    <circle cx="89" cy="120" r="34" fill="#5e6d63"/><path d="M38 230q51-90 102 0z" fill="#5e6d63"/>
    <g font-family="sans-serif" fill="#26332b"><text x="24" y="40" font-size="22">OʻZBEKISTON RESPUBLIKASI</text>
    <text x="180" y="100" font-size="22">${name}</text><text x="180" y="140" font-size="18">14.03.1991</text>
    <text x="24" y="280" font-size="20">P&lt;UZB&lt;&lt;NAMUNA&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;</text></g></svg>`
  return { name: 'passport.jpg', mimeType: 'image/jpeg', buffer: await sharp(Buffer.from(drawn)).jpeg().toBuffer() }
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
    /** What another courier carries is given to this one, who is to scan it; and something that is nobody's yet. */
    async prepare(): Promise<{ scanned: OrderAnswer; foreign: OrderAnswer }> {
      const theirs = (await ordersIn('pickup')).filter(({ from, to }) => from.city !== to.city)
      const courier_id = await idOf(dayCourier)
      for (const { id } of theirs)
        await sendAs(request, token, orderVerbsCalls.reassign, { params: { id }, data: { courier_id } })
      const [scanned] = theirs
      const [foreign] = await ordersIn('new')
      if (!scanned || !foreign) throw new Error('the demo has parcels with another courier and with senders')
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
  }
}
