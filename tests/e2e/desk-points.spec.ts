import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { tashkentDay } from '#kernel/tashkent.ts'
import { sources } from '#locales/index.ts'
import { checkoutCalls } from '#modules/orders/basket/checkout.calls.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import { deskPointsCalls } from '#modules/points/desk/desk-points.calls.ts'
import { importFields } from '#modules/points/domain/import/fields.ts'
import { calendarWords } from '#platform/i18n/calendar-words.ts'
import { xlsxOf } from '#platform/sheets/write-xlsx.ts'
import { expect, expectNoAxeViolations, hydrated } from './fixtures.ts'
import { callApi, sendAs } from './support/api-calls.ts'
import { test } from './support/clocked-site.ts'
import { newPhone, signInStaff, signUpByApi, soon } from './support/people.ts'
import { pointForm } from './support/point-form.ts'

// One after the other: they share the admin, who signs in once.
test.describe.configure({ mode: 'default' })

const { deskPoints, nearby, staff } = sources.uz

const dayAhead = (days: number) => tashkentDay(new Date(Date.now() + days * 86_400_000))

type Session = { access_token: string; user: object }
let session: Promise<Session> | undefined

async function openDesk(page: Page, request: APIRequestContext, path: string): Promise<string> {
  session ??= signInStaff(request, '901000017').then(async (answer) => (await answer.json()).data as Session)
  const signedIn = await session
  await page.context().addInitScript(({ access_token: token, user }) => {
    localStorage.setItem('access_token', token)
    localStorage.setItem('user', JSON.stringify(user))
  }, signedIn)
  await page.goto(path)
  await hydrated(page)
  return signedIn.access_token
}

test('a point is written with its week, a holiday, limits and a photo; people see it as it stands from minute to minute', async ({
  page,
  context,
  request,
  complaints,
}) => {
  const name = `Chorsu ${newPhone()}`
  await openDesk(page, request, '/desk/points/new')
  const { body, writeWords, words, putPin, make } = pointForm(page)
  await writeWords(name)
  await putPin()
  await expect(words('address', 'uz')).not.toHaveValue('')
  await body.getByLabel(calendarWords('uz').weekdays[6]?.long ?? '').fill('10-14')
  await body.getByRole('button', { name: deskPoints.holiday.add }).click()
  await body.getByLabel(deskPoints.holiday.day, { exact: true }).fill(dayAhead(10))
  for (const note of await body.getByRole('textbox', { name: `${deskPoints.holiday.note}, ` }).all())
    await note.fill('Hosil bayrami')
  await body.getByLabel(deskPoints.fields.capacity).fill('40')
  await body.getByLabel(deskPoints.services.packing).check()
  await expectNoAxeViolations(page)
  await make()
  await expect(page).toHaveURL(/desk\/points\/\d+$/)

  const side = page.getByRole('complementary', { name: deskPoints.life })
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  await side
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'eshik.jpg', mimeType: 'image/jpeg', buffer })
  await expect(side.getByText(deskPoints.photos.name.replace('{number}', '1'), { exact: true })).toBeVisible()
  await expectNoAxeViolations(page)

  const shown = await context.newPage()
  await shown.goto(`/services-near-you/agentDetail?id=${page.url().split('/').at(-1)}`)
  await hydrated(shown)
  await expect(shown.getByRole('heading', { name })).toBeVisible()
  await expect(shown.locator('.week-hours tr').last()).toContainText('10:00–14:00')
  await expect(shown.locator('.week-hours__holidays')).toContainText('Hosil bayrami')
  await expect(shown.getByRole('img', { name: `${name}, 1-rasm` })).toHaveJSProperty('naturalWidth', 640)
  await expect(shown.locator('.agent-detail__full')).toContainText('40')
  const say = (word: keyof typeof deskPoints.said) =>
    side.getByText(deskPoints.said[word], { exact: true }).click()
  await say('full')
  await expect(shown.locator('.agent-detail__full')).toContainText(nearby.detail.full)
  await say('closedToday')
  await expect(page.locator('.point-head')).toContainText(deskPoints.states.closed)
  await expect(shown.locator('.agent-detail__full')).toHaveCount(0)
  await say('open')
  await expect(shown.locator('.agent-detail__full')).toContainText('40')
  expect(complaints).toEqual([])
})

