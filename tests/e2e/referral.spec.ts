import { sources } from '#locales/index.ts'
import { signInCalls } from '#modules/accounts/sign-in/sign-in.calls.ts'
import { formatter } from '#platform/i18n/format.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { expect, expectNoAxeViolations, hydrated, spokenLocales, test } from './fixtures.ts'
import { callApi } from './support/api-calls.ts'
import { newestCode, newPhone, rememberOnce, signUpByApi } from './support/people.ts'

test.use({ viewport: { width: 390, height: 844 } })

const languages = (['uz', 'ru', 'en'] as const).filter((locale) => spokenLocales.includes(locale))

/** Where the browser has no share sheet, or nobody can look into it. */
function keepShared(): void {
  navigator.share = async ({ url }: ShareData = {}) => {
    document.body.dataset.shared = url
  }
}

for (const locale of languages) {
  const { page: words } = sources[locale].referrals

  test(`${locale}: one's own link goes to friends, and whoever comes by it is on the page`, async ({
    page,
    request,
  }) => {
    const me = await signUpByApi(request, newPhone())
    await page.addInitScript(rememberOnce, me)
    await page.addInitScript(keepShared)
    await page.goto(localizedPath(locale, '/referral/main'))
    await hydrated(page)
    await expect(page.getByText(words.noneText)).toBeVisible()
    const link = await page.getByRole('textbox', { name: words.linkTitle }).inputValue()
    expect(link).toMatch(new RegExp(`/r\\?ref=${me.user.referral_code}$`))
    await expect(page.getByRole('img', { name: words.qr })).toBeVisible()
    for (const [name, host] of [
      [words.telegram, 't.me'],
      [words.whatsapp, 'wa.me'],
    ] as const) {
      const address = new URL((await page.getByRole('link', { name }).first().getAttribute('href')) ?? '')
      expect(address.host).toBe(host)
      expect(decodeURIComponent(address.search)).toContain(me.user.referral_code)
    }
    await page.getByRole('button', { name: words.share }).click()
    expect(await page.evaluate(() => document.body.dataset.shared)).toBe(link)
    await expectNoAxeViolations(page)

    const phone = newPhone()
    const code = await newestCode(request, phone)
    const joined = await callApi(request, signInCalls.signUp, {
      data: {
        phone,
        code,
        full_name: 'Bobur Toshmatov',
        account_type: 'personal',
        referral_id: me.user.referral_code,
      },
    })
    expect(joined.status()).toBe(201)
    await page.reload()
    await hydrated(page)
    const friend = page.getByRole('listitem').filter({ hasText: 'B. T.' })
    const { number } = formatter(locale)
    await expect(friend).toContainText(
      words.progress.replace('{done}', number(0)).replace('{needed}', number(10)),
    )
    await expect(friend).toContainText('60')
    await expectNoAxeViolations(page)
  })
}

test('the friends promotion tells everything without a script', async ({ request }) => {
  const html = await (await request.get('/en/promo/friends')).text()
  const { promo } = sources.en.referrals
  for (const text of [promo.how, promo.fair, promo.rules.spend, promo.mine]) expect(html).toContain(text)
  expect(html).toContain('150,000')
})
