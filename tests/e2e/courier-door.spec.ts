import type { APIRequestContext, Page } from '@playwright/test'
import { demoCalls } from '#modules/accounts/demo/demo.calls.ts'
import type { MessageKey } from '#platform/i18n/translator.ts'
import { catalogs } from '../support/catalogs.ts'
import type { ServerProcess } from '../support/server-process.ts'
import { test as base, expect, expectNoAxeViolations } from './fixtures.ts'
import { callApi } from './support/api-calls.ts'
import { openDemoSite } from './support/demo-site.ts'
import { openLine } from './support/line.ts'
import { codeOf, codesOf } from './support/people.ts'

type Ways = { line: Awaited<ReturnType<typeof openLine>> }

/** A server of its own: codes come to a courier once a minute, and others sign in as the same one. */
const test = base.extend<Ways, { apart: ServerProcess }>({
  apart: [
    async ({ browserName: _ }, use) => {
      const server = await openDemoSite()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  site: async ({ apart }, use) => {
    await use(apart.url)
  },
  line: async ({ context, site }, use) => {
    const line = await openLine(context, site)
    await use(line)
    await line.stop()
  },
})

// One server for both.
test.describe.configure({ mode: 'default' })
test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 }, hasTouch: true, locale: 'uz-UZ' })

const phone = '901000011'
const pin = '250847'
const say = (key: MessageKey) => catalogs.translate('uz', key)

/** The code of the SMS; a phone that is new to the courier shows the authenticator too. */
async function signIn(page: Page, request: APIRequestContext): Promise<void> {
  const before = (await codesOf(request, phone)).length
  await page.getByLabel(say('courierApp.signIn.phone')).fill(phone)
  await page.getByRole('button', { name: say('courierApp.signIn.getCode') }).click()
  const code = page.getByLabel(say('courierApp.signIn.code'))
  await code.fill(await codeOf(request, phone, before + 1))
  const second = page.getByLabel(say('courierApp.signIn.secondCode'))
  const newPin = page.getByRole('heading', { name: say('courierApp.pin.choose') })
  await expect(second.or(newPin)).toBeVisible()
  if (await second.isVisible()) {
    const step = await (await callApi(request, demoCalls.readSecondStep, { query: { phone } })).json()
    await second.fill(step.data.code)
  }
  await expect(newPin).toBeVisible()
}

async function typePin(page: Page, digits: string): Promise<void> {
  for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click()
}

async function choosePin(page: Page): Promise<void> {
  await typePin(page, pin)
  await expect(page.getByRole('heading', { name: say('courierApp.pin.again') })).toBeVisible()
  await typePin(page, pin)
  await expect(page.getByRole('navigation', { name: say('courierApp.tabs.label') })).toBeVisible()
}

const askedForPin = (page: Page) => page.getByRole('heading', { name: say('courierApp.pin.title') })

test('the whole app is under a megabyte, unpacked', async ({ request }) => {
  const worker = await (await request.get('/courier/sw.js')).text()
  const { files }: { files: string[] } = JSON.parse(/^self\.appParts = (.*)$/m.exec(worker)?.[1] ?? '{}')
  expect(files.length).toBeGreaterThan(5)
  let total = (await (await request.get('/courier/')).body()).length
  for (const file of files) {
    const answer = await request.get(file)
    expect(answer.ok(), file).toBe(true)
    total += (await answer.body()).length
  }
  expect(total).toBeLessThan(1_000_000)
})

test('set up once with the second step, the phone opens by PIN without a line, from cold', async ({
  page,
  request,
  line,
}) => {
  await page.goto(line.at('/courier'))
  await expect(page).toHaveURL(/\/courier\/$/)
  await signIn(page, request)
  await expectNoAxeViolations(page)
  await choosePin(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)

  await line.cut()
  await page.goto('about:blank')
  await page.goto(line.at('/courier/me'))
  await expect(askedForPin(page)).toBeVisible()
  await expectNoAxeViolations(page)
  await typePin(page, '111111')
  await expect(page.getByRole('alert')).toContainText('PIN')
  await typePin(page, pin)
  await expect(page.getByRole('link', { name: say('courierApp.tabs.me'), exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const stored = await page.evaluate(() => JSON.stringify(localStorage))
  expect(stored).not.toContain('token')

  await line.back()
  await page.goto(line.at('/courier/?lang=ru'))
  const title = catalogs.translate('ru', 'courierApp.pin.title')
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})
