import { signInCalls } from '#modules/accounts/sign-in/sign-in.calls.ts'
import { sql } from '#platform/db/sql.ts'
import type { Answer, TestApp } from './test-app.ts'

/** The newest code of a phone, opened with the installation's key: what its owner would read in the SMS. */
export async function codeOf({ db, secrets }: TestApp, phone: string): Promise<string> {
  const { sealed } = await db.one<{ sealed: Buffer | null }>(
    sql`select sealed from sign_in_code where phone = ${phone} order by id desc limit 1`,
  )
  const code = sealed && secrets.open('sign-in code', sealed)
  if (!code) throw new Error(`no code waits for ${phone}`)
  return code
}

/** The newest code for changing where a person's payouts go, as they would read it in the SMS. */
export async function payoutCodeOf({ db, secrets }: TestApp, person: number): Promise<string> {
  const { sealed } = await db.one<{ sealed: Buffer | null }>(
    sql`select sealed from proof_code where person_id = ${person} order by id desc limit 1`,
  )
  const code = sealed && secrets.open('proof code', sealed)
  if (!code) throw new Error(`no code waits for person ${person}`)
  return code
}

export async function requestCode(app: TestApp, phone: string, from = '10.0.0.1'): Promise<string> {
  const answer = await app.call(signInCalls.sendCode, { body: { phone }, from })
  if (answer.status !== 200) throw new Error(`no code: ${JSON.stringify(answer.body)}`)
  return codeOf(app, phone)
}

export type Session = { token: string; user: Record<string, unknown>; headers: { authorization: string } }

export function sessionOf({ body }: Answer): Session {
  const { access_token: token, user } = body.data as { access_token: string; user: Record<string, unknown> }
  return { token, user, headers: { authorization: `Token ${token}` } }
}

/** Somebody new. Staff are made by changing the role afterwards. */
export async function signUp(
  app: TestApp,
  phone: string,
  fields: Record<string, unknown> = {},
): Promise<Session> {
  const code = await requestCode(app, phone)
  const body = { phone, code, full_name: 'Aziza Yoʻldosheva', account_type: 'personal', ...fields }
  const answer = await app.call(signInCalls.signUp, { body })
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return sessionOf(answer)
}
