import type { APIRequestContext, Page } from '@playwright/test'
import type { User } from '#modules/accounts/accounts.contract.ts'
import { signInCalls } from '#modules/accounts/sign-in/sign-in.calls.ts'
import { checkoutCalls } from '#modules/orders/basket/checkout.calls.ts'
import { deskOrdersCalls } from '#modules/orders/desk/desk-orders.calls.ts'
import { labelsCalls } from '#modules/orders/labels/labels.calls.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import { type Locale, localizedPath } from '#platform/i18n/locales.ts'
import { expect, expectNoAxeViolations, hydrated, listFollowed, spokenLocales } from './fixtures.ts'
import { addressed, callApi, sendAs } from './support/api-calls.ts'
import { test } from './support/clocked-site.ts'
import { type KnownPerson, newestCode, newPhone, signInStaff, signUpByApi } from './support/people.ts'

/** A queue is everybody's, and so is its clock: one journey after the other. */
test.describe.configure({ mode: 'serial' })

const minuteMs = 60_000
let operator: { access_token: string; user: User }
let sender: KnownPerson

test.beforeAll(async ({ playwright, server }) => {
  const request = await playwright.request.newContext({ baseURL: server.url })
  operator = (await (await signInStaff(request, '901000013')).json()).data
  sender = await signUpByApi(request, newPhone())
  await request.dispose()
})

test.beforeEach(async ({ page }) => {
  await page.addInitScript(({ access_token: token, user }) => {
    localStorage.setItem('access_token', token)
    localStorage.setItem('user', JSON.stringify(user))
  }, operator)
})

async function open(page: Page, path: string, locale: Locale = 'uz'): Promise<void> {
  await page.goto(localizedPath(locale, path))
  await hydrated(page)
}

type Shown = { id: string; tracking_code: string; status: string }

const confirm = (request: APIRequestContext, { id }: Shown) =>
  sendAs(request, operator.access_token, orderVerbsCalls.confirm, { params: { id }, data: {} })

/** A draft of a customer that waits for our call. */
async function waiting(request: APIRequestContext, receiver: string): Promise<Shown> {
  const data = {
    sender_name: sender.user.full_name,
    sender_phone: sender.phone,
    receiver_name: receiver,
    receiver_phone: '934445566',
    from: { region: 14, city: 205, street: 'Bunyodkor 12, 4-uy' },
    to: { region: 8, city: 122, street: 'Registon 7, 15-uy' },
    parcel_size: { weight: 0.8 },
    delivery_option: 2,
    delivery_type: 1,
    payment_type: 'cash',
    description: 'Kitoblar',
  }
  const order = await sendAs(request, sender.token, ordersCalls.createOrder, { data })
  const basket = { order_ids: [order.id], payment_type: 'cash' }
  await sendAs(request, sender.token, checkoutCalls.checkout, { data: basket })
  return order
}

async function statusOf(request: APIRequestContext, { id }: Shown): Promise<string> {
  const headers = { authorization: `Token ${operator.access_token}` }
  const read = await callApi(request, ordersCalls.readOrder, { params: { id }, headers })
  return (await read.json()).data.status
}

/** The language of a colleague who has not learned the other script yet. */
const words = {
  uz: {
    late: 'kechikdi',
    missed: '1 marta javob bermadi',
    write: 'Yozib qoʻyish',
    cancel: 'Ha, bekor qilinsin',
  },
  ru: { late: 'просрочен', missed: '1 раз не ответил', write: 'Записать', cancel: 'Да, отменить' },
} as const

