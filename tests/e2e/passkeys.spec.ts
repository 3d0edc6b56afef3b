import type { APIRequestContext, Page } from '@playwright/test'
import { sources } from '#locales/index.ts'
import { demoCalls } from '#modules/accounts/demo/demo.calls.ts'
import { expect, expectNoAxeViolations, hydrated } from './fixtures.ts'
import { callApi } from './support/api-calls.ts'
import { test } from './support/clocked-site.ts'
import { codeOf, codesOf, rememberOnce, signInStaff } from './support/people.ts'

const { deskKeys, signIn, shell } = sources.uz
const phone = '901000014'
const minuteMs = 60_000

/** A device with a finger on it, as Chromium plays one. */
async function plugInAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function digits(request: APIRequestContext): Promise<string> {
  const answer = await callApi(request, demoCalls.readSecondStep, { query: { phone } })
  return (await answer.json()).data.code
}

test('a cashier adds a passkey at the desk and signs in with it, without the digits', async ({
  page,
  request,
  server,
  complaints,
}) => {
  const { access_token: token, user } = (await (await signInStaff(request, phone)).json()).data
  await page.addInitScript(rememberOnce, { phone, token, user })
  await plugInAuthenticator(page)
  await page.goto('/desk')
  await hydrated(page)
  await page.getByRole('link', { name: sources.uz.desk.myKeys }).click()
  await expect(page.getByText(deskKeys.none.title)).toBeVisible()

  await server.advance(minuteMs)
  await page.getByRole('button', { name: deskKeys.add }).click()
  const form = page.getByRole('dialog', { name: deskKeys.adding.title })
  await form.getByLabel(deskKeys.adding.name).fill('Kassa noutbuki')
  await form.getByRole('button', { name: deskKeys.adding.yes }).click()
  await expect(form.getByText(deskKeys.adding.totpNeeded)).toBeVisible()
  await expectNoAxeViolations(page)
  await form.getByLabel(deskKeys.adding.totp).fill(await digits(request))
  await form.getByRole('button', { name: deskKeys.adding.yes }).click()
  const key = page.getByRole('listitem').filter({ hasText: 'Kassa noutbuki' })
  await expect(key.getByText(deskKeys.neverUsed)).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: shell.account.logOut }).click()
  await page.goto('/login')
  await hydrated(page)
  const sent = (await codesOf(request, phone)).length
  await page.getByLabel(signIn.phone).fill(phone)
  await page.getByRole('button', { name: signIn.getCode }).click()
  await page.getByLabel(signIn.code.label).fill(await codeOf(request, phone, sent + 1))
  const byPasskey = page.getByRole('button', { name: signIn.secondStep.passkey })
  await expect(byPasskey).toBeVisible()
  await expectNoAxeViolations(page)
  await byPasskey.click()
  await expect(page).toHaveURL(/\/desk$/)

  await page.goto('/desk/keys')
  await expect(key.getByText(deskKeys.neverUsed)).toHaveCount(0)
  await key.getByRole('button', { name: deskKeys.remove }).click()
  await page.getByRole('button', { name: deskKeys.removing.yes }).click()
  await expect(page.getByText(deskKeys.none.title)).toBeVisible()
  // The code alone was not enough, and the page has said so to itself.
  expect(complaints.filter((text) => !text.includes('403'))).toEqual([])
})
