import { readFileSync } from 'node:fs'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { sources } from '#locales/index.ts'
import { profileCalls } from '#modules/accounts/profile/profile.calls.ts'
import { signInCalls } from '#modules/accounts/sign-in/sign-in.calls.ts'
import { type Locale, localizedPath } from '#platform/i18n/locales.ts'
import { expect, expectNoAxeViolations, holdBack, hydrated, spokenLocales } from './fixtures.ts'
import { addressed, callApi } from './support/api-calls.ts'
import { networkLimitIsOver } from './support/clocked-servers.ts'
import { test } from './support/clocked-site.ts'
import { codeOf, type KnownPerson, newPhone, rememberOnce, signUpByApi } from './support/people.ts'

// One server for all of them; each test has a person of its own, and every limit of the test before is over.
test.describe.configure({ mode: 'default' })
test.beforeEach(({ server }) => server.advance(networkLimitIsOver))

/** A second code may be asked for only after the first is a minute old. */
const overAMinute = 61_000

const asPerson = ({ token }: KnownPerson) => ({ headers: { authorization: `Token ${token}` } })

/** The browser already knows the person when the profile opens. */
async function openProfile(page: Page, person: KnownPerson, locale: Locale): Promise<void> {
  await page.addInitScript(rememberOnce, person)
  await page.goto(localizedPath(locale, '/dashboard/my_profile'))
  await hydrated(page)
}

const storedUser = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'))

const home = {
  label: 'Bogʻ',
  region: 14,
  city: 202,
  street: 'Bunyodkor koʻchasi, 12',
  landmark: 'Koʻk darvoza',
  latitude: 41.28,
  longitude: 69.2,
}

async function addByApi(request: APIRequestContext, person: KnownPerson, address: object): Promise<void> {
  const answer = await callApi(request, profileCalls.addAddress, { ...asPerson(person), data: address })
  expect(answer.ok()).toBe(true)
}

/** Types into a field with a list and takes the first that is found. */
async function choose(field: Locator, typed: string, label: RegExp): Promise<void> {
  await field.fill(typed)
  await expect(field.page().getByRole('option').first()).toHaveText(label)
  await field.press('Enter')
  await expect(field).toHaveValue(label)
}

const journeys = [
  { locale: 'uz', viewport: { width: 390, height: 844 }, otherScript: 'чиланзар' },
  { locale: 'ru', viewport: { width: 1280, height: 800 }, otherScript: 'chilonzor' },
] as const

