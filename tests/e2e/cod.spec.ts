import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { sources } from '#locales/index.ts'
import { profileCalls } from '#modules/accounts/profile/profile.calls.ts'
import { checkoutCalls } from '#modules/orders/basket/checkout.calls.ts'
import { orderFilesCalls } from '#modules/orders/files/order-files.calls.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import { codDeskCalls } from '#modules/payments/cod/cod-desk.calls.ts'
import type { Call } from '#platform/calls/call.ts'
import { formatter } from '#platform/i18n/format.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { expectNoAxeViolations, hydrated, spokenLocales } from './fixtures.ts'
import { addressed, callApi, sendAs } from './support/api-calls.ts'
import { test } from './support/clocked-site.ts'
import { newPhone, payoutCode, rememberOnce, signInStaff, signUpByApi } from './support/people.ts'

// Staff sign in once: a number of the authenticator is good for one sign-in.
test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 390, height: 844 } })

type Session = { access_token: string; user: unknown }
const staff = { cashier: '901000014', courier: '901000011', operator: '901000013' } as const
const sessions = {} as Record<keyof typeof staff, Session>

test.beforeAll(async ({ playwright, server }) => {
  const request = await playwright.request.newContext({ baseURL: server.url })
  for (const [role, phone] of Object.entries(staff) as [keyof typeof staff, string][])
    sessions[role] = (await (await signInStaff(request, phone)).json()).data
  await request.dispose()
})

const goods = 180_000
const dayMs = 24 * 3_600_000

