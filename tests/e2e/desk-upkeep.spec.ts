import type { Page } from '@playwright/test'
import type { User } from '#modules/accounts/accounts.contract.ts'
import { expect, expectNoAxeViolations, hydrated } from './fixtures.ts'
import { test } from './support/clocked-site.ts'
import { signInStaff } from './support/people.ts'

/** One administrator signs in once: a code a minute is good for one sign-in. */
test.describe.configure({ mode: 'serial' })

const phone = '901000015'
let admin: { access_token: string; user: User }

test.beforeAll(async ({ playwright, server }) => {
  const request = await playwright.request.newContext({ baseURL: server.url })
  admin = (await (await signInStaff(request, phone)).json()).data
  await request.dispose()
})

async function openDesk(page: Page, path: string): Promise<void> {
  await page.context().addInitScript(({ access_token: token, user }) => {
    localStorage.setItem('access_token', token)
    localStorage.setItem('user', JSON.stringify(user))
  }, admin)
  await page.goto(path)
  await hydrated(page)
}

test('a message is found by its number, told without its code, and found again after a reload', async ({
  page,
}) => {
  await openDesk(page, '/desk/notices?group=sign_in')
  await expect(page.getByRole('row').filter({ hasText: 'Kirish kodi' }).first()).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type(phone)
  await expect(page).toHaveURL(new RegExp(`q=${phone}`))
  await page.getByRole('button', { name: 'Kirish kodi' }).first().focus()
  await page.keyboard.press('Enter')
  const details = page.getByRole('complementary', { name: 'Kirish kodi' })
  await expect(details).toContainText('Matni bu yerda saqlanmaydi')
  await expect(details).toContainText('bir martalik kod')
  await page.reload()
  await hydrated(page)
  await expect(details).toContainText('+998 90 100-00-15')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
})

test('jobs that stopped, queues and fiscal receipts are walked through by keys', async ({ page }) => {
  await openDesk(page, '/desk/jobs')
  await page.getByRole('link', { name: 'Navbatlar' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tab=queues/)
  await page.getByRole('link', { name: 'Cheklar' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tab=receipts/)
  await expect(page.getByRole('combobox', { name: 'Holati' })).toBeVisible()
  await expectNoAxeViolations(page)
})

test('a district is closed and opened again without a mouse, and customers are told until when', async ({
  page,
}) => {
  await openDesk(page, '/desk/districts')
  await expect(page.getByRole('button', { name: 'Tumanni yopish' })).toBeVisible()
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog', { name: 'Tumanni yopish' })
  await expect(dialog.getByRole('combobox', { name: 'Viloyat' })).toBeFocused()
  await dialog.getByRole('combobox', { name: 'Viloyat' }).selectOption({ label: 'Xorazm viloyati' })
  await dialog.getByRole('checkbox', { name: 'Shovot tumani' }).focus()
  await page.keyboard.press('Space')
  await dialog.getByRole('combobox', { name: 'Sababi' }).selectOption({ label: 'Qor' })
  await dialog.getByLabel('Oxirgi kun').fill('2099-01-01')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('bir yildan oshmaydi')
  await dialog.getByLabel('Oxirgi kun').fill('')
  await page.keyboard.press('Enter')
  const details = page.getByRole('complementary', { name: 'Shovot tumani' })
  await expect(details).toContainText('Shovot tumani: hozircha posilka yetkazmaymiz. Yoʻllarni qor bosgan.')
  await expectNoAxeViolations(page)
  await details.getByRole('button', { name: 'Hozir ochish' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Hozir ochish' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Tuman ochildi')).toBeVisible()
})

test('a day off is added on the page of the year and becomes a draft of the tariff', async ({ page }) => {
  await openDesk(page, '/desk/holidays?year=2028')
  await page.getByLabel('Yangi dam olish kuni').fill('2028-12-29')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row').filter({ hasText: '29-dekabr' })).toContainText('qoʻshiladi')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Tarif qoralamasini tayyorlash' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('ikkinchi odam')
  await dialog.getByRole('button', { name: 'Tayyorlash', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/desk\/tariffs\/\d+\?publish/)
})
