import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { sources } from '#locales/index.ts'
import { signInCalls } from '#modules/accounts/sign-in/sign-in.calls.ts'
import { ledgerCalls } from '#modules/ledger/ledger.calls.ts'
import { checkoutCalls } from '#modules/orders/basket/checkout.calls.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import { debtsCalls } from '#modules/payments/debts/debts.calls.ts'
import { formatter } from '#platform/i18n/format.ts'
import { type Locale, localizedPath } from '#platform/i18n/locales.ts'
import { words } from '../../src/testbank/words.ts'
import { expect, expectNoAxeViolations, hydrated, spokenLocales } from './fixtures.ts'
import { callApi } from './support/api-calls.ts'
import { networkLimitIsOver } from './support/clocked-servers.ts'
import { test } from './support/clocked-site.ts'
import {
  type KnownPerson,
  newestCode,
  newPhone,
  rememberOnce,
  signInStaff,
  signUpByApi,
} from './support/people.ts'

// One server and its test bank for all; each journey has people of its own, and every limit of the one before is over.
test.describe.configure({ mode: 'default' })
/** Payments live twelve hours, by the bank's clock and by ours: nobody else moves this one. */
test.use({ clockOf: 'pay' })
test.beforeEach(({ server }) => server.advance(networkLimitIsOver))
test.use({ viewport: { width: 390, height: 844 } })

const asPerson = ({ token }: Pick<KnownPerson, 'token'>) => ({
  headers: { authorization: `Token ${token}`, 'idempotency-key': randomUUID() },
})

/** Oz is made from uz: the journeys are told in the languages that are written. */
type Written = Exclude<Locale, 'oz'>
const told = spokenLocales.filter((locale): locale is Written => locale !== 'oz')

type Placed = { id: string; tracking_code: string; price: number }

async function place(request: APIRequestContext, person: KnownPerson, description: string): Promise<Placed> {
  const data = {
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
    description,
  }
  const answer = await callApi(request, ordersCalls.createOrder, { ...asPerson(person), data })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).data
}

async function open(page: Page, path: string, locale: Locale): Promise<void> {
  await page.goto(localizedPath(locale, path))
  await hydrated(page)
}

