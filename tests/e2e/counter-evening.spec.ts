import type { APIRequestContext, Page } from '@playwright/test'
import { sources } from '#locales/index.ts'
import { counterCalls } from '#modules/counter/counter.calls.ts'
import { banknotes } from '#modules/counter/domain/counter-words.ts'
import { fieldCalls } from '#modules/delivery/field/field.calls.ts'
import { handOverCalls } from '#modules/delivery/handovers/hand-overs.calls.ts'
import { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import { codCalls } from '#modules/payments/cod/cod.calls.ts'
import type { AnswerOf } from '#platform/calls/address.ts'
import type { Call } from '#platform/calls/call.ts'
import { formatter } from '#platform/i18n/format.ts'
import { expect, expectNoAxeViolations, hydrated } from './fixtures.ts'
import { callApi, sendAs } from './support/api-calls.ts'
import { test } from './support/clocked-site.ts'
import { signInStaff } from './support/people.ts'

/** A tablet on the counter. */
test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, clockOf: 'counter-evening' })

const { deskCounterCash: cash, deskCounterCourier: courier, deskCash } = sources.uz
const { money, number } = formatter('uz')
/** The demo's agent in Chilonzor, the courier with a day of parcels, another one, a cashier. */
const phones = { agent: '901000012', loaded: '901000018', empty: '901000011', cashier: '901000014' }
const given = 100_000
const short = 12_000

type Signed = { token: string; user: object & { full_name: string } }

async function signedIn(request: APIRequestContext, phone: string): Promise<Signed> {
  const { data } = await (await signInStaff(request, phone)).json()
  return { token: data.access_token, user: data.user }
}

async function openAs(page: Page, { token, user }: Signed, path: string): Promise<void> {
  await page.addInitScript(
    (kept) => {
      localStorage.setItem('access_token', kept.token)
      localStorage.setItem('user', JSON.stringify(kept.user))
    },
    { token, user },
  )
  await page.goto(path)
  await hydrated(page)
}

const asks = async <C extends Call>(
  request: APIRequestContext,
  who: Signed,
  call: C,
  place = {},
): Promise<AnswerOf<C>> =>
  (
    await (
      await callApi<Call>(request, call, { headers: { authorization: `Token ${who.token}` }, ...place })
    ).json()
  ).data

/** A scanner is a keyboard: it writes into the field that waits for it. */
async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.press('Escape')
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}

const codeOnPage = (code: string) => code.replace(/(.{4})(?=.)/g, '$1 ')

