import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { err, ok } from '#kernel/result.ts'
import { call } from '#platform/calls/call.ts'
import type { Db } from '#platform/db/database.ts'
import { createSecrets } from '#platform/secrets/secrets.ts'
import { fakeClock } from '../../../tests/support/fake-clock.ts'
import { openApiOf } from './docs/openapi.ts'
import { platformErrors } from './errors.ts'
import { mountRoutes } from './mount-routes.ts'
import { type Route, route } from './route.ts'
import { contentDisposition } from './sent-file.ts'

const catalogue = { status: platformErrors, message: (_: string, code: string) => `message of ${code}` }
const visitor = { kind: 'visitor', person: undefined, session: undefined, reach: 'any' } as const

const spec = {
  group: 'Test',
  summary: 'Test',
  sends: ['application/pdf'],
  errors: ['not_found'],
} as const

function serverWith(mounted: Route) {
  const app = Fastify()
  mountRoutes(app, [mounted], {
    db: {} as Db,
    catalogue,
    https: false,
    clock: fakeClock(),
    translate: (_, key) => key,
    secrets: createSecrets(Buffer.alloc(32)),
    authorize: async () => ok(visitor),
  })
  return app
}

const sending = (name: string, type = 'application/pdf') =>
  // A view into a larger buffer: only its own part may go out.
  route(call('GET', '/api/paper.pdf', { ...spec }), 'test.read', async () =>
    ok({ name, type, bytes: Buffer.from('xx%PDF-1.3').subarray(2) }),
  )

test('a file goes out as it is, under its own name, kept by nobody', async () => {
  const answer = await serverWith(sending('yorliq №1.pdf')).inject('/api/paper.pdf')
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe('%PDF-1.3')
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '8',
    'content-disposition': `inline; filename="yorliq _1.pdf"; filename*=UTF-8''yorliq%20%E2%84%961.pdf`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
})

test('a call that sends files still fails in the envelope of all calls', async () => {
  const missing = route(call('GET', '/api/paper.pdf', { ...spec }), 'test.read', async () =>
    err({ code: 'not_found' }),
  )
  const answer = await serverWith(missing).inject('/api/paper.pdf')
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
})

test('a type that the call does not name is a bug', async () => {
  expect((await serverWith(sending('x.html', 'text/html')).inject('/api/paper.pdf')).statusCode).toBe(500)
})

test('a POST that sends a file cannot be kept for a key', () => {
  const posting = { ...sending('x.pdf'), method: 'POST' } as const
  expect(() => serverWith(posting)).toThrow('cannot be kept for an Idempotency-Key')
  expect(() => serverWith({ ...posting, rememberMinutes: 0 })).not.toThrow()
})

test('the documentation names the type in place of an envelope', () => {
  const { paths } = openApiOf([sending('x.pdf')], catalogue, {
    title: '',
    version: '',
    description: '',
    origin: '',
    isOpen: () => true,
  })
  expect(paths['/api/paper.pdf']?.get?.responses['200']).toEqual({
    description: 'Success',
    content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
  })
})

test.each([
  ['a"b\r\nX: 1.pdf', `attachment; filename="a_b__X_ 1.pdf"; filename*=UTF-8''a%22b%0D%0AX%3A%201.pdf`],
  ["it's (1)!*.pdf", `attachment; filename="it_s _1___.pdf"; filename*=UTF-8''it%27s%20%281%29%21%2A.pdf`],
])('a name cannot break out of its header: %j', (name, header) => {
  expect(contentDisposition('attachment', name)).toBe(header)
})