async function expectFine(page: Page): Promise<void> {
  await expectNoAxeViolations(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}

for (const locale of told) {
  const { payLink, basket, myOrders, deskPayments, parcel } = sources[locale]
  const own = payLink.own
  const bank = words[locale]
  const { money, number } = formatter(locale)
  const inBank = async (page: Page, deed: keyof typeof bank.deeds) => {
    await page.waitForURL(/^http:\/\/127\.0\.0\.1:/)
    await page.getByRole('button', { name: bank.deeds[deed], exact: true }).click()
    await page.getByRole('link', { name: bank.back }).click()
    await page.waitForURL('**/order-thanks?checkout=*')
    await hydrated(page)
  }

  test(`a payment fails at the bank, is tried again and goes through; the order is cancelled and the money is on the balance, ${locale}`, async ({
    page,
    request,
    complaints,
  }) => {
    const person = await signUpByApi(request, newPhone())
    const books = await place(request, person, 'Kitoblar')
    const teapot = await place(request, person, 'Choynak')
    const total = books.price + teapot.price
    await page.addInitScript(rememberOnce, person)
    await open(page, '/basket', locale)
    await page.getByRole('radio', { name: new RegExp(`^${parcel.payments.payme}`) }).check()
    await page.getByRole('button', { name: basket.list.pay, exact: true }).click()
    await inBank(page, 'cancel')

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.failedTitle)
    await expect(page.locator('.paying__sum')).toContainText(number(total))
    await page.reload()
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.failedTitle)
    await expectFine(page)

    // Left as it is, the basket says so, and its parcels are not offered twice.
    await open(page, '/basket', locale)
    const waiting = page.getByRole('region', {
      name: own.openTitle.match(/(?:one|=1) \{([^}]*)\}/)?.[1] ?? '',
    })
    await expect(waiting).toContainText(money(total))
    for (const what of ['Kitoblar', 'Choynak'])
      await expect(page.getByRole('checkbox', { name: what })).toBeDisabled()
    await expect(page.getByRole('button', { name: basket.list.pay, exact: true })).toBeHidden()
    await expectFine(page)

    await waiting.getByRole('link', { name: own.payAgain }).click()
    await inBank(page, 'pay')
    await expect(page.getByText(own.paid.replace('{amount}', money(total)))).toBeVisible()
    for (const { tracking_code } of [books, teapot])
      await expect(page.locator('.track-code', { hasText: tracking_code })).toBeVisible()
    await expect(page.getByRole('button', { name: parcel.code.copy }).first()).toBeVisible()
    await expectFine(page)

    const actions = myOrders.actions
    await open(page, `/order-list/${books.id}`, locale)
    await page.getByRole('button', { name: actions.cancel, exact: true }).click()
    await page.getByRole('radio', { name: actions.toBalance }).check()
    await page.getByRole('button', { name: actions.cancelYes }).click()
    await expect(page.getByText(actions.refunded.replace('{amount}', money(books.price)))).toBeVisible()
    const kept = await callApi(request, ledgerCalls.readBalance, asPerson(person))
    expect((await kept.json()).data.balance).toBe(books.price)
    expect(complaints).toEqual([])
  })

  test(`a payment begun in another tab is met and taken back; somebody else pays by a link, ${locale}`, async ({
    page,
    browser,
    request,
    complaints,
  }) => {
    const person = await signUpByApi(request, newPhone())
    const books = await place(request, person, 'Kitoblar')
    await page.addInitScript(rememberOnce, person)
    await open(page, '/basket', locale)
    await page.getByRole('radio', { name: new RegExp(`^${parcel.payments.click}`) }).check()
    // Begun in another tab at the same moment, in another way.
    const elsewhere = { order_ids: [books.id], payment_type: 'card' }
    await callApi(request, checkoutCalls.checkout, { ...asPerson(person), data: elsewhere })
    await page.getByRole('button', { name: own.linkMake }).click()
    const heading = page.getByRole('heading', {
      name: own.openTitle.match(/(?:one|=1) \{([^}]*)\}/)?.[1] ?? '',
    })
    await expect(heading).toBeFocused()
    await page.getByRole('button', { name: own.otherWay }).click()
    await page.getByRole('button', { name: own.cancelYes }).click()
    await expect(heading).toBeHidden()

    await page.getByRole('button', { name: own.linkMake }).click()
    await page.waitForURL('**/order-thanks?checkout=*')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.notBegunTitle)
    const field = page.getByLabel(own.link)
    const takeLink = async () => {
      await page.getByRole('button', { name: own.linkMake }).click()
      await expect(field).toHaveValue(/\/pay\/[0-9A-Za-z]{22}$/)
      return new URL(await field.inputValue()).pathname
    }
    const first = await takeLink()
    await expectFine(page)
    await page.getByRole('button', { name: own.linkRevoke }).click()
    await expect(field).toBeHidden()
    const second = await takeLink()

    const other = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const payer = await other.newPage()
    const visit = async (path: string) => {
      await payer.goto(new URL(path, page.url()).href)
      await hydrated(payer)
    }
    const title = payer.getByRole('heading', { level: 1 })
    await visit(first)
    await expect(title).toHaveText(payLink.page.goneTitle)
    await visit(second)
    await expect(title).toHaveText(payLink.page.title)
    await expect(payer.getByText(number(books.price))).toBeVisible()
    await expect(payer.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    const seen = await payer.content()
    for (const secret of ['Dilnoza', 'Bobur', 'Kitoblar', books.id, books.tracking_code])
      expect(seen, secret).not.toContain(secret)
    await expectFine(payer)
    await payer.getByRole('link', { name: payLink.page.ways.card }).click()
    await payer.getByRole('button', { name: bank.deeds.pay, exact: true }).click()
    await payer.getByRole('link', { name: bank.back }).click()
    await payer.waitForURL(`**${second}`)
    await expect(title).toHaveText(payLink.page.paidTitle)
    await other.close()

    // The page that waits finds out by itself.
    await expect(page.getByText(own.paid.replace('{amount}', money(books.price)))).toBeVisible()
    expect(complaints.filter((line) => !line.includes('409'))).toEqual([])
  })

  test(`a cashier marks a refund as sent; an administrator switches a way to pay off and on, ${locale}`, async ({
    page,
    request,
    complaints,
  }) => {
    const person = await signUpByApi(request, newPhone())
    const order = await place(request, person, 'Kitoblar')
    const data = { order_ids: [order.id], payment_type: 'payme' }
    const opened = await callApi(request, checkoutCalls.checkout, {
      query: { lang: locale },
      ...asPerson(person),
      data,
    })
    await page.goto((await opened.json()).data.checkout.pay_url)
    await page.locator('button[value=pay]').click()
    await expect(page.getByRole('status')).toHaveText(bank.outcomes.paid)
    const cancelled = await callApi(request, orderVerbsCalls.cancel, {
      params: { id: order.id },
      ...asPerson(person),
      data: { refund_to: 'method' },
    })
    expect(cancelled.status(), await cancelled.text()).toBe(200)

    const staff = (await (await signInStaff(request, '901000015')).json()).data
    await page.addInitScript(rememberOnce, { token: staff.access_token, user: staff.user, phone: '' })
    await open(page, '/desk/payments', locale)
    const row = page.getByRole('row').filter({ hasText: order.id })
    await expect(row).toContainText(money(order.price))
    await expect(row).toContainText('Payme')
    await expectFine(page)
    await row.getByRole('button', { name: deskPayments.refunds.done }).click()
    await page.getByLabel(deskPayments.refunds.note).fill('Payme kabineti, 12')
    await page.getByRole('button', { name: deskPayments.refunds.yes }).click()
    await expect(row).toBeHidden()

    await page.getByText(deskPayments.tabs.methods, { exact: true }).click()
    const method = page.getByRole('listitem').filter({ hasText: parcel.payments.receiver })
    const { turnOff, turnOn, reason, required, on, off } = deskPayments.methods
    await method.getByRole('button', { name: turnOff }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: turnOff }).click()
    await expect(dialog.getByText(required)).toBeVisible()
    await dialog.getByLabel(reason).fill('Sinov')
    await dialog.getByRole('button', { name: turnOff }).click()
    await expect(method).toContainText(off)
    await expectFine(page)
    await method.getByRole('button', { name: turnOn }).click()
    await dialog.getByLabel(reason).fill('Sinov tugadi')
    await page.keyboard.press('Enter')
    await expect(method).toContainText(on)
    expect(complaints).toEqual([])
  })
}

