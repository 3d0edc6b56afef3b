import type { APIRequestContext, Page } from '@playwright/test'
import type { User } from '#modules/accounts/accounts.contract.ts'
import { approvalsCalls } from '#modules/accounts/approvals/approvals.calls.ts'
import type { ApprovalList } from '#modules/accounts/approvals/approvals.contract.ts'
import { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import { firstTariff } from '#modules/pricing/domain/first-tariff.ts'
import { pricingCalls } from '#modules/pricing/pricing.calls.ts'
import { tariffDeskCalls } from '#modules/pricing/tariff/tariff-desk.calls.ts'
import { expect, expectNoAxeViolations, hydrated } from './fixtures.ts'
import { addressed, callApi } from './support/api-calls.ts'
import { test } from './support/clocked-site.ts'
import { signInStaff } from './support/people.ts'

/** Prices are everybody's, so these journeys have a server, and a clock, of their own. Codes are asked for before it moves. */
test.describe.configure({ mode: 'serial' })
test.use({ clockOf: 'tariffs' })

type Session = { access_token: string; user: User }
const hourMs = 3_600_000
/** Half past noon in Tashkent: after the first tariff's cut-off hour, before a later one. */
const halfPastNoon = '12:30:00+05:00'
let admin: Session
let colleague: Session
let operator: Session
let today: string

test.beforeAll(async ({ playwright, server }) => {
  const request = await playwright.request.newContext({ baseURL: server.url })
  admin = await signIn(request, '901000015')
  colleague = await signIn(request, '901000017')
  const person = { phone: '935560101', full_name: 'Malika Saidova', role: 'operator' }
  await callApi(request, staffCalls.addStaff, { data: person, ...as(admin) })
  operator = await signIn(request, person.phone)
  await request.dispose()
  today = nextWorkingDay(Date.now())
  await server.advance(Date.parse(`${today}T${halfPastNoon}`) - Date.now())
})

test.beforeEach(async ({ request }) => {
  await publish(request, { copy_of: 1, note: 'As in the beginning' })
})

function nextWorkingDay(from: number): string {
  const { yearly, dated } = firstTariff.serviceLevels.holidays
  const days = Array.from({ length: 30 }, (_, ahead) =>
    new Date(from + (24 * (ahead + 1) + 5) * hourMs).toISOString().slice(0, '2026-11-16'.length),
  )
  const day = days.find((date) => !dated.includes(date) && !yearly.includes(date.slice('2026-'.length)))
  return day ?? ''
}

async function signIn(request: APIRequestContext, phone: string): Promise<Session> {
  return (await (await signInStaff(request, phone)).json()).data
}

const as = ({ access_token: token }: Session) => ({ headers: { authorization: `Token ${token}` } })

async function publish(request: APIRequestContext, draft: object): Promise<number> {
  const made = await callApi(request, tariffDeskCalls.draftTariff, { data: draft, ...as(admin) })
  expect(made.status(), await made.text()).toBe(201)
  const { version } = (await made.json()).data
  const published = await callApi(request, tariffDeskCalls.publishTariff, {
    params: { version },
    data: {},
    ...as(admin),
  })
  expect(published.ok(), await published.text()).toBe(true)
  await agree(request, version)
  return version
}

/** Prices take two: the second administrator says yes. */
async function agree(request: APIRequestContext, version: number | string): Promise<void> {
  const listed = await callApi(request, approvalsCalls.listApprovals, {
    query: { status: 'waiting' },
    ...as(colleague),
  })
  const { items } = (await listed.json()).data as ApprovalList
  const id = items.find(({ subject }) => subject === `tariff:${version}`)?.id ?? ''
  const agreed = await callApi(request, approvalsCalls.approve, {
    params: { id },
    data: {},
    ...as(colleague),
  })
  expect(agreed.ok(), await agreed.text()).toBe(true)
}

/** What is open in the page is agreed to, and read anew. */
async function agreeTo(page: Page, request: APIRequestContext): Promise<void> {
  await expect(
    page.getByText('Ikkinchi odamni kutmoqda').or(page.getByText('Ждёт второго человека')),
  ).toBeVisible()
  await agree(request, new URL(page.url()).pathname.split('/').at(-1) ?? '')
  await page.reload()
  await hydrated(page)
}

async function openDesk(page: Page, path: string, session = admin): Promise<void> {
  await page.context().addInitScript(({ access_token: token, user }) => {
    localStorage.setItem('access_token', token)
    localStorage.setItem('user', JSON.stringify(user))
  }, session)
  await page.goto(path)
  await hydrated(page)
}

/** The first day on which an express parcel inside the capital may arrive, if ordered now. */
async function expressArrives(request: APIRequestContext): Promise<string> {
  const data = {
    from: { region: 14, city: 205 },
    to: { region: 14, city: 207 },
    parcel_size: { weight: 1, length: 20, width: 10, height: 10 },
  }
  const { results } = await (await callApi(request, pricingCalls.calculateParcel, { data })).json()
  const offer = results.find(
    (one: { delivery_option: number; delivery_type: number }) =>
      one.delivery_option === 2 && one.delivery_type === 2,
  )
  return offer.promised.from
}

const laterCutOff = {
  data: { ...firstTariff, serviceLevels: { ...firstTariff.serviceLevels, cutOffHour: 14 } },
  note: 'A later cut-off',
}
const effectOf = (page: Page, name: string) => page.getByRole('complementary', { name })

test('an administrator changes the cut-off hour in a draft, sees the effect, publishes, and calculations follow', async ({
  page,
  request,
  complaints,
}) => {
  expect(await expressArrives(request)).not.toBe(today)
  await openDesk(page, '/desk/tariffs')
  await expect(page.getByRole('row').filter({ hasText: 'Amalda' })).toContainText('siz')
  await page.getByRole('link', { name: 'Yangi qoralama', exact: true }).click()
  const cutOff = page.getByLabel('Shu soatgacha buyurtma oʻsha kunga kiradi')
  const effect = effectOf(page, 'Yigirmata odatiy posilka')
  await expect(page.getByText('Amaldagi tarif bilan bir xil')).toBeVisible()

  await cutOff.fill('14')
  await page.getByLabel('Imzo bilan topshirish').fill('5000')
  await expect(page.getByText('Amaldagi tarifdan 2 ta farq')).toBeVisible()
  await expect(effect.getByRole('row').nth(1)).toContainText('Fargʻona')
  await expect(effect.getByRole('row').nth(1)).toContainText('+2 000')

  // What was typed outlives a reload, and a key pressed by chance.
  await page.reload()
  await hydrated(page)
  await expect(cutOff).toHaveValue('14')
  await cutOff.press('Escape')
  await page.getByRole('link', { name: 'Shundan yangi qoralama' }).click()
  await expect(cutOff).toHaveValue('14')
  await page.getByRole('button', { name: 'Qoralamani saqlash' }).click()
  await expect(page.getByText('Kamida uchta belgi yozing.')).toBeVisible()
  await page.getByLabel('Nima uchun oʻzgaryapti').fill('Tushlikdan keyin ham qabul qilamiz')
  await page.getByRole('button', { name: 'Qoralamani saqlash' }).click()

  await expect(page).toHaveURL(/\/desk\/tariffs\/\d+$/)
  await expect(page.getByText('amalda: 12:00')).toBeVisible()
  await page.getByRole('button', { name: 'Kuchga kiritish' }).click()
  const question = page.getByRole('dialog')
  await expect(question.getByRole('status')).toContainText('Hoziroq kuchga kiradi.')
  await expect(question.getByRole('status')).toContainText(
    '1 ta narx oshadi, 0 tasi pasayadi, 19 tasi oʻzgarmaydi.',
  )
  await question.getByRole('button', { name: 'Kuchga kiritish' }).click()
  await agreeTo(page, request)
  await expect(page.locator('.tariff-head').getByText('Amalda', { exact: true })).toBeVisible()
  expect(await expressArrives(request)).toBe(today)
  expect(complaints).toEqual([])
})

test('a mistake is told at its number, and prices wait until it is corrected', async ({ page }) => {
  await openDesk(page, '/desk/tariffs/1?edit')
  const cutOff = page.getByLabel('Shu soatgacha buyurtma oʻsha kunga kiradi')
  const effect = effectOf(page, 'Yigirmata odatiy posilka')
  await cutOff.fill('25')
  await expect(page.getByText('Koʻpi bilan 24:00 boʻlsin.')).toBeVisible()
  await expect(effect).toContainText('Xatolar tuzatilgach')
  await page.getByRole('button', { name: 'Qoralamani saqlash' }).click()
  await expect(cutOff).toBeFocused()
  await cutOff.fill('14')
  const far = page.getByLabel('3-mintaqa', { exact: true })
  await far.fill('1000')
  await expect(page.getByText('Kamida 25 000 soʻm boʻlsin.')).toBeVisible()
  await expectNoAxeViolations(page)
  await far.fill('30 000')
  await expect(effect.getByRole('row')).toHaveCount(20 + 1)
})

test('по-русски: прежние числа возвращаются новой версией', async ({ page, request }) => {
  const before = await publish(request, laterCutOff)
  expect(await expressArrives(request)).toBe(today)
  await openDesk(page, '/ru/desk/tariffs?state=past')
  await expect(page.locator('.state-badge', { hasText: 'Прошлый' }).last()).toBeVisible()
  await expect(page.locator('.state-badge', { hasText: 'Действует' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Ввести снова № 1', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Снова ввести показатели № 1?' })
  await expect(question).toContainText('Цены обычных посылок не изменятся.')
  await question.getByRole('button', { name: 'Ввести в действие' }).click()
  await expect(page).toHaveURL(new RegExp(`/ru/desk/tariffs/${before + 1}$`))
  await agreeTo(page, request)
  await expect(page.locator('.tariff-head')).toContainText('Действует')
  await expect(page.locator('.tariff-head')).toContainText('Возврат к показателям № 1')
  expect(await expressArrives(request)).not.toBe(today)
})

test('a version is planned for a moment of Tashkent, and the plan is taken back', async ({
  page,
  request,
}) => {
  const dearer = { ...firstTariff, doorLeg: { zone1: 12_000, zone2: 20_000 }, expressPercent: 110 }
  const made = await callApi(request, tariffDeskCalls.draftTariff, {
    data: { data: dearer, note: 'Winter' },
    ...as(admin),
  })
  const { version } = (await made.json()).data
  await openDesk(page, `/desk/tariffs/${version}?publish`)
  const question = page.getByRole('dialog')
  await question.getByText('Keyinroq').click()
  await question.getByLabel('Soat').fill('00:00')
  await question.getByLabel('Sana').fill('2020-12-01')
  await question.getByRole('button', { name: 'Kuchga kiritish' }).click()
  await expect(question.getByRole('alert')).toContainText('Tarif oʻtgan vaqtdan boshlana olmaydi')
  await question.getByLabel('Sana').fill('2040-12-01')
  await expect(question.getByRole('status')).toContainText('2040-yil 1-dekabr, 00:00\u00A0dan kuchga kiradi.')
  await expect(question.getByRole('status')).toContainText(/1\d ta narx oshadi, [1-9] tasi pasayadi/)
  await question.getByRole('button', { name: 'Kuchga kiritish' }).click()
  await agreeTo(page, request)
  await expect(page.locator('.tariff-head')).toContainText('Rejada')
  await expect(page.locator('.tariff-head')).toContainText('2040-yil 1-dekabr, 00:00')

  await page.getByRole('button', { name: 'Rejani bekor qilish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ha, bekor qilinsin' }).click()
  await expect(page.getByText('Soʻrov yuborildi: endi ikkinchi odam tasdiqlaydi.')).toBeVisible()
  const newestOf = async () =>
    (await (await callApi(request, tariffDeskCalls.readTariffs, as(admin))).json()).data[0]
  await agree(request, (await newestOf()).version)
  const newest = await newestOf()
  expect(newest).toMatchObject({ state: 'scheduled', effective_from: '2040-11-30T19:00:00.000Z' })
  const params = { version: newest.version }
  const planned = await callApi(request, tariffDeskCalls.readTariff, { params, ...as(admin) })
  const { data } = (await planned.json()).data
  expect(data).toEqual(firstTariff)
})

test('lists grow and shrink, holidays come and go, and what the server refuses stands at its field', async ({
  page,
  request,
}) => {
  await openDesk(page, '/desk/tariffs/1?edit')
  await page.getByRole('button', { name: 'Daraja qoʻshish' }).click()
  await expect(page.getByText('2 ta raqamni tuzating')).toBeVisible()
  await page.getByLabel('4-daraja, qoplama, shungacha').fill('3 000 000')
  await page.getByLabel('4-daraja, narxi').fill('15000')
  await page.getByRole('button', { name: '1-paket: olib tashlash' }).click()
  await page.getByRole('checkbox', { name: 'shanba', exact: true }).check()
  await page.getByRole('button', { name: '8-mart: olib tashlash' }).click()
  await page.getByLabel('Takrorlanishi').selectOption('har yili')
  await page.getByLabel('Sana').fill('2026-12-31')
  await page.getByRole('button', { name: 'Qoʻshish', exact: true }).click()
  await page.getByLabel('Toshkent viloyati').selectOption('2-mintaqa')
  await page.getByLabel('Punkt, vazni').fill('15,5')
  await page.getByLabel('Nima uchun oʻzgaryapti').fill('Hammasi birdaniga')

  const saving = addressed(tariffDeskCalls.draftTariff)
  await page.route(saving, (route) => {
    const errors = [{ path: 'data.cod', code: 'too_big', message: 'Bu juda koʻp.' }]
    const body = { success: false, code: 'invalid_input', message: 'Belgilangan joylarni tuzating.', errors }
    return route.fulfill({ status: 422, contentType: 'application/problem+json', body: JSON.stringify(body) })
  })
  await page.getByRole('button', { name: 'Qoralamani saqlash' }).click()
  await expect(page.getByLabel('Olganda toʻlash')).toHaveAccessibleDescription('Bu juda koʻp.')
  await expect(page.getByRole('alert')).toContainText('Belgilangan joylarni tuzating.')
  await page.unroute(saving)
  await page.getByRole('button', { name: 'Qoralamani saqlash' }).click()
  await expect(page).toHaveURL(/\/desk\/tariffs\/\d+$/)
  const saved = await callApi(request, tariffDeskCalls.readTariff, {
    params: { version: new URL(page.url()).pathname.split('/').at(-1) },
    ...as(admin),
  })
  const { data } = (await saved.json()).data
  expect(data.cover.levels.at(-1)).toEqual({ upTo: 3_000_000, price: 15_000 })
  expect(data.flexible.packages).toEqual(firstTariff.flexible.packages.slice(1))
  expect(data.serviceLevels.weekdaysOff).toEqual([6])
  expect(data.serviceLevels.holidays.yearly).toContain('12-31')
  expect(data.serviceLevels.holidays.yearly).not.toContain('03-08')
  expect([data.belts['11'], data.limits.point.grams]).toEqual([2, 15_500])
})

test('an operator reads tariffs and changes nothing', async ({ page, request }) => {
  await openDesk(page, '/desk/tariffs', operator)
  await expect(page.getByRole('row').filter({ hasText: 'Amalda' })).toContainText('Oygul Rahimova')
  await expect(page.getByRole('link', { name: 'Yangi qoralama' })).toHaveCount(0)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Tarifni faqat administrator oʻzgartiradi.')).toBeVisible()
  await page.goto('/desk/tariffs/1?edit')
  await expect(page.getByText('Tarifni faqat administrator oʻzgartiradi.')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Qayta kuchga kiritish' })).toHaveCount(0)
  const draft = { data: { copy_of: 1, note: 'Mine' }, ...as(operator) }
  expect((await callApi(request, tariffDeskCalls.draftTariff, draft)).status()).toBe(403)
})

test('at night, on a tablet, nothing scrolls sideways, and what fails can be tried again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  const { readTariffs, readTariff, readEffect } = tariffDeskCalls
  const reading = [readTariffs, readTariff, readEffect].map((call) => addressed(call))
  for (const address of reading) await page.route(address, (route) => route.abort())
  await openDesk(page, '/oz/desk/tariffs/1')
  await expect(page.getByRole('alert')).toBeVisible()
  for (const address of reading) await page.unroute(address)
  await page.getByRole('button', { name: 'Қайта уриниш' }).click()
  await expect(page.getByRole('heading', { name: 'Ташиш нархи' })).toBeVisible()
  await page.getByRole('button', { name: 'Тун' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const fits = () => page.locator('main').evaluate((main) => main.scrollWidth <= main.clientWidth)
  expect(await fits()).toBe(true)
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/oz\/desk\/tariffs$/)
  await expect(page.getByRole('link', { name: '№ 1', exact: true })).toBeVisible()
  expect(await fits()).toBe(true)
})
