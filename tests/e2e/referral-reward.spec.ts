import { type APIRequestContext, expect } from '@playwright/test'
import { sources } from '#locales/index.ts'
import { checkoutCalls } from '#modules/orders/basket/checkout.calls.ts'
import { orderFilesCalls } from '#modules/orders/files/order-files.calls.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import type { Call } from '#platform/calls/call.ts'
import { formatter } from '#platform/i18n/format.ts'
import { expectNoAxeViolations, hydrated } from './fixtures.ts'
import { callApi, sendAs } from './support/api-calls.ts'
import { test } from './support/clocked-site.ts'
import { codeOf, newPhone, rememberOnce, signInStaff, signUpByApi } from './support/people.ts'

// Its clock goes weeks ahead, and the parcels of the demo with it.
test.use({ viewport: { width: 390, height: 844 }, clockOf: 'friends' })

const { referrals, signIn, signUp, balance } = sources.uz
const { page: words, states } = referrals
const { money, number } = formatter('uz')
const reward = money(150_000)
const dayMs = 24 * 3_600_000
const staff = { courier: '901000011', operator: '901000013' } as const

type Tokens = Record<keyof typeof staff | 'friend', string>

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A parcel of the friend whose receiver pays, handed over by the demo's courier. */
async function deliver(request: APIRequestContext, tokens: Tokens, n: number): Promise<void> {
  const order = await sendAs(request, tokens.friend, ordersCalls.createOrder, {
    data: {
      sender_name: 'Bobur Toshmatov',
      sender_phone: '901112233',
      receiver_name: 'Gulnora Azizova',
      receiver_phone: String(944_440_000 + (n % 6)),
      from: { region: 14, city: 205, street: 'Bunyodkor 12, 4-uy' },
      to: { region: 14, city: 198, street: `Amir Temur ${20 + (n % 6)}` },
      parcel_size: { weight: 0.8 },
      delivery_option: 2,
      delivery_type: 1,
      payment_type: 'receiver',
      description: 'Kitoblar',
    },
  })
  const basket = { order_ids: [order.id], payment_type: 'receiver' }
  const verb = (who: keyof Tokens, name: keyof typeof orderVerbsCalls, body: object = {}) =>
    sendAs(request, tokens[who], orderVerbsCalls[name], { params: { id: order.id }, data: body })
  const picture = async (call: Call) => {
    const answer = await callApi(request, call, {
      headers: { authorization: `Token ${tokens.courier}` },
      multipart: { file: { name: 'a.png', mimeType: 'image/png', buffer: onePixel } },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    return ((await answer.json()) as { data: { id: string } }).data.id
  }
  // What is free needs nobody's word; for the rest the operator has called.
  const { confirm_by } = await sendAs(request, tokens.friend, checkoutCalls.checkout, { data: basket })
  if (confirm_by !== null) await verb('operator', 'confirm')
  await verb('courier', 'accept')
  const { to_collect } = await verb('courier', 'pick_up')
  const proof = {
    kind: 'signature',
    signature: await picture(orderFilesCalls.uploadSignature),
    passport: await picture(orderFilesCalls.uploadPassport),
  }
  await verb('courier', 'deliver', { proof, collected: to_collect })
}

test('a friend comes by the link and sends ten parcels; both are paid once, and both see it', async ({
  page,
  request,
  browser,
  site,
  server,
  playwright,
}) => {
  const inviter = await signUpByApi(request, newPhone())
  await page.addInitScript(rememberOnce, inviter)
  await page.goto('/referral/main')
  await hydrated(page)
  const link = await page.getByRole('textbox', { name: words.linkTitle }).inputValue()

  const context = await browser.newContext({ baseURL: site, viewport: { width: 390, height: 844 } })
  const theirs = await context.newPage()
  await theirs.goto(new URL(link).pathname + new URL(link).search)
  await expect(theirs.getByText(signUp.invited)).toBeVisible()
  const phone = newPhone()
  await theirs.getByLabel(signUp.fullName).fill('Bobur Toshmatov')
  await theirs.getByLabel(signIn.phone).fill(phone)
  await theirs.getByRole('main').getByRole('button', { name: signUp.next }).click()
  await theirs.locator('input[autocomplete=one-time-code]').fill(await codeOf(request, phone))
  await expect(theirs).toHaveURL('/')
  const friend = await theirs.evaluate(() => localStorage.getItem('access_token') ?? '')

  const ours = await playwright.request.newContext({ baseURL: site })
  const tokens: Tokens = { friend, courier: '', operator: '' }
  for (const role of ['courier', 'operator'] as const)
    tokens[role] = (await (await signInStaff(ours, staff[role])).json()).data.access_token
  for (let n = 0; n < 10; n++) await deliver(ours, tokens, n)

  // A day later the deliveries are certain, and a week after the tenth the reward comes.
  await server.advance(dayMs + 60_000)
  await server.comes('orders.run-clocks')
  await server.comes('promos.settle-referrals')
  await theirs.goto('/referral/main')
  await hydrated(theirs)
  const own = theirs.getByRole('region', { name: words.mineTitle.replace('{inviter}', 'D. K.') })
  await expect(own).toContainText(states.waiting)
  await expect(own).toContainText(
    words.progress.replace('{done}', number(10)).replace('{needed}', number(10)),
  )

  await server.advance(7 * dayMs)
  for (let turn = 0; turn < 2; turn++) {
    await server.comes('promos.settle-referrals')
    await server.advance(dayMs)
  }
  await theirs.reload()
  await hydrated(theirs)
  await expect(own).toContainText(states.paid)
  await expectNoAxeViolations(theirs)
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('region', { name: words.earned })).toContainText(reward)
  await expect(page.getByRole('listitem').filter({ hasText: 'B. T.' })).toContainText(states.paid)
  await expectNoAxeViolations(page)
  for (const screen of [page, theirs]) {
    await screen.goto('/dashboard/balance')
    await hydrated(screen)
    await expect(screen.getByText(sources.uz.ledger.titles.referral_reward)).toHaveCount(1)
    await expect(screen.getByRole('region', { name: balance.hero.now })).toContainText(number(150_000))
  }
  await ours.dispose()
  await context.close()
})
