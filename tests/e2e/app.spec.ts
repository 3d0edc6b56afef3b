import type { APIRequestContext } from '@playwright/test'
import { signInCalls } from '#modules/accounts/sign-in/sign-in.calls.ts'
import { checkoutCalls } from '#modules/orders/basket/checkout.calls.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import { trackingCalls } from '#modules/tracking/tracking.calls.ts'
import { type Locale, localizedPath } from '#platform/i18n/locales.ts'
import type { MessageKey } from '#platform/i18n/translator.ts'
import { catalogs } from '../support/catalogs.ts'
import { test as base, expect, expectNoAxeViolations, hydrated, spokenLocales } from './fixtures.ts'
import { addressed, sendAs } from './support/api-calls.ts'
import { openLine } from './support/line.ts'
import { type KnownPerson, newPhone, rememberOnce, signUpByApi } from './support/people.ts'
import { givePushService, letNotify } from './support/push-service.ts'

const test = base.extend<{ line: Awaited<ReturnType<typeof openLine>> }>({
  line: async ({ context, site }, use) => {
    const line = await openLine(context, site)
    await use(line)
    await line.stop()
  },
})

test.use({ serviceWorkers: 'allow' })

const say = (locale: Locale, key: MessageKey) => catalogs.translate(locale, key)

const parcel = {
  sender_name: 'Dilnoza Karimova',
  sender_phone: '901112233',
  receiver_name: 'Bobur Toshmatov',
  receiver_phone: '934445566',
  from: { region: 14, city: 205, street: 'Bunyodkor 12, 4-uy' },
  to: { region: 8, city: 122, street: 'Registon 7, 15-uy' },
  parcel_size: { weight: 0.8 },
  delivery_option: 2,
  delivery_type: 1,
  payment_type: 'cash',
  description: 'Kitoblar',
}

/** Placed and out of the basket. */
async function send(request: APIRequestContext, { token }: KnownPerson) {
  const order = await sendAs(request, token, ordersCalls.createOrder, { data: parcel })
  const basket = { order_ids: [order.id], payment_type: 'cash' }
  await sendAs(request, token, checkoutCalls.checkout, { data: basket })
  return order
}

test('without a line the last parcels are there as they were; signing out erases them', async ({
  page,
  context,
  request,
  line,
}) => {
  const person = await signUpByApi(request, newPhone())
  const order = await send(request, person)
  await page.addInitScript(rememberOnce, person)
  await page.goto(line.at('/order-list?page=1'))
  await expect(page.getByRole('link', { name: order.tracking_code })).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)

  await line.cut()
  await page.goto(line.at('/ru/track'))
  await expect(page.getByRole('heading', { level: 1, name: say('ru', 'pocket.offline.title') })).toBeVisible()
  await expect(page.getByText(order.tracking_code)).toBeVisible()
  await expect(page.getByText(parcel.receiver_name)).toHaveCount(0)
  await expectNoAxeViolations(page)
  const desk = await context.newPage()
  await expect(desk.goto(line.at('/ru/desk'))).rejects.toThrow(/ERR_CONNECTION_REFUSED/)
  await desk.close()
  await line.back()
  await expect(page.getByRole('heading', { level: 1, name: say('ru', 'pages.track.title') })).toBeVisible()

  const other = await context.newPage()
  await other.goto(line.at(`/track?code=${order.tracking_code}`))
  await hydrated(other)
  await page.goto(line.at('/send_parcel'))
  await hydrated(page)
  await page.getByRole('button', { name: say('uz', 'shell.account.logOut') }).click()
  await expect(page).toHaveURL(/\/$/)
  // A page that stays open asks again, and writes nothing anew.
  const again = other.waitForResponse(addressed(trackingCalls.trackParcel))
  await other.evaluate(() => {
    const later = Date.now() + 60_000
    Date.now = () => later
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await again
  // What the page makes of the answer is done before it has another one.
  await other.evaluate(async () => (await fetch('/healthz')).text())
  await line.cut()
  await other.goto(line.at('/order-list'))
  await expect(other.getByText(say('uz', 'pocket.offline.none'))).toBeVisible()
  await expect(other.getByText(order.tracking_code)).toHaveCount(0)
})

test('a newer worker takes no draft away', async ({ page, request }) => {
  await page.addInitScript(rememberOnce, await signUpByApi(request, newPhone()))
  await page.goto('/send_parcel')
  await hydrated(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const receiver = page.locator("[data-field='receiver_name'] input")
  await receiver.fill('Malika Yusupova')
  await page.evaluate(async () => {
    const taken = new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done))
    await navigator.serviceWorker.register('/sw.js?newer')
    await taken
  })
  await expect(receiver).toHaveValue('Malika Yusupova')
  await page.reload()
  await hydrated(page)
  await expect(receiver).toHaveValue('Malika Yusupova')
})

