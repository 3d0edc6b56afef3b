import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { type Locale, locales, localizedPath } from '#platform/i18n/locales.ts'

/** Where the receiver's address is asked for on a phone, with a draft that has come that far. */
const wizard = '/send_parcel?step=receiver'
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: 'reduce' } as const
const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

type Address = Readonly<{ region: number; city: number }>
const [shayxontohur, chilonzor] = [
  { region: 14, city: 206 },
  { region: 14, city: 205 },
]

/** A house of the capital, a street of a far one, a village where the map knows little. */
const places: Readonly<Record<string, { to: Address; text: string }>> = {
  tashkent: { to: shayxontohur, text: 'Qoratosh 105' },
  market: { to: shayxontohur, text: 'Chorsu bozori' },
  nukus: { to: { region: 1, city: 23 }, text: 'Nukus Xoʻjeli guzari' },
  village: { to: { region: 6, city: 93 }, text: 'Sentob' },
}

type State = Readonly<{
  to: Address
  locale: Locale
  theme: Theme
  reach: (page: Page) => Promise<void>
  context?: BrowserContextOptions
}>

/** What does not go smoothly, each in another language. */
const states: Readonly<Record<string, State>> = {
  far: {
    to: chilonzor,
    locale: 'uz',
    theme: 'light',
    reach: async (page) => {
      await find(page, 'Chorsu bozori')
      await page.locator('.pin-screen__sheet .button').last().click()
    },
  },
  region: {
    to: chilonzor,
    locale: 'ru',
    theme: 'dark',
    reach: async (page) => {
      await find(page, 'Samarqand Registon koʻchasi')
      await page.locator('.pin-screen__sheet .button').last().click()
    },
  },
  mine: {
    to: shayxontohur,
    locale: 'oz',
    theme: 'light',
    context: {
      geolocation: { latitude: 41.3187, longitude: 69.2352, accuracy: 35 },
      permissions: ['geolocation'],
    },
    reach: async (page) => {
      await page.locator('.map-frame__button').first().click()
      await still(page)
      await page.getByRole('application').press('ArrowLeft')
    },
  },
  list: {
    to: chilonzor,
    locale: 'en',
    theme: 'light',
    reach: async (page) => {
      await searchOf(page).fill('chorsu')
      await page.getByRole('option').first().waitFor()
    },
  },
  offline: {
    to: chilonzor,
    locale: 'uz',
    theme: 'dark',
    reach: async (page) => {
      await page.route('**/tiles/**', (route) => route.abort())
      await find(page, 'Samarqand Registon koʻchasi')
    },
  },
}

/** Every screen of the pin by its name, once it has come to rest. */
export async function takePins(
  browser: Browser,
  origin: string,
  keep: (name: string, page: Page) => Promise<void>,
): Promise<void> {
  for (const [name, { to, text }] of Object.entries(places))
    for (const theme of themes)
      for (const locale of locales) {
        const reach = async (page: Page) => {
          await find(page, text)
          // A village is first seen whole: the button there only brings it nearer.
          const isNear = await page.locator('.pin-screen .door-numbers').isVisible()
          if (!isNear) await page.locator('.pin-screen__sheet .button').last().click()
        }
        await opened(browser, origin, { to, locale, theme, reach }, (page) =>
          keep(`pin-${name}-${theme}-${locale}`, page),
        )
      }
  for (const [name, state] of Object.entries(states))
    await opened(browser, origin, state, (page) => keep(`pin-is-${name}`, page))
}

async function opened(
  browser: Browser,
  origin: string,
  { to, locale, theme, reach, context: more }: State,
  keep: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ ...phone, colorScheme: theme, ...more })
  try {
    const page = await context.newPage()
    await page.addInitScript(
      (draft) => localStorage.setItem('order_draft', draft),
      JSON.stringify(draftTo(to)),
    )
    await page.goto(origin + localizedPath(locale, wizard))
    await page.locator('[data-step=receiver] .pin-field button').first().click()
    await still(page)
    await reach(page)
    await still(page)
    await keep(page)
  } finally {
    await context.close()
  }
}

const draftTo = (to: Address) => ({
  delivery_option: 2,
  sender_name: 'Dilshod Rahimov',
  sender_phone: '901234567',
  receiver_name: 'Malika Yusupova',
  receiver_phone: '931234567',
  from: { ...chilonzor, street: 'Bunyodkor koʻchasi, 12-uy' },
  to: { ...to, street: '' },
  parcel_size: { weight: 1, size_class: 'small' },
})

const searchOf = (page: Page) => page.locator('.pin-bar__input')

async function find(page: Page, text: string): Promise<void> {
  await searchOf(page).fill(text)
  await page.getByRole('option').first().click()
  await still(page)
}

/** The map drawn, its names chosen, the address under the pin known. */
async function still(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.locator('.pin-screen__address[aria-busy=false], .pin-question').first().waitFor()
  await page.waitForTimeout(800)
}
