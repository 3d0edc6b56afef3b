import { sources } from '#locales/index.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { expect, expectNoAxeViolations, hydrated, test } from './fixtures.ts'
import { newPhone, rememberOnce, signUpByApi } from './support/people.ts'

const tried = process.env.ALL_LOCALES === '1' ? (['uz', 'ru'] as const) : (['uz'] as const)

/** The push service of a browser is out of reach in a test: what it would give is given here. The rest is real. */
function givePushService(): void {
  const key = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
  const name = 'test-push-endpoint'
  const subscriptionAt = (endpoint: string) => ({
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: key, auth: 'BTBZMqHH6r4Tts7J_aSIgg' } }),
    unsubscribe: async () => {
      localStorage.removeItem(name)
      return true
    },
  })
  Object.assign(PushManager.prototype, {
    getSubscription: async () => {
      const endpoint = localStorage.getItem(name)
      return endpoint === null ? null : subscriptionAt(endpoint)
    },
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      if (applicationServerKey.length !== 65) throw new Error('not a key')
      localStorage.setItem(name, `https://push.example.net/${crypto.randomUUID()}`)
      return subscriptionAt(localStorage.getItem(name) ?? '')
    },
  })
}

/** A browser without windows can show no notices and says so; what the worker does has a test of its own. */
function letNotify(): void {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  Notification.requestPermission = async () => 'granted'
}

for (const locale of tried) {
  const t = sources[locale]

  test(`${locale}: notices of the browser are switched on by a click, stay on, and are switched off again`, async ({
    page,
    request,
    complaints,
  }) => {
    await page.addInitScript(rememberOnce, await signUpByApi(request, newPhone()))
    await page.addInitScript(givePushService)
    await page.addInitScript(letNotify)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(localizedPath(locale, '/dashboard/my_profile'))
    await hydrated(page)

    await expect(page.getByText(t.telegram.profile.off)).toBeVisible()
    const off = page.getByRole('button', { name: t.push.turnOn, exact: true })
    await off.click()
    const on = page.getByRole('button', { name: t.push.turnOff, exact: true })
    await expect(on).toBeVisible()
    await expectNoAxeViolations(page)
    await page.reload()
    await expect(on).toBeVisible()

    await on.click()
    await expect(off).toBeVisible()
    expect(complaints).toEqual([])
  })

  test(`${locale}: a browser that was told not to says how to change that`, async ({ page, request }) => {
    await page.addInitScript(rememberOnce, await signUpByApi(request, newPhone()))
    await page.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
    })
    await page.goto(localizedPath(locale, '/dashboard/my_profile'))
    await expect(page.getByText(t.push.blocked)).toBeVisible()
    await expect(page.getByRole('button', { name: t.push.turnOn, exact: true })).toHaveCount(0)
  })
}
