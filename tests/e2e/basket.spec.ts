import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { sources } from '#locales/index.ts'
import { profileCalls } from '#modules/accounts/profile/profile.calls.ts'
import { ledgerCalls } from '#modules/ledger/ledger.calls.ts'
import { checkoutCalls } from '#modules/orders/basket/checkout.calls.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import type { Call } from '#platform/calls/call.ts'
import { formatter } from '#platform/i18n/format.ts'
import { type Locale, localizedPath } from '#platform/i18n/locales.ts'
import { catalogs } from '../support/catalogs.ts'
import { expect, expectNoAxeViolations, hydrated, spokenLocales } from './fixtures.ts'
import { addressed, callApi } from './support/api-calls.ts'
import { networkLimitIsOver } from './support/clocked-servers.ts'
import { test } from './support/clocked-site.ts'
import { type KnownPerson, newPhone, rememberOnce, signUpByApi } from './support/people.ts'

// One server for both; each journey has people of its own, and every limit of the one before is over.
test.describe.configure({ mode: 'default' })
test.beforeEach(({ server }) => server.advance(networkLimitIsOver))
test.use({ viewport: { width: 390, height: 844 } })

const asPerson = ({ token }: KnownPerson, key?: string) => ({
  headers: { authorization: `Token ${token}`, ...(key ? { 'idempotency-key': key } : {}) },
})

/** Oz is made from uz: the journeys are told in the languages that are written. */
type Written = Exclude<Locale, 'oz'>
const told = spokenLocales.filter((locale): locale is Written => locale !== 'oz')

const parcel = (more: object) => ({
  sender_name: 'Dilnoza Karimova',
  sender_phone: '901112233',
  receiver_name: 'Bobur Toshmatov',
  receiver_phone: '934445566',
  from: { region: 14, city: 205, street: 'Bunyodkor 12, 4-uy' },
  to: { region: 8, city: 122, street: 'Registon 7, 15-uy' },
  parcel_size: { weight: 0.8 },
  delivery_option: 2,
  delivery_type: 1,
  payment_type: 'balance',
  ...more,
})

type Placed = { id: string; tracking_code: string; price: number }

async function place(request: APIRequestContext, person: KnownPerson, more: object): Promise<Placed> {
  const answer = await callApi(request, ordersCalls.createOrder, {
    ...asPerson(person, randomUUID()),
    data: parcel(more),
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).data
}

async function open(page: Page, path: string, locale: Locale): Promise<void> {
  await page.goto(localizedPath(locale, path))
  await hydrated(page)
}

async function expectFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}