for (const { locale, viewport, otherScript } of journeys) {
  if (!spokenLocales.includes(locale)) continue
  const t = sources[locale]

  test.describe(`${locale}, ${viewport.width} px`, () => {
    test.use({ viewport })

    test('the name is changed, here and in what the browser keeps', async ({ page, request, complaints }) => {
      const somebody = await signUpByApi(request, newPhone())
      await openProfile(page, somebody, locale)
      const person = page.locator('#person')
      const name = person.getByLabel(t.profile.person.name)
      await expect(name).toHaveValue(somebody.user.full_name)
      await name.fill('  ')
      await person.getByRole('button', { name: t.profile.save }).click()
      await expect(person).toContainText(t.profile.person.nameRequired)
      await name.fill('Gulnora  Karimova')
      await person.getByRole('button', { name: t.profile.save }).click()
      await expect(person).toContainText(t.profile.saved)
      await expect(page.locator('.profile__name')).toHaveText('Gulnora Karimova')
      expect((await storedUser(page)).full_name).toBe('Gulnora Karimova')

      // What is corrected while the first is on its way goes out too.
      const edits = addressed(profileCalls.editProfile)
      const letGo = await holdBack(page, edits)
      for (const text of ['Gulnora Karimof', 'Gulnora Karim']) {
        const sent = page.waitForRequest((one) => one.method() === 'PATCH' && edits.test(one.url()))
        await name.fill(text)
        await person.getByRole('button', { name: t.profile.save }).click()
        expect((await sent).postDataJSON()).toEqual({ full_name: text })
      }
      letGo()
      await expect(name).toHaveValue('Gulnora Karim')
      await expect(page.getByRole('table')).toBeVisible()
      await expectNoAxeViolations(page)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      expect(complaints).toEqual([])
    })

    test('an address is written with landmark and pin', async ({ page, request, complaints }) => {
      await openProfile(page, await signUpByApi(request, newPhone()), locale)
      const book = page.locator('#addresses')
      const dialog = page.getByRole('dialog')
      await expect(book).toContainText(t.addressBook.emptyTitle)
      await book.getByRole('button', { name: t.addressBook.add }).click()
      await dialog.getByRole('button', { name: t.addressBook.save }).click()
      for (const problem of ['label', 'region', 'city', 'street'] as const)
        await expect(dialog).toContainText(t.addressBook.problems[problem])
      await expect(dialog.getByLabel(t.addressBook.label)).toBeFocused()
      await expectNoAxeViolations(page)
      await dialog.getByRole('button', { name: t.addressBook.usual.home }).click()
      // Of the whole country and in the other script: the region comes with the district.
      await choose(
        dialog.getByRole('combobox', { name: t.addressBook.district }),
        otherScript,
        /Chilonzor|Чиланзар/,
      )
      await expect(dialog.getByRole('combobox', { name: t.addressBook.region })).toHaveValue(
        /Toshkent shahri|Город Ташкент/i,
      )
      await dialog.getByLabel(t.addressBook.street).fill('Bunyodkor koʻchasi, 12')
      await dialog.getByLabel(t.addressBook.landmark).fill('Koʻk darvoza')
      await dialog.getByRole('button', { name: t.pin.field.open }).click()
      // The map opens at the house that was written.
      const screen = page.getByRole('dialog', { name: t.pin.screen.title })
      await screen.getByRole('button', { name: t.pin.screen.keep }).click()
      await expect(screen).toHaveCount(0)
      await expect(dialog).toContainText(t.pin.how.found)
      await dialog.getByRole('button', { name: t.addressBook.save }).click()
      await expect(dialog).toHaveCount(0)
      const card = book.getByRole('listitem')
      await expect(card).toContainText(t.addressBook.usual.home)
      await expect(card).toContainText('Bunyodkor koʻchasi, 12')
      await expect(card).toContainText('Koʻk darvoza')
      await expect(card).toContainText(t.addressBook.hasPin)
      await expect(card).toContainText(t.addressBook.isDefault)
      expect(complaints).toEqual([])
    })

    test('another address is made the default, changed and deleted', async ({ page, request }) => {
      const somebody = await signUpByApi(request, newPhone())
      await addByApi(request, somebody, home)
      await addByApi(request, somebody, { label: 'Bozor', region: 12, city: 173, street: 'Mustaqillik, 3' })
      await openProfile(page, somebody, locale)
      const book = page.locator('#addresses')
      const dialog = page.getByRole('dialog')
      const first = book.getByRole('listitem').filter({ hasText: 'Bogʻ' })
      const market = book.getByRole('listitem').filter({ hasText: 'Bozor' })
      await market.getByRole('button', { name: t.addressBook.makeDefault }).click()
      await expect(market).toContainText(t.addressBook.isDefault)
      await expect(first.getByRole('button', { name: t.addressBook.makeDefault })).toBeVisible()
      await market.getByRole('button', { name: t.addressBook.edit }).click()
      await dialog.getByLabel(t.addressBook.landmark).fill('Choyxona')
      await dialog.getByRole('button', { name: t.addressBook.save }).click()
      await expect(market).toContainText('Choyxona')
      await market.getByRole('button', { name: t.addressBook.delete }).click()
      await dialog.getByRole('button', { name: t.addressBook.deleteYes }).click()
      await expect(market).toHaveCount(0)
      await expect(first).toContainText(t.addressBook.isDefault)
    })

    test('a notice is switched on and stays so; one that cannot be saved goes back', async ({
      page,
      request,
    }) => {
      await openProfile(page, await signUpByApi(request, newPhone()), locale)
      const { events, channels, notSaved } = t.profile.notices
      const notice = page.getByRole('switch', { name: `${events.orderDelivered}: ${channels.sms}` })
      const isChange = (method: string) => method === 'PATCH'
      const saved = page.waitForResponse((answer) => isChange(answer.request().method()))
      await notice.check()
      await saved
      await page.reload()
      await expect(notice).toBeChecked()
      await page.route(addressed(profileCalls.chooseNotice), (route) =>
        isChange(route.request().method()) ? route.abort() : route.continue(),
      )
      await notice.click()
      await expect(page.locator('.toast', { hasText: notSaved.replace(' {why}', '') })).toBeInViewport()
      await expect(notice).toBeChecked()
    })

    test('another device is ended and this one goes on', async ({ page, request, server }) => {
      const somebody = await signUpByApi(request, newPhone())
      const { phone } = somebody
      await server.advance(overAMinute)
      await callApi(request, signInCalls.sendCode, { data: { phone } })
      const code = await codeOf(request, phone, 2)
      const { data } = await (await callApi(request, signInCalls.signIn, { data: { phone, code } })).json()
      await openProfile(page, somebody, locale)
      const devices = page.locator('#devices')
      await expect(devices.locator('.device')).toHaveCount(2)
      await expect(devices.locator('.device', { hasText: t.devices.current })).toHaveCount(1)
      await devices.locator('.device').getByRole('button', { name: t.devices.end }).click()
      await expect(devices.locator('.device')).toHaveCount(1)
      await expect(devices).toContainText(t.devices.ended)
      const ended = asPerson({ ...somebody, token: data.access_token })
      expect((await callApi(request, profileCalls.readUser, ended)).status()).toBe(401)
      expect((await callApi(request, profileCalls.readUser, asPerson(somebody))).status()).toBe(200)
      await devices.getByText(t.devices.history).click()
      await expect(devices.locator('.sign-ins')).toContainText(t.devices.kinds.signedIn)
    })

    test('what is kept is downloaded, then the account is deleted with a code and forgotten', async ({
      page,
      request,
      server,
    }) => {
      const somebody = await signUpByApi(request, newPhone())
      await addByApi(request, somebody, home)
      const { leaving } = t.profile
      await server.advance(overAMinute)
      await openProfile(page, somebody, locale)
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: leaving.download, exact: true }).click()
      const file = await download
      expect(file.suggestedFilename()).toBe('tezbox-my-data.json')
      const data = JSON.parse(readFileSync(await file.path(), 'utf8'))
      expect(data.user.phone).toBe(somebody.phone)
      expect(data.addresses).toMatchObject([home])
      await page.getByRole('button', { name: leaving.deleteOpen }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText(leaving.goes.addresses)
      await expect(dialog).toContainText(leaving.stays.accounting)
      await expectNoAxeViolations(page)
      await dialog.getByRole('button', { name: leaving.sendCode }).click()
      const right = await codeOf(request, somebody.phone, 2)
      await dialog.getByLabel(leaving.code).fill(right === '000000' ? '111111' : '000000')
      await dialog.getByRole('button', { name: leaving.deleteForGood }).click()
      await expect(dialog.locator('.task-state__failed')).toBeVisible()
      await dialog.getByLabel(leaving.code).fill(right)
      await dialog.getByRole('button', { name: leaving.deleteForGood }).click()
      await expect(page.getByText(leaving.deleted)).toBeVisible()
      await expect(page).toHaveURL(localizedPath(locale, '/'))
      expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
      expect((await callApi(request, profileCalls.readUser, asPerson(somebody))).status()).toBe(401)
    })
  })
}

