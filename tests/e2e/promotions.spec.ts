import type { Page } from '@playwright/test'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import { pricingCalls } from '#modules/pricing/pricing.calls.ts'
import { partnerCalls } from '#modules/promos/partners/partners.calls.ts'
import { expect, expectNoAxeViolations, hydrated } from './fixtures.ts'
import { callApi, sendAs } from './support/api-calls.ts'
import { test } from './support/clocked-site.ts'
import { type KnownPerson, newPhone, rememberOnce, signInStaff, signUpByApi } from './support/people.ts'

/** What is promised to everybody changes everybody's prices: these journeys have a server of their own. */
test.describe.configure({ mode: 'serial' })
test.use({ clockOf: 'promotions' })

const dayMs = 86_400_000
const parcel = {
  sender_name: 'Dilnoza Karimova',
  sender_phone: '901112233',
  receiver_name: 'Bobur Toshmatov',
  receiver_phone: '934445566',
  from: { region: 14, city: 205, street: 'Bunyodkor 12, 4-uy' },
  to: { region: 8, city: 122, street: 'Registon 7, 15-uy' },
  parcel_size: { weight: 0.8 },
  delivery_option: 2,
  delivery_type: 1,
  payment_type: 'cash',
  description: 'Kitoblar',
}

const words = {
  Oʻzbekcha: 'Navroʻz chegirmasi',
  'Oʻzbekcha (kirill)': undefined,
  Русский: 'Скидка на Навруз',
  English: 'Navruz discount',
}

async function staff(page: Page, phone: string): Promise<string> {
  const { access_token: token, user } = (await (await signInStaff(page.request, phone)).json()).data
  await page.addInitScript(rememberOnce, { phone, token, user })
  return token
}

/** Every parcel free until the budget is gone; it begins tomorrow and ends before any other. */
async function writePromotion(page: Page, budget: number): Promise<void> {
  await page.goto('/desk/promotions')
  await hydrated(page)
  await expect(page.getByRole('button', { name: /Birinchi posilka bepul/ })).toBeVisible()
  await page.getByRole('button', { name: 'Yangi aksiya' }).click()
  await page.getByRole('button', { name: 'Saqlash' }).click()
  await expect(page.getByText('Matnni yozing.').first()).toBeVisible()
  for (const part of ['Nomi (narx hisobida)', 'Bosh sahifadagi sarlavha', 'Bosh sahifadagi matn'])
    for (const [language, text] of Object.entries(words))
      if (text) await page.getByRole('textbox', { name: `${part}, ${language}` }).fill(text)
  await page.getByLabel('Foiz').fill('100')
  await page.getByLabel('Budjet, soʻm').fill(String(budget))
  await page.getByLabel(/Tugash kuni/).fill(new Date(Date.now() + 5 * dayMs).toISOString().slice(0, 10))
  await page.getByLabel('Bosh sahifada koʻrsatish').check()
  await page.getByRole('button', { name: 'Saqlash' }).click()
  await expect(page.getByRole('heading', { name: 'Navroʻz chegirmasi' })).toBeVisible()
  await expectNoAxeViolations(page)
}

test('a promotion is written at the desk, wins, is used up by the last that fits, and shows its cost', async ({
  page,
  browser,
  request,
  server,
}) => {
  const { from, to, parcel_size } = parcel
  const quoted = await callApi(request, pricingCalls.calculateParcel, { data: { from, to, parcel_size } })
  const { results } = await quoted.json()
  const price = results.find((offer: { delivery_option: number; delivery_type: number }) => {
    return offer.delivery_option === 2 && offer.delivery_type === 1
  }).price as number
  await staff(page, '901000017')
  await writePromotion(page, 2 * price)
  // It begins tomorrow.
  const people: KnownPerson[] = []
  for (let one = 0; one < 3; one++) people.push(await signUpByApi(request, newPhone()))
  await server.advance(dayMs + 60_000)

  await page.goto('/ru')
  await expect(page.getByRole('heading', { name: 'Скидка на Навруз' })).toBeVisible()
  await expect(page.getByRole('timer')).toBeVisible()
  await page.goto('/oz')
  await expect(page.getByRole('heading', { name: 'Наврўз чегирмаси' })).toBeVisible()

  const [first] = people
  const visitor = await browser.newContext({ baseURL: server.url })
  const shop = await visitor.newPage()
  await shop.addInitScript(rememberOnce, first as KnownPerson)
  const why = async (): Promise<string> => {
    await shop.goto('/calculator?from=14&to=122&size=small&way=2-1')
    await hydrated(shop)
    const reasons = shop.locator('.other-promotions')
    await reasons
      .getByText(/aksiya/i)
      .first()
      .click()
    return (await shop.locator('.calc-lines').innerText()).replace(/\s+/g, ' ')
  }
  const won = await why()
  expect(won).toContain('Navroʻz chegirmasi, eng foydalisi')
  expect(won).toMatch(/Birinchi posilka bepul Kamroq chegiradi: 15 000/)
  await expectNoAxeViolations(shop)

  const placed = await Promise.all(
    people.map(({ token }) => sendAs(request, token, ordersCalls.createOrder, { data: parcel })),
  )
  const free = placed.filter((order) => order.price === 0)
  expect(free, 'the last sum is given once').toHaveLength(2)
  expect(await why()).toContain('Navroʻz chegirmasi Aksiya uchun ajratilgan mablagʻ tugadi')
  await visitor.close()

  await page.goto('/desk/promotions')
  await hydrated(page)
  await page.getByRole('button', { name: /Budjeti tugagan.*Navroʻz chegirmasi/ }).click()
  const whole = page.getByRole('row', { name: /^Jami/ })
  await expect(whole).toHaveText(/2 2 2$|222$/)
  await page.getByRole('button', { name: 'Hozir toʻxtatish' }).click()
  await expect(page.getByRole('button', { name: 'Qayta yoqish' })).toBeVisible()
})

test('a partner is given a code at the desk, and sees by themselves what it has brought', async ({
  page,
  request,
}) => {
  const token = await staff(page, '901000017')
  const partner = await signUpByApi(request, newPhone())
  await page.goto('/desk/partners')
  await hydrated(page)
  await page.getByRole('button', { name: 'Yangi hamkor' }).click()
  await page.getByLabel('Kod').fill('navbahor')
  await page.getByLabel('Nomi').fill('Navbahor')
  await page.getByLabel('Telefon, 9 ta raqam').fill(partner.phone)
  await page.getByRole('button', { name: 'Saqlash' }).click()
  await expect(page.getByRole('heading', { name: 'Navbahor', exact: true })).toBeVisible()
  await expect(page.getByText('/r?ref=NAVBAHOR')).toBeVisible()
  await expectNoAxeViolations(page)
  const list = await callApi(request, partnerCalls.listPartners, {
    headers: { authorization: `Token ${token}` },
  })
  expect((await list.json()).data.items.map(({ code }: { code: string }) => code)).toContain('NAVBAHOR')
  await page.evaluate(
    ({ access_token, user }) => {
      localStorage.setItem('access_token', access_token)
      localStorage.setItem('user', JSON.stringify(user))
    },
    { access_token: partner.token, user: partner.user },
  )
  await page.goto('/dashboard/partner')
  await hydrated(page)
  await expect(page.getByText('NAVBAHOR', { exact: true })).toBeVisible()
  await expectNoAxeViolations(page)
})