/** The demo's sender owes for a parcel that was refused, and for its way back. */
async function debtorOfDemo(request: APIRequestContext): Promise<KnownPerson> {
  const phone = '901000001'
  const code = await newestCode(request, phone)
  const answer = await callApi(request, signInCalls.signIn, { data: { phone, code } })
  const { access_token: token, user } = (await answer.json()).data
  return { phone, token, user }
}

test('a sender sees what is owed for which parcels and pays it by card', async ({
  page,
  request,
  complaints,
}) => {
  const { balance, parcel } = sources.uz
  const { debts: texts } = balance
  const { money } = formatter('uz')
  const me = await debtorOfDemo(request)
  const { data: owed } = await (await callApi(request, debtsCalls.listDebts, asPerson(me))).json()
  expect(owed.items).toHaveLength(2)
  await page.addInitScript(rememberOnce, me)
  await open(page, '/dashboard/balance', 'uz')
  const debts = page.getByRole('region', { name: texts.title })
  await expect(debts).toContainText(money(owed.total))
  await expect(debts).toContainText(texts.causes.refused)
  await expect(debts).toContainText(texts.causes.return)
  await expectFine(page)
  const pay = texts.pay.replace('{amount}', money(owed.total))
  await debts.getByRole('button', { name: pay }).click()
  const dialog = page.getByRole('dialog', { name: texts.how })
  await dialog.getByRole('radio', { name: new RegExp(`^${parcel.payments.card}`) }).check()
  await dialog.getByRole('button', { name: pay }).click()
  await page.waitForURL(/^http:\/\/127\.0\.0\.1:/)
  await page.getByRole('button', { name: words.uz.deeds.pay, exact: true }).click()
  await page.getByRole('link', { name: words.uz.back }).click()
  await page.waitForURL('**/dashboard/balance?checkout=*')
  await expect(page.getByText(texts.cameBack.paid)).toBeVisible()
  await expect(debts).toBeHidden()
  expect(complaints).toEqual([])
})
