import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { sources } from '#locales/index.ts'
import type { User } from '#modules/accounts/accounts.contract.ts'
import { postsCalls } from '#modules/points/posts/posts.calls.ts'
import type { PostAgentList, PostPointList } from '#modules/points/posts/posts.contract.ts'
import type { Call } from '#platform/calls/call.ts'
import { expect, expectNoAxeViolations, hydrated } from './fixtures.ts'
import { callApi, sendAs } from './support/api-calls.ts'
import { test } from './support/clocked-site.ts'
import { signInStaff } from './support/people.ts'

/** Both sign in once: a code a minute and a number of the authenticator are each good for one sign-in. */
test.describe.configure({ mode: 'serial' })

const { deskAgentPosts: words } = sources.uz
type Session = { access_token: string; user: User }
let operator: Session
let colleague: Session

/** The demo's agent of a depot. */
const phone = '901000019'

test.beforeAll(async ({ playwright, server }) => {
  const request = await playwright.request.newContext({ baseURL: server.url })
  operator = (await (await signInStaff(request, '901000013')).json()).data
  colleague = (await (await signInStaff(request, '901000015')).json()).data
  await request.dispose()
})

async function openDesk(page: Page, context: BrowserContext, path: string): Promise<void> {
  await context.addInitScript(({ access_token: token, user }) => {
    localStorage.setItem('access_token', token)
    localStorage.setItem('user', JSON.stringify(user))
  }, operator)
  await page.goto(path)
  await hydrated(page)
}

/** Where the agent works now, and what the journeys move them between. */
async function found(request: APIRequestContext) {
  const headers = { authorization: `Token ${colleague.access_token}` }
  const ask = async (call: Call, query: Record<string, string>) =>
    (await (await callApi<Call>(request, call, { query, headers })).json()).data
  const agents = (await ask(postsCalls.listPostAgents, { q: phone })) as PostAgentList
  const points = (await ask(postsCalls.listPostPoints, { q: 'Chilonzor', which: 'empty' })) as PostPointList
  const [agent, point] = [agents.items[0], points.items[0]]
  if (!agent || !point) throw new Error('the demo has an agent of a depot and a point without one')
  return { agent, point }
}

let depot = { id: 0, name: '' }

test('by keys alone: an agent is found by phone, moved with a reason after the warnings, and taken away', async ({
  page,
  context,
  request,
}) => {
  const { agent, point } = await found(request)
  if (agent.point) depot = agent.point
  await openDesk(page, context, '/desk/agent-posts?by=agents')
  await page.keyboard.press('/')
  await page.keyboard.type(phone)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.locator('.row-open').press('Enter')
  const details = page.getByRole('complementary', { name: agent.full_name })
  await expect(details.getByText(words.ownHistory)).toBeVisible()
  await expectNoAxeViolations(page)

  await details.focus()
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: words.dialog.point }).fill(point.name)
  await dialog.getByRole('option', { name: point.name }).first().click()
  await expect(dialog.getByText(words.dialog.know)).toBeVisible()
  await expect(dialog.getByText(`${depot.name}: ishlaydigan agent qolmaydi`)).toBeVisible()
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: words.dialog.reasons.stands }).press('Enter')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  const history = details.getByRole('list').filter({ hasText: words.stay.now })
  await expect(history.getByText(words.dialog.reasons.stands).first()).toBeVisible()
  await expect(history.getByRole('button', { name: point.name })).toBeVisible()

  await page.keyboard.press('x')
  await dialog.getByRole('button', { name: words.dialog.away }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(details.getByText(words.noPoint)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.row-open').first()).toBeFocused()
})

test('of two the second hears who was faster; the point gets its agent back from its own side', async ({
  page,
  context,
  request,
}) => {
  const { agent, point } = await found(request)
  await openDesk(page, context, `/desk/agent-posts?which=empty&point=${depot.id}`)
  const details = page.getByRole('complementary', { name: depot.name })
  await details.getByRole('button', { name: words.actions.add }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: words.dialog.agent }).fill(phone)
  await dialog.getByRole('option', { name: agent.full_name }).click()
  await expect(dialog.getByText(words.dialog.fine)).toBeVisible()
  await sendAs(request, colleague.access_token, postsCalls.moveAgentPost, {
    params: { id: agent.id },
    data: { from: null, to: point.id },
  })
  await dialog.getByRole('button', { name: words.dialog.post, exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText(colleague.user.full_name)
  await dialog.getByRole('button', { name: words.dialog.no }).click()

  await details.getByRole('button', { name: words.actions.add }).click()
  await dialog.getByRole('combobox', { name: words.dialog.agent }).fill(phone)
  await dialog.getByRole('option', { name: agent.full_name }).click()
  await expect(dialog.getByText(words.dialog.know)).toBeVisible()
  await dialog.getByRole('button', { name: words.dialog.post, exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(details.locator('.posts-here')).toContainText(agent.full_name)
})

test('whoever has cash is not taken away, and hears why', async ({ page, context }) => {
  await openDesk(page, context, '/desk/agent-posts?by=agents&q=901000012')
  await page.locator('.row-open').click()
  await page.getByRole('button', { name: words.actions.takeAway }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('topshirib ham boʻlmaydi')).toBeVisible()
  await dialog.getByRole('button', { name: words.dialog.away }).click()
  await expect(dialog.getByRole('alert')).toContainText('kassada')
})
