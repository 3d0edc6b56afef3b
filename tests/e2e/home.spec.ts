import type { Page } from '@playwright/test'
import { checkDigit } from '#kernel/tracking-code.ts'
import { locales, localizedPath } from '#platform/i18n/locales.ts'
import { expect, expectNoAxeViolations, hydrated, test } from './fixtures.ts'

const digits = '7316048295134'
const code = `TB${digits}${checkDigit(digits)}`
const typo = `TB${digits}${(checkDigit(digits) + 1) % 10}`

const dayMs = 86_400_000
const invitedAt = 'friends_invited_at'

const codeField = (page: Page) => page.getByLabel('Posilkangiz qayerda?')
const clock = (page: Page) => page.getByRole('timer')
const invitation = (page: Page) => page.getByRole('dialog', { name: 'Doʻstingizni taklif qiling' })

test('a typo in the code is told before anyone is asked; the right code opens its tracking', async ({
  page,
  complaints,
}) => {
  await page.goto('/')
  await hydrated(page)
  await codeField(page).fill(typo)
  await page.getByRole('button', { name: 'Kuzatish' }).click()
  await expect(page.getByText('Bir raqam xato yozilganga oʻxshaydi')).toBeVisible()
  await expect(codeField(page)).toBeFocused()
  await expect(codeField(page)).toHaveAttribute('aria-invalid', 'true')
  await expectNoAxeViolations(page)
  await expect(page).toHaveURL(/\/$/)

  await codeField(page).fill(` ${code.toLowerCase().replace(/(.{4})/g, '$1-')} `)
  await expect(page.getByText('Bir raqam xato')).toHaveCount(0)
  await codeField(page).press('Enter')
  await expect(page).toHaveURL(new RegExp(`/track\\?code=${code}$`))
  expect(complaints).toEqual([])
})

test('nothing typed, a wrong beginning and missing digits each have their own advice', async ({ page }) => {
  await page.goto('/en')
  await hydrated(page)
  const field = page.getByLabel('Where is your parcel?')
  for (const [typed, advice] of [
    ['', 'Enter the tracking code first.'],
    ['1234', 'The code starts with the letters TB.'],
    ['TB12', 'Some digits are missing'],
    [`${code}0`, 'There are too many digits'],
    [code.replace('0', 'o'), 'Only digits come after TB.'],
  ] as const) {
    await field.fill(typed)
    await field.press('Enter')
    await expect(page.getByText(advice)).toBeVisible()
  }
})

test('the waybill takes what was chosen to the calculator, in the language of the page', async ({ page }) => {
  await page.goto('/ru')
  await hydrated(page)
  await page.getByLabel('Откуда').selectOption('Ферганская область')
  await page.getByLabel('Куда', { exact: true }).selectOption('Каракалпакстан')
  await page.getByLabel('Размер').selectOption('Средняя')
  await expect(page.getByText('до 3 кг, 30×30×20 см')).toBeVisible()
  await expect(page.getByText('до 1 кг, 20×20×15 см')).toBeHidden()
  await page.getByRole('button', { name: 'Узнать цену' }).click()
  await expect(page).toHaveURL(/\/ru\/calculator\?from=12&to=1&size=medium$/)
})

test('points are searched by landmark or from where one stands', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await expect(page.getByRole('link', { name: 'Menga yaqini' })).toHaveAttribute(
    'href',
    '/services-near-you?near=me',
  )
  await page.getByLabel('Manzil yoki moʻljal').fill('Chorsu')
  await page.getByRole('button', { name: 'Punkt izlash' }).click()
  await expect(page).toHaveURL(/\/services-near-you\?q=Chorsu(&|$)/)
})

