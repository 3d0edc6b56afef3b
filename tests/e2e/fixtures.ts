import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, type ConsoleMessage, expect, type Locator, type Page } from '@playwright/test'
import type Axe from 'axe-core'
import { type Locale, locales } from '#platform/i18n/locales.ts'
import { ClockedServers } from './support/clocked-servers.ts'

type Fixtures = {
  /** The address of the server, without a trailing slash. */
  site: string
  /** Everything the browser complained about; must stay empty. */
  complaints: string[]
}

/** All of them here, though few ask for them: a worker with other fixtures begins anew, and its browser with it. */
type WorkerFixtures = {
  clockedServers: ClockedServers
  /** A tab that stays open: what pages share is fetched and compiled once. */
  lastingTab: Page
}

/**
 * A walk to a page that another walk overtakes while its data is still streaming: React Router drops the data and leaves
 * its own decoder's promise without a listener. Nobody sees it, and it happens only when the machine is slow.
 */
const overtaken = 'signal is aborted without reason'

/** What the browser says of a worker that the settings of these tests keep away. */
const withoutWorker = 'Service Worker registration blocked by Playwright'

export const test = base.extend<Fixtures, WorkerFixtures>({
  clockedServers: [
    async ({ browserName: _ }, use) => {
      const servers = new ClockedServers()
      await use(servers)
      await servers.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  lastingTab: [
    async ({ browser }, use) => {
      const tab = await browser.newPage()
      await use(tab)
      await tab.close()
    },
    { scope: 'worker' },
  ],
  site: async ({ browserName: _ }, use) => {
    await use(process.env.TEZBOX_E2E_URL ?? '')
  },
  baseURL: async ({ site }, use) => {
    await use(site)
  },
  // Each journey comes from a network of its own: what it may ask for is not used up by the others.
  extraHTTPHeaders: async ({ browserName: _ }, use) => {
    const part = () => randomInt(1, 255)
    await use({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` })
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = []
    const onError = (error: Error) => {
      if (error.message !== overtaken) complaints.push(`page error: ${error.message}`)
    }
    const onMessage = (message: ConsoleMessage) => {
      if (message.text() === withoutWorker) return
      if (message.type() === 'error' || message.type() === 'warning')
        complaints.push(`${message.text()} (${message.location().url})`)
    }
    page.on('pageerror', onError)
    page.on('console', onMessage)
    await use(complaints)
    page.off('pageerror', onError)
    page.off('console', onMessage)
  },
})

export { expect }

/** For pages that are only looked at: one after the other in the same tab, which forgets each of them. */
export const testInLastingTab = test.extend({
  page: async ({ lastingTab: tab }, use) => {
    await use(tab)
    await tab.context().clearCookies()
    await tab.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    // What still runs there is not to complain in the next test.
    await tab.goto('about:blank')
  },
})

/** In `npm test` the browser looks at one language; on the build server at all four. */
export const spokenLocales: readonly Locale[] = process.env.ALL_LOCALES === '1' ? locales : ['uz']

/** Waits until React has taken over, so that clicks do what they say. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
}

/** What the page asks for by such an address waits until it is let go. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
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

/** What is still fading in has another contrast than what people read, and a page that still opens says so in a bar. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
        ) &&
      // Those of the gallery stay.
      [...document.querySelectorAll('.progress-bar')].every((bar) => bar.closest('[data-specimen]')),
  )
}

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What is wrong with the page for people who cannot see it as others do, by rule. */
export async function axeViolations(page: Page): Promise<string[]> {
  await settled(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript)
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof Axe }
    // Every rule, but told is only what is wrong: to describe all that is right takes longer than to find it.
    const found = await axe.run(document, { reporter: 'no-passes' })
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  })
}

export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([])
}
