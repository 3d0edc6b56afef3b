import { sources } from '#locales/index.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { expect, expectNoAxeViolations, hydrated, test } from './fixtures.ts'
import { newPhone, rememberOnce, signUpByApi } from './support/people.ts'
import { givePushService, letNotify } from './support/push-service.ts'

const tried = process.env.ALL_LOCALES === '1' ? (['uz', 'ru'] as const) : (['uz'] as const)

// Without a worker no browser has notices.
test.use({ serviceWorkers: 'allow' })

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