test('a part that does not load says so, and comes when asked again', async ({ page, request }) => {
  const t = sources.uz
  let failing = true
  await page.route(addressed(profileCalls.listAddresses), (route) =>
    failing ? route.abort() : route.continue(),
  )
  await openProfile(page, await signUpByApi(request, newPhone()), 'uz')
  const book = page.locator('#addresses')
  await expect(book.getByRole('alert')).toContainText(t.common.failed.title)
  await expect(page.locator('#person').getByLabel(t.profile.person.name)).toBeVisible()
  failing = false
  await book.getByRole('button', { name: t.common.failed.retry }).click()
  await expect(book).toContainText(t.addressBook.emptyTitle)
})

test('the link follows the address book, and a failed deletion is not told of the next address', async ({
  page,
  request,
}) => {
  const { addressBook, personalLink } = sources.uz
  const somebody = await signUpByApi(request, newPhone())
  await addByApi(request, somebody, { ...home, label: 'Bozor' })
  await addByApi(request, somebody, home)
  await openProfile(page, somebody, 'uz')
  const book = page.locator('#addresses')
  const link = page.locator('#link')
  const dialog = page.getByRole('dialog')
  const ask = async (label: string) => {
    const card = book.getByRole('listitem').filter({ hasText: label })
    await card.getByRole('button', { name: addressBook.delete }).click()
  }
  const remove = async (label: string) => {
    await ask(label)
    await dialog.getByRole('button', { name: addressBook.deleteYes }).click()
  }
  await link.getByRole('button', { name: personalLink.mine.make }).click()
  await expect(link.getByLabel(personalLink.mine.link)).toHaveValue(/\/u\//)
  await expect(link).not.toContainText(personalLink.mine.asleep)

  const removing = addressed(profileCalls.removeAddress)
  await page.route(removing, (route) => route.abort())
  await remove('Bozor')
  await expect(dialog.locator('.task-state__failed')).toBeVisible()
  await dialog.getByRole('button', { name: addressBook.deleteNo }).click()
  await expect(dialog).toHaveCount(0)
  await page.unroute(removing)
  await ask('Bogʻ')
  await expect(dialog).toContainText('Bogʻ')
  await expect(dialog.locator('.task-state__failed')).toHaveCount(0)
  await dialog.getByRole('button', { name: addressBook.deleteYes }).click()
  await expect(book.getByRole('listitem')).toHaveCount(1)
  await remove('Bozor')
  await expect(book).toContainText(addressBook.emptyTitle)
  await expect(link).toContainText(personalLink.mine.asleep)
})

test('a person becomes a business, is told when money runs low, and changes the language', async ({
  page,
  request,
}) => {
  const { business, balance, save, saved } = sources.uz.profile
  await openProfile(page, await signUpByApi(request, newPhone()), 'uz')

  const company = page.locator('#business')
  await company.getByRole('button', { name: business.become }).click()
  await company.getByLabel(business.company).fill('Atlas MCHJ')
  await company.getByLabel(business.stir).fill('123')
  await company.getByRole('button', { name: business.become }).click()
  await expect(company).toContainText(business.stirWrong)
  await company.getByLabel(business.stir).fill('301 234 567')
  await company.getByRole('button', { name: business.become }).click()
  await page.getByRole('dialog').getByRole('button', { name: business.confirmYes }).click()
  await expect(company).toContainText(saved)
  expect((await storedUser(page)).type).toBe(8)
  await company.getByLabel(business.company).fill('Atlas savdo MCHJ')
  await expect(company).not.toContainText(saved)

  const money = page.locator('#balance')
  await money.getByRole('switch', { name: balance.lowSms }).check()
  await money.getByLabel(balance.threshold).fill('120 000')
  await money.getByRole('button', { name: save }).click()
  await expect(money).toContainText(saved)
  // The switch has said so before: the amount is known when the browser keeps it.
  await expect.poll(async () => (await storedUser(page)).low_balance_threshold).toBe(120_000)

  await page.locator('#language').getByRole('button', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/dashboard/my_profile')
  await expect(page.locator('#language')).toContainText(sources.en.profile.language.text)
  expect((await storedUser(page)).locale).toBe('en')
})
