import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import type { User } from '#modules/accounts/accounts.contract.ts'
import type { StaffRole } from '#modules/accounts/domain/person.ts'
import { profileCalls } from '#modules/accounts/profile/profile.calls.ts'
import { signInCalls } from '#modules/accounts/sign-in/sign-in.calls.ts'
import { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import { expect, expectNoAxeViolations, hydrated, test } from './fixtures.ts'
import { behavesAlike } from './support/alike.ts'
import { addressed, callApi } from './support/api-calls.ts'
import { newestCode, signInStaff } from './support/people.ts'

/** One administrator signs in once: a code a minute and a number of the authenticator are each good for one sign-in. */
test.describe.configure({ mode: 'serial' })

type Session = { access_token: string; user: User }
const adminPhone = '901000015'
let admin: Session

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.TEZBOX_E2E_URL ?? '' })
  admin = (await (await signInStaff(request, adminPhone)).json()).data
  await request.dispose()
})

const as = ({ access_token: token }: Session) => ({ headers: { authorization: `Token ${token}` } })

async function addStaff(request: APIRequestContext, phone: string, name: string, role: StaffRole) {
  const data = { phone, full_name: name, role }
  const answer = await callApi(request, staffCalls.addStaff, { data, ...as(admin) })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { person, second_step: key } = (await answer.json()).data
  return { id: person.id as string, secret: key.secret as string }
}

/** The browser remembers the person, as it would after signing in. */
async function remember(context: BrowserContext, session: Session): Promise<void> {
  await context.addInitScript(({ access_token: token, user }) => {
    localStorage.setItem('access_token', token)
    localStorage.setItem('user', JSON.stringify(user))
  }, session)
}

