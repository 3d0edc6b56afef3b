import type { Page } from '@playwright/test'
import { pricingCalls } from '#modules/pricing/pricing.calls.ts'
import { type Locale, localizedPath } from '#platform/i18n/locales.ts'
import {
  choose,
  expect,
  expectNoAxeViolations,
  hydrated,
  listFollowed,
  spokenLocales,
  test,
} from './fixtures.ts'
import { addressed } from './support/api-calls.ts'

const phone = { width: 390, height: 844 }
const calculate = addressed(pricingCalls.calculateParcel)

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** The same journey in the words of each language; places are typed in the other script. */
const journeys: Record<
  Locale,
  Record<
    'from' | 'to' | 'typedFrom' | 'typedTo' | 'foundFrom' | 'foundTo' | 'large' | 'offer' | 'price' | 'send',
    string
  >
> = {
  uz: {
    from: 'Qayerdan',
    to: 'Qayerga',
    typedFrom: 'чилонзор',
    typedTo: 'самарканд',
    foundFrom: 'Chilonzor tumani',
    foundTo: 'Samarqand shahri',
    large: 'Katta',
    offer: 'Punktdan punktgacha, Standart',
    price: '30 000',
    send: 'Joʻnatish',
  },
  oz: {
    from: 'Қаердан',
    to: 'Қаерга',
    typedFrom: 'chilonzor',
    typedTo: 'samarqand',
    foundFrom: 'Чилонзор тумани',
    foundTo: 'Самарқанд шаҳри',
    large: 'Катта',
    offer: 'Пунктдан пунктгача, Стандарт',
    price: '30 000',
    send: 'Жўнатиш',
  },
  ru: {
    from: 'Откуда',
    to: 'Куда',
    typedFrom: 'chilonzor',
    typedTo: 'samarqand',
    foundFrom: 'Чиланзарский район',
    foundTo: 'Город Самарканд',
    large: 'Большая',
    offer: 'От пункта до пункта, Стандарт',
    price: '30 000',
    send: 'Отправить',
  },
  en: {
    from: 'From',
    to: 'To',
    typedFrom: 'чиланзар',
    typedTo: 'самарканд',
    foundFrom: 'Chilonzor District',
    foundTo: 'Samarkand City',
    large: 'Large',
    offer: 'Point to point, Standard',
    price: '30,000',
    send: 'Send it',
  },
}

async function choosePlace(page: Page, label: string, typed: string, found: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true })
  await field.click()
  await field.fill(typed)
  await listFollowed(page)
  await page.getByRole('option', { name: found }).first().click()
  await expect(field).toHaveValue(found)
}

for (const locale of spokenLocales) {
  const words = journeys[locale]
  test(`${locale}: on a phone, from two places typed in the other script to the wizard`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize(phone)
    await open(page, localizedPath(locale, '/calculator'))
    await choosePlace(page, words.from, words.typedFrom, words.foundFrom)
    await choosePlace(page, words.to, words.typedTo, words.foundTo)
    await page.getByText(words.large, { exact: true }).click()
    const offer = page.getByRole('radio', { name: words.offer })
    await expect(offer).toHaveAccessibleName(new RegExp(words.price.replace(' ', '\\s')))
    await choose(offer)
    await expect(
      page.getByRole('status').filter({ hasText: words.price.replace(' ', '\u00A0') }),
    ).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
    await expectNoAxeViolations(page)

    await page.getByRole('main').getByRole('link', { name: words.send, exact: true }).click()
    await expect(page).toHaveURL(/\/send_parcel\?from=\d+&to=122&size=large&way=1-1$/)
    const draft = await page.evaluate(() => JSON.parse(localStorage.getItem('order_draft') ?? 'null'))
    expect(draft).toMatchObject({
      from: { region: 14, country: 'UZ', type: 1 },
      to: { region: 8, city: 122 },
      parcel_size: { weight: 5, length: 40, width: 30, height: 25 },
      delivery_option: 1,
      deliveryMethod: { delivery_type: 1 },
    })
    expect(complaints).toEqual([])
  })
}