for (const locale of (['uz', 'ru'] as const).filter((one) => spokenLocales.includes(one))) {
  test(`an operator works through the queue with the keyboard, ${locale}`, async ({
    page,
    request,
    server,
  }) => {
    const told = words[locale]
    const first = await waiting(request, 'Bobur Toshmatov')
    // Whoever asks at ten in the evening is promised a call by nine in the morning: nobody waits longer.
    await server.advance((11 * 60 + 1) * minuteMs)
    const second = await waiting(request, 'Gulnora Ismoilova')
    const third = await waiting(request, 'Sardor Nazarov')
    const details = page.getByRole('complementary')
    const openOne = (order: Shown) => details.getByRole('link', { name: order.tracking_code })

    await open(page, '/desk/confirmations', locale)
    await page.getByRole('row').first().waitFor()
    await expect(page.getByText(told.late).first()).toBeVisible()
    await expectNoAxeViolations(page)
    await walkTo(page, first)
    await expect(openOne(first)).toBeVisible()
    await expectNoAxeViolations(page)

    await page.keyboard.press('a')
    await page.getByRole('dialog').getByRole('textbox').fill('Oʻchirilgan')
    await page.getByRole('dialog').getByRole('button', { name: told.write }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(details.getByText('Oʻchirilgan')).toBeVisible()
    await expect(page.getByText(told.missed)).toBeVisible()

    await page.keyboard.press('c')
    await expect(openOne(first)).toHaveCount(0)
    expect(await statusOf(request, first)).toBe('new')
    await expect(openOne(second)).toBeVisible()

    await page.keyboard.press('x')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: told.cancel }).click()
    await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByRole('textbox').fill('Fikridan qaytdi')
    await page.keyboard.press('Enter')
    await expect(openOne(second)).toHaveCount(0)
    expect(await statusOf(request, second)).toBe('cancelled')

    // A colleague was faster: the screen says so and looks again.
    await expect(openOne(third)).toBeVisible()
    await confirm(request, third)
    await page.keyboard.press('c')
    await expect(page.locator('.toast--danger')).toBeVisible()
    await expect(openOne(third)).toHaveCount(0)
  })
}

test('a question stays about its order when a colleague is faster, and two presses are one call', async ({
  page,
  request,
}) => {
  const taken = await waiting(request, 'Bobur Toshmatov')
  const next = await waiting(request, 'Gulnora Ismoilova')
  const dialog = page.getByRole('dialog')
  const details = page.getByRole('complementary')
  await open(page, '/desk/confirmations')
  await walkTo(page, taken)
  await expect(details.getByRole('link', { name: taken.tracking_code })).toBeVisible()
  await page.keyboard.press('x')
  await dialog.getByRole('textbox').fill('Fikridan qaytdi')
  await confirm(request, taken)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).not.toBeEmpty()
  await expect(page.locator(`#call-${taken.id}`)).toHaveCount(0)
  await expect(dialog.getByRole('alert')).not.toBeEmpty()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await walkTo(page, next)
  await expect(details.getByRole('link', { name: next.tracking_code })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  let calls = 0
  await page.route(addressed(deskOrdersCalls.tellNoAnswer), async (route) => {
    calls += 1
    await answered
    await route.continue()
  })
  await page.keyboard.press('a')
  await dialog.getByRole('textbox').press('Enter')
  await dialog.getByRole('textbox').press('Enter')
  answer()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(words.uz.missed)).toBeVisible()
  expect(calls).toBe(1)
})

test('what was typed about an order stays when the order has changed and cannot be read anew', async ({
  page,
  request,
}) => {
  const order = await waiting(request, 'Sardor Nazarov')
  const dialog = page.getByRole('dialog')
  await open(page, `/desk/orders/${order.id}`)
  await page.getByRole('button', { name: 'Bekor qilish' }).click()
  await dialog.getByRole('textbox').fill('Fikridan qaytdi')
  await confirm(request, order)
  await page.route(addressed(deskOrdersCalls.readDeskOrder, { id: order.id }), (route) => route.abort())
  await dialog.getByRole('button', { name: 'Bekor qilish' }).click()
  await expect(dialog.getByRole('alert')).not.toBeEmpty()
  await expect(page.getByText('Yangilab boʻlmadi: avvalgi maʼlumot koʻrsatilmoqda.')).toBeAttached()
  await expect(dialog.getByRole('textbox')).toHaveValue('Fikridan qaytdi')
})

