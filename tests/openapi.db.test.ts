import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, expect, test } from 'vitest'
import { apiRoutes } from '../src/api.ts'
import { demoSettings } from './support/api-settings.ts'
import { startTestApp, type TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})

test('the OpenAPI document is valid 3.1 and names every route with its errors', async () => {
  const { body } = await server.call('GET', '/api/openapi.json')
  const verdict = await new Validator().validate(body as Record<string, unknown>)
  expect(verdict.valid, JSON.stringify(verdict.errors)).toBe(true)
  expect(body.openapi).toBe('3.1.0')
  const paths = body.paths as Record<string, Record<string, { responses: object }>>
  for (const { method, path, status } of apiRoutes(demoSettings)) {
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    expect(Object.keys(operation?.responses ?? {}), path).toEqual(
      expect.arrayContaining([String(status ?? 200), '429', '500']),
    )
  }
})

/** Groups whose calls other programs make: each shows one call and its answer. */
const shown = ['Orders', 'Order lifecycle']
const documented = apiRoutes(demoSettings).filter(({ group, sends }) => shown.includes(group) && !sends)

test.each(documented.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s has an example that its own contract takes',
  (_, { example, body, answer, upload }) => {
    expect(example).toBeDefined()
    expect(answer.safeParse(example?.answer).error).toBeUndefined()
    if (body && !upload) expect(body.safeParse(example?.body).error).toBeUndefined()
  },
)

test('people get the same as a page', async () => {
  const { status, headers, body } = await server.call('GET', '/api/docs')
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  for (const { path, summary } of apiRoutes(demoSettings)) {
    expect(body.text).toContain(path.replace(/:(\w+)/g, '{$1}'))
    expect(body.text).toContain(summary.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`))
  }
})