test('an evening: a manifest with one missing and one too many, a courier who takes all, a drawer that is short, and what the desk says', async ({
  page,
  browser,
  request,
  site,
}) => {
  const agent = await signedIn(request, phones.agent)
  const loaded = await signedIn(request, phones.loaded)
  const post = await asks(request, agent, counterCalls.readPost)
  const bag = (await asks(request, loaded, fieldCalls.readToday)).stops.filter(({ in_hand }) => in_hand)
  const [first, second, missing, surplus] = bag.map(({ tracking_code }) => tracking_code)
  if (!first || !second || !missing || !surplus) throw new Error('the courier of the demo has four parcels')
  await sendAs(request, loaded.token, handOverCalls.giveOver, {
    data: { point_id: post.point.id, parcels: [first, second, missing] },
  })

  await test.step('what the courier brings is scanned against what they said', async () => {
    await openAs(page, agent, '/desk/counter?tab=courier')
    await page.getByRole('link', { name: loaded.user.full_name }).first().click()
    await expect(page.getByText(courier.take.looks.waiting, { exact: true })).toBeVisible()
    for (const code of [first, second, surplus]) {
      await scan(page, code)
      // Its place on the shelf is its own at once.
      await expect(
        page
          .getByRole('listitem')
          .filter({ hasText: codeOnPage(code) })
          .locator('strong'),
      ).toHaveText(/^[A-Z]-\d\d$/)
    }
    await expect(page.getByText(courier.take.looks.surplus, { exact: true })).toBeVisible()
    await expect(page.locator('.take-counts dd')).toHaveText(['2', '1', '1'])
    await expectNoAxeViolations(page)
    await page.getByLabel(courier.take.note).fill('Bittasi topilmadi')
    await page.getByRole('button', { name: courier.take.confirmDifferent }).click()
    await expect(page.getByText(courier.ended.confirmed)).toBeVisible()
    await expect(page.getByText(courier.ended.told)).toBeVisible()
  })

  await test.step('what waits goes on with another courier, with cash, once they have scanned and counted', async () => {
    const taker = await signedIn(request, phones.empty)
    const before = (await asks(request, taker, codCalls.readCash)).cash
    await page.getByRole('link', { name: courier.ended.next }).click()
    await page.getByRole('link', { name: courier.home.giveNew }).click()
    await page.getByRole('button', { name: courier.give.all }).click()
    await page.getByText(taker.user.full_name).click()
    await page.getByLabel(courier.give.cash).fill(String(given))
    await page.getByRole('button', { name: courier.give.go, exact: true }).click()
    await expect(page.getByText(courier.wait.scanning)).toBeVisible()
    await expectNoAxeViolations(page)
    const [told] = (await asks(request, taker, handOverCalls.listHandOvers)).to_take
    if (!told) throw new Error('nothing was said to the courier')
    expect(told.cash).toBe(given)
    for (const { tracking_code: id } of told.lines)
      await sendAs(request, taker.token, orderVerbsCalls.pick_up, { params: { id }, data: {} })
    await expect(page.getByText(courier.wait.scanned)).toBeVisible()
    await sendAs(request, taker.token, handOverCalls.confirmHandOver, {
      params: { id: Number(told.id) },
      data: { counted: given },
    })
    await expect(page.getByText(courier.ended.confirmed)).toBeVisible()
    expect((await asks(request, taker, codCalls.readCash)).cash).toBe(before + given)
  })

  const { expected } = await asks(request, agent, counterCalls.readDrawer)
  await test.step('the drawer is short, and the day is closed with a word about it', async () => {
    await page.goto('/desk/counter?tab=cash')
    await hydrated(page)
    await expect(page.getByText(`−${number(given)}`)).toBeVisible()
    let rest = expected - short
    for (const value of banknotes) {
      const label = cash.count.note.replace('{value}', number(value))
      await page.getByLabel(label, { exact: true }).fill(String(Math.floor(rest / value)))
      rest %= value
    }
    await page.getByLabel(cash.count.coins).fill(String(rest))
    await expect(page.locator('.counter-difference')).toHaveText(
      `${cash.difference.short}${number(short)} ${cash.difference.unit}`,
    )
    const close = page.getByRole('button', { name: cash.close.goDifferent })
    await expect(close).toBeDisabled()
    await page.getByLabel(cash.close.whyShort).fill('Qaytimni ortiq bergan boʻlsam kerak')
    await expectNoAxeViolations(page)
    await close.click()
    await expect(page.getByRole('heading', { name: cash.drawer.closed })).toBeVisible()
    await expect(page.getByText(cash.closed.states.open)).toBeVisible()
  })

  await test.step('a cashier, who has not counted it, books it', async () => {
    const cashier = await signedIn(request, phones.cashier)
    const desk = await (await browser.newContext({ baseURL: site })).newPage()
    await openAs(desk, cashier, '/desk/cash?tab=counters')
    const row = desk
      .getByRole('listitem')
      .filter({ hasText: deskCash.days.short.replace('{amount}', money(short)) })
    await expectNoAxeViolations(desk)
    await row.getByRole('button', { name: deskCash.days.review }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByLabel(deskCash.review.note, { exact: true }).fill('Agent bilan gaplashildi')
    await dialog.getByRole('button', { name: deskCash.review.yes }).click()
    await expect(dialog).toBeHidden()
    await expect(row.getByText(deskCash.days.states.booked)).toBeVisible()
    await desk.context().close()
  })

  await test.step('the books have what was counted, and the statement names every parcel', async () => {
    expect((await asks(request, agent, codCalls.readCash)).cash).toBe(expected - short)
    await page.goto('/desk/counter?tab=cash')
    await hydrated(page)
    await expect(page.getByText(cash.closed.states.booked)).toBeVisible()
    await page.getByRole('link', { name: cash.earned.statement }).click()
    await page.locator('.statement-days a').first().click()
    await expect(page.locator('.statement-day').getByText(codeOnPage(first)).first()).toBeVisible()
    await expectNoAxeViolations(page)
  })
})
