import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { sources } from '#locales/index.ts'
import { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import { checkoutCalls } from '#modules/orders/basket/checkout.calls.ts'
import { orderFilesCalls } from '#modules/orders/files/order-files.calls.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import { formatter } from '#platform/i18n/format.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { catalogs } from '../support/catalogs.ts'
import { expect, expectNoAxeViolations, hydrated, spokenLocales } from './fixtures.ts'
import { callApi, sendAs } from './support/api-calls.ts'
import { test } from './support/clocked-site.ts'
import { type KnownPerson, newPhone, rememberOnce, signInStaff, signUpByApi } from './support/people.ts'

// Staff sign in once: a number of the authenticator is good for one sign-in.
test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 390, height: 844 } })

type Session = { access_token: string; user: unknown }
let operator: Session
let cashier: Session
test.beforeAll(async ({ playwright, server }) => {
  const request = await playwright.request.newContext({ baseURL: server.url })
  operator = (await (await signInStaff(request, '901000013')).json()).data
  cashier = (await (await signInStaff(request, '901000014')).json()).data
  await request.dispose()
})

const bearer = (token: string) => ({ authorization: `Token ${token}`, 'idempotency-key': randomUUID() })

const picture = (background: string) =>
  sharp({ create: { width: 480, height: 360, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** Worth 300,000, covered, carried and left with a neighbour by the demo's courier, as the desk reports it. */
async function delivered(request: APIRequestContext, me: KnownPerson) {
  const draft = {
    sender_name: 'Dilnoza Karimova',
    sender_phone: me.phone,
    receiver_name: 'Bobur Toshmatov',
    receiver_phone: newPhone(),
    from: { region: 14, city: 205, street: 'Bunyodkor 12, 4-uy' },
    to: { region: 8, city: 122, street: 'Registon 7, 15-uy' },
    parcel_size: { weight: 0.8 },
    delivery_option: 2,
    delivery_type: 1,
    payment_type: 'cash',
    services: ['cover_1'],
    parcel_value: 300_000,
    description: 'Piyolalar',
  }
  const order = await sendAs(request, me.token, ordersCalls.createOrder, { data: draft })
  const basket = { order_ids: [order.id], payment_type: 'cash' }
  await sendAs(request, me.token, checkoutCalls.checkout, { data: basket })
  const token = operator.access_token
  const couriers = await callApi(request, staffCalls.listStaff, {
    query: { role: 'courier' },
    headers: bearer(token),
  })
  const courier = Number((await couriers.json()).data.items[0].id)
  const upload = await callApi(request, orderFilesCalls.uploadSignature, {
    headers: bearer(token),
    multipart: { file: { name: 'imzo.jpg', mimeType: 'image/jpeg', buffer: await picture('navy') } },
  })
  const proof = { kind: 'neighbour', name: 'Karim aka', signature: (await upload.json()).data.id }
  const { confirm, accept, pick_up: pickUp, deliver } = orderVerbsCalls
  const params = { id: order.id }
  await sendAs(request, token, confirm, { params, data: {} })
  await sendAs(request, token, accept, { params, data: { courier_id: courier } })
  await sendAs(request, token, pickUp, { params, data: {} })
  await sendAs(request, token, deliver, { params, data: { proof } })
  return order
}

async function openDesk(browser: Browser, site: string, who: Session, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: site, viewport: { width: 1280, height: 800 } })
  await context.addInitScript(({ access_token: token, user }) => {
    localStorage.setItem('access_token', token)
    localStorage.setItem('user', JSON.stringify(user))
  }, who)
  const desk = await context.newPage()
  await desk.goto(path)
  await hydrated(desk)
  return desk
}

const languages = (['uz', 'ru'] as const).filter((locale) => spokenLocales.includes(locale))

for (const locale of languages) {
  const { claims: words, myOrders, orders: orderWords, deskPayments } = sources[locale]
  const mine = myOrders.claims
  const format = formatter(locale)

  test(`${locale}: damage reported with a photo is compensated at the desk and seen on the balance`, async ({
    page,
    request,
    browser,
    site,
  }) => {
    const me = await signUpByApi(request, newPhone())
    const order = await delivered(request, me)
    await page.addInitScript(rememberOnce, me)
    await page.goto(localizedPath(locale, `/order-list/${order.id}`))
    await hydrated(page)
    await page.getByRole('button', { name: mine.report }).click()
    const sheet = page.getByRole('dialog', { name: mine.dialog })
    await sheet.getByLabel(mine.description).fill('Ikki piyola singan')
    await sheet
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'piyola.jpg', mimeType: 'image/jpeg', buffer: await picture('teal') })
    const sent = sheet.getByRole('button', { name: mine.send })
    await expect(sheet.locator('img.file-drop__preview')).toBeVisible()
    await sent.click()
    await expect(sheet).toBeHidden()
    const claim = page.locator('.order-claims > li')
    await expect(claim).toContainText(mine.status.open)

    const desk = await openDesk(browser, site, operator, localizedPath(locale, '/desk/claims'))
    await desk.getByRole('searchbox').fill(order.tracking_code)
    await expect(desk).toHaveURL(/q=TB/)
    await desk.getByRole('button', { name: new RegExp(order.tracking_code) }).click()
    const details = desk.getByRole('complementary')
    await expect(details.getByRole('img', { name: words.photos.alt.replace('{number}', '1') })).toBeVisible()
    await expect(details).toContainText(format.money(500_000))
    await expect(details.getByText('Ikki piyola singan')).toBeVisible()
    await expect(details.getByText(orderWords.verbs.deliver)).toBeVisible()
    await expectNoAxeViolations(desk)
    await desk.keyboard.press('c')
    const question = desk.getByRole('dialog')
    await question.getByLabel(words.accept.amount).fill('400000')
    await desk.keyboard.press('Enter')
    const wrong = catalogs.translate(locale, 'claims.accept.wrong', { amount: format.money(300_000) })
    await expect(question.getByText(wrong)).toBeVisible()
    await question.getByLabel(words.accept.amount).fill('120000')
    await question.getByLabel(words.note).fill('Piyolalar uchun')
    await expectNoAxeViolations(desk)
    await question
      .getByRole('button', { name: words.accept.yes.replace('{amount}', format.money(120_000)) })
      .click()
    await expect(question).toBeHidden()
    await expect(desk.getByText(words.nothing.title)).toBeVisible()

    await page.reload()
    await hydrated(page)
    await expect(claim).toContainText(mine.status.accepted)
    await expect(claim).toContainText(mine.paid.balance.replace('{amount}', format.money(120_000)))
    await expect(claim).toContainText('Piyolalar uchun')
    await expectNoAxeViolations(page)
    await page.goto(localizedPath(locale, '/dashboard/balance'))
    await hydrated(page)
    const now = page.getByRole('region', { name: sources[locale].balance.hero.now })
    await expect(now).toContainText(format.number(120_000))
    await desk.context().close()
  })

  test(`${locale}: a payment is looked up, and a day is held against the provider's list`, async ({
    request,
    browser,
    site,
  }) => {
    const me = await signUpByApi(request, newPhone())
    const draft = {
      sender_name: 'Dilnoza Karimova',
      sender_phone: me.phone,
      receiver_name: 'Bobur Toshmatov',
      receiver_phone: newPhone(),
      from: { region: 14, city: 205, street: 'Bunyodkor 12, 4-uy' },
      to: { region: 8, city: 122, street: 'Registon 7, 15-uy' },
      parcel_size: { weight: 0.8 },
      delivery_option: 2,
      delivery_type: 1,
      payment_type: 'payme',
      description: 'Kitoblar',
    }
    const order = await sendAs(request, me.token, ordersCalls.createOrder, { data: draft })
    const basket = { order_ids: [order.id], payment_type: 'payme' }
    const opened = await sendAs(request, me.token, checkoutCalls.checkout, { data: basket })
    const number = opened.checkout?.number ?? ''
    const desk = await openDesk(browser, site, cashier, localizedPath(locale, '/desk/payments?tab=search'))
    await desk.getByRole('searchbox').fill(order.tracking_code)
    // It stands in the list of all as well, and what is opened there closes when the search begins.
    await expect(desk).toHaveURL(/q=TB/)
    await desk.getByRole('button', { name: new RegExp(number) }).click()
    const story = desk.getByRole('complementary')
    await expect(story.getByRole('link', { name: order.tracking_code })).toBeVisible()
    await expect(story).toContainText(deskPayments.stages.none)
    await expectNoAxeViolations(desk)

    await desk.getByRole('link', { name: deskPayments.tabs.compare }).click()
    await desk.getByRole('button', { name: deskPayments.compare.action }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByLabel(deskPayments.compare.day).fill('2026-01-05')
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'payme.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('id;amount;state\nbegona-1;45000;paid\n'),
    })
    await expectNoAxeViolations(desk)
    await dialog.getByRole('button', { name: deskPayments.compare.yes }).click()
    await expect(dialog).toBeHidden()
    await expect(desk.getByRole('complementary')).toContainText(deskPayments.differences.missingHere)
    await expect(desk.getByRole('complementary')).toContainText('begona-1')
    const row = desk.getByRole('button', { name: /Payme/ }).first()
    await expect(row).toContainText(deskPayments.compare.differ.replace('{count}', '1'))
    await expectNoAxeViolations(desk)
    await desk.context().close()
  })
}
