import type { BrowserContext, Page } from '@playwright/test'
import type { User } from '#modules/accounts/accounts.contract.ts'
import { expect, expectNoAxeViolations, hydrated } from './fixtures.ts'
import { test } from './support/clocked-site.ts'
import { signInStaff } from './support/people.ts'

/** One operator signs in once: a code a minute and a number of the authenticator are each good for one sign-in. */
test.describe.configure({ mode: 'serial' })

type Session = { access_token: string; user: User }
let operator: Session

test.beforeAll(async ({ playwright, server }) => {
  const request = await playwright.request.newContext({ baseURL: server.url })
  operator = (await (await signInStaff(request, '901000013')).json()).data
  await request.dispose()
})

async function openDesk(page: Page, context: BrowserContext, path: string): Promise<void> {
  await context.addInitScript(({ access_token: token, user }) => {
    localStorage.setItem('access_token', token)
    localStorage.setItem('user', JSON.stringify(user))
  }, operator)
  await page.goto(path)
  await hydrated(page)
}

test('by keys alone: a merchant is found by phone, noted, blocked with a reason and let in again', async ({
  page,
  context,
}) => {
  await openDesk(page, context, '/desk/people?type=merchant')
  await page.keyboard.press('/')
  await page.keyboard.type('901000009')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.locator('.row-open').press('Enter')
  const details = page.getByRole('complementary').filter({ has: page.getByText('Hamkasblar izohlari') })
  await expect(details.getByText('Tovar puli')).toBeVisible()
  await expectNoAxeViolations(page)

  await details.getByLabel('Yangi izoh').fill('Kechqurun javob beradi')
  await page.keyboard.press('Enter')
  await expect(details.getByText('Kechqurun javob beradi')).toBeVisible()

  await details.getByRole('button', { name: 'Bloklash' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Ha, bloklansin' }).press('Enter')
  await expect(dialog.getByText('Sababini yozing.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Soxta buyurtmalar' }).press('Enter')
  await page.keyboard.press('Enter')
  await expect(details.getByText('Bloklangan: kira olmaydi')).toBeVisible()

  await details.getByRole('button', { name: 'Blokdan chiqarish' }).press('Enter')
  await dialog.getByLabel('Sabab').fill('Kelishildi')
  await page.keyboard.press('Enter')
  await expect(details.getByText('Bloklangan: kira olmaydi')).toBeHidden()
})

test('couriers: whoever needs somebody stands first, J opens the day, Escape gives the row back', async ({
  page,
  context,
}) => {
  await openDesk(page, context, '/desk/couriers')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.keyboard.press('j')
  const details = page.getByRole('complementary').filter({ has: page.getByText('Bugungi posilkalar') })
  await expect(details.getByText('Naqd pul')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
  await expect(page.locator('.row-open').first()).toBeFocused()
})
