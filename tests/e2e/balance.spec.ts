import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { sources } from '#locales/index.ts'
import { profileCalls } from '#modules/accounts/profile/profile.calls.ts'
import { ledgerCalls } from '#modules/ledger/ledger.calls.ts'
import { topUpCalls } from '#modules/payments/top-up/top-up.calls.ts'
import { formatter } from '#platform/i18n/format.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { expect, expectNoAxeViolations, hydrated, spokenLocales, test } from './fixtures.ts'
import { addressed, callApi } from './support/api-calls.ts'
import { newPhone, rememberOnce, signInStaff, signUpByApi } from './support/people.ts'

// The cashiers sign in once: a number of the authenticator is good for one sign-in.
test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 390, height: 844 } })

type Session = { access_token: string; user: unknown }
let cashier: Session
let colleague: Session
test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.TEZBOX_E2E_URL ?? '' })
  cashier = (await (await signInStaff(request, '901000014')).json()).data
  colleague = (await (await signInStaff(request, '901000016')).json()).data
  await request.dispose()
})

async function openDesk(browser: Browser, site: string, path: string, who = cashier): Promise<Page> {
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

const receipt = (height: number) =>
  sharp({ create: { width: 300, height, channels: 3, background: 'ivory' } })
    .jpeg()
    .toBuffer()

const languages = (['uz', 'ru'] as const).filter((locale) => spokenLocales.includes(locale))

for (const [index, locale] of languages.entries()) {
  const { balance: words, deskTopUps: deskWords, approvals: twoWords, desk: frameWords } = sources[locale]
  const format = formatter(locale)

  test(`${locale}: a receipt sent from a phone, approved at the desk, is money on the balance`, async ({
    page,
    request,
    browser,
    site,
    context,
  }) => {
    const me = await signUpByApi(request, newPhone())
    // Whoever it is, the desk finds them by a name of their own.
    const name = `Sevara ${locale} ${index}`
    await callApi(request, profileCalls.editProfile, {
      headers: { authorization: `Token ${me.token}` },
      data: { full_name: name },
    })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(rememberOnce, me)
    await page.goto(localizedPath(locale, '/dashboard/balance'))
    await hydrated(page)
    const hero = page.getByRole('region', { name: words.hero.now })
    await expect(hero).toContainText(`${words.hero.now}0`)
    await expect(page.getByText(words.statement.emptyTitle)).toBeVisible()

    await hero.getByRole('button', { name: words.hero.topUp }).click()
    const sheet = page.getByRole('dialog', { name: words.topUp.title })
    await sheet.getByRole('button', { name: words.topUp.copy.replace('{what}', words.topUp.account) }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{20}$/)
    await expectNoAxeViolations(page)

    const send = sheet.getByRole('button', { name: words.topUp.send })
    await send.click()
    await expect(sheet.getByText(words.topUp.receiptMissing)).toBeVisible()
    await expect(sheet.getByLabel(words.topUp.amount)).toBeFocused()
    await sheet.getByLabel(words.topUp.amount).fill('150000')
    const file = sheet.locator('input[type=file]').first()
    await file.setInputFiles({
      name: 'chek.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    })
    await expect(sheet.getByText(words.topUp.notImage)).toBeVisible()
    await sheet.getByRole('button', { name: words.topUp.remove.replace('{name}', 'chek.pdf') }).click()
    // Named like a picture, and none: the server looks inside.
    await file.setInputFiles({ name: 'chek.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('hello') })
    await send.click()
    await expect(sheet.getByRole('alert')).not.toBeEmpty()
    await sheet.getByRole('button', { name: words.topUp.remove.replace('{name}', 'chek.jpg') }).click()
    await expect(sheet.getByRole('alert')).toBeEmpty()
    const picture = await receipt(400 + index)
    await file.setInputFiles({ name: 'chek.jpg', mimeType: 'image/jpeg', buffer: picture })
    await expect(sheet.locator('img.file-drop__preview')).toBeVisible()
    await send.click()
    await expect(sheet).toBeHidden()
    const mine = page.getByRole('region', { name: words.requests.title }).getByRole('listitem')
    await expect(mine).toContainText(words.requests.new)
    await expect(mine).toContainText(format.money(150_000))

    const desk = await openDesk(browser, site, localizedPath(locale, '/desk/top-ups'))
    await desk.getByRole('button', { name }).click()
    await expect(desk.locator('.receipt__image')).toBeVisible()
    await expectNoAxeViolations(desk)
    await desk.keyboard.press('z')
    await expect(desk.locator('.receipt__image')).toHaveAttribute('data-zoom', '2')
    await desk.keyboard.press('c')
    const question = desk.getByRole('dialog', { name: deskWords.approve.title.replace('{name}', name) })
    await question.getByLabel(deskWords.approve.amount).fill('120000')
    await expect(question.getByText(format.money(150_000))).toBeVisible()
    await expectNoAxeViolations(desk)
    await desk.keyboard.press('Enter')
    await expect(question).toBeHidden()
    // Another sum than was written: it waits for the second cashier, who sees both.
    await expect(desk.getByRole('button', { name })).toContainText(frameWords.secondPerson.waits)
    const second = await openDesk(browser, site, localizedPath(locale, '/desk/approvals'), colleague)
    await second.getByRole('button', { name: format.number(120_000) }).click()
    const asked = second.getByRole('complementary', { name: twoWords.kinds.topUp })
    await expect(asked).toContainText(format.money(150_000))
    await expect(asked).toContainText(twoWords.why.otherAmount)
    await expect(second.locator('.approval-receipt img')).toBeVisible()
    await expectNoAxeViolations(second)
    await second.keyboard.press('c')
    const agree = second.getByRole('dialog', { name: twoWords.approve.title })
    await agree.getByRole('button', { name: twoWords.approve.yes }).click()
    await expect(agree).toBeHidden()
    await expect(second.getByRole('button', { name: format.number(120_000) })).toHaveCount(0)
    await second.context().close()
    await desk.reload()
    await hydrated(desk)
    await expect(desk.getByRole('button', { name })).toHaveCount(0)

    await page.reload()
    await hydrated(page)
    await expect(hero).toContainText(format.number(120_000))
    await expect(mine).toContainText(words.requests.approved)
    const lines = page.getByRole('region', { name: words.statement.title }).getByRole('listitem')
    await expect(lines).toHaveCount(1)
    await expect(lines).toContainText(`+${format.number(120_000)}`)
    await expectNoAxeViolations(page)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: `${words.statement.save}: CSV` }).click()
    const saved = await readFile(await (await download).path(), 'utf8')
    expect(saved.split('\r\n')[1]).toMatch(/;120000;120000$/)
    await page.getByText(words.statement.out, { exact: true }).click()
    await expect(page).toHaveURL(/direction=out/)
    await expect(page.getByText(words.statement.nothingTitle)).toBeVisible()

    // Another receipt is refused with a usual reason, which the person reads.
    const again = await callApi(request, topUpCalls.requestTopUp, {
      headers: { authorization: `Token ${me.token}`, 'idempotency-key': crypto.randomUUID() },
      multipart: { amount: '30000', file: { name: 'chek.jpg', mimeType: 'image/jpeg', buffer: picture } },
    })
    expect(again.status(), await again.text()).toBe(201)
    await desk.reload()
    await hydrated(desk)
    await desk.getByRole('button', { name }).click()
    await expect(desk.getByRole('complementary')).toContainText(deskWords.twin.split('{id}')[0] ?? '')
    await desk.keyboard.press('x')
    const refusal = desk.getByRole('dialog', { name: deskWords.reject.title.replace('{name}', name) })
    await refusal.getByRole('button', { name: deskWords.reject.reasons.used }).click()
    await desk.keyboard.press('Enter')
    await expect(refusal).toBeHidden()
    await page.reload()
    await hydrated(page)
    await expect(mine.first()).toContainText(deskWords.reject.reasons.used)
    await desk.context().close()
  })

  test(`${locale}: a filter that is left and taken again shows its own lines, from the first`, async ({
    page,
    request,
  }) => {
    const me = await signUpByApi(request, newPhone())
    // Two pages of everything and one of what came in, by the cursor and the filter they are asked for with.
    await page.route(addressed(ledgerCalls.readStatement), (route) => {
      const { searchParams: asked } = new URL(route.request().url())
      const page = asked.has('direction') ? 'in' : asked.has('cursor') ? 'older' : 'newer'
      return route.fulfill({ json: { success: true, data: statementPages[page] } })
    })
    await page.addInitScript(rememberOnce, me)
    await page.goto(localizedPath(locale, '/dashboard/balance'))
    await hydrated(page)
    const statement = page.getByRole('region', { name: words.statement.title })
    const titles = statement.locator('.statement__title')
    await expect(titles).toHaveText(['newer'])
    await statement.getByRole('button', { name: sources[locale].common.showMore }).click()
    await expect(titles).toHaveText(['newer', 'older'])
    await statement.getByText(words.statement.in, { exact: true }).click()
    await expect(titles).toHaveText(['in'])
    await statement.getByText(words.statement.all, { exact: true }).click()
    await expect(titles).toHaveText(['newer'])
  })
}

const statementLine = (id: string, title: string) => ({
  id,
  at: '2026-11-14T07:00:00.000Z',
  kind: 'top_up_approved',
  is_reversal: false,
  amount: 10_000,
  balance_after: 10_000,
  reference: null,
  title,
})
const statementPages = {
  newer: { items: [statementLine('3', 'newer')], next_cursor: '3' },
  older: { items: [statementLine('1', 'older')], next_cursor: null },
  in: { items: [statementLine('2', 'in')], next_cursor: null },
}
