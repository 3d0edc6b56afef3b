import type { Page } from '@playwright/test'
import { demoCalls } from '#modules/accounts/demo/demo.calls.ts'
import { profileCalls } from '#modules/accounts/profile/profile.calls.ts'
import { signInCalls } from '#modules/accounts/sign-in/sign-in.calls.ts'
import { type Locale, localizedPath } from '#platform/i18n/locales.ts'
import type { MessageKey, MessageValues } from '#platform/i18n/translator.ts'
import { catalogs } from '../support/catalogs.ts'
import { expect, expectNoAxeViolations, hydrated, spokenLocales } from './fixtures.ts'
import { addressed, callApi } from './support/api-calls.ts'
import { networkLimitIsOver } from './support/clocked-servers.ts'
import { test } from './support/clocked-site.ts'
import { codeOf, codesOf, newPhone, rememberOnce, signUpByApi } from './support/people.ts'

const minute = 60_000
const languages: readonly Locale[] = spokenLocales.length > 1 ? ['uz', 'ru'] : ['uz']

// One server for all of them; each test has phones of its own, and every limit of the test before is over.
test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 390, height: 844 } })
test.beforeEach(({ server }) => server.advance(networkLimitIsOver))

const digits = (page: Page) => page.locator('input[autocomplete=one-time-code]')
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click()
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

