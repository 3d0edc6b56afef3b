import type { APIRequestContext, Page } from '@playwright/test'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import { pointsCalls } from '#modules/points/points.calls.ts'
import { roadsCalls } from '#modules/roads/roads.calls.ts'
import { formatter } from '#platform/i18n/format.ts'
import { type Locale, localizedPath } from '#platform/i18n/locales.ts'
import type { MessageKey, MessageValues } from '#platform/i18n/translator.ts'
import { catalogs } from '../support/catalogs.ts'
import {
  choose,
  expect,
  expectNoAxeViolations,
  hydrated,
  listFollowed,
  spokenLocales,
  test,
} from './fixtures.ts'
import { addressed, callApi } from './support/api-calls.ts'
import { codeOf, newPhone, rememberOnce, signUpByApi } from './support/people.ts'

// Two workers would draw the same phones.
test.describe.configure({ mode: 'default' })

/** From a door in the capital to a point of Samarkand that is not chosen yet. */
const toPoint = {
  delivery_option: 3,
  sender_name: 'Dilshod Rahimov',
  sender_phone: '901234567',
  receiver_name: 'Malika Yusupova',
  receiver_phone: '931234567',
  from: { region: 14, city: 205, street: 'Bunyodkor koʻchasi, 12-uy' },
  to: { region: 8, city: 122 },
  parcel_size: { weight: 1, size_class: 'small' },
}

/** The words of one language, and what a person does with them. */
function wizardIn(page: Page, locale: Locale) {
  const t = (key: MessageKey, values?: MessageValues) => catalogs.translate(locale, key, values)
  const field = (path: string) => page.locator(`[data-field='${path}']`).locator('input, textarea')
  return {
    t,
    field,
    open: async (path: string) => {
      await page.goto(localizedPath(locale, path))
      await hydrated(page)
    },
    write: (path: string, text: string) => field(path).fill(text),
    next: () => page.getByRole('button', { name: t('sendParcel.shared.next') }).click(),
    add: () => page.getByRole('button', { name: t('sendParcel.shared.addToBasket') }).click(),
    choosePlace: async (label: MessageKey, typed: string, found: string) => {
      const box = page.getByRole('combobox', { name: t(label), exact: true })
      await box.click()
      await box.fill(typed)
      await listFollowed(page)
      await page.getByRole('option', { name: found }).first().click()
      await expect(box).toHaveValue(found)
    },
    asks: (key: MessageKey) => expect(page.getByRole('heading', { level: 2, name: t(key) })).toBeVisible(),
    price: (soum: number) =>
      expect(page.locator('.bill__sum[role=status]')).toContainText(formatter(locale).number(soum)),
  }
}

async function ordersOf(page: Page, request: APIRequestContext) {
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  const answer = await callApi(request, ordersCalls.listOrders, {
    headers: { Authorization: `Token ${token}` },
  })
  return ((await answer.json()) as { data: { items: Record<string, unknown>[] } }).data.items
}