/** J, as often as it takes to come to the order; the list has no way round its end. */
async function walkTo(page: Page, { id }: Shown): Promise<void> {
  await page.locator(`#call-${id}`).waitFor()
  const ids = await page.locator('[id^=call-]').evaluateAll((rows) => rows.map((row) => row.id.slice(5)))
  for (const next of ids.slice(0, ids.indexOf(id) + 1)) {
    await page.keyboard.press('j')
    // Not the address, which is ahead of the screen: the next key means what is seen.
    await expect(page.locator('[aria-current=true]', { has: page.locator(`#call-${next}`) })).toBeVisible()
  }
}

test('an operator writes an order for a caller and sends a courier', async ({ page, request }) => {
  const phone = newPhone()
  await open(page, '/desk/new-order')
  await page.getByLabel('Qoʻngʻiroq qilgan raqam').fill(phone)
  await page.getByLabel('Ism va familiya').fill('Gulnora Ismoilova')
  await page.keyboard.press('Enter')

  const from = page.getByRole('group', { name: 'Qayerdan' })
  const to = page.getByRole('group', { name: 'Qayerga' })
  await expect(from.getByLabel('Ism va familiya')).toHaveValue('Gulnora Ismoilova')
  await page.getByRole('button', { name: 'Yozish va tasdiqlash' }).click()
  await expect(from.getByLabel('Tuman yoki shahar')).toHaveAttribute('aria-invalid', 'true')
  await expect(from.getByLabel('Tuman yoki shahar')).toBeFocused()
  await expectNoAxeViolations(page)

  await choosePlace(page, from, 'Чиланзар', 'Chilonzor tumani')
  await from.getByLabel('Koʻcha, uy').fill('Bunyodkor 12, 4-uy')
  await to.getByLabel('Ism va familiya').fill('Бобур Тошматов')
  await to.getByLabel('Telefon').fill('934445577')
  await choosePlace(page, to, 'Samarqand', 'Samarqand shahri')
  await to.getByLabel('Koʻcha, uy').fill('Registon 7, 15-uy')
  await page.getByLabel('Nima joʻnatiladi').fill('Choynak')
  const price = page.getByRole('complementary', { name: 'Narx va pul' })
  await expect(price.getByText('45 000')).not.toHaveCount(0)
  await page.getByLabel('Yetkazish turi').selectOption({ index: 1 })
  await expect(price.getByText('55 000')).not.toHaveCount(0)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Yozish va tasdiqlash' }).click()
  await expect(page.getByText('Buyurtma tasdiqlandi, kuryerlar koʻradi.')).toBeVisible()

  await page.getByRole('link', { name: 'Buyurtmani ochish' }).click()
  await expect(page.getByText('yozgan: Gulnoza Xolmatova')).toBeVisible()
  const history = page.getByRole('list', { name: 'Tarix' })
  await expect(history.getByText('Operator: Gulnoza Xolmatova').first()).toBeVisible()
  await expectNoAxeViolations(page)

  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Manzilni oʻzgartirish' }).click()
  await dialog.getByLabel('Koʻcha, uy').fill(' ')
  await dialog.getByRole('button', { name: 'Manzilni saqlash' }).click()
  await expect(dialog.getByLabel('Koʻcha, uy')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('button', { name: 'Orqaga' }).click()
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: 'Kuryerga biriktirish' }).click()
  await dialog.getByRole('button', { name: 'Kuryerga biriktirish' }).click()
  await expect(dialog.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('combobox').fill('жасур')
  await listFollowed(page)
  await dialog.getByRole('option', { name: /Jasur/ }).click()
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Kuryerga biriktirish' }).click()
  await expect(history.getByText('Kuryer: Jasur Toʻxtayev')).toBeVisible()

  // The account is the caller's own: a code opens it.
  const user = await signInByCode(request, phone)
  expect(user.full_name).toBe('Gulnora Ismoilova')
})

