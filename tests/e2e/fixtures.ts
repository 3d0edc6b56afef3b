import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { type Locale, locales } from '#platform/i18n/locales.ts'

type Fixtures = {
  /** The address of the server, without a trailing slash. */
  site: string
  /** Everything the browser complained about; must stay empty. */
  complaints: string[]
}

export const test = base.extend<Fixtures>({
  site: async ({ browserName: _ }, use) => {
    await use(process.env.TEZBOX_E2E_URL ?? '')
  },
  baseURL: async ({ site }, use) => {
    await use(site)
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          complaints.push(`${message.text()} (${message.location().url})`)
      })
      await use(complaints)
    },
    { auto: true },
  ],
})

export { expect }

/** In `npm test` the browser looks at one language; on the build server at all four. */
export const spokenLocales: readonly Locale[] = process.env.ALL_LOCALES === '1' ? locales : ['uz']

/** Waits until React has taken over, so that clicks do what they say. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
}

/** What the page asks for by such an address waits until it is let go. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await gate.promise
    await route.continue()
  })
  return gate.resolve
}

/** As a finger does: the round button itself is hidden behind its card, and the page may still be moving. */
export async function choose(radio: Locator): Promise<void> {
  await radio.locator('xpath=ancestor::label[1]').click()
  await expect(radio).toBeChecked()
}

/** A list follows the text after a pause: until then it shows what was there before, and moves when the answer comes. */
export async function listFollowed(page: Page): Promise<void> {
  await expect(page.locator('.combobox__state')).toHaveCount(0)
}

/** What is still fading in has another contrast than what people read. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  )
}

export async function expectNoAxeViolations(page: Page): Promise<void> {
  await settled(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual(
    [],
  )
}