test('the countdown shows the time left, ticks and leaves when it is over', async ({ page, complaints }) => {
  await page.clock.install()
  await page.goto('/')
  await hydrated(page)
  await expect(clock(page)).toContainText('kun')
  const minutesLeft = async () => {
    const [days = 0, hours = 0, minutes = 0] = ((await clock(page).textContent())?.match(/\d+/g) ?? []).map(
      Number,
    )
    return (days * 24 + hours) * 60 + minutes
  }
  const before = await minutesLeft()
  expect(before).toBeGreaterThan(29 * 24 * 60)
  await page.clock.fastForward(60_000)
  await expect.poll(async () => before - (await minutesLeft())).toBeGreaterThanOrEqual(1)

  await page.clock.fastForward((before - 60) * 60_000)
  await expect(clock(page)).toContainText('soniya')
  await page.clock.fastForward(2 * 3_600_000)
  await expect(clock(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Yangi mijozga bir oy yarim narx' })).toHaveCount(0)
  expect(complaints).toEqual([])
})

/** Scrolls on and lets the quiet time pass, as a person does who reads. */
async function lookAround(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
  await page.clock.fastForward(21_000)
  await page.evaluate(() => window.scrollBy(0, 40))
}

async function openHome(page: Page): Promise<void> {
  await page.goto('/')
  await hydrated(page)
}

test('a friend can be invited once a week, and not before one has looked around', async ({ page }) => {
  await page.clock.install()
  await openHome(page)
  await page.clock.fastForward(21_000)
  await expect(invitation(page)).toHaveCount(0)
  await lookAround(page)
  await expect(invitation(page)).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(invitation(page)).toBeHidden()

  await openHome(page)
  await lookAround(page)
  await expect(invitation(page)).toHaveCount(0)

  const weekAgo = (await page.evaluate(() => Date.now())) - 7 * dayMs
  await page.evaluate(([key, time]) => localStorage.setItem(key, time), [invitedAt, String(weekAgo)] as const)
  await openHome(page)
  await lookAround(page)
  await expect(invitation(page)).toBeVisible()
  await invitation(page).getByRole('link', { name: 'Batafsil' }).click()
  await expect(page).toHaveURL('/promo/friends')
})

test('the invitation closes by its buttons and by a click beside it', async ({ page }) => {
  await page.clock.install()
  for (const close of [
    () => invitation(page).getByRole('button', { name: 'Keyinroq' }).click(),
    () => invitation(page).getByRole('button', { name: 'Yopish' }).click(),
    () => page.mouse.click(20, 20),
  ]) {
    await openHome(page)
    await page.evaluate((key) => localStorage.removeItem(key), invitedAt)
    await lookAround(page)
    await expect(invitation(page)).toBeVisible()
    await close()
    await expect(invitation(page)).toBeHidden()
  }
})

test('the invitation never comes over a field in use, nor after anything was typed', async ({ page }) => {
  await page.clock.install()
  await openHome(page)
  const search = page.getByLabel('Manzil yoki moʻljal')
  await search.focus()
  await lookAround(page)
  await expect(invitation(page)).toHaveCount(0)
  await search.fill('Chorsu')
  await search.blur()
  await lookAround(page)
  await expect(invitation(page)).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('code, waybill and search work, the offer shows its end, nobody is invited', async ({ page }) => {
    await page.goto('/')
    await expect(clock(page)).toContainText('kun')
    await expect(page.locator('dialog')).toHaveCount(0)
    await page.getByLabel('Oʻlchami').selectOption('other')
    await expect(page.getByText('oʻlchamini oʻzingiz yozasiz')).toBeVisible()
    await page.getByRole('button', { name: 'Narxini bilish' }).click()
    await expect(page).toHaveURL(/\/calculator\?from=14&to=8&size=other$/)

    await page.goto('/')
    await codeField(page).fill(code)
    await codeField(page).press('Enter')
    await expect(page).toHaveURL(new RegExp(`/track\\?code=${code}$`))

    await page.goto('/oz')
    await page.getByLabel('Манзил ёки мўлжал').fill('Чорсу')
    await page.getByLabel('Манзил ёки мўлжал').press('Enter')
    await expect(page).toHaveURL(/\/oz\/services-near-you\?q=/)
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test(`home is accessible and quiet at ${width} px in ${colorScheme}`, async ({ page, complaints }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      await openHome(page)
      await expectNoAxeViolations(page)
      expect(complaints).toEqual([])
    })
  }
}

test('nothing is wider than the smallest phone, in any language', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const locale of locales) {
    await page.goto(localizedPath(locale, '/'))
    await hydrated(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), locale).toBe(320)
  }
})

/** How much has moved so far that nobody pressed. */
const movedIn = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  )

test('nothing moves while the page loads, and little when its letters come late', async ({ page }) => {
  // As most people see it: the strip of the day runs in one line. Who wants nothing to move reads it in several.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    // Whether the letters come before the first picture is luck: here never, and below always after it.
    await page.route('**/*.woff2', (route) => route.abort())
    await page.goto('/', { waitUntil: 'networkidle' })
    await hydrated(page)
    expect(await movedIn(page), `${width} px`).toBeLessThan(0.01)

    const shown = Promise.withResolvers<void>()
    await page.unroute('**/*.woff2')
    await page.route('**/*.woff2', async (route) => {
      await shown.promise
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await hydrated(page)
    shown.resolve()
    await page.evaluate(async () => {
      await document.fonts.ready
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    })
    expect(await movedIn(page), `${width} px, late letters`).toBeLessThan(0.05)
    await page.unroute('**/*.woff2')
  }
})