async function choosePlace(page: Page, end: ReturnType<Page['getByRole']>, typed: string, name: string) {
  await end.getByLabel('Tuman yoki shahar').fill(typed)
  await listFollowed(page)
  await page.getByRole('option', { name }).click()
  await expect(end.getByLabel('Tuman yoki shahar')).toHaveValue(name)
}

async function signInByCode(request: APIRequestContext, phone: string): Promise<User> {
  const code = await newestCode(request, phone)
  const login = await callApi(request, signInCalls.signIn, { data: { phone, code } })
  return (await login.json()).data.user
}

test('an order is found by a name in the other script, and by a scanner', async ({ page, request }) => {
  const order = await waiting(request, 'Xurshida Oʻrinboyeva')
  await open(page, '/desk/orders')
  await page.keyboard.press('/')
  await page.keyboard.type('Хуршида Уринбоева')
  await expect(page).toHaveURL(/q=/)
  await expect(page.getByRole('row').filter({ hasText: 'Xurshida' })).toHaveCount(1)
  await expect(page.getByRole('row')).toHaveCount(2)
  await expectNoAxeViolations(page)

  const search = page.getByRole('searchbox')
  await search.fill('tb 0000 0000 0000 00')
  await search.press('Enter')
  await expect(page.getByText('TB00000000000000 boʻyicha buyurtma topilmadi.')).toBeVisible()
  await search.fill(order.tracking_code.toLowerCase())
  await search.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/desk/orders/${order.id}$`))
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('heading', { name: order.tracking_code })).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Bekor qilish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Bekor qilish' }).click()
  await expect(page.getByRole('list', { name: 'Tarix' }).getByText('Bekor qilindi')).toBeVisible()
  expect(await statusOf(request, order)).toBe('cancelled')
})

test('with the keyboard: a filter, a few rows, their labels, one confirmed; Back leads to the same place', async ({
  page,
  request,
}) => {
  const orders: Shown[] = []
  // More than a page and less than two: the rest comes by "more".
  for (let made = 0; made < 36; made++) orders.push(await waiting(request, 'Zebiniso Qodirova'))
  const newest = orders.toReversed()
  const [first, second, third] = newest.map(({ id }) => id)
  const row = (id: string | undefined) => page.locator(`#order-${id}`)
  await open(page, '/desk/orders?q=Zebiniso&status=draft&toRegion=8')
  await row(first).waitFor()
  await expect(page.getByRole('row')).toHaveCount(31)
  await page.getByRole('button', { name: 'Yana koʻrsatish' }).press('Enter')
  await expect(page.getByRole('row')).toHaveCount(37)

  await row(first).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('Shift+Space')
  const bar = page.getByRole('region', { name: 'Tanlanganlar bilan' })
  await expect(bar.getByText('3 ta tanlandi')).toBeVisible()
  await expectNoAxeViolations(page)
  const asked = page.waitForRequest((sent) => sent.url().endsWith(labelsCalls.printLabels.path))
  await bar.getByRole('button', { name: 'Yorliqlar: 3 ta' }).press('Enter')
  expect((await asked).postDataJSON().order_ids).toEqual([first, second, third])

  // A colleague has confirmed one of them: of it the reason is told, the others are done.
  await page.bringToFront()
  await confirm(request, newest[1] as Shown)
  await bar.getByRole('button', { name: 'Tasdiqlash' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Tasdiqlash' }).press('Enter')
  await expect(dialog.getByText('2 tasi bajarildi.')).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Yopish' }).press('Enter')
  for (const order of newest.slice(0, 3)) expect(await statusOf(request, order)).toBe('new')

  await expect(row(first)).toHaveCount(0)
  const last = orders[0]?.id
  await row(last).focus()
  const top = () => page.locator('.orders-rows').evaluate((box) => box.scrollTop)
  const stood = await top()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: orders[0]?.tracking_code ?? '' }).waitFor()
  await page.getByRole('link', { name: 'Buyurtmalarga qaytish' }).press('Enter')
  await expect(row(last)).toBeFocused()
  expect(await top()).toBe(stood)
  await expect(page).toHaveURL(/q=Zebiniso&status=draft&toRegion=8$/)
})
