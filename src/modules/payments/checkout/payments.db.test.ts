import { expect, test } from 'vitest'
import { sql } from '#platform/db/sql.ts'
import { startTestApp } from '../../../../tests/support/test-app.ts'
import { paymentTypes } from '../domain/methods.ts'
import { paymentsCalls } from './payments.calls.ts'

test('every payment type has a state, and what is off says why in the language of the caller', async () => {
  const { call, db } = await startTestApp()
  const methods = async (lang: string) => {
    const { body } = await call(paymentsCalls.listMethods, { query: { lang } })
    return body.data as { type: string; enabled: boolean; reason: string | null }[]
  }
  expect((await methods('uz')).map(({ type }) => type)).toEqual([...paymentTypes])
  for (const { enabled, reason } of await methods('ru')) expect(enabled).toBe(reason === null)
  const reasons = async (lang: string) =>
    (await methods(lang)).find(({ type }) => type === 'google_pay')?.reason
  expect(new Set([await reasons('uz'), await reasons('ru'), await reasons('en')]).size).toBe(3)
  await db.run(sql`update payment_method set switched_off_at = now() where type = 'cash'`)
  expect((await methods('en')).find(({ type }) => type === 'cash')).toMatchObject({ enabled: false })
})
