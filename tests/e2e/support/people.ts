import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import { demoCalls } from '#modules/accounts/demo/demo.calls.ts'
import { signInCalls } from '#modules/accounts/sign-in/sign-in.calls.ts'
import { notificationsCalls } from '#modules/notifications/notifications.calls.ts'
import { callApi } from './api-calls.ts'

/** The last three digits are not enough apart: blocks of numbers have a limit together. */
const apart = 1003
/** A range for each worker: they share one server. */
let lastPhone = 936_000_000 + (Number(process.env.TEST_WORKER_INDEX ?? 0) % 40) * 100_003

export function newPhone(): string {
  lastPhone += apart
  return String(lastPhone)
}

/** News about parcels come to the same phones. */
const signInText = /kirish kodingiz|кириш коди|код входа|sign-in code/

/** The codes that went to a phone so far, oldest first. */
export async function codesOf(request: APIRequestContext, phone: string): Promise<string[]> {
  const answer = await callApi(request, notificationsCalls.readInbox, { query: { phone } })
  const { data } = (await answer.json()) as { data: { text: string }[] }
  return data.filter(({ text }) => signInText.test(text)).map(({ text }) => /\d{6}/.exec(text)?.[0] ?? '')
}

/** A message is there in a moment, and then nobody waits for the next look. */
export const soon = { intervals: [20, 20, 40, 40, 80, 100] }

/** The n-th code of a phone, once it has arrived. */
export async function codeOf(request: APIRequestContext, phone: string, nth = 1): Promise<string> {
  await expect.poll(async () => (await codesOf(request, phone)).length, soon).toBe(nth)
  return (await codesOf(request, phone)).at(-1) ?? ''
}

const payoutText = /hisobni|янги ҳисоб|смена счёта|changes the account/

/** The newest code for changing where payouts go, once it has arrived. */
export async function payoutCode(request: APIRequestContext, phone: string): Promise<string> {
  let code = ''
  await expect(async () => {
    const answer = await callApi(request, notificationsCalls.readInbox, { query: { phone } })
    const { data } = (await answer.json()) as { data: { text: string }[] }
    code = /\d{6}/.exec(data.findLast(({ text }) => payoutText.test(text))?.text ?? '')?.[0] ?? ''
    expect(code).not.toBe('')
  }).toPass(soon)
  return code
}

/** Asks for a code and waits for it: the newest that went to the phone. */
export async function newestCode(request: APIRequestContext, phone: string): Promise<string> {
  const before = (await codesOf(request, phone)).length
  const sent = await callApi(request, signInCalls.sendCode, { data: { phone } })
  expect(sent.status(), await sent.text()).toBe(200)
  return codeOf(request, phone, before + 1)
}

/** Staff give the number of their authenticator as well; the answer may be a refusal. */
export async function signInStaff(request: APIRequestContext, phone: string): Promise<APIResponse> {
  const code = await newestCode(request, phone)
  const step = await (await callApi(request, demoCalls.readSecondStep, { query: { phone } })).json()
  return callApi(request, signInCalls.signIn, { data: { phone, code, totp: step.data.code } })
}

export type KnownPerson = { phone: string; token: string; user: { full_name: string; referral_code: string } }

/** Signs a person up without a browser. */
export async function signUpByApi(request: APIRequestContext, phone: string): Promise<KnownPerson> {
  const sent = await callApi(request, signInCalls.sendCode, { data: { phone } })
  expect(sent.status(), await sent.text()).toBe(200)
  const code = await codeOf(request, phone)
  const answer = await callApi(request, signInCalls.signUp, {
    data: { phone, code, full_name: 'Dilnoza Karimova', account_type: 'personal' },
  })
  const { data } = (await answer.json()) as { data: { access_token: string; user: KnownPerson['user'] } }
  return { phone, token: data.access_token, user: data.user }
}

/** Signed in from the start, but not again after signing out. */
export function rememberOnce({ token, user }: KnownPerson): void {
  if (window.name === 'remembered') return
  window.name = 'remembered'
  localStorage.setItem('access_token', token)
  localStorage.setItem('user', JSON.stringify(user))
}
