import type { APIRequestContext } from '@playwright/test'
import { sources } from '#locales/index.ts'
import { demoCalls } from '#modules/accounts/demo/demo.calls.ts'
import { devicesCalls } from '#modules/accounts/devices/devices.calls.ts'
import { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import { courierPhone } from '../support/courier-phone.ts'
import { expect, expectNoAxeViolations, hydrated } from './fixtures.ts'
import { callApi } from './support/api-calls.ts'
import { test } from './support/clocked-site.ts'
import { newestCode, rememberOnce, signInStaff } from './support/people.ts'

const { deskCouriers, staff } = sources.uz
const courier = '901000018'
const admin = '901000015'
const minuteMs = 60_000

async function opens(request: APIRequestContext, phone: ReturnType<typeof courierPhone>, totp?: string) {
  const code = await newestCode(request, courier)
  const data = { phone: courier, code, totp, device: phone.shows(courier, code) }
  return callApi(request, devicesCalls.signInOnPhone, { data })
}

test('a courier calls: the phone is lost. The desk ends it, and sees what the courier still carries', async ({
  page,
  request,
  server,
  complaints,
}) => {
  const lost = courierPhone('phone-lost-0001', 'Redmi 12')
  const step = await callApi(request, demoCalls.readSecondStep, { query: { phone: courier } })
  expect((await opens(request, lost, (await step.json()).data.code)).status()).toBe(200)

  const { access_token: token, user } = (await (await signInStaff(request, admin)).json()).data
  await page.addInitScript(rememberOnce, { phone: admin, token, user })
  const headers = { authorization: `Token ${token}` }
  const found = await callApi(request, staffCalls.listStaff, { query: { q: courier }, headers })
  const [person] = (await found.json()).data.items
  await page.goto(`/desk/staff?person=${person.id}`)
  await hydrated(page)

  const phone = page.getByRole('listitem').filter({ hasText: 'Redmi 12' })
  await expect(phone.getByText(deskCouriers.phones.signedIn)).toBeVisible()
  await expectNoAxeViolations(page)
  await phone.getByRole('button', { name: deskCouriers.phones.end }).click()
  await page.getByRole('button', { name: deskCouriers.phones.endYes }).click()
  await expect(phone.getByText(deskCouriers.phones.ended.desk)).toBeVisible()
  await server.advance(minuteMs)
  const refused = await opens(request, lost)
  expect([refused.status(), (await refused.json()).code]).toEqual([401, 'device_ended'])

  // Nobody leaves with parcels in the bag: the way to hand them over is offered in the place of the question.
  await page.getByRole('button', { name: staff.dismiss.action }).click()
  const leaving = page.getByRole('dialog')
  await expect(leaving.getByText(staff.dismiss.holds)).toBeVisible()
  await expect(leaving.getByRole('link', { name: /^TB\d{14}$/ }).first()).toBeVisible()
  await expect(leaving.getByRole('button', { name: deskCouriers.held.give })).toBeVisible()
  await expectNoAxeViolations(page)
  await leaving.getByRole('button', { name: staff.dismiss.later }).click()
  expect(complaints).toEqual([])
})
