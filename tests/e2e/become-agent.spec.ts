import type { Page } from '@playwright/test'
import { sources } from '#locales/index.ts'
import { pointsCalls } from '#modules/points/points.calls.ts'
import { expect, expectNoAxeViolations, hydrated } from './fixtures.ts'
import { callApi } from './support/api-calls.ts'
import { test } from './support/clocked-site.ts'
import { newPhone, signInStaff } from './support/people.ts'
import { pointForm } from './support/point-form.ts'

const { deskAgents, deskPoints, info } = sources.uz
const form = info.becomeAgent.apply

test('somebody applies without a script; the desk goes through the contract, makes the point, and it is live', async ({
  page,
  browser,
  request,
  site,
}) => {
  const phone = newPhone()
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: site })
  await apply(await plain.newPage(), phone)
  await plain.close()

  const session = (await (await signInStaff(request, '901000013')).json()).data
  await page.context().addInitScript(({ access_token: token, user }) => {
    localStorage.setItem('access_token', token)
    localStorage.setItem('user', JSON.stringify(user))
  }, session)
  await page.goto('/desk/agents')
  await hydrated(page)
  await page.getByRole('button', { name: `Sinov ${phone}` }).click()
  const card = page.getByRole('complementary', { name: 'Sardor Aliyev' })
  const step = async (name: string, fill?: () => Promise<void>) => {
    await card.getByRole('button', { name }).click()
    const dialog = page.getByRole('dialog')
    await fill?.()
    await dialog.getByRole('button', { name }).click()
    await expect(dialog).toHaveCount(0)
  }
  await step(deskAgents.moves.talking)
  await step(deskAgents.moves.contractSent)
  await step(deskAgents.moves.signed, () => page.getByLabel(deskAgents.contract).fill('A-2026/1'))
  await expect(card.getByText('A-2026/1')).toBeVisible()
  await expectNoAxeViolations(page)

  await card.getByRole('link', { name: deskAgents.makePoint }).click()
  await expect(page).toHaveURL(/desk\/points\/new\?agent=/)
  await makePoint(page, `Sinov punkti ${phone}`)
  await expect(page).toHaveURL(/desk\/points\/\d+\?agent=/)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: deskPoints.fromAgent.open }).click()
  await expect(page.getByText(deskPoints.fromAgent.live)).toBeVisible()
  await page.getByRole('link', { name: deskPoints.fromAgent.request }).click()
  await expect(card.getByText(deskAgents.states.live).first()).toBeVisible()

  const [id = ''] = /\d+/.exec((await card.getByRole('link', { name: /№ \d+/ }).textContent()) ?? '') ?? []
  const point = await (await callApi(request, pointsCalls.readPoint, { params: { id } })).json()
  expect(point.data).toMatchObject({ name: `Sinov punkti ${phone}`, state: 'open' })
})

async function apply(page: Page, phone: string): Promise<void> {
  await page.goto('/become-agent')
  const fields = page.locator('.info-form')
  await fields.getByLabel(form.fields.name, { exact: true }).fill('Sardor')
  await fields.getByLabel(form.fields.lastName).fill('Aliyev')
  await fields.getByLabel(form.fields.phone).fill(phone)
  await fields.getByLabel(form.fields.region_id).selectOption('14')
  await fields.getByLabel(form.fields.address).fill('Chorsu bozori, 3-rasta')
  await fields.getByLabel(form.fields.company).fill(`Sinov ${phone}`)
  await fields.getByRole('button', { name: form.button }).click()
  await expect(page.getByRole('heading', { name: form.done.title })).toBeVisible()
}

/** What the application told is there; what it could not tell is asked for, and then it is written. */
async function makePoint(page: Page, name: string): Promise<void> {
  const { body, words, writeWords, putPin, make } = pointForm(page)
  await hydrated(page)
  await expect(words('address', 'uz')).toHaveValue('Chorsu bozori, 3-rasta')
  await make()
  await expect(body.getByText(deskPoints.faults.required).first()).toBeVisible()
  await writeWords(name)
  await putPin()
  await make()
}