for (const locale of languages) {
  const t = (key: MessageKey, values?: MessageValues) => catalogs.translate(locale, key, values)
  const at = (path: string) => localizedPath(locale, path)
  const askForCode = async (page: Page, phone: string) => {
    await page.getByLabel(t('signIn.phone')).fill(phone)
    await press(page, t('signIn.getCode'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('signIn.code.title'))
  }
  const openLogin = async (page: Page) => {
    await page.goto(at('/login'))
    await hydrated(page)
  }

  test(`${locale}: a number that is new signs up with the code it was let in with`, async ({
    page,
    request,
  }) => {
    const phone = newPhone()
    await openLogin(page)
    await expectNoAxeViolations(page)
    await askForCode(page, phone)
    await expectNoAxeViolations(page)
    await digits(page).fill(await codeOf(request, phone))
    await expect(page).toHaveURL(at('/sign_up'))
    await expect(page.getByText(t('signUp.newHere'))).toBeVisible()
    await page.getByLabel(t('signUp.fullName')).fill('Shahnoza Yoʻldosheva')
    await press(page, t('signUp.submit'))
    await expect(page).toHaveURL(at('/'))
    expect(JSON.parse((await stored(page, 'user')) ?? '')).toMatchObject({
      phone,
      type: 1,
      full_name: 'Shahnoza Yoʻldosheva',
    })
    expect(await stored(page, 'access_token')).toBeTruthy()
    expect(await codesOf(request, phone)).toHaveLength(1)
  })

  test(`${locale}: a business signs up by a friend's link`, async ({ page, request }) => {
    const phone = newPhone()
    await page.goto(`${at('/r')}?ref=a1b2c3d4e5`)
    await expect(page).toHaveURL(at('/sign_up'))
    await expect(page.getByText(t('signUp.invited'))).toBeVisible()
    await page.getByText(t('signUp.business.label')).click()
    await page.getByLabel(t('signUp.stir')).fill('123')
    await press(page, t('signUp.next'))
    await expect(page.getByText(t('signUp.faults.stir'))).toBeVisible()
    await expect(page.getByLabel(t('signUp.fullName'))).toBeFocused()
    await expectNoAxeViolations(page)
    await page.getByLabel(t('signUp.fullName')).fill('Botir Aliyev')
    await page.getByRole('textbox', { name: t('signUp.company') }).fill('Margʻilon Atlas')
    await page.getByLabel(t('signUp.stir')).fill('301 234 567')
    await page.getByLabel(t('signIn.phone')).fill(phone)
    await press(page, t('signUp.next'))
    const code = await codeOf(request, phone)
    const joining = page.waitForRequest(addressed(signInCalls.signUp))
    await digits(page).fill(code)
    expect((await joining).postDataJSON()).toMatchObject({ referral_id: 'a1b2c3d4e5', stir: '301234567' })
    await expect(page).toHaveURL(at('/'))
    expect(JSON.parse((await stored(page, 'user')) ?? '')).toMatchObject({
      type: 8,
      company: 'Margʻilon Atlas',
    })
  })

  test(`${locale}: signing in leads back, and other tabs follow`, async ({
    page,
    request,
    context,
    server,
  }) => {
    const { phone } = await signUpByApi(request, newPhone())
    await server.advance(2 * minute)
    const other = await context.newPage()
    await other.goto(at('/sign_up'))
    await hydrated(other)
    await page.goto(`${at('/order-list')}?page=1`)
    await expect(page).toHaveURL(at('/login'))
    await askForCode(page, phone)
    await digits(page).fill(await codeOf(request, phone, 2))
    await expect(page).toHaveURL(`${at('/order-list')}?page=1`)
    await expect(other).toHaveURL(at('/'))
    await page.goto(at('/login'))
    await expect(page).toHaveURL(at('/'))
  })

  test(`${locale}: five wrong codes end the code, a new one opens the door`, async ({
    page,
    request,
    server,
  }) => {
    const { phone } = await signUpByApi(request, newPhone())
    await server.advance(2 * minute)
    await page.clock.install()
    await openLogin(page)
    await askForCode(page, phone)
    const right = await codeOf(request, phone, 2)
    const wrong = right === '111111' ? '222222' : '111111'
    for (const left of ['4', '3', '2', '1']) {
      await digits(page).fill(wrong)
      await expect(page.getByText(t('errors.wrong_code', { left }))).toBeVisible()
      await expect(digits(page)).toHaveValue('')
    }
    await digits(page).fill(wrong)
    await expect(page.getByText(t('signIn.code.expired'))).toBeVisible()
    await expect(page.locator('.sign-in__wait')).toBeVisible()
    await server.advance(minute)
    await page.clock.fastForward(minute)
    await press(page, t('signIn.code.resend'))
    await digits(page).fill(await codeOf(request, phone, 3))
    await expect(page).toHaveURL(at('/'))
  })

  test(`${locale}: a code grows too old, before the eyes and at the server`, async ({
    page,
    request,
    server,
  }) => {
    const { phone } = await signUpByApi(request, newPhone())
    await server.advance(2 * minute)
    await page.clock.install()
    await openLogin(page)
    await askForCode(page, phone)
    const old = await codeOf(request, phone, 2)
    await server.advance(3 * minute)
    await digits(page).fill(old)
    await expect(page.getByText(t('signIn.code.expired'))).toBeVisible()
    await page.clock.fastForward(3 * minute)
    await expectNoAxeViolations(page)
    await press(page, t('signIn.code.resend'))
    await expect(page.getByText(t('signIn.code.resent'))).toBeVisible()
    const fresh = await codeOf(request, phone, 3)
    await page.clock.fastForward(3 * minute)
    await expect(page.getByText(t('signIn.code.expired'))).toBeVisible()
    await digits(page).fill(fresh)
    await expect(page).toHaveURL(at('/'))
  })

  test(`${locale}: signing out on one device leaves the other signed in`, async ({
    page,
    request,
    browser,
    site,
    server,
  }) => {
    const person = await signUpByApi(request, newPhone())
    await page.addInitScript(rememberOnce, person)
    await page.goto(at('/order-list'))
    await hydrated(page)
    await server.advance(2 * minute)
    const elsewhere = await browser.newContext({ baseURL: site })
    const phonePage = await elsewhere.newPage()
    await openLogin(phonePage)
    await askForCode(phonePage, person.phone)
    await digits(phonePage).fill(await codeOf(request, person.phone, 2))
    await expect(phonePage).toHaveURL(at('/'))

    await page.locator('summary', { hasText: t('shell.openMenu') }).click()
    const leaving = page.waitForRequest(addressed(signInCalls.signOut))
    await page.getByRole('button', { name: t('shell.account.logOut') }).click()
    const logout = await leaving
    expect(logout.headers().authorization).toBe(`Bearer ${person.token}`)
    expect(logout.postDataJSON()).toEqual({ access_token: person.token })
    await expect(page).toHaveURL(at('/'))
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)

    await phonePage.goto(at('/order-list'))
    await hydrated(phonePage)
    await expect(phonePage).toHaveURL(at('/order-list'))
    await elsewhere.close()
  })

  test(`${locale}: a session that ends in the middle of work asks to sign in and leads back`, async ({
    page,
    request,
    server,
  }) => {
    const person = await signUpByApi(request, newPhone())
    const headers = { authorization: `Token ${person.token}` }
    await callApi(request, profileCalls.editProfile, { headers, data: { full_name: 'Yangi Ism' } })
    await page.addInitScript(rememberOnce, person)
    await page.goto(at('/about'))
    await expect.poll(() => stored(page, 'user')).toContain('Yangi Ism')
    expect((await callApi(request, signInCalls.endAllDevices, { headers, data: {} })).ok()).toBe(true)
    await page
      .getByRole('link', { name: t('shell.account.profile') })
      .first()
      .click()
    await expect(page).toHaveURL(at('/login'))
    await expect(page.getByText(t('signIn.ended'))).toBeVisible()
    expect(await stored(page, 'access_token')).toBeNull()
    await server.advance(2 * minute)
    await askForCode(page, person.phone)
    await digits(page).fill(await codeOf(request, person.phone, 2))
    await expect(page).toHaveURL(at('/dashboard/my_profile'))
  })
}

