import type { Locator } from '@playwright/test'
import { sources } from '#locales/index.ts'
import { profileCalls } from '#modules/accounts/profile/profile.calls.ts'
import { contentCalls } from '#modules/content/content.calls.ts'
import { expect, expectNoAxeViolations, hydrated, test } from './fixtures.ts'
import { addressed } from './support/api-calls.ts'

/** Whoever is stored is asked for once more in the background; a made-up token would be refused. */
const detail = addressed(profileCalls.readUser)
const warning = addressed(contentCalls.readWarning)

test('changing the language keeps the page and its query, and is remembered for a year', async ({
  page,
  context,
}) => {
  await page.goto('/calculator?from=14')
  await hydrated(page)
  await page.getByText('Til: Oʻzbekcha').click()
  await page.getByRole('link', { name: 'Русский' }).click()
  await expect(page).toHaveURL(/\/ru\/calculator\?from=14$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(page.locator('h1')).toHaveText('Рассчитать стоимость')
  const cookie = (await context.cookies()).find(({ name }) => name === 'locale')
  expect(cookie?.value).toBe('ru')
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400)
})

test('only the bare address follows the remembered language, and Uzbek can be chosen again', async ({
  page,
  context,
  site,
}) => {
  await context.addCookies([{ name: 'locale', value: 'ru', url: site }])
  await page.goto('/')
  await expect(page).toHaveURL(/\/ru$/)
  await page.goto('/calculator')
  await expect(page.locator('html')).toHaveAttribute('lang', 'uz')
  await page.goto('/ru')
  await hydrated(page)
  await page.getByText('Язык: Русский').click()
  await page.getByRole('link', { name: 'Oʻzbekcha' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'uz')
  await page.goto('/')
  await expect(page).toHaveURL(/\/$/)
})

test('a person who is signed in finds orders, profile and the way out; a merchant also the bulk upload', async ({
  page,
}) => {
  await page.route(detail, (route) => route.abort())
  await page.addInitScript(() => {
    localStorage.setItem('access_token', 'token')
    localStorage.setItem('user', JSON.stringify({ type: 8 }))
  })
  await page.goto('/about')
  await hydrated(page)
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Buyurtmalarim' }).first()).toHaveAttribute(
    'href',
    '/order-list?page=1',
  )
  await expect(header.getByRole('button', { name: 'Chiqish' }).first()).toBeVisible()
  await header.getByText('Joʻnatish', { exact: true }).first().click()
  await expect(header.getByRole('link', { name: 'Exceldan yuklash' }).first()).toBeVisible()
})

test('a broken user record counts as non-merchant', async ({ page }) => {
  await page.route(detail, (route) => route.abort())
  await page.addInitScript(() => {
    localStorage.setItem('access_token', 'token')
    localStorage.setItem('user', '{broken')
  })
  await page.goto('/about')
  await hydrated(page)
  await page.getByRole('banner').getByText('Joʻnatish', { exact: true }).first().click()
  await expect(page.getByRole('link', { name: 'Exceldan yuklash' })).toHaveCount(0)
})