for (const locale of told) {
  const { basket: t, parcel: names } = sources[locale]
  const { money, number } = formatter(locale)

  test(`two parcels wait, one leaves, the other goes with cash; the thanks survive a lost answer and a reload, ${locale}`, async ({
    page,
    request,
    complaints,
  }) => {
    const person = await signUpByApi(request, newPhone())
    const books = await place(request, person, { description: 'Kitoblar' })
    const teapot = await place(request, person, { description: 'Choynak', parcel_size: { weight: 4 } })
    await page.addInitScript(rememberOnce, person)
    await open(page, '/basket', locale)

    const card = (what: string) => page.getByRole('listitem').filter({ hasText: what })
    const total = page.getByRole('status').filter({ hasText: t.list.soum })
    await expect(total).toContainText(number(books.price + teapot.price))
    // The sum is in sight while the parcels are looked at.
    await expect(total).toBeInViewport()
    await card('Choynak').getByText(t.list.lines).click()
    await expect(card('Choynak').getByText(names.bill.total)).toBeVisible()
    await expect(card('Choynak').locator('.price-lines__sum')).toContainText(money(teapot.price))
    await expectNoAxeViolations(page)
    await expectFits(page)

    // The balance of somebody new does not reach, and the page says by how much.
    await page.getByRole('radio', { name: names.payments.balance }).check()
    const missing = t.list.missingTitle.replace('{amount}', money(books.price + teapot.price))
    await expect(page.getByText(missing)).toBeVisible()
    await expect(page.getByRole('button', { name: t.list.pay })).toBeDisabled()
    await expect(page.getByRole('link', { name: t.list.topUp })).toHaveAttribute(
      'href',
      localizedPath(locale, '/dashboard/balance'),
    )

    // One is put aside and taken again, then leaves for good.
    await card('Kitoblar').getByRole('checkbox').uncheck()
    await expect(total).toContainText(number(teapot.price))
    await card('Kitoblar').getByRole('checkbox').check()
    await card('Choynak').getByRole('button', { name: t.list.remove }).click()
    await page.getByRole('button', { name: t.list.removeNo }).click()
    await expect(card('Choynak')).toBeVisible()
    await card('Choynak').getByRole('button', { name: t.list.remove }).click()
    await page.getByRole('button', { name: t.list.removeYes }).click()
    await expect(card('Choynak')).toBeHidden()
    await expect(total).toContainText(number(books.price))

    // The server does it, but its answer is lost: the same press again has the same effect.
    await page.getByRole('radio', { name: names.payments.cash }).check()
    const keys: (string | undefined)[] = []
    await page.route(addressed(checkoutCalls.checkout), async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      const response = await route.fetch()
      if (keys.length === 1) await route.abort('connectionreset')
      else await route.fulfill({ response })
    })
    const send = page.getByRole('button', { name: t.list.place })
    await send.click()
    await expect(page.getByRole('alert').getByText(t.list.lost)).toBeVisible()
    await send.click()
    await page.waitForURL(`**/order-thanks?ids=${books.id}`)
    expect(keys).toEqual([keys[0], keys[0]])

    const slip = page.getByRole('listitem').filter({ hasText: books.id })
    await expect(slip).toBeVisible()
    await page.reload()
    await hydrated(page)
    await expect(slip.locator('.track-code')).toHaveText(books.tracking_code)
    const params = { id: books.id }
    const read = await callApi(request, ordersCalls.readOrder, { params, ...asPerson(person) })
    const order = (await read.json()).data
    const time = formatter(locale).time(Date.parse(order.confirm_by))
    const call = catalogs.translate(locale, 'basket.thanks.callTitle', { time })
    await expect(page.getByRole('heading', { name: call })).toBeVisible()
    await expect(page.getByRole('button', { name: t.thanks.share })).toBeVisible()
    await expect(page.getByRole('link', { name: t.thanks.another })).toBeVisible()
    await expectNoAxeViolations(page)
    await expectFits(page)

    await open(page, '/basket', locale)
    await expect(page.getByRole('heading', { name: t.list.emptyTitle })).toBeVisible()
    expect(complaints.filter((line) => !line.includes('ERR_CONNECTION_RESET'))).toEqual([])
  })

  test(`a parcel that left in another tab takes its money along here as well, ${locale}`, async ({
    page,
    request,
  }) => {
    const person = await signUpByApi(request, newPhone())
    const books = await place(request, person, { description: 'Kitoblar' })
    await place(request, person, { description: 'Choynak' })
    let balance = 1_000_000
    await page.route(addressed(ledgerCalls.readBalance), (route) =>
      route.fulfill({ json: { success: true, data: { balance, currency: 'UZS' } } }),
    )
    await page.addInitScript(rememberOnce, person)
    await open(page, '/basket', locale)
    const note = (amount: number) => t.list.notes.balance.replace('{amount}', money(amount))
    await expect(page.getByText(note(balance))).toBeVisible()
    await expect(page.getByText('Kitoblar').first()).toBeVisible()

    balance = 7_000
    const left = await callApi(request, orderVerbsCalls.cancel, {
      params: { id: books.id },
      ...asPerson(person),
      data: {},
    })
    expect(left.ok(), await left.text()).toBe(true)
    await page.getByRole('button', { name: t.list.pay }).click()
    await expect(page.getByText(note(balance))).toBeVisible()
    await expect(page.getByText('Kitoblar')).toHaveCount(0)
  })

  test(`a link from the profile leads to an order that shows its sender nothing, ${locale}`, async ({
    page,
    browser,
    request,
    complaints,
  }) => {
    const mine = sources[locale].personalLink.mine
    const texts = sources[locale].personalLink.page
    const receiver = await signUpByApi(request, newPhone())
    const address = {
      label: 'Uy',
      region: 8,
      city: 122,
      street: 'Tolariq-boʻyi, Qahrabo uy',
      landmark: 'Nonvoyxona orqasida',
    }
    await page.addInitScript(rememberOnce, receiver)
    await open(page, '/dashboard/my_profile', locale)
    const section = page.locator('#link')
    await section.getByRole('button', { name: mine.make }).click()
    await expect(section).toContainText(sources[locale].errors.address_required)
    const added = await callApi(request, profileCalls.addAddress, { ...asPerson(receiver), data: address })
    expect(added.ok()).toBe(true)
    await section.getByRole('button', { name: mine.make }).click()
    const field = section.getByLabel(mine.link)
    await expect(field).toHaveValue(/\/u\/[0-9A-Za-z]{14}$/)
    await expect(section).toContainText('Dilnoza K.')
    const url = new URL(await field.inputValue())
    const code = url.pathname.split('/').at(-1) ?? ''

    // Somebody else opens it.
    const other = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const sender = await signUpByApi(request, newPhone())
    const sending = await other.newPage()
    await sending.addInitScript(rememberOnce, sender)
    await sending.goto(new URL(url.pathname, page.url()).href)
    await hydrated(sending)
    await expect(sending.getByRole('heading', { level: 1 })).toHaveText(
      texts.title.replace('{name}', 'Dilnoza K.'),
    )
    await expectNoAxeViolations(sending)
    await expectFits(sending)
    await sending.getByRole('link', { name: texts.button }).click()
    await sending.waitForURL('**/send_parcel')
    const kept = await sending.evaluate(() => JSON.parse(localStorage.getItem('order_draft') ?? '{}'))
    expect(kept.to).toMatchObject({ link: code, link_name: 'Dilnoza K.', region: 8, city: 122, street: '' })

    const placed = await place(request, sender, {
      receiver_name: undefined,
      receiver_phone: undefined,
      to: { link: code },
      description: 'Sovgʻa',
    })
    const secrets = [receiver.phone, 'Tolariq', 'Qahrabo', 'Nonvoyxona']
    const { readBasket, listOrders, readOrder } = ordersCalls
    for (const call of [readBasket, listOrders, readOrder]) {
      const params = { id: placed.id }
      const text = await (await callApi<Call>(request, call, { params, ...asPerson(sender) })).text()
      expect(text).toContain('Dilnoza K.')
      for (const secret of secrets) expect(text, `${call.path}: ${secret}`).not.toContain(secret)
    }
    await sending.goto(new URL(localizedPath(locale, '/basket'), page.url()).href)
    await expect(sending.getByText('Dilnoza K.')).toBeVisible()
    await other.close()

    // A new link makes the old one useless.
    await section.getByRole('button', { name: mine.renew }).click()
    await page.getByRole('button', { name: mine.renewYes }).click()
    await expect(field).not.toHaveValue(new RegExp(code))
    expect(complaints.filter((line) => !line.includes('409'))).toEqual([])
    expect((await page.goto(localizedPath(locale, `/u/${code}`)))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.goneTitle)
    await open(page, '/u', locale)
    await page.getByRole('textbox').fill(new URL(localizedPath(locale, `/u/${code}`), page.url()).href)
    await page.getByRole('button', { name: sources[locale].paramMissing.personalLink.button }).click()
    await page.waitForURL(`**/u/${code}`)
  })
}