test('somebody new works at a point and leaves it; a sheet with a wrong cell names the cell and saves the rest', async ({
  page,
  request,
}) => {
  const token = await openDesk(page, request, '/desk/points')
  await expect(page.getByRole('table')).toBeVisible()
  const name = `Jadvaldan ${newPhone()}`
  await page.getByRole('button', { name: deskPoints.import.action }).click()
  const dialog = page.getByRole('dialog', { name: deskPoints.import.title })
  const rows = [sheetRow(name, '50'), sheetRow('Xato', 'koʻp')]
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'punktlar.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: xlsxOf({ name: 'points', widths: [], rows: [importFields, ...rows] }),
  })
  const wrong = dialog.locator('.point-sheet__faults')
  await expect(wrong).toContainText('capacity')
  await expect(wrong).toContainText('koʻp')
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: /^1 ta/ }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('link', { name }).click()

  const side = page.getByRole('complementary', { name: deskPoints.life })
  const phone = newPhone()
  await side.getByLabel(deskPoints.agents.phone).fill(phone)
  const add = side.getByRole('button', { name: deskPoints.agents.add })
  await add.click()
  await side.getByLabel(deskPoints.agents.name).fill('Nodira Aliyeva')
  await add.click()
  const key = page.getByRole('dialog', { name: staff.key.title.replace('{name}', 'Nodira Aliyeva') })
  await key.getByRole('button', { name: staff.key.done }).click()
  const remove = deskPoints.agents.remove.replace('{name}', 'Nodira Aliyeva')
  await side.getByRole('button', { name: remove }).click()
  await expect(side.getByText(deskPoints.agents.none)).toBeVisible()
  const id = page.url().split('/').at(-1) ?? ''
  const headers = { authorization: `Token ${token}` }
  const agents = await callApi(request, deskPointsCalls.listPointAgents, { params: { id }, headers })
  expect((await agents.json()).data).toEqual([])
})

test('closing tells first what becomes of parcels under way; then they go to the other point', async ({
  page,
  request,
}) => {
  const token = await openDesk(page, request, '/desk/points')
  const [closing, other] = [await newPoint(request, token), await newPoint(request, token)]
  await parcelTo(request, token, closing.id)
  await page.goto(`/desk/points/${closing.id}`)
  await hydrated(page)
  await page.getByRole('button', { name: deskPoints.close.action }).click()
  const dialog = page.getByRole('dialog', { name: deskPoints.close.title })
  await dialog.getByLabel(deskPoints.close.from).fill(dayAhead(30))
  await dialog.getByLabel(deskPoints.close.reason).fill('Ijara tugadi')
  await dialog.getByRole('combobox', { name: deskPoints.close.to }).fill(String(other.id))
  await page.getByRole('option', { name: other.name.uz }).click()
  await dialog.getByRole('button', { name: deskPoints.close.count }).click()
  await expect(dialog.locator('.desk-facts > *').first()).toHaveText(`${deskPoints.close.redirected}1`)
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: deskPoints.close.yes }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('complementary').getByText('Ijara tugadi')).toBeVisible()
  await expect(page.getByText(deskPoints.close.counts)).toBeVisible()
  const underWay = async ({ id }: { id: number }) => {
    const headers = { authorization: `Token ${token}` }
    const answer = await callApi(request, deskPointsCalls.readUnderWay, {
      params: { id: String(id) },
      headers,
    })
    return (await answer.json()).data.on_the_way as number
  }
  await expect.poll(() => underWay(closing), soon).toBe(0)
  expect(await underWay(other)).toBe(1)
})

const sheetRow = (name: string, capacity: string) => {
  const cells: Partial<Record<(typeof importFields)[number], string>> = {
    kind: 'point',
    ...Object.fromEntries(
      ['uz', 'ru', 'en'].flatMap((of) => [
        [`name_${of}`, name],
        [`address_${of}`, 'A'],
        [`landmark_${of}`, 'B'],
      ]),
    ),
    district: 'Chilonzor',
    lat: '41.2856',
    lon: '69.2034',
    mon: '09:00-18:00',
    capacity,
  }
  return importFields.map((field) => cells[field] ?? '')
}

/** In Samarkand. */
function newPoint(request: APIRequestContext, token: string) {
  const same = (text: string) => ({ uz: text, ru: text, en: text })
  const data = {
    kind: 'point',
    name: same(`Registon ${newPhone()}`),
    address: same('Registon 7'),
    landmark: same('Maydon'),
    district_id: 122,
    lat: 39.6542,
    lon: 66.9597,
    pin_confirmed: true,
    hours: Array.from({ length: 7 }, () => [{ from: '09:00', to: '18:00' }]),
    holidays: [],
    services: ['drop_off', 'pick_up'],
    limits: { weight_kg: 15, sides_cm: [120, 120, 120] },
    cod: true,
    capacity: 20,
  }
  return sendAs(request, token, deskPointsCalls.createPoint, { data })
}

async function parcelTo(request: APIRequestContext, staffToken: string, point: number) {
  const { token } = await signUpByApi(request, newPhone())
  const order = await sendAs(request, token, ordersCalls.createOrder, {
    data: {
      sender_name: 'Dilnoza Karimova',
      sender_phone: '901112233',
      receiver_name: 'Bobur Toshmatov',
      receiver_phone: newPhone(),
      from: { region: 14, city: 205, street: 'Bunyodkor 12, 4-uy' },
      to: { region: 8, city: 122, point_id: point },
      parcel_size: { weight: 0.8 },
      delivery_option: 3,
      delivery_type: 1,
      payment_type: 'cash',
      description: 'Kitoblar',
    },
  })
  const basket = { order_ids: [order.id], payment_type: 'cash' }
  await sendAs(request, token, checkoutCalls.checkout, { data: basket })
  await sendAs(request, staffToken, orderVerbsCalls.confirm, { params: { id: order.id }, data: {} })
}
