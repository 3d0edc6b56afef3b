import { notificationsCalls } from '#modules/notifications/notifications.calls.ts'
import { expect, expectNoAxeViolations, hydrated, test } from './fixtures.ts'
import { callApi } from './support/api-calls.ts'
import { newPhone, signInStaff, soon } from './support/people.ts'

test('a shop signs up without a script; the operator takes it, answers by e-mail, sees it sent and closes it', async ({
  page,
  browser,
  request,
  site,
}) => {
  const phone = newPhone()
  const company = `Sinov ${phone}`
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: site })
  const form = await plain.newPage()
  await form.goto('/send-free/sign-up')
  const fields = form.locator('.info-form')
  await fields.getByLabel('Ismingiz').fill('Jasur')
  await fields.getByLabel('Familiyangiz').fill('Qodirov')
  await fields.getByLabel('Telefon').fill('12')
  await fields.getByLabel('Elektron pochta').fill('jasur@example.uz')
  await fields.getByLabel('Kompaniya yoki doʻkon nomi').fill(company)
  await fields.getByRole('button', { name: 'Qoʻngʻiroqni kutaman' }).click()
  // What is wrong is said, what was typed is kept.
  await expect(fields.getByLabel('Kompaniya yoki doʻkon nomi')).toHaveValue(company)
  await fields.getByLabel('Telefon').fill(phone)
  await fields.getByRole('button', { name: 'Qoʻngʻiroqni kutaman' }).click()
  await expect(form.getByRole('heading', { name: 'Yozib oldik' })).toBeVisible()
  await plain.close()

  const session = (await (await signInStaff(request, '901000013')).json()).data
  await page.context().addInitScript(({ access_token: token, user }) => {
    localStorage.setItem('access_token', token)
    localStorage.setItem('user', JSON.stringify(user))
  }, session)
  await page.goto('/desk/inbox')
  await hydrated(page)
  await page.getByRole('button', { name: company }).click()
  const card = page.getByRole('complementary', { name: 'Jasur Qodirov' })
  await expect(card.getByText('/send-free/sign-up')).toBeVisible()
  await card.getByRole('button', { name: 'Oʻzimga olish' }).click()
  await expect(card.getByText('Ishda')).toBeVisible()
  await expectNoAxeViolations(page)

  await card.getByRole('button', { name: 'Javob yozish' }).click()
  await page.getByLabel('Javob matni').fill('Assalomu alaykum! Ertaga qoʻngʻiroq qilamiz.')
  await page.getByRole('button', { name: 'Yuborish' }).click()
  await expect(card.getByText('Yuborildi')).toBeVisible({ timeout: 15_000 })
  const letters = async () => {
    const answer = await callApi(request, notificationsCalls.readInbox, { query: { phone } })
    return ((await answer.json()).data as { text: string }[]).map(({ text }) => text)
  }
  await expect.poll(letters, soon).toEqual([expect.stringContaining('Ertaga qoʻngʻiroq qilamiz.')])

  await card.getByRole('button', { name: 'Hal qilindi' }).click()
  await page.getByRole('button', { name: 'Yozma javob berdim' }).click()
  await page.getByRole('button', { name: 'Belgilash' }).click()
  await expect(page.getByRole('button', { name: company })).toBeHidden()
})
