import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { err, ok } from '#kernel/result.ts'
import { call } from '#platform/calls/call.ts'
import type { Db } from '#platform/db/database.ts'
import { createSecrets } from '#platform/secrets/secrets.ts'
import { fakeClock } from '../../../tests/support/fake-clock.ts'
import { platformErrors } from './errors.ts'
import { type MountOptions, methodsAt, mountRoutes } from './mount-routes.ts'
import { route } from './route.ts'

const catalogue = { status: platformErrors, message: (_: string, code: string) => `message of ${code}` }

const visitor = { kind: 'visitor', person: undefined, session: undefined, reach: 'any' } as const

const spec = {
  group: 'Test',
  summary: 'Test',
} as const

function serverWith(routes: Parameters<typeof mountRoutes>[1], options: Partial<MountOptions> = {}) {
  const app = Fastify()
  mountRoutes(app, routes, {
    db: {} as Db,
    catalogue,
    https: false,
    clock: fakeClock(),
    translate: (_, key) => key,
    secrets: createSecrets(Buffer.alloc(32)),
    authorize: async () => ok(visitor),
    ...options,
  })
  return app
}

test('a refused caller never reaches the verb, whatever the input', async () => {
  let ran = false
  const secret = route(
    call('GET', '/api/secret/:id', {
      ...spec,
      params: z.object({ id: z.string().max(1) }),
      answer: z.object({}),
      errors: [],
    }),
    'test.read',
    async () => {
      ran = true
      return ok({})
    },
  )
  const asked: string[] = []
  const app = serverWith([secret], {
    authorize: async (action) => {
      asked.push(action)
      return err({ code: 'unauthorized' })
    },
  })
  app.setErrorHandler((error: Error, _, reply) => reply.status(401).send({ code: error.message }))
  for (const id of ['1', 'far too long']) {
    const answer = await app.inject(`/api/secret/${id}`)
    expect([answer.statusCode, answer.json()]).toEqual([401, { code: 'unauthorized' }])
  }
  expect(ran).toBe(false)
  expect(asked).toEqual(['test.read', 'test.read'])
})

test('a failure of the verb becomes a problem with its status and message', async () => {
  const missing = route(
    call('GET', '/api/missing', { ...spec, answer: z.object({}), errors: ['not_found'] }),
    'test.read',
    async () => err({ code: 'not_found' }),
  )
  const answer = await serverWith([missing]).inject('/api/missing')
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(answer.json()).toMatchObject({
    success: false,
    code: 'not_found',
    message: 'message of not_found',
    errors: [],
  })
})

test('outside production an answer that breaks its contract is a bug', async () => {
  const lying = route(
    call('GET', '/api/lying', { ...spec, answer: z.object({ count: z.number() }), errors: [] }),
    'test.read',
    async () => ok({ count: 'three' } as never),
  )
  expect((await serverWith([lying]).inject('/api/lying')).statusCode).toBe(500)
})

test('a route with an error code outside the catalogue cannot be mounted', () => {
  const invented = route(
    call('GET', '/api/x', { ...spec, answer: z.object({}), errors: ['invented'] }),
    'test.read',
    async () => ok({}),
  )
  expect(() => serverWith([invented])).toThrow('unknown error invented')
})

test('tells which methods an address answers to', () => {
  const at = (method: 'GET' | 'PATCH', path: `/api/${string}`) =>
    route(call(method, path, { ...spec, answer: z.object({}), errors: [] }), 'test.read', async () => ok({}))
  const routes = [at('GET', '/api/orders/:id'), at('PATCH', '/api/orders/:id'), at('GET', '/api/orders')]
  expect(methodsAt(routes, '/api/orders/7?x=1')).toEqual(['GET', 'PATCH'])
  expect(methodsAt(routes, '/api/orders/')).toEqual(['GET'])
  expect(methodsAt(routes, '/api/parcels')).toEqual([])
})