test('uz: on a phone a guest writes, reloads, loses the line, signs in in the middle and sends one parcel', async ({
  page,
  context,
  request,
  complaints,
}) => {
  // Every step of the way is looked at; on a busy machine that takes its time.
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  const { t, open, next, add, write, field, choosePlace, asks, price } = wizardIn(page, 'uz')
  await open('/secondStepOrderCreate')
  await expect(page).toHaveURL(/\/send_parcel\?step=route$/)
  await expect(page.getByText(t('sendParcel.shared.sentBack'))).toBeVisible()
  await next()
  await expect(page.getByText(t('sendParcel.faults.first.place'))).toHaveCount(2)
  await expectNoAxeViolations(page)

  await choosePlace('sendParcel.route.from', 'чилонзор', 'Chilonzor tumani')
  await choosePlace('sendParcel.route.to', 'самарканд', 'Samarqand shahri')
  await next()
  await asks('sendParcel.size.title')
  await page.getByText(t('sendParcel.size.medium'), { exact: true }).click()
  await price(50_000)
  await page.getByRole('button', { name: t('sendParcel.bill.lines') }).click()
  await expect(
    page.getByText(t('parcel.bill.freeCover', { upTo: formatter('uz').money(20_000) })),
  ).toBeVisible()
  await next()
  await asks('sendParcel.sender.title')
  await write('sender_name', 'Dilshod Rahimov')
  await write('sender_phone', '90 123 45 67')
  await write('from.street', 'Uy')
  await next()
  await expect(
    page.getByText(t('sendParcel.faults.both.streetShort', { count: 5, shown: '5' })),
  ).toBeVisible()
  await expect(field('from.street')).toBeFocused()

  await page.reload()
  await hydrated(page)
  await asks('sendParcel.sender.title')
  await expect(field('sender_phone')).toHaveValue('90 123 45 67')
  await write('from.street', 'Bunyodkor koʻchasi, 12-uy')
  await context.setOffline(true)
  await next()
  await asks('sendParcel.receiver.title')
  await page.goBack()
  await asks('sendParcel.sender.title')
  await page.goForward()
  await write('receiver_name', 'Malika Yusupova')
  await write('receiver_phone', '90 123 45 67')
  await write('to.street', 'Registon koʻchasi, 5')
  await next()
  await expect(page.getByText(t('sendParcel.faults.first.samePhone'))).toBeVisible()
  await page.getByRole('checkbox', { name: t('sendParcel.receiver.samePhone') }).check()
  await next()
  await expect(page.getByText(t('sendParcel.shared.offline'))).toBeVisible()
  await context.setOffline(false)

  await expect(page).toHaveURL(/\/secondStepOrderCreate$/)
  await asks('sendParcel.mode.title')
  await page.reload()
  await hydrated(page)
  await asks('sendParcel.mode.title')
  // Both streets are known: the kept draft is asked for nothing twice.
  await expect(page.locator('[data-step=places]')).toHaveCount(0)
  await page.getByRole('radio', { name: t('sendParcel.mode.express', { hours: '24' }) }).check()
  await price(62_500)
  await next()
  await write('description', 'Bolalar kurtkasi va kitoblar')
  await next()
  await asks('sendParcel.extras.title')
  await expect(page.getByRole('checkbox', { name: 'Eshikkacha yetkazish' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Eshikkacha yetkazish' })).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Naqd pulni qaytarish' }).check()
  await next()
  await expect(page.getByText(t('sendParcel.faults.second.outside'))).toBeVisible()
  await page.getByRole('checkbox', { name: 'Naqd pulni qaytarish' }).uncheck()
  await page.getByRole('checkbox', { name: 'Imzo bilan topshirish' }).check()
  await price(65_500)
  await next()
  await asks('sendParcel.payment.title')
  await expect(page.getByRole('radio', { name: 'Google Pay' })).toBeDisabled()
  await page.getByRole('radio', { name: t('parcel.payments.cash') }).check()
  expect(await page.evaluate(() => localStorage.getItem('selectedServices'))).toBe(
    '["to_door_delivery","signature"]',
  )
  await expectNoAxeViolations(page)

  await add()
  await expect(page.getByRole('dialog')).toContainText(t('sendParcel.signInFirst.title'))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('sendParcel.signInFirst.yes') })
    .click()
  await expect(page).toHaveURL('/login')
  const phone = newPhone()
  await page.getByLabel(t('signIn.phone')).fill(phone)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('signIn.getCode') })
    .click()
  await page.locator('input[autocomplete=one-time-code]').fill(await codeOf(request, phone))
  await page.getByLabel(t('signUp.fullName')).fill('Dilshod Rahimov')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('signUp.submit') })
    .click()
  await expect(page).toHaveURL('/secondStepOrderCreate?step=payment')
  await expect(page.getByRole('radio', { name: t('parcel.payments.cash') })).toBeChecked()
  // Whoever has just signed up pays half.
  await price(32_750)

  // The order is made, and its answer is lost on the way: pressed again, it is still one.
  const placing = addressed(ordersCalls.createOrder)
  await page.route(placing, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await add()
  await expect(page.getByText(t('sendParcel.failure.offline'))).toBeVisible()
  await page.unroute(placing)
  await add()
  await expect(page).toHaveURL('/basket')
  const made = await ordersOf(page, request)
  expect(made).toHaveLength(1)
  expect(made[0]).toMatchObject({
    status: 'draft',
    price: 32_750,
    delivery_option: 2,
    delivery_type: 2,
    payment_type: 'cash',
    sender_name: 'Dilshod Rahimov',
    receiver_phone: '901234567',
    services: ['to_door_delivery', 'signature'],
    description: 'Bolalar kurtkasi va kitoblar',
    to: { region: 8, city: 122, street: 'Registon koʻchasi, 5' },
  })
  expect(await page.evaluate(() => localStorage.getItem('order_draft'))).toBeNull()
  expect(
    complaints.filter((text) => !/ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to load/.test(text)),
  ).toEqual([])
})

