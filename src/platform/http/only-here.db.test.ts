import { expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'

const paths = [
  '/',
  '/healthz',
  '/readyz',
  '/dev/inbox',
  '/api/dev/v1/inbox?phone=901000015',
  '/api/dev/v1/second-step?phone=901000015',
  '/api/openapi.json',
  '/api/payments/v1/methods',
  '/no/such/page',
]

const codes = (app: TestApp, options: { headers?: Record<string, string>; from?: string }) =>
  Promise.all(
    paths.map(async (path) => {
      const { status, body } = await app.call('GET', path, options)
      return status === 403 ? body.code : 'answered'
    }),
  )
const all = (outcome: string) => paths.map(() => outcome)

test('a demo refuses a foreign Host and a foreign address on every path', async () => {
  const app = await startTestApp({ env: { TEZBOX_DEMO: '0' } })
  expect(await codes(app, {})).toEqual(all('answered'))
  expect(await codes(app, { headers: { host: '[::1]:8080' }, from: '::1' })).toEqual(all('answered'))
  expect(await codes(app, { headers: { host: 'evil.example' } })).toEqual(all('demo_only_here'))
  expect(await codes(app, { from: '192.168.1.4' })).toEqual(all('demo_only_here'))
  // What a proxy would say of the caller changes nothing.
  const forwarded = { host: 'evil.example', 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost' }
  expect(await codes(app, { headers: forwarded })).toEqual(all('demo_only_here'))
  const { body } = await app.call('GET', '/', { headers: { host: 'evil.example', 'accept-language': 'en' } })
  expect(body.message).toContain('TEZBOX_DEMO=1')
})

test.each([{ TEZBOX_DEMO: '1' }, { TEZBOX_DEMO: '0', ESKIZ_EMAIL: 'sms@tezbox.example' }])(
  'with %j everybody is answered under any name',
  async (env) => {
    const app = await startTestApp({ env })
    const anybody = { headers: { host: 'tezbox.example' }, from: '203.0.113.7' }
    expect(await codes(app, anybody)).toEqual(all('answered'))
  },
)
