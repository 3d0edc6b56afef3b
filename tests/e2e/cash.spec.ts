import { expect, type Page } from '@playwright/test'
import { sources } from '#locales/index.ts'
import { formatter } from '#platform/i18n/format.ts'
import { expectNoAxeViolations, hydrated } from './fixtures.ts'
import { test } from './support/clocked-site.ts'
import { signInStaff } from './support/people.ts'

const words = sources.uz.deskCash
const { money } = formatter('uz')
const filled = 3_000_000

test('a cashier fills the desk, a second person counts, and the day ends with a difference', async ({
  browser,
  request,
  site,
}) => {
  async function openDesk(phone: string): Promise<Page> {
    const { data } = await (await signInStaff(request, phone)).json()
    const page = await (await browser.newContext({ baseURL: site })).newPage()
    await page.addInitScript(
      ({ token, user }) => {
        localStorage.setItem('access_token', token)
        localStorage.setItem('user', JSON.stringify(user))
      },
      { token: data.access_token, user: data.user },
    )
    await page.goto('/desk/cash')
    await hydrated(page)
    return page
  }
  const [cashier, admin] = [await openDesk('901000014'), await openDesk('901000015')]
  const top = cashier.getByRole('region', { name: 'Bosh ofis' })
  const before = Number((await top.locator('strong').textContent())?.replace(/\D/g, ''))

  await cashier.getByRole('button', { name: words.desk.fill }).click()
  const telling = cashier.getByRole('dialog')
  await telling.getByLabel(words.tell.amount).fill(String(filled))
  await telling.getByRole('button', { name: words.tell.yes }).click()
  await expect(telling).toBeHidden()
  const waiting = cashier.getByRole('region', { name: words.transfers.title })
  await expect(waiting).toContainText(words.transfers.own)
  await expect(top).toContainText(money(before))
  await expectNoAxeViolations(cashier)

  await admin.reload()
  await hydrated(admin)
  await admin.getByRole('button', { name: words.transfers.count }).click()
  const counting = admin.getByRole('dialog')
  const count = counting.getByLabel(words.confirm.counted)
  await count.fill(String(filled - 50_000))
  await counting.getByRole('button', { name: words.confirm.yes }).click()
  await expect(counting.getByRole('alert')).toContainText(sources.uz.errors.cash_count_differs)
  await count.fill(String(filled))
  await counting.getByRole('button', { name: words.confirm.yes }).click()
  await expect(counting).toBeHidden()
  await expect(admin.getByRole('region', { name: 'Bosh ofis' })).toContainText(money(before + filled))

  await cashier.reload()
  await hydrated(cashier)
  await cashier.getByRole('button', { name: words.desk.close }).click()
  const closing = cashier.getByRole('dialog')
  await closing.getByLabel(words.close.counted).fill(String(before + filled - 20_000))
  await closing.getByRole('button', { name: words.close.yes }).click()
  await closing.getByLabel(words.close.note).fill('Ikki marta sanaldi')
  await closing.getByRole('button', { name: words.close.yes }).click()
  await expect(closing).toBeHidden()
  await expect(cashier.getByText('1 ta farq administrator qarorini kutmoqda.')).toBeVisible()

  await admin.getByRole('link', { name: words.tabs.days }).click()
  const day = admin.getByRole('listitem').filter({ hasText: words.days.states.open })
  await expect(day).toContainText(words.days.short.replace('{amount}', money(20_000)))
  await day.getByRole('button', { name: words.days.review }).click()
  const deciding = admin.getByRole('dialog')
  await deciding.getByLabel(words.review.note, { exact: true }).fill('Kassir bilan gaplashildi')
  await deciding.getByRole('button', { name: words.review.yes }).click()
  await expect(deciding).toBeHidden()
  await expect(admin.getByRole('listitem').filter({ hasText: words.days.states.booked })).toBeVisible()
  await expectNoAxeViolations(admin)
})