test('on a phone a point that was not chosen is asked for where it is looked for', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { t, open, next } = wizardIn(page, 'uz')
  await page.addInitScript((draft) => localStorage.setItem('order_draft', draft), JSON.stringify(toPoint))
  await open('/secondStepOrderCreate?step=places')
  const field = page.locator('[data-field="to.point_id"]')
  // The list is long, and its end far below.
  await expect(field.getByRole('radio').nth(5)).toBeVisible()
  await next()
  await expect(field.getByRole('searchbox')).toBeFocused()
  await expect(page.getByText(t('sendParcel.faults.second.point'))).toBeInViewport({ ratio: 1 })
  await expect(field.getByRole('searchbox')).toBeInViewport({ ratio: 1 })
})

test('points are told about by air until the roads are read, then by road; the way to the chosen one is asked for', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 39.6542, longitude: 66.9597, accuracy: 40 })
  const { t, open } = wizardIn(page, 'uz')
  const read = Promise.withResolvers<void>()
  let asked = 0
  await page.route(addressed(pointsCalls.searchPoints), async (route) => {
    const by = asked++ === 0 ? 'air' : 'road'
    if (by === 'road') await read.promise
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, data: answer.data.map((point: object) => ({ ...point, by })) } })
  })
  await page.addInitScript((draft) => localStorage.setItem('order_draft', draft), JSON.stringify(toPoint))
  await open('/secondStepOrderCreate?step=places')
  const field = page.locator('[data-field="to.point_id"]')
  const first = field.locator('.point-item__distance').first()
  await expect(first).toHaveText(/^taxminan\s[\d,]+\sk?m$/)
  await expect(field.getByText(t('points.byAirNote'))).toBeVisible()
  read.resolve()
  await expect(first).toHaveText(/^[\d,]+\sk?m\syoʻl\sbilan$/)
  await expect(field.getByText(t('points.byAirNote'))).toBeHidden()
  await field.getByRole('button', { name: t('points.nearMe') }).click()
  await choose(field.locator('.point-item').getByRole('radio').first())
  const wayAsked = page.waitForRequest(addressed(roadsCalls.findRoute))
  await field.getByText(t('points.map'), { exact: true }).click()
  expect((await wayAsked).url()).toContain('from=39.6542%2C66.9597')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

/** Door to door in the capital, with everything but the receiver's street. */
const toDoor = {
  ...toPoint,
  delivery_option: 2,
  to: { region: 14, city: 205, street: '' },
  deliveryInformation: { description: 'Kitob', payment_type: 'cash' },
}

test('the pin: found by its landmark, moved, asked about, and carried by the order', async ({
  page,
  request,
  complaints,
}) => {
  await page.addInitScript(rememberOnce, await signUpByApi(request, newPhone()))
  await page.addInitScript(
    (draft) => sessionStorage.getItem('drafted') ?? localStorage.setItem('order_draft', draft),
    JSON.stringify(toDoor),
  )
  const { t, open, next, add, field } = wizardIn(page, 'uz')
  await open('/send_parcel')
  await page.evaluate(() => sessionStorage.setItem('drafted', 'yes'))
  const receiver = page.locator('[data-step=receiver]')
  await receiver.getByRole('button', { name: t('pin.field.open') }).click()
  const screen = page.getByRole('dialog', { name: t('pin.screen.title') })
  const search = screen.getByRole('combobox', { name: t('pin.search.label') })
  await search.fill('Chorsu bozori')
  await screen.getByRole('option', { name: 'Shayxontohur' }).first().click()
  const address = screen.locator('[aria-live=polite]')
  await expect(address).toHaveAttribute('aria-busy', 'false')
  await expect(address).toContainText('Shayxontohur tumani')
  const before = await address.getByRole('heading').textContent()

  await screen.getByRole('application').focus()
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'])
    await page.keyboard.press(key)
  await expect(address.getByRole('heading')).not.toHaveText(before ?? '')
  await screen.getByLabel(t('pin.door.flat')).fill('18')
  await expectNoAxeViolations(page)
  const deliver = screen.getByRole('button', { name: t('pin.screen.deliver') })
  await deliver.click()
  await expect(screen.getByRole('alert').filter({ hasText: 'Chilonzor tumanidan' })).toBeVisible()
  await expect(screen.getByText(t('pin.question.priceStays')).first()).toBeVisible()
  await expectNoAxeViolations(page)
  await screen.getByRole('button', { name: t('pin.question.yesMove') }).click()

  await expect(receiver).toContainText(t('pin.how.dragged'))
  const street = await field('to.street').inputValue()
  expect(street.length).toBeGreaterThan(4)
  await next()
  await expect(page).toHaveURL('/secondStepOrderCreate')
  await add()
  await expect(page).toHaveURL('/basket')
  const [made] = await ordersOf(page, request)
  expect(made?.to).toMatchObject({
    region: 14,
    city: 206,
    street,
    latitude: expect.closeTo(41.33, 1),
    longitude: expect.closeTo(69.23, 1),
    pin_source: 'dragged',
    flat: '18',
    floor: null,
  })
  expect(complaints).toEqual([])
})

