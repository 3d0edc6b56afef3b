import { expect, test } from 'vitest'
import { z } from 'zod'
import { err } from '#kernel/result.ts'
import { ozExceptions, sources } from '#locales/index.ts'
import { call } from '#platform/calls/call.ts'
import { fieldErrorCodes } from '#platform/http/errors.ts'
import { type Route, route } from '#platform/http/route.ts'
import { compileSources } from '#platform/i18n/catalog.ts'
import { locales } from '#platform/i18n/locales.ts'
import { apiRoutes, assertRightsCover } from '../src/api.ts'
import { type ErrorCode, errorStatus, joined } from '../src/errors.ts'
import { demoSettings } from './support/api-settings.ts'

test('every error code has a status and a message of its own in four languages', () => {
  const compiled = compileSources(sources, ozExceptions)
  const codes = [...Object.keys(errorStatus), ...fieldErrorCodes]
  for (const locale of locales) {
    const missing = codes.filter((code) => !compiled[locale].has(`errors.${code}`))
    expect(missing, locale).toEqual([])
  }
  for (const [code, status] of Object.entries(errorStatus)) {
    expect(status, code).toBeGreaterThanOrEqual(400)
    expect(status, code).toBeLessThan(600)
  }
})

test('no message speaks of a code that does not exist', () => {
  const known = new Set<string>([...Object.keys(errorStatus), ...fieldErrorCodes])
  expect(Object.keys(sources.uz.errors).filter((code) => !known.has(code))).toEqual([])
})

const spec = {
  group: 'Test',
  summary: 'Test',
  answer: z.object({}),
} as const

test('a handler cannot answer with a code its route does not name', () => {
  route(
    call('GET', '/api/test', { ...spec, errors: ['not_found'] }),
    'warning.read',
    // @ts-expect-error the code is missing from `errors`
    async () => err({ code: 'forbidden' }),
  )
})

test('a route cannot name a code that is not in the catalogue', () => {
  const invented = route(
    call('GET', '/api/test', { ...spec, errors: ['invented'] }),
    'warning.read',
    async () => err({ code: 'invented' }),
  )
  // @ts-expect-error only codes of the catalogue may be mounted
  const routes: Route<ErrorCode>[] = [invented]
  expect(routes).toHaveLength(1)
})

test('the server does not start with a route that the policy table does not know', () => {
  assertRightsCover(apiRoutes(demoSettings))
  const unknown = route(call('GET', '/api/test', { ...spec, errors: [] }), 'everything.delete', async () => ({
    ok: true,
    value: {},
  }))
  expect(() => assertRightsCover([unknown])).toThrow(
    '"everything.delete", which has no row in the policy table',
  )
})

test('two modules cannot give one code different statuses', () => {
  expect(joined([{ rate_limited: 429 }, { rate_limited: 429, gone: 410 }])).toEqual({
    rate_limited: 429,
    gone: 410,
  })
  expect(() => joined([{ gone: 410 }, { gone: 404 }])).toThrow('the error gone has two statuses: 410 and 404')
})