test('a link shows its prices, keeps in step with what is changed and can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/calculator?from=14&to=122&size=small&way=1-1&w=broken')
  const price = page.getByRole('status').filter({ hasText: 'soʻm' })
  await expect(price).toContainText('20\u00A0000')
  await expect(page.getByText('Kuryer olib ketadi')).toHaveCount(0)

  await choose(page.getByRole('radio', { name: /Eshikdan eshikkacha, Ekspress/ }))
  await expect(page.getByText('Kuryer olib ketadi')).toBeVisible()
  await page.getByLabel('Vazni', { exact: true }).fill('4,5')
  await expect(page.getByRole('radio', { name: /Katta/ })).toBeChecked()
  await expect(page).toHaveURL(/\?from=14&to=122&size=large&w=4\.5&way=2-2$/)
  await page.getByRole('button', { name: 'Oʻrnini almashtirish' }).click()
  await expect(page).toHaveURL(/\?from=122&to=14&/)
  await expect(page.locator('[data-stale]')).toHaveCount(0)
  const shown = await price.textContent()

  await page.getByRole('button', { name: 'Havolani nusxalash' }).click()
  await expect(page.getByText('Havola nusxalandi.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const guest = await context.newPage()
  await open(guest, link)
  await expect(guest.getByRole('status').filter({ hasText: 'soʻm' })).toHaveText(shown ?? '')
})

test('when prices do not come, the last ones stay and can be asked for again', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, '/calculator?from=14&to=122&size=small')
  const total = page.getByRole('status').filter({ hasText: 'soʻm' })
  await expect(total).toContainText('45\u00A0000')
  await page.route(calculate, (route) => route.abort())
  await page.getByText('Oʻrta', { exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Narxni hisoblab boʻlmadi')
  await expect(total).toContainText('45\u00A0000')
  await expect(page.locator('.calc-answer__body[data-stale]')).toBeVisible()
  // A price of another parcel is not sent.
  await expect(page.getByRole('main').getByRole('link', { name: 'Joʻnatish', exact: true })).toHaveCount(0)
  await expectNoAxeViolations(page)

  await page.unroute(calculate)
  await page.locator('.calc-pay').getByRole('button', { name: 'Qayta urinish' }).click()
  await expect(total).toContainText('50\u00A0000')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.locator('[data-stale]')).toHaveCount(0)
})

test('what does not fit says why and what would', async ({ page }) => {
  await open(page, '/ru/calculator?from=1&to=14&size=other&w=16.5&l=70&wd=40&h=30')
  await expect(page.getByText('Пункты и постаматы берут до 15 кг')).toHaveCount(3)
  await expect(page.getByText('На этом направлении экспресс не работает')).toBeVisible()
  await expect(page.getByRole('radio', { name: /От двери до двери, Стандарт/ })).toBeChecked()
  await page.getByLabel('Вес', { exact: true }).fill('250')
  await expect(page.getByText('Груз тяжелее 100 кг возим по договорённости')).toBeVisible()
  await page.getByLabel('Вес', { exact: true }).fill('')
  await expect(page.getByText('Укажите вес.')).toBeVisible()
})

test('by keyboard alone', async ({ page }) => {
  await open(page, '/calculator?to=122')
  const from = page.getByRole('combobox', { name: 'Qayerdan' })
  await from.focus()
  await page.keyboard.type('Bux')
  await expect(page.getByRole('option').first()).toHaveText(/Buxoro shahri/)
  await page.keyboard.press('Enter')
  await expect(from).toHaveValue('Buxoro shahri')

  await page.getByRole('radio', { name: /Kichik/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /Oʻrta/ })).toBeChecked()
  await page.getByRole('slider', { name: 'Vaznini surib tanlash' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByLabel('Vazni', { exact: true })).toHaveValue('3,5')

  await page.getByRole('radio', { name: /Eshikdan eshikkacha, Standart/ }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: /Punktdan eshikkacha, Ekspress/ })).toBeChecked()
  await page.getByRole('main').getByRole('link', { name: 'Joʻnatish', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/send_parcel\?from=47&to=122&size=large&w=3\.5&way=4-2$/)
})