test('while a block of numbers is being bought, the page works for its code, says so, and goes on', async ({
  page,
  request,
  server,
}) => {
  const block = 977_000_000
  for (const calls of [25, 15]) {
    const last = block + calls * 10
    for (let n = last; n < last + calls; n++)
      expect((await callApi(request, signInCalls.sendCode, { data: { phone: String(n) } })).status()).toBe(
        200,
      )
    await server.advance(networkLimitIsOver)
  }
  const phone = String(block + 999)
  const asked = await callApi(request, signInCalls.sendCode, { data: { phone } })
  expect([asked.status(), (await asked.json()).code]).toEqual([428, 'challenge_required'])
  await page.goto('/ru/login')
  await hydrated(page)
  await page.getByLabel('Номер телефона').fill(phone)
  const told = page.getByText('Браузер проходит короткую проверку')
  const solutions: { counters: number[] }[] = []
  await page.route(addressed(signInCalls.sendCode), async (route) => {
    const { solution } = route.request().postDataJSON()
    if (solution !== undefined) {
      // The answer is held until the sentence was seen: a quick machine would be done before anybody reads it.
      await told.waitFor()
      solutions.push(solution)
    }
    await route.continue()
  })
  await press(page, 'Получить код')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Введите код из SMS')
  expect(solutions.map((solution) => solution.counters.length)).toEqual([8])
  await digits(page).fill(await codeOf(request, phone))
  await expect(page).toHaveURL('/ru/sign_up')
})

test('a number is corrected, and going back and forth sends nothing twice', async ({ page, request }) => {
  const [mistyped, phone] = [newPhone(), newPhone()]
  const title = page.getByRole('heading', { level: 1 })
  await page.goto('/en/login')
  await hydrated(page)
  for (const number of [mistyped, mistyped, phone]) {
    await page.getByLabel('Phone number').fill(number)
    await press(page, 'Get a code')
    await expect(title).toHaveText('Enter the code from the SMS')
    await codeOf(request, number)
    if (number === phone) break
    await press(page, 'Change number')
    await expect(page.getByLabel('Phone number')).toBeFocused()
  }
  await page.reload()
  await expect(title).toHaveText('Enter the code from the SMS')
  expect(await codesOf(request, mistyped)).toHaveLength(1)
  expect(await codesOf(request, phone)).toHaveLength(1)
})

test('a number that has an account signs in from the sign-up page, with one code', async ({
  page,
  request,
  server,
}) => {
  const { phone, user } = await signUpByApi(request, newPhone())
  await server.advance(2 * minute)
  await page.goto('/en/sign_up')
  await hydrated(page)
  await page.getByLabel('First and last name').fill('Somebody Else')
  await page.getByLabel('Phone number').fill(phone)
  await press(page, 'Continue')
  await digits(page).fill(await codeOf(request, phone, 2))
  await expect(page).toHaveURL('/en')
  await expect(page.getByText('already has an account')).toBeVisible()
  expect(JSON.parse((await stored(page, 'user')) ?? '')).toMatchObject({ full_name: user.full_name })
  expect(await codesOf(request, phone)).toHaveLength(2)
})

test('what the server finds wrong stands at its field', async ({ page, request }) => {
  const phone = newPhone()
  await page.route(addressed(signInCalls.signUp), (route) => {
    const errors = [{ path: 'stir', code: 'invalid_stir', message: 'No such STIR' }]
    return route.fulfill({
      status: 422,
      json: { success: false, code: 'invalid_input', message: 'x', errors },
    })
  })
  await page.goto('/en/sign_up')
  await hydrated(page)
  await page.getByText('For business').click()
  await page.getByLabel('First and last name').fill('Botir Aliyev')
  await page.getByRole('textbox', { name: 'Company name' }).fill('Atlas')
  await page.getByLabel('Tax number').fill('301234567')
  await page.getByLabel('Phone number').fill(phone)
  await press(page, 'Continue')
  await digits(page).fill(await codeOf(request, phone))
  await expect(page.getByText('No such STIR')).toBeVisible()
  await expect(page.getByLabel('Tax number')).toBeFocused()
})