test('one order looked at is kept, and a session that was ended elsewhere takes it along', async ({
  page,
  request,
  line,
}) => {
  const person = await signUpByApi(request, newPhone())
  const order = await send(request, person)
  await page.addInitScript(rememberOnce, person)
  await page.goto(line.at(`/order-list/${order.id}`))
  await expect(page.getByText(order.tracking_code).first()).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await line.cut()
  await page.goto(line.at('/'))
  await expect(page.getByText(order.tracking_code)).toBeVisible()
  await line.back()
  // The page without a line opens again by itself.
  await hydrated(page)
  await sendAs(request, person.token, signInCalls.signOut, { data: {} })
  await page.goto(line.at('/order-list'))
  await expect(page).toHaveURL(/\/login/)
  await line.cut()
  await page.goto(line.at('/'))
  await expect(page.getByText(say('uz', 'pocket.offline.none'))).toBeVisible()
})

test('with the worker at work pages, moves and failures are the server’s own, and none of them is kept', async ({
  page,
  complaints,
}) => {
  await page.goto('/contact')
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js'))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const opened = await page.goto('/contact')
  expect([opened?.status(), opened?.fromServiceWorker()]).toEqual([200, true])
  expect((await page.goto('/prohibiteditems'))?.url()).toMatch(/\/prohibteditems$/)
  const part = page.waitForResponse('**/icon-512.png')
  await page.evaluate(async () => void (await fetch('/icon-512.png', { headers: { Range: 'bytes=0-9' } })))
  expect((await part).fromServiceWorker()).toBe(false)
  expect(complaints).toEqual([])
  expect((await page.goto('/nowhere'))?.status()).toBe(404)
  const kept = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const pages = await Promise.all(stores.map((store) => store.keys()))
    return pages.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.toSorted()).toEqual(['/en/offline', '/offline', '/oz/offline', '/ru/offline'])
})

test('notices are offered after an order, nowhere before it, and not again', async ({ page, request }) => {
  const person = await signUpByApi(request, newPhone())
  await page.addInitScript(rememberOnce, person)
  await page.addInitScript(givePushService)
  await page.addInitScript(letNotify)
  const offer = page.getByRole('region', { name: say('uz', 'pocket.push.title') })
  for (const path of ['/', '/order-list?page=1', '/send_parcel']) {
    await page.goto(path)
    await hydrated(page)
    await expect(offer).toHaveCount(0)
  }
  const order = await send(request, person)
  await page.goto(`/order-thanks?ids=${order.id}`)
  await offer.getByRole('button', { name: say('uz', 'pocket.push.yes') }).click()
  await expect(page.getByText(say('uz', 'pocket.push.done'))).toBeVisible()
  await expectNoAxeViolations(page)
  await page.reload()
  await expect(page.getByText(order.tracking_code).first()).toBeVisible()
  await expect(offer).toHaveCount(0)
})

for (const locale of spokenLocales) {
  test(`${locale}: what is shared with the app opens the page for it`, async ({ page }) => {
    const shared = (text: string) => localizedPath(locale, `/share?${new URLSearchParams({ text })}`)
    await page.goto(shared('Posilka: TB 0000 0000 0000 00'))
    await expect(page).toHaveURL(new RegExp(`${localizedPath(locale, '/track')}\\?code=TB00000000000000$`))

    await page.goto(shared('Samarqand, Registon maydoni'))
    await hydrated(page)
    const offer = page.getByRole('region', { name: say(locale, 'pocket.shared.title') })
    await offer.getByRole('button').first().click()
    await expect(page.locator("[data-field='to.city'] input")).not.toHaveValue('')
    await expectNoAxeViolations(page)
  })

  test(`${locale}: the browser finds nothing wrong with the manifest, and its shortcuts and signs are there`, async ({
    page,
    request,
  }) => {
    await page.goto(localizedPath(locale, '/app'))
    const devtools = await page.context().newCDPSession(page)
    const { data = '', errors } = await devtools.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    expect(installabilityErrors).toEqual([])
    const manifest = JSON.parse(data)
    expect(manifest).toMatchObject({ id: '/', start_url: localizedPath(locale, '/') })
    const addresses: string[] = [
      ...manifest.icons.map(({ src }: { src: string }) => src),
      ...manifest.shortcuts.flatMap(({ url, icons }: { url: string; icons: { src: string }[] }) => [
        url,
        ...icons.map(({ src }) => src),
      ]),
    ]
    expect(addresses.length).toBeGreaterThan(7)
    for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200)
  })
}