test('another language goes on with what was entered, to the last so’m', async ({ page, complaints }) => {
  await open(page, '/en/calculator?from=14&to=122&size=small')
  await page.getByText('Extra services').click()
  const cod = page.getByLabel('Collect from the receiver')
  await cod.fill('120,000')
  await cod.blur()
  await expect(cod).toHaveValue('120,000')
  await page.getByLabel('Weight', { exact: true }).fill('4.5')
  await expect(page).toHaveURL(/\?from=14&to=122&size=large&w=4\.5&cod=120000$/)

  await page.getByText('Language: English').click()
  await page.getByRole('link', { name: 'Русский' }).click()
  await expect(page).toHaveURL(/\/ru\/calculator\?from=14&to=122&size=large&w=4\.5&cod=120000$/)
  await expect(page.getByLabel('Вес', { exact: true })).toHaveValue('4,5')
  await expect(page.getByLabel('Взять с получателя')).toHaveValue('120\u00A0000')
  await expect(page.getByRole('combobox', { name: 'Куда', exact: true })).toHaveValue('Город Самарканд')
  expect(complaints).toEqual([])
})

test('a sum too large is told at its field, and stays to be mended', async ({ page }) => {
  await open(page, '/calculator?from=14&to=122&size=small&cod=1000')
  const cod = page.getByLabel('Oluvchidan olinadigan pul')
  await cod.fill('5 000 000 000')
  await cod.blur()
  await expect(page.getByText('Koʻpi bilan 1 000 000 000 soʻm. Nollarni tekshiring.')).toBeVisible()
  await expect(cod).toHaveValue('5\u00A0000\u00A0000\u00A0000')
  await cod.fill('500000')
  await expect(page.locator('[data-stale]')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('cash is brought back inside a region only, and says so where it is chosen', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, '/calculator?from=14&to=122&size=small&cod=90000')
  await page.getByLabel('Pulni naqd qaytarish').check()
  await expect(page).toHaveURL(/cod=90000&cod=return$/)
  await expect(page.getByText('Naqd pulni viloyatdan tashqariga qaytarib boʻlmaydi')).toHaveCount(2)
  await page.getByLabel('Pulni naqd qaytarish').uncheck()
  await page.getByLabel('Tez buziladi').check()
  await expect(page.getByText('Tez buziladigan narsa 60 soat ichida yetishi kerak').first()).toBeVisible()
  await expectNoAxeViolations(page)

  await open(page, '/calculator?from=205&to=207&size=small&cod=90000&cod=return&way=3-1')
  await expect(page.getByText('24 soat ichida naqd qaytaramiz')).toBeVisible()
  await expect(page.getByText('Pochtomat faqat puli oldin toʻlangan posilkani beradi')).toBeVisible()
})

test('a page left open asks again when its promises have aged', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-16T06:59:00Z'))
  await open(page, '/calculator?from=14&to=122&size=small')
  let asked = 0
  page.on('request', (request) => {
    if (calculate.test(request.url())) asked++
  })
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await comeBack()
  await page.clock.setFixedTime(new Date('2026-11-16T07:00:00Z'))
  const answered = page.waitForResponse(calculate)
  await comeBack()
  await answered
  await expect(page.locator('[data-stale]')).toHaveCount(0)
  await comeBack()
  expect(asked).toBe(1)
})

test('a town that is no district stands for its district', async ({ page }) => {
  await open(page, '/calculator')
  const to = page.getByRole('combobox', { name: 'Qayerga', exact: true })
  await to.click()
  await to.fill('Газли')
  await listFollowed(page)
  await page.getByRole('option', { name: /^Gazli\s*Romitan/ }).click()
  await expect(to).toHaveValue('Gazli')
  await expect(page.getByText('Romitan tumani, Buxoro viloyati')).toBeVisible()
  await expect(page).toHaveURL(/\?to=58&/)
})