test('the warning is shown, stops, goes on and closes; a new language brings its text', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/faq')
  await hydrated(page)
  const strip = page.getByRole('region', { name: 'Muhim xabar' })
  await expect(strip).toContainText('Ob-havo')
  await strip.getByRole('button', { name: 'Harakatni toʻxtatish' }).click()
  await expect(strip.getByRole('button', { name: 'Harakatni davom ettirish' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByText('Til: Oʻzbekcha').click()
  await page.getByRole('link', { name: 'English' }).click()
  const english = page.getByRole('region', { name: 'Important notice' })
  await expect(english).toContainText('weather')
  await english.getByRole('button', { name: /close/i }).click()
  await expect(english).toHaveCount(0)
})

test('what came with a kept page goes when the server says so, and stays when it cannot be asked', async ({
  page,
}) => {
  await page.route(warning, (route) =>
    route.fulfill({ json: { success: true, data: { display: false, message: '' } } }),
  )
  await page.goto('/faq')
  await hydrated(page)
  await expect(page.getByRole('region', { name: 'Muhim xabar' })).toHaveCount(0)
  await page.unroute(warning)
  await page.route(warning, (route) => route.abort())
  await page.goto('/faq')
  await hydrated(page)
  await expect(page.getByRole('region', { name: 'Muhim xabar' })).toContainText('Ob-havo')
})

test('a page whose code does not arrive is reloaded once; within the minute it offers a retry', async ({
  page,
}) => {
  let refusing = true
  await page.route('**/assets/home.route-*.js', (route) => (refusing ? route.abort() : route.continue()))
  const toHome = page.getByRole('banner').getByRole('link', { name: 'TezBox, bosh sahifa' })
  await page.goto('/about')
  await hydrated(page)
  const reloaded = page.waitForEvent('load')
  await toHome.click()
  await reloaded
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/about')
  await hydrated(page)
  await toHome.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sahifani ochib boʻlmadi')
  await expectNoAxeViolations(page)
  refusing = false
  await page.getByRole('link', { name: 'Qayta urinish' }).click()
  await hydrated(page)
  await expect(page).toHaveURL(/\/$/)
})

test('a page that is refused because the house is full asks to try again, in its own language and without a code', async ({
  page,
}) => {
  let isFull = true
  await page.route(/\/ru\/[\w-]+\.data/, (route) =>
    isFull
      ? route.fulfill({
          status: 503,
          headers: { 'retry-after': '5' },
          contentType: 'application/problem+json',
          json: { status: 503, code: 'service_unavailable', message: 'Сервис временно недоступен.' },
        })
      : route.continue(),
  )
  await page.goto('/ru/faq')
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Тарифы' }).click()
  const { title, text } = sources.ru.errorPage.busy
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const main = page.getByRole('main')
  await expect(main).toContainText(text)
  await expect(main).not.toContainText('503')
  await expect(main.getByRole('link')).toHaveText([sources.ru.errorPage.retry])
  await expectNoAxeViolations(page)
  isFull = false
  await main.getByRole('link').click()
  await expect(page.locator('h1')).toHaveText('Тарифы')
})

test('a slow navigation shows its progress', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  const seen = Promise.withResolvers<void>()
  await page.route('**/*.data*', async (route) => {
    await seen.promise
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Aloqa' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  seen.resolve()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

test('the keyboard reaches the content past the header', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Asosiy qismga oʻtish' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the menu opens, closes by Escape and leads on', async ({ page }) => {
    await page.goto('/about')
    await hydrated(page)
    const opener = page.locator('summary', { hasText: 'Menyuni ochish' })
    const menu = page.getByRole('navigation', { name: 'Yon menyu' })
    await opener.click()
    await expect(menu.getByRole('link', { name: 'Roʻyxatdan oʻtish' })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await opener.click()
    await menu.getByRole('link', { name: 'Tariflar' }).click()
    await expect(page).toHaveURL(/\/pricing$/)
    await expect(menu).toBeHidden()
  })

  // A phone asks by its Back button, a computer by Escape, wherever the focus is.
  test('what fills the screen closes when the browser asks for it', async ({ page }) => {
    await page.goto('/calculator')
    await hydrated(page)
    // The watch begins a moment after the opening, so it is asked until it is heard.
    const askToClose = async (layer: Locator) => {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await expect(async () => {
        await page.keyboard.press('Escape')
        await expect(layer).toBeHidden({ timeout: 1000 })
      }).toPass()
    }
    const menu = page.getByRole('navigation', { name: 'Yon menyu' })
    await page.locator('summary', { hasText: 'Menyuni ochish' }).click()
    await expect(menu).toBeVisible()
    await askToClose(menu)
    const list = page.getByRole('listbox')
    await page.getByRole('combobox').first().click()
    await expect(list).toBeVisible()
    await askToClose(list)
    await expect(page).toHaveURL(/\/calculator/)
  })

  test('a dialog gives the focus back to what opened it', async ({ page }) => {
    const places = { from: { region: 14, city: 205 }, to: { region: 8, city: 122 } }
    const size = { weight: 1, length: 20, width: 20, height: 15, size_class: 'small' }
    await page.addInitScript((draft) => localStorage.setItem('order_draft', JSON.stringify(draft)), {
      ...places,
      parcel_size: size,
    })
    await page.goto('/send_parcel?step=sender')
    await hydrated(page)
    const opener = page.getByRole('button', { name: sources.uz.pin.field.open })
    await opener.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(opener).toBeFocused()
  })

  for (const path of ['/', '/ru/prohibteditems', '/oz/faq', '/en/404', '/sign_up']) {
    test(`${path} does not scroll sideways at 320 px`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 600 })
      await page.goto(path)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('menus open, languages change, the code form leads on', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('banner').getByText('Joʻnatish', { exact: true }).first().click()
    await page.getByRole('link', { name: 'Narxni hisoblash' }).first().click()
    await expect(page).toHaveURL(/\/calculator$/)
    await page.getByText('Til: Oʻzbekcha').click()
    await page.getByRole('link', { name: 'English' }).first().click()
    await expect(page).toHaveURL(/\/en\/calculator$/)
    await page.goto('/feedback')
    await page.locator('input[name=code]').fill('12345678')
    await page.locator('form').getByRole('button').click()
    await expect(page).toHaveURL(/\/feedback\/12345678$/)
  })
})