test('without a script the wizard says so, and how to order by phone', async ({ request }) => {
  for (const path of ['/send_parcel', '/secondStepOrderCreate']) {
    const html = await (await request.get(path)).text()
    const [, told = ''] = /<noscript>(.*?)<\/noscript>/.exec(html) ?? []
    expect(told).toContain(catalogs.translate('uz', 'sendParcel.shared.noScript'))
    expect(told).toMatch(/href="tel:\+998\d{9}"/)
    // Nor does it load the page anew before the browser has taken over.
    expect(html).toMatch(/<button type="submit" disabled=""/)
  }
})

if (spokenLocales.length > 1) {
  test('ru: with room, from door to a point, with a photo and express that is not there', async ({
    page,
    request,
    complaints,
  }) => {
    await page.addInitScript(rememberOnce, await signUpByApi(request, newPhone()))
    const { t, open, next, add, write, field, choosePlace, price } = wizardIn(page, 'ru')
    await open('/send_parcel')
    await expect(field('sender_name')).toHaveValue('Dilnoza Karimova')
    await next()
    await expect(page.getByText(t('sendParcel.faults.first.size'))).toBeVisible()
    await choosePlace('sendParcel.route.from', 'chilonzor', 'Чиланзарский район')
    await choosePlace('sendParcel.route.to', 'nukus', 'Город Нукус')
    await page.getByText(t('sendParcel.size.small'), { exact: true }).click()
    await write('from.street', 'улица Бунёдкор, 12')
    await write('receiver_name', 'Айгуль Сапарова')
    await write('receiver_phone', '913334455')
    await write('to.street', 'улица Бердаха, 7')
    await expectNoAxeViolations(page)
    await next()
    await expect(page).toHaveURL('/ru/secondStepOrderCreate')
    await expect(
      page.getByRole('radio', { name: t('sendParcel.mode.express', { hours: '24' }) }),
    ).toBeDisabled()
    await choose(page.getByRole('radio', { name: t('parcel.modes.doorPoint') }))
    // Half of 40,000: the person has just signed up.
    await price(20_000)
    await write('description', 'Книга')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'kitob.png',
        mimeType: 'image/png',
        buffer: Buffer.from(onePixel, 'base64'),
      })
    await expect(
      page.getByRole('button', { name: t('sendParcel.photos.remove', { name: 'kitob.png' }) }),
    ).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('order_draft') ?? '{}').images))
      .toHaveLength(1)
    await page.getByRole('radio', { name: t('parcel.payments.cash') }).check()
    await add()
    await expect(page.getByText(t('sendParcel.faults.second.point'))).toBeVisible()
    const points = page.locator('[data-field="to.point_id"]')
    await choose(points.getByRole('radio').first())
    await expectNoAxeViolations(page)
    await add()
    await expect(page).toHaveURL('/ru/basket')
    const made = await ordersOf(page, request)
    expect(made).toHaveLength(1)
    expect(made[0]).toMatchObject({ delivery_option: 3, price: 20_000, to: { point_id: expect.any(Number) } })
    expect(made[0]?.images).toHaveLength(1)
    expect(complaints).toEqual([])
  })
}

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