test('staff show their authenticator and go to the desk', async ({ page, request }) => {
  const phone = '901000013'
  const before = (await codesOf(request, phone)).length
  await page.goto('/login')
  await hydrated(page)
  await page.getByLabel('Telefon raqami').fill(phone)
  await press(page, 'Kod olish')
  await digits(page).fill(await codeOf(request, phone, before + 1))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Autentifikator kodi')
  await expectNoAxeViolations(page)
  await digits(page).fill('000000')
  await expect(page.locator('.field__error')).toBeVisible()
  const answer = await callApi(request, demoCalls.readSecondStep, { query: { phone } })
  await digits(page).fill((await answer.json()).data.code)
  await expect(page).toHaveURL(/\/desk/)
})

test('signing out that fails leaves the person signed in, and says so', async ({
  page,
  request,
  complaints,
}) => {
  await page.addInitScript(rememberOnce, await signUpByApi(request, newPhone()))
  await page.route(addressed(signInCalls.signOut), (route) => route.abort())
  await page.goto('/en/about')
  await hydrated(page)
  await page.locator('summary', { hasText: catalogs.translate('en', 'shell.openMenu') }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('We could not sign you out')).toBeVisible()
  await expectNoAxeViolations(page)
  expect(await stored(page, 'access_token')).not.toBeNull()
  await expect(page).toHaveURL('/en/about')
  expect(complaints.some((text) => text.startsWith('Error logging out'))).toBe(true)
})

test('a page for businesses tells a personal account so, and whose it is not to see stays unseen', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/ru/excel-orders-upload')).text()
  expect(html).not.toContain('bulk-start')
  await page.addInitScript(rememberOnce, await signUpByApi(request, newPhone()))
  await page.goto('/ru/excel-orders-upload')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница для бизнеса')
  await expectNoAxeViolations(page)
  await page.goto('/ru/desk/staff')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница для сотрудников')
})

test('any page keeps an invitation; only a good one, and not one’s own', async ({ page, request }) => {
  await page.goto('/faq?ref=first_friend')
  await expect.poll(() => stored(page, 'referral_id')).toBe('first_friend')
  await expect(page).toHaveURL('/faq?ref=first_friend')
  for (const bad of ['//evil.example', 'https://evil.example', 'javascript:alert(1)', 'x', '']) {
    await page.goto(`/ru/r?ref=${encodeURIComponent(bad)}`)
    await expect(page).toHaveURL('/ru/sign_up')
    expect(await stored(page, 'referral_id')).toBe('first_friend')
  }
  const person = await signUpByApi(request, newPhone())
  await page.addInitScript(rememberOnce, person)
  await page.goto(`/ru/r?ref=${person.user.referral_code}`)
  await expect(page).toHaveURL('/ru')
  expect(await stored(page, 'referral_id')).toBe('first_friend')
  await page.goto('/r?ref=second_friend')
  await expect(page).toHaveURL('/')
  expect(await stored(page, 'referral_id')).toBe('second_friend')
})

test('a way back that leads away from the site is not taken', async ({ page, request }) => {
  const person = await signUpByApi(request, newPhone())
  for (const evil of [
    '//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\\evil.example',
    '/login',
  ]) {
    await page.goto('/login')
    await hydrated(page)
    await page.evaluate((back) => sessionStorage.setItem('back', back), evil)
    await page.evaluate(({ token }) => localStorage.setItem('access_token', token), person)
    await page.reload()
    await expect(page).toHaveURL('/')
    await page.evaluate(() => localStorage.clear())
  }
})

test('a fixed line is warned, not refused; a number that cannot be is asked for again', async ({
  page,
  request,
}) => {
  await page.goto('/en/login')
  await hydrated(page)
  await page.getByLabel('Phone number').fill('90 12')
  await press(page, 'Get a code')
  await expect(page.getByText('Enter 9 digits after +998.')).toBeVisible()
  await page.getByLabel('Phone number').fill('+998 (71) 200-11-22')
  await expect(page.getByText('looks like a landline')).toBeVisible()
  await expectNoAxeViolations(page)
  await press(page, 'Get a code')
  await codeOf(request, '712001122')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/ru/login', '/ru/sign_up']) {
    test(`${path} says what is missing`, async ({ page, request }) => {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('button')).toBeDisabled()
      // The browser of the tests reads the page as if scripts ran, so the sentence is looked for in its source.
      expect(await (await request.get(path)).text()).toMatch(/<noscript><p[^>]*>[^<]+JavaScript/)
    })
  }
})