test('an address is found, priced by its district, and goes on to the wizard with its pin', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await open(page, '/calculator?from=14&size=small')
  const to = page.getByRole('combobox', { name: 'Qayerga', exact: true })
  await to.click()
  await to.fill("Amir Temur ko'chasi 5, Samarqand")
  await listFollowed(page)
  await page.getByRole('option', { name: 'Amir Temur koʻchasi, 5-uy' }).first().click()
  await expect(to).toHaveValue('Amir Temur koʻchasi, 5-uy')
  await expect(page.getByText(/(shahri|tumani), Samarqand viloyati/)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'soʻm' })).toContainText('000')
  // Whoever gets the link learns the district only; this tab still knows the house.
  await expect(page).toHaveURL(/\?from=14&to=\d+&size=small$/)
  await page.reload()
  await hydrated(page)
  await expect(to).toHaveValue('Amir Temur koʻchasi, 5-uy')
  await expectNoAxeViolations(page)

  await page.getByRole('main').getByRole('link', { name: 'Joʻnatish', exact: true }).click()
  await expect(page.getByRole('combobox', { name: /Qayerga/ })).toHaveValue('Amir Temur koʻchasi, 5-uy')
  const draft = await page.evaluate(() => JSON.parse(localStorage.getItem('order_draft') ?? 'null'))
  expect(draft.to).toMatchObject({ region: 8, street: 'Amir Temur koʻchasi, 5-uy', pin_source: 'found' })
  expect(draft.to.latitude).toBeCloseTo(39.6, 0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an English form is read in English', async ({ page }) => {
    await page.goto('/en/calculator?from=14&to=122&size=other&w=5&l=1%2C200&wd=10&h=10&cod=120%2C000')
    await expect(page.getByLabel('Length')).toHaveValue('1,200')
    await expect(page.getByLabel('Collect from the receiver')).toHaveValue('120,000')
  })

  test('it is a plain form that understands names in both scripts and asks back', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/calculator')
    await page.getByLabel('Qayerdan').fill('Чилонзор')
    await page.getByLabel('Qayerga').fill('Samarkant')
    await page.getByText('Oʻrta', { exact: true }).click()
    await page.getByRole('button', { name: 'Narxini hisoblash' }).click()
    await expect(page.getByLabel('Qayerdan')).toHaveValue('Chilonzor tumani')
    await page.getByRole('link', { name: 'Samarqand shahri' }).click()
    await expect(page.getByRole('radio', { name: /Punktdan punktgacha, Standart/ })).toHaveAccessibleName(
      /25\s000/,
    )
    await expect(page.getByText('Narx nimalardan iborat')).toBeVisible()

    await page.getByText('Boshqa', { exact: true }).click()
    await page.getByLabel('Boʻyi').fill('200')
    await page.getByLabel('Eni').fill('20')
    await page.getByLabel('Balandligi').fill('10')
    await page.getByLabel('Vazni', { exact: true }).fill('6')
    await page.getByRole('button', { name: 'Narxini hisoblash' }).click()
    await expect(page.getByText('posilkaning boʻyi 200').first()).toBeVisible()
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Joʻnatish', exact: true }),
    ).toHaveAttribute('href', /send_parcel\?from=\d+&to=122/)
  })
})

test('home fills its line with the price of what is chosen', async ({ page, complaints }) => {
  await open(page, '/')
  const price = page.locator('.waybill__amount')
  await expect(price).toHaveText('20\u00A0000 soʻmdan')
  await page.getByLabel('Oʻlchami').selectOption('Katta')
  await expect(price).toHaveText('30\u00A0000 soʻmdan')
  await page.getByLabel('Qayerga', { exact: true }).selectOption('Qoraqalpogʻiston')
  await expect(price).toHaveText('40\u00A0000 soʻmdan')
  expect(complaints).toEqual([])
})
