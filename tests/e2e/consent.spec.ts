import type { ServerProcess } from '../support/server-process.ts'
import { test as base, expect, expectNoAxeViolations, hydrated } from './fixtures.ts'
import { openDemoSite } from './support/demo-site.ts'
import { signInStaff } from './support/people.ts'

/** A server of its own: the others ask nobody anything, and their strip says what the demo says. */
const test = base.extend<object, { tagged: ServerProcess }>({
  tagged: [
    async ({ browserName: _ }, use) => {
      const server = await openDemoSite(undefined, { TAG_MANAGER_ID: 'GTM-TEST123' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  site: async ({ tagged }, use) => {
    await use(tagged.url)
  },
})
// One server for all of them.
test.describe.configure({ mode: 'default' })

test('tags come only after a yes, and go with a no', async ({ page, site, complaints }) => {
  const strangers: string[] = []
  const told: unknown[] = []
  await page.exposeFunction('toldTag', (page: unknown) => told.push(page))
  page.on('request', (request) => {
    if (!request.url().startsWith(site)) strangers.push(request.url())
  })
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      // What a container would see: nothing of ours can be read, and only the page is told.
      body: `let kept = 'read'; try { localStorage.length } catch { kept = 'closed' }
        dataLayer.push = ({ page, language }) => toldTag([page, language, kept, document.referrer])`,
    }),
  )
  await page.goto('/faq?q=secret')
  await hydrated(page)
  const bar = page.getByRole('region', { name: 'Google hisobi haqida savol' })
  await expect(bar).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await expectNoAxeViolations(page)
  expect(strangers).toEqual([])

  await bar.getByRole('button', { name: 'Ha' }).click()
  await expect(bar).toHaveCount(0)
  await expect.poll(() => strangers).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST123'])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Biz haqimizda' }).click()
  await expect.poll(() => told).toContainEqual(['about', 'uz', 'closed', ''])

  await page.getByRole('button', { name: 'Google hisobi haqidagi javobim' }).click()
  await expect(bar).toBeFocused()
  await bar.getByRole('button', { name: 'Yoʻq' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
  const before = strangers.length
  await page.goto('/privacy')
  await hydrated(page)
  await expect(page.locator('.consent-choice')).toBeVisible()
  await expect(bar).toHaveCount(0)
  expect(strangers).toHaveLength(before)
  expect(complaints).toEqual([])
})

test('a browser that asks sites not to pass data on is not asked', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.goto('/privacy')
  await hydrated(page)
  await page.locator('.consent-choice').click()
  await expect(page.locator('.consent')).toContainText('Brauzeringiz')
  await expect(page.getByRole('button', { name: 'Ha', exact: true })).toHaveCount(0)
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('a notice that is written at the desk is read on the site, and gone once it is switched off', async ({
  page,
  site,
  browser,
}) => {
  const session = (await (await signInStaff(page.request, '901000013')).json()).data
  await page.addInitScript(({ access_token: token, user }) => {
    localStorage.setItem('access_token', token)
    localStorage.setItem('user', JSON.stringify(user))
  }, session)
  await page.goto('/desk/banner')
  await hydrated(page)
  await page.getByRole('button', { name: 'Yangi eʼlon' }).click()
  for (const [language, words] of [
    ['Oʻzbekcha', 'Qamchiq dovoni yopiq.'],
    ['Русский', 'Перевал Камчик закрыт.'],
    ['English', 'The Kamchik pass is closed.'],
  ] as const)
    await page.getByRole('textbox', { name: `Matn, ${language}` }).fill(words)
  await page.getByText('Faqat tanlangan viloyatlarda').click()
  await page.getByRole('checkbox', { name: 'Andijon viloyati' }).check()
  await page.getByRole('button', { name: 'Saqlash' }).click()
  await expect(page.getByRole('heading', { name: /Eʼlon №/ })).toBeVisible()
  await expectNoAxeViolations(page)

  const reader = await browser.newPage({ baseURL: site })
  await reader.goto('/oz/faq')
  await hydrated(reader)
  const strip = reader.locator('.warning')
  await expect(strip).toContainText('Андижон вилояти: Қамчиқ довони ёпиқ.')
  await page.getByRole('button', { name: 'Hozir oʻchirish' }).click()
  await expect(page.getByRole('button', { name: 'Qayta yoqish' })).toBeVisible()
  await reader.reload()
  await hydrated(reader)
  await expect(strip).not.toContainText('Қамчиқ')
  await reader.close()
})