/** A parcel whose receiver pays for the goods and the way, handed over by the demo's courier for the code. */
async function delivered(
  request: APIRequestContext,
  token: string,
): Promise<{ id: string; tracking_code: string }> {
  const data = {
    sender_name: 'Dilnoza Karimova',
    sender_phone: '901112233',
    receiver_name: 'Bobur Toshmatov',
    receiver_phone: newPhone(),
    from: { region: 14, city: 205, street: 'Bunyodkor 12' },
    to: { region: 14, city: 198, street: 'Amir Temur 5' },
    parcel_size: { weight: 0.8 },
    delivery_option: 2,
    delivery_type: 1,
    payment_type: 'receiver',
    services: ['cod'],
    product_fee: goods,
    description: 'Koʻylak',
  }
  const order = await sendAs(request, token, ordersCalls.createOrder, { data })
  const verb = (who: Session, name: keyof typeof orderVerbsCalls, body: object = {}) =>
    sendAs(request, who.access_token, orderVerbsCalls[name], { params: { id: order.id }, data: body })
  const basket = { order_ids: [order.id], payment_type: 'receiver' }
  await sendAs(request, token, checkoutCalls.checkout, { data: basket })
  await verb(sessions.operator, 'confirm')
  await verb(sessions.courier, 'accept')
  const { to_collect } = await verb(sessions.courier, 'pick_up')
  const picture = async (call: Call) => {
    const answer = await callApi(request, call, {
      headers: { authorization: `Token ${sessions.courier.access_token}` },
      multipart: { file: { name: 'a.png', mimeType: 'image/png', buffer: onePixel } },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    return ((await answer.json()) as { data: { id: string } }).data.id
  }
  const proof = {
    kind: 'signature',
    signature: await picture(orderFilesCalls.uploadSignature),
    passport: await picture(orderFilesCalls.uploadPassport),
  }
  await verb(sessions.courier, 'deliver', { proof, collected: to_collect })
  return order
}

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function remember(page: Page, { access_token, user }: Session): Promise<void> {
  await page.addInitScript(
    ({ token, who }) => {
      localStorage.setItem('access_token', token)
      localStorage.setItem('user', JSON.stringify(who))
    },
    { token: access_token, who: user },
  )
}

const languages = (['uz', 'ru'] as const).filter((locale) => spokenLocales.includes(locale))

for (const locale of languages) {
  const { cod: words } = sources[locale]
  const { money } = formatter(locale)
  const account = '20208000900123456001'

  test(`${locale}: a sender chooses a bank account, the cashier sends the list, the clock goes to paid`, async ({
    page,
    request,
    browser,
    site,
    server,
  }) => {
    const me = await signUpByApi(request, newPhone())
    const name = `Kamola ${locale} ${me.phone}`
    await callApi(request, profileCalls.editProfile, {
      headers: { authorization: `Token ${me.token}` },
      data: { full_name: name },
    })
    const order = await delivered(request, me.token)

    await page.addInitScript(rememberOnce, me)
    await page.goto(localizedPath(locale, '/dashboard/cod'))
    await hydrated(page)
    const hero = page.getByRole('region', { name: words.hero.owed })
    await expect(hero).toContainText(formatter(locale).number(goods))
    await hero.getByRole('button', { name: words.hero.change }).click()
    const sheet = page.getByRole('dialog', { name: words.choice.title })
    await sheet.getByRole('radio', { name: words.choice.bank }).check()
    await sheet.getByRole('button', { name: words.choice.save }).click()
    await expect(sheet.getByText(words.choice.wrongAccount)).toBeVisible()
    await sheet.getByLabel(words.choice.holder).fill(name)
    await sheet.getByLabel(words.choice.mfo).fill('00444')
    await sheet.getByLabel(words.choice.account).fill(account)
    await expectNoAxeViolations(page)
    await sheet.getByRole('button', { name: words.choice.save }).click()
    await expect(sheet.getByText(words.proof.waits)).toBeVisible()
    await expectNoAxeViolations(page)
    await sheet.getByLabel(words.proof.code).fill(await payoutCode(request, me.phone))
    await expect(sheet).toBeHidden()
    await expect(page.getByText(words.waiting.untilBalance)).toBeVisible()
    await expect(hero).toContainText(words.hero.balance)
    await expectNoAxeViolations(page)

    await server.advance(dayMs)
    await page.reload()
    await hydrated(page)
    await expect(page.getByText(words.waiting.untilBalance)).toBeHidden()
    await expect(hero).toContainText('•••• 6001')
    await expect(hero).not.toContainText(account)
    const way = page.getByRole('list', { name: words.clock.label })
    await expect(way.locator('[aria-current]')).toContainText(words.clock.collected)

    const context = await browser.newContext({ baseURL: site, viewport: { width: 1280, height: 800 } })
    const desk = await context.newPage()
    await remember(desk, sessions.cashier)
    await desk.goto(localizedPath(locale, '/desk/cod'))
    await hydrated(desk)
    await desk.getByRole('checkbox', { name: words.desk.owed.one.replace('{name}', name) }).check()
    await desk.getByRole('button', { name: words.desk.owed.runChosen.replace('{count}', '1') }).click()
    const run = desk.getByRole('dialog', { name: words.desk.run.title })
    await expect(run).toContainText(money(goods))
    const runs = addressed(codDeskCalls.runPayouts)
    const failed = [{ id: '1', full_name: name, company: null }]
    const data = { to_balances: { senders: 2, amount: 90_000 }, batch: null, failed }
    await desk.route(runs, (route) => route.fulfill({ status: 201, json: { success: true, data } }))
    await run.getByRole('button', { name: words.desk.run.yes }).click()
    const notAll = desk.getByRole('dialog', { name: words.desk.run.notAll })
    await expect(notAll).toContainText(words.desk.run.done.replace('{amount}', money(90_000)))
    await expect(notAll.getByRole('listitem')).toHaveText([name])
    await expectNoAxeViolations(desk)
    await desk.unroute(runs)
    await notAll.getByRole('button').click()

    await desk.getByRole('checkbox', { name: words.desk.owed.one.replace('{name}', name) }).check()
    await desk.getByRole('button', { name: words.desk.owed.runChosen.replace('{count}', '1') }).click()
    await run.getByRole('button', { name: words.desk.run.yes }).click()
    await expect(run).toBeHidden()
    await expect(desk.getByRole('button', { name })).toBeHidden()
    await expect(desk.getByText(new RegExp(words.desk.totals.listed.replace('{amount}', '.+')))).toBeVisible()

    await desk.getByText(words.desk.tabs.batches, { exact: true }).click()
    await desk
      .getByRole('listitem')
      .filter({ hasText: words.desk.batches.states.made })
      .first()
      .getByRole('button')
      .click()
    const list = desk.getByRole('complementary')
    await expect(list).toContainText(name)
    await expectNoAxeViolations(desk)
    const saved = desk.waitForEvent('download')
    await list.getByRole('button', { name: words.desk.batches.file.replace('{format}', 'CSV') }).click()
    expect((await saved).suggestedFilename()).toMatch(/^tezbox-bank-\d+\.csv$/)
    await list.getByRole('button', { name: words.desk.batches.sent, exact: true }).click()
    const sending = addressed(codDeskCalls.sendBatch)
    const faster = { success: false, code: 'payout_closed', message: 'closed' }
    await desk.route(sending, (route) => route.fulfill({ status: 409, json: faster }))
    const atBank = desk.getByRole('dialog')
    await atBank.getByRole('button', { name: words.desk.batches.sentYes }).click()
    await expect(atBank).toContainText(words.desk.batches.sentBefore)
    await desk.unroute(sending)
    await atBank.getByRole('button', { name: words.desk.batches.sentYes }).click()
    await expect(list).toContainText(words.payouts.states.sent)
    await context.close()

    await page.goto(localizedPath(locale, `/order-list/${order.id}`))
    await hydrated(page)
    const clock = page.getByRole('region', { name: words.clock.title })
    await expect(clock).toContainText(words.clock.to.bank)
    await clock.getByRole('link', { name: words.clock.all }).click()
    await expect(page.getByRole('heading', { name: words.list.emptyOpen })).toBeVisible()
    await page.getByText(words.list.paid, { exact: true }).click()
    await expect(page.getByRole('link', { name: order.tracking_code })).toBeVisible()
    const registry = page.waitForEvent('download')
    await page.getByRole('button', { name: /Excel/ }).click()
    expect((await registry).suggestedFilename()).toMatch(/^tezbox-registry-\d+\.xlsx$/)
  })
}
