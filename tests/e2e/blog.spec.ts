import type { APIRequestContext, Page } from '@playwright/test'
import type { User } from '#modules/accounts/accounts.contract.ts'
import { postCalls } from '#modules/content/posts/posts.calls.ts'
import { htmlLang, type Locale, locales, localizedPath } from '#platform/i18n/locales.ts'
import { expect, expectNoAxeViolations, hydrated } from './fixtures.ts'
import { callApi } from './support/api-calls.ts'
import { test } from './support/clocked-site.ts'
import { signInStaff } from './support/people.ts'

const dayMs = 86_400_000

/** The day that the desk offers is tomorrow by the browser's clock, so the server's must begin with it. */
test.use({ clockOf: 'blog' })

/** What an editor may paste without knowing what it is; each of them would leave a mark in the window. */
const hostile = [
  '<script>window.harmed = 1</script>',
  '<iframe src="javascript:parent.harmed = 1"></iframe>',
  '[bosing](javascript:window.harmed=1)',
  '| bir | ikki |\n|---|\n| uch |',
]
const written = {
  uz: { title: 'Qishda joʻnatish', body: 'Qishda quti sovuqda qoladi.' },
  ru: { title: 'Посылка зимой', body: 'Зимой коробка стоит на морозе.' },
  en: { title: 'Sending in winter', body: 'In winter the box stands in the frost.' },
} as const
const read: Record<Locale, { title: string; words: string }> = {
  uz: { title: written.uz.title, words: written.uz.body },
  oz: { title: 'Қишда жўнатиш', words: 'Қишда қути совуқда қолади.' },
  ru: { title: written.ru.title, words: written.ru.body },
  en: { title: written.en.title, words: written.en.body },
}

test('a post written in the desk is read in four languages from its hour on, and nothing in it runs', async ({
  page,
  request,
  server,
  browser,
  site,
}) => {
  await openDesk(page, request, '/desk/blog')
  await page.getByRole('button', { name: 'Yangi maqola' }).click()
  await expect(page).toHaveURL(/\/desk\/blog\/\d+$/)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  for (const [language, { title, body }] of Object.entries(written)) {
    const name = { uz: 'Oʻzbekcha', ru: 'Русский', en: 'English' }[language] ?? ''
    await page.getByLabel(`Sarlavha, ${name}`).fill(title)
    await page.getByLabel(`Qisqacha, ${name}`).fill(body)
    await page.getByLabel(`Muallif, ${name}`).fill(title)
    await page.getByRole('textbox', { name: `Matn, ${name}` }).fill([body, ...hostile].join('\n\n'))
  }
  const uzbek = page.getByRole('region', { name: 'Oʻquvchi koʻradigan koʻrinish, Oʻzbekcha' })
  await expect(uzbek).toContainText(hostile[0] ?? '')
  for (const told of ['Skript ishlamaydi', 'Boshqa sayt oynasi', 'Bu manzilga havola', 'Jadvalga oʻxshaydi'])
    await expect(page.getByText(told).first()).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^Rasm$/ })).toBeVisible()

  // What is typed is there after a reload, sent or not.
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('Sarlavha, Русский')).toHaveValue(written.ru.title)
  await page.getByRole('button', { name: 'Rasm tanlash' }).click()
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click()
  await page.getByLabel('Mavzu').selectOption('packing')
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Chiqarish', exact: true }).click()
  await page.getByText('Keyinroq', { exact: true }).click()
  await page.getByRole('button', { name: 'Vaqtini belgilash' }).click()
  await expect(page.getByText('Shu vaqtgacha uni hech kim koʻrmaydi.')).toBeVisible()
  expect((await callApi(request, postCalls.readPost, { params: { id } })).status()).toBe(404)
  expect((await request.get(`/blog/${id}`)).status()).toBe(404)

  await server.advance(2 * dayMs)
  const reader = await browser.newPage({ baseURL: site })
  for (const locale of locales) {
    await reader.goto(localizedPath(locale, `/blog/${id}`))
    await hydrated(reader)
    await expect(reader.locator('html')).toHaveAttribute('lang', htmlLang[locale])
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(read[locale].title)
    await expect(reader.getByText(read[locale].words).last()).toBeVisible()
    // What search engines read about a page is a script as well, and stands beside the article.
    await expect(reader.locator('iframe, .article script, a[href^="javascript"]')).toHaveCount(0)
    expect(await reader.evaluate(() => 'harmed' in window)).toBe(false)
  }
  await reader.close()
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false)
})

async function openDesk(page: Page, request: APIRequestContext, path: string): Promise<void> {
  const answer = await signInStaff(request, '901000013')
  const session: { access_token: string; user: User } = (await answer.json()).data
  await page.addInitScript(({ access_token: token, user }) => {
    localStorage.setItem('access_token', token)
    localStorage.setItem('user', JSON.stringify(user))
  }, session)
  await page.goto(path)
  await hydrated(page)
}