async function openDesk(page: Page, path: string, session: Session): Promise<void> {
  await remember(page.context(), session)
  await page.goto(path)
  await hydrated(page)
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('an administrator adds a courier, hands the key over once, suspends them, and they cannot sign in', async ({
  page,
  request,
}) => {
  const phone = '935550101'
  await openDesk(page, '/desk', admin)
  await page.getByRole('link', { name: 'Xodimlar' }).click()

  await page.getByRole('button', { name: 'Yangi xodim' }).click()
  const form = page.getByRole('dialog', { name: 'Yangi xodim' })
  await form.getByRole('button', { name: 'Qoʻshish' }).click()
  await expect(form.getByText('Telefon raqamini toʻliq yozing.')).toBeVisible()
  await expect(form.getByText('Ismini yozing.')).toBeVisible()
  await expectNoAxeViolations(page)
  await form.getByLabel('Telefon').fill('901000011')
  await form.getByLabel('Ism va familiya').fill('Bekzod Gʻaniyev')
  await form.getByRole('button', { name: 'Qoʻshish' }).click()
  await expect(form.getByRole('alert')).not.toBeEmpty()
  await form.getByLabel('Telefon').fill(phone)
  await form.getByRole('button', { name: 'Qoʻshish' }).click()

  const key = page.getByRole('dialog', { name: 'Bekzod Gʻaniyev: kirish kaliti' })
  await expect(key.getByRole('img', { name: 'Kirish kalitining QR kodi' })).toBeVisible()
  await expect(key.locator('code')).toHaveText(/^[A-Z2-7]{32}$/)
  await expectNoAxeViolations(page)
  // Shown once: neither Escape, pressed as often as one likes, nor a press beside it takes it away.
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(key.locator('code')).toBeVisible()
  await key.getByRole('button', { name: 'Kalit saqlandi, yopish' }).click()
  await expect(key).toBeHidden()
  await expect(rowOf(page, 'Bekzod Gʻaniyev')).toContainText('Kuryer')

  const details = page.getByRole('complementary', { name: 'Bekzod Gʻaniyev' })
  await details.getByRole('button', { name: 'Toʻxtatish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ha, toʻxtatilsin' }).click()
  await expect(rowOf(page, 'Bekzod Gʻaniyev')).toContainText('Toʻxtatilgan')
  await expect(details.getByText('Xodimni oʻzgartirdi')).toBeVisible()
  await expectNoAxeViolations(page)

  const refused = await signInStaff(request, phone)
  expect([refused.status(), (await refused.json()).code]).toEqual([403, 'account_suspended'])

  await details.getByRole('button', { name: 'Qayta ochish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ha, ochilsin' }).click()
  await expect(rowOf(page, 'Bekzod Gʻaniyev')).toContainText('Ishlayapti')
})

test('по-русски: смена роли заканчивает сеансы и остаётся в журнале', async ({ page, request }) => {
  const phone = '935550102'
  const { id } = await addStaff(request, phone, 'Nodira Aliyeva', 'agent')
  const session: Session = (await (await signInStaff(request, phone)).json()).data
  const detail = () => callApi(request, profileCalls.readUser, as(session))
  expect((await detail()).status()).toBe(200)

  await openDesk(page, `/ru/desk/staff?person=${id}`, admin)
  const details = page.getByRole('complementary', { name: 'Nodira Aliyeva' })
  await details.getByRole('button', { name: 'Сменить роль' }).click()
  const question = page.getByRole('dialog', { name: 'Nodira Aliyeva: новая роль' })
  await expect(question.getByRole('button', { name: 'Сменить роль' })).toBeDisabled()
  await question.getByLabel('Роль').selectOption('Кассир')
  await question.getByRole('button', { name: 'Сменить роль' }).click()
  await expect(rowOf(page, 'Nodira Aliyeva')).toContainText('Кассир')
  expect((await detail()).status()).toBe(401)

  await details.getByRole('link', { name: 'Открыть в журнале' }).click()
  await expect(page).toHaveURL(new RegExp(`/ru/desk/audit\\?object=person%3A${id}$`))
  const lines = page.getByRole('list', { name: 'Записи' }).locator('> li')
  const line = lines.filter({ hasText: 'Oygul Rahimova: сотрудник изменён — Nodira Aliyeva' })
  await expect(line.locator('del')).toHaveText('Агент')
  await expect(line.locator('ins')).toHaveText('Кассир')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Nodira Aliyeva: убрать фильтр' }).click()
  await expect(page).toHaveURL(/\/ru\/desk\/audit$/)
  await page.getByLabel('О чём').selectOption('Сотрудники и клиенты')
  await page.getByLabel('С даты').fill('сегодня')
  // The other end by the keys of the calendar: a week on and back, and Escape leaves what was there.
  const end = page.getByLabel('По дату')
  await end.press('ArrowDown')
  await expect(page.locator('.calendar__day[aria-current]')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Открыть календарь' }).last()).toBeFocused()
  await end.press('ArrowDown')
  await expect(page.locator('.calendar__day[aria-current]')).toBeFocused()
  for (const key of ['ArrowDown', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
  await expect(end).toHaveValue(/^\d{2}\.\d{2}\.\d{4}$/)
  await page.getByLabel('Кто: имя или телефон').fill('oygul')
  await expect(page).toHaveURL(/kind=people&from=(\d{4}-\d{2}-\d{2})&to=\1&who=oygul$/)
  await page.reload()
  await expect(lines.filter({ hasText: 'Nodira Aliyeva' })).toHaveCount(2)
  await lines.filter({ hasText: 'изменён' }).first().getByRole('link', { name: 'Nodira Aliyeva' }).click()
  await expect(page).toHaveURL(new RegExp(`/ru/desk/staff\\?person=${id}$`))
})

test('a new key takes the place of the old one, is copied and is shown once', async ({ page, request }) => {
  const phone = '935550103'
  const { id, secret } = await addStaff(request, phone, 'Rustam Olimov', 'courier')
  await openDesk(page, `/desk/staff?person=${id}`, admin)
  await page.getByRole('button', { name: 'Yangi kirish kaliti' }).click()
  await page.getByRole('button', { name: 'Ha, yangi kalit berilsin' }).click()
  const key = page.getByRole('dialog', { name: 'Rustam Olimov: kirish kaliti' })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await key.getByRole('button', { name: 'Nusxalash' }).click()
  await expect(key.getByRole('button', { name: 'Nusxalandi' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await key.locator('code').textContent())
  expect(copied).not.toBe(secret)
  await key.getByRole('button', { name: 'Kalit saqlandi, yopish' }).click()
  await expect(page.getByText('Yangi kirish kaliti berdi')).toBeVisible()
  await expect(page.getByText(copied)).toHaveCount(0)
})

test('filters live in the address, keys walk the list, and what fails can be tried again', async ({
  page,
}) => {
  const list = addressed(staffCalls.listStaff)
  await page.route(list, (route) => route.abort())
  await openDesk(page, '/desk/staff', admin)
  await expect(page.getByRole('alert')).toContainText('Maʼlumot yuklanmadi')
  await page.unroute(list)
  await page.getByRole('button', { name: 'Qayta urinish' }).click()
  await expect(rowOf(page, 'Jasur Toʻxtayev')).toBeVisible()

  await page.getByLabel('Rol').selectOption('Kuryer')
  await expect(page).toHaveURL(/\?role=courier$/)
  await expect(rowOf(page, 'Gulnoza Xolmatova')).toHaveCount(0)
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('Rol')).toHaveValue('courier')
  await expect(rowOf(page, 'Jasur Toʻxtayev')).toBeVisible()
  await expect(rowOf(page, 'Gulnoza Xolmatova')).toHaveCount(0)

  await page.keyboard.press('/')
  await page.keyboard.type('Йўқ одам')
  await expect(page.getByRole('heading', { name: 'Hech kim topilmadi' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Filtrlarni tozalash' }).click()
  await expect(page).toHaveURL(/\/desk\/staff$/)
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(rowOf(page, 'Nilufar Abdullayeva')).toBeVisible()

  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(page.getByRole('complementary', { name: 'Nilufar Abdullayeva' })).toBeVisible()
  await page.keyboard.press('k')
  const details = page.getByRole('complementary', { name: 'Jasur Toʻxtayev' })
  await expect(details).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
  await expect(page.getByRole('button', { name: 'Jasur Toʻxtayev' })).toBeFocused()
})

test('an operator reads the list and changes nothing; the log is closed to them', async ({
  page,
  request,
}) => {
  const phone = '935550104'
  const { id } = await addStaff(request, phone, 'Malika Saidova', 'operator')
  const operator: Session = (await (await signInStaff(request, phone)).json()).data
  await openDesk(page, '/desk/staff', operator)
  await page.getByRole('button', { name: 'Jasur Toʻxtayev' }).click()
  const details = page.getByRole('complementary', { name: 'Jasur Toʻxtayev' })
  await expect(details.getByText('Xodimlarni faqat administrator oʻzgartiradi.')).toBeVisible()
  await expect(details.getByRole('button', { name: 'Toʻxtatish' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Yangi xodim' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Jurnal' })).toHaveCount(0)
  const change = { data: { status: 'suspended' }, ...as(operator) }
  expect((await callApi(request, staffCalls.changeStaff, { params: { id }, ...change })).status()).toBe(403)

  await page.goto('/desk/audit')
  await expect(page.getByRole('alert')).toContainText('Bu boʻlim sizga ochiq emas')
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Oʻz boʻlimimga oʻtish' }).click()
  await expect(page).toHaveURL(/\/desk$/)
})

test('long lists come page by page', async ({ page, request }) => {
  const people = Array.from({ length: 51 }, (_, index) => String(935_550_200 + index))
  await Promise.all(people.map((phone) => addStaff(request, phone, `Navbatchi ${phone}`, 'courier')))
  await openDesk(page, '/desk/staff?q=navbatchi', admin)
  const heads = 1
  await expect(page.getByRole('row')).toHaveCount(50 + heads)
  await expect(page.getByText('50 ta koʻrsatilgan')).toBeVisible()
  const list = addressed(staffCalls.listStaff)
  const calls = ({ href, searchParams }: URL) => list.test(href) && searchParams.has('cursor')
  await page.route(calls, (route) => route.abort())
  await page.getByRole('button', { name: 'Yana koʻrsatish' }).click()
  await expect(page.getByRole('alert')).toContainText('Maʼlumot yuklanmadi')
  await expect(page.getByRole('row')).toHaveCount(50 + heads)
  await page.unroute(calls)
  await page.getByRole('button', { name: 'Qayta urinish' }).click()
  await expect(page.getByRole('row')).toHaveCount(51 + heads)
  await expect(page.getByText('jami: 51 ta')).toBeVisible()

  // Another list in between, and the first begins at its beginning again.
  await page.getByLabel('Rol').selectOption('Agent')
  await expect(page.getByRole('heading', { name: 'Hech kim topilmadi' })).toBeVisible()
  await page.getByLabel('Rol').selectOption('Barcha rollar')
  await expect(page.getByText('50 ta koʻrsatilgan')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(50 + heads)

  await page.goto('/desk/audit')
  const lines = page.getByRole('list', { name: 'Yozuvlar' }).locator('> li')
  await expect(lines).toHaveCount(50)
  await page.getByRole('button', { name: 'Yana koʻrsatish' }).click()
  await expect(lines.nth(50)).toBeVisible()
})

test('a customer is refused by the page and by the server', async ({ page, request }) => {
  const phone = '935550105'
  const code = await newestCode(request, phone)
  const data = { phone, code, full_name: 'Aziza Yoʻldosheva', account_type: 'personal' }
  const customer: Session = (await (await callApi(request, signInCalls.signUp, { data })).json()).data
  expect((await callApi(request, staffCalls.listStaff, as(customer))).status()).toBe(403)
  await openDesk(page, '/desk/staff', customer)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bu sahifa xodimlar uchun')
})

test('at night, on a tablet, the details take the place of the list and nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await openDesk(page, '/oz/desk/staff', admin)
  await page.getByRole('button', { name: 'Тун' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const fits = () =>
    page.locator('.desk-panel__rows').evaluate((rows) => rows.scrollWidth <= rows.clientWidth)
  const opener = page.getByRole('button', { name: 'Jasur Toʻxtayev' })
  await expect(opener).toBeVisible()
  expect(await fits()).toBe(true)
  await opener.click()
  const details = page.getByRole('complementary', { name: 'Jasur Toʻxtayev' })
  await expect(details.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(opener).toBeHidden()
  await expectNoAxeViolations(page)
  await details.getByRole('button', { name: 'Ёпиш' }).click()
  await expect(opener).toBeFocused()
})

const sections = 'confirmations orders staff tariffs claims inbox approvals cod payments top-ups audit'.split(
  ' ',
)

test('every section asks again when the line is back, and keeps what it shows meanwhile', async ({
  page,
}) => {
  await remember(page.context(), admin)
  for (const section of sections) await behavesAlike(page, `/desk/${section}`)
})
