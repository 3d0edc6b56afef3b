import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { sources } from '#locales/index.ts'
import { notificationsCalls } from '#modules/notifications/notifications.calls.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { docxParts, zipOf } from '../support/attack-files.ts'
import { catalogs } from '../support/catalogs.ts'
import { expect, expectNoAxeViolations, hydrated, spokenLocales } from './fixtures.ts'
import { callApi } from './support/api-calls.ts'
import { test } from './support/clocked-site.ts'
import { newPhone, signInStaff, soon } from './support/people.ts'

const locale = spokenLocales.includes('uz') ? 'uz' : 'ru'
const { careers, deskApplications: words, deskVacancies } = sources[locale]
const { apply } = careers

async function findVacancy(page: Page): Promise<void> {
  await page.goto(localizedPath(locale, '/careers'))
  await hydrated(page)
  await page.getByLabel(careers.list.region).selectOption('14')
  await expect(page).toHaveURL(/region=14/)
  await page.getByLabel(careers.facts.employment).selectOption('part_time')
  await expect(page).toHaveURL(/employment=part_time/)
  await page.locator('.vacancy-card__link').first().click()
  await expect(page).toHaveURL(/careers\/details\?id=\d+/)
  await hydrated(page)
}

async function introduce(page: Page, name: string, phone: string): Promise<void> {
  await page.getByLabel(apply.name).fill(name)
  await page.getByLabel(apply.phone, { exact: true }).fill(phone)
}

async function sent(page: Page): Promise<void> {
  await page.getByRole('button', { name: apply.send }).last().click()
  await expect(page.getByText(apply.done)).toBeVisible()
}

async function openDesk(browser: Browser, site: string, request: APIRequestContext): Promise<Page> {
  const who = (await (await signInStaff(request, '901000017')).json()).data
  const context = await browser.newContext({ baseURL: site, viewport: { width: 1280, height: 800 } })
  await context.addInitScript(({ access_token: token, user }) => {
    localStorage.setItem('access_token', token)
    localStorage.setItem('user', JSON.stringify(user))
  }, who)
  return context.newPage()
}

async function smsOf(request: APIRequestContext, phone: string): Promise<string[]> {
  const answer = await callApi(request, notificationsCalls.readInbox, { query: { phone } })
  const messages: { channel: string; text: string }[] = (await answer.json()).data
  return messages.filter(({ channel }) => channel === 'sms').map(({ text }) => text)
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Noon in Tashkent, in universal time. */
const noon = 7 * hourMs

// Answers wait for the morning: here it is noon, on a server whose clock nobody else moves.
test.use({ clockOf: 'careers' })
test.beforeEach(({ server }) => server.advance((noon - (Date.now() % dayMs) + dayMs) % dayMs))

test('people apply with a form and with a CV; the desk notes, calls, answers and hires', async ({
  page,
  request,
  browser,
  site,
}) => {
  const byForm = { name: 'Malika Yusupova', phone: newPhone() }
  const byCv = { name: 'Jasur Toʻrayev', phone: newPhone() }
  await findVacancy(page)
  await page.getByText(apply.form, { exact: true }).click()
  await introduce(page, byForm.name, byForm.phone)
  await page.getByLabel(apply.about).fill('Uch yil sotuvchi boʻlib ishlaganman.')
  await sent(page)

  await findVacancy(page)
  await page.getByText(apply.cv, { exact: true }).click()
  await introduce(page, byCv.name, byCv.phone)
  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'cv.exe', mimeType: 'application/pdf', buffer: Buffer.from('MZ') })
  await page.getByRole('button', { name: apply.send }).last().click()
  await expect(page.getByText(apply.faults.fileWrong.split('{')[0] ?? '')).toBeVisible()
  await page.getByRole('button', { name: apply.remove.replace('{name}', 'cv.exe') }).click()
  await file.setInputFiles({
    name: 'rezyume.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: zipOf(docxParts()),
  })
  await sent(page)

  const desk = await openDesk(browser, site, request)
  await desk.goto(localizedPath(locale, '/desk/applications'))
  await hydrated(desk)
  const column = (stage: keyof typeof words.stages) => desk.locator(`.board-column[data-stage=${stage}]`)
  const card = (name: string) => desk.getByRole('button', { name: new RegExp(`^${name}`) })
  await expect(card(byForm.name)).toBeVisible()
  await expect(card(byCv.name)).toContainText(words.cv.short)
  await expectNoAxeViolations(desk)

  await card(byCv.name).click()
  const details = desk.getByRole('complementary', { name: byCv.name })
  await expect(details.getByText(words.cv.hint)).toBeVisible()
  const saving = desk.waitForEvent('download')
  await details.getByRole('button', { name: words.cv.save }).click()
  expect((await saving).suggestedFilename()).toBe('rezyume.docx')
  await details.getByLabel(words.notes.new).fill('Yaxshi rezyume')
  await details.getByRole('button', { name: words.notes.add }).click()
  await expect(details.getByText('Yaxshi rezyume')).toBeVisible()

  await card(byCv.name).focus()
  await desk.keyboard.press('Shift+ArrowRight')
  await expect(column('call').getByText(byCv.name, { exact: true })).toBeVisible()

  await details.getByRole('button', { name: words.answer.action }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByText(words.texts.interview).click()
  await dialog.getByLabel(words.answer.day).fill('2030-01-15')
  await dialog.getByLabel(words.answer.time).fill('10:30')
  const preview = dialog.getByRole('figure')
  await expect(preview).toContainText('10:30')
  const text = (await preview.getByRole('paragraph').innerText()).trim()
  await expectNoAxeViolations(desk)
  await dialog.getByRole('button', { name: words.answer.yes }).click()
  await expect(dialog).toBeHidden()
  // As it was shown, but for signs that a phone network does not have.
  await expect
    .poll(async () => (await smsOf(request, byCv.phone)).some((one) => one.includes('10:30')), soon)
    .toBe(true)
  expect(text).toContain('TezBox')
  await expect(details.getByText(words.answers.states.sent, { exact: false })).toBeVisible()

  await details.getByRole('button', { name: words.moves.hired }).click()
  await expect(column('hired').getByText(byCv.name, { exact: true })).toBeVisible()
  await expect(details.getByRole('list', { name: words.history })).toContainText(words.stages.hired)

  await desk.goto(localizedPath(locale, '/desk/vacancies/new'))
  await hydrated(desk)
  const title = catalogs.translate(locale, 'shell.languages.uz')
  await desk.getByLabel(`${deskVacancies.fields.title}, ${title}`).fill('Sinov lavozimi')
  await expect(desk.getByText('Синов лавозими')).toBeVisible()
  await desk.getByRole('button', { name: deskVacancies.open, exact: true }).click()
  await expect(desk.getByText(deskVacancies.missing.here).first()).toBeVisible()
  await expectNoAxeViolations(desk)
  await desk.getByRole('button', { name: deskVacancies.save, exact: true }).click()
  await expect(desk).toHaveURL(/\/desk\/vacancies\/\d+/)
  await desk.context().close()
})
