import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { sources } from '#locales/index.ts'
import { demoCalls } from '#modules/accounts/demo/demo.calls.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { MessageKey } from '#platform/i18n/translator.ts'
import { catalogs } from '../../support/catalogs.ts'
import { callApi } from './api-calls.ts'
import { codesOf, soon } from './people.ts'

/** A courier's phone in the hand. */
export const phoneScreen = { width: 360, height: 740 }

/** The courier of the demo with a day of parcels in Chilonzor. */
export const dayCourier = '901000018'
const pin = '258036'

const { courierRoute: route, courierShift: shift } = sources.uz

type Opening = {
  page: Page
  request: APIRequestContext
  phone?: string
  /** Another address than the site's own: behind a line that can be cut. */
  at?: (path: string) => string
  locale?: Locale
}

/** Sets the phone up: code, authenticator, PIN; then the day is open. */
export async function openCourierApp({
  page,
  request,
  phone = dayCourier,
  at = (path) => path,
  locale = 'uz',
}: Opening): Promise<void> {
  const say = (key: MessageKey) => catalogs.translate(locale, key)
  const before = (await codesOf(request, phone)).length
  await page.goto(at(`/courier/?lang=${locale}`))
  await page.getByLabel(say('courierApp.signIn.phone')).fill(phone)
  await page.getByRole('button', { name: say('courierApp.signIn.getCode') }).click()
  await expect.poll(async () => (await codesOf(request, phone)).length, soon).toBe(before + 1)
  await page.getByLabel(say('courierApp.signIn.code')).fill((await codesOf(request, phone)).at(-1) ?? '')
  const step = await (await callApi(request, demoCalls.readSecondStep, { query: { phone } })).json()
  await page.getByLabel(say('courierApp.signIn.secondCode')).fill(step.data.code)
  await expect(page.getByRole('heading', { name: say('courierApp.pin.choose') })).toBeVisible()
  await page.keyboard.type(pin)
  await expect(page.getByRole('heading', { name: say('courierApp.pin.again') })).toBeVisible()
  await page.keyboard.type(pin)
  await expect(page.getByRole('navigation', { name: say('courierApp.tabs.label') })).toBeVisible()
}

/** From the list: the count of the bag as it is proposed. */
export async function startShift(page: Page): Promise<void> {
  await page.getByRole('link', { name: route.shift.start }).click()
  await page.getByRole('button', { name: shift.start.go }).click()
  await expect(page.getByText(route.shift.title)).toBeHidden()
  await expect(page).toHaveURL(/\/courier\/?$/)
}

/** Opens it again after it was closed or locked. */
export async function unlockCourierApp(page: Page, locale: Locale = 'uz'): Promise<void> {
  const say = (key: MessageKey) => catalogs.translate(locale, key)
  await expect(page.getByRole('heading', { name: say('courierApp.pin.title') })).toBeVisible()
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click()
  await expect(page.getByRole('navigation', { name: say('courierApp.tabs.label') })).toBeVisible()
}

/** As a link of the app leads there: the page stays, and so does the day that it has in mind. Done when it is drawn. */
export const goToScreen = (page: Page, path: string): Promise<void> =>
  page.evaluate(
    (address) =>
      new Promise<void>((drawn) => {
        const here = new URL(location.href)
        // Named once, at the first opening.
        here.searchParams.delete('lang')
        const same = (one: string, other: string) => one.replace(/\/$/, '') === other.replace(/\/$/, '')
        if (same(here.pathname + here.search, address)) return drawn()
        const change = new MutationObserver(() => {
          change.disconnect()
          requestAnimationFrame(() => drawn())
        })
        change.observe(document.body, { childList: true, subtree: true, characterData: true })
        history.pushState(null, '', address)
        dispatchEvent(new PopStateEvent('popstate', { state: null }))
        scrollTo(0, 0)
      }),
    `/courier${path}`,
  )
