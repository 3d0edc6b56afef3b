import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, expect, test } from 'vitest'
import { geoCalls } from '#modules/geo/geo.calls.ts'
import { addressOf } from '#platform/calls/address.ts'
import { exampleOf } from '#platform/http/docs/openapi-example.ts'
import { apiRoutes } from '../src/api.ts'
import { demoSettings } from './support/api-settings.ts'
import { startTestApp, type TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp({ env: { RATE_LIMIT_PER_MINUTE: '100000' } })
  document = (await server.call('GET', '/api/openapi.json')).body as unknown as Document
})

type Problems = { content: Record<string, { examples?: Record<string, { value: { message: string } }> }> }
type Operation = {
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { required: boolean; content: Record<string, { example?: unknown }> }
  responses: Record<string, Problems>
}
type Document = { paths: Record<string, Record<string, Operation>> }

const routes = apiRoutes(demoSettings)
const named = routes.map((route) => [`${route.method} ${route.path}`, route] as const)
let document: Document

function operationOf({ method, path }: (typeof routes)[number]): Operation {
  const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  if (!operation) throw new Error(`${method} ${path} is not in the document`)
  return operation
}

/** The codes that the document names for a call. */
const codesOf = (operation: Operation) =>
  Object.values(operation.responses).flatMap(({ content }) =>
    Object.keys(content['application/problem+json']?.examples ?? {}),
  )

test.each(named)('%s shows a call that its own contract takes', (_, route) => {
  const { parameters, requestBody } = operationOf(route)
  for (const [shape, place] of [
    [route.params, 'path'],
    [route.query, 'query'],
  ] as const) {
    const needed = parameters.filter((parameter) => parameter.in === place && parameter.required)
    const shown = Object.fromEntries(needed.map(({ name, schema }) => [name, exampleOf(schema)]))
    expect(Object.values(shown)).not.toContain('…')
    expect(shape?.safeParse(shown).error).toBeUndefined()
  }
  if (!route.body || route.upload) return
  const body = requestBody?.content['application/json']?.example
  expect(JSON.stringify(body)).not.toContain('…')
  expect(route.body.safeParse(body).error).toBeUndefined()
})

test.each(named)('%s names what the edge refuses', async (_, route) => {
  const documented = codesOf(operationOf(route))
  const path = route.path.replace(/:\w+/g, '1')
  const tooLong = await server.call(route.method, `${path}?${'x'.repeat(5000)}`)
  expect(documented).toContain(tooLong.body.code)
  if (route.method === 'GET') return
  const plain = await server.call(route.method, path, {
    body: 'a=1',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  const broken = await server.call(route.method, path, { body: '{' })
  expect([plain.body.code, broken.body.code]).toEqual(['unsupported_media_type', 'invalid_json'])
  expect(documented).toEqual(expect.arrayContaining(['unsupported_media_type', 'invalid_json']))
})

test('every message of a refusal is shown whole', () => {
  const shown = routes.flatMap((route) =>
    Object.values(operationOf(route).responses).flatMap(({ content }) =>
      Object.values(content['application/problem+json']?.examples ?? {}).map(({ value }) => value.message),
    ),
  )
  expect(shown.filter((message) => /…|[{}]|undefined/.test(message))).toEqual([])
})

test('no answer forbids fields that come later', () => {
  const strict = routes.filter((route) =>
    JSON.stringify(operationOf(route).responses).includes('"additionalProperties":false'),
  )
  expect(strict.map(({ path }) => path)).toEqual([])
})

test('a call whose body may be empty says so', () => {
  const logout = routes.find(({ path }) => path.endsWith('/logout'))
  const login = routes.find(({ path }) => path.endsWith('/login'))
  expect(logout && operationOf(logout).requestBody?.required).toBe(false)
  expect(login && operationOf(login).requestBody?.required).toBe(true)
})

test('the OpenAPI document is valid 3.1 and names every route with its errors', async () => {
  const { body } = await server.call('GET', '/api/openapi.json')
  const verdict = await new Validator().validate(body as Record<string, unknown>)
  expect(verdict.valid, JSON.stringify(verdict.errors)).toBe(true)
  expect(body.openapi).toBe('3.1.0')
  const paths = body.paths as Record<string, Record<string, { responses: object }>>
  for (const { method, path, status } of routes) {
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    expect(Object.keys(operation?.responses ?? {}), path).toEqual(
      expect.arrayContaining([String(status ?? 200), '429', '500']),
    )
  }
})

/** Groups whose calls other programs make: each shows one call and its answer. */
const shown = ['Orders', 'Order lifecycle']
const documented = routes.filter(({ group, sends }) => shown.includes(group) && !sends)

test.each(documented.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s has an example that its own contract takes',
  (_, { example, body, answer, upload }) => {
    expect(example).toBeDefined()
    expect(answer?.safeParse(example?.answer).error).toBeUndefined()
    if (body && !upload) expect(body.safeParse(example?.body).error).toBeUndefined()
  },
)

test('people get the same as a page', async () => {
  const { status, headers, body } = await server.call('GET', '/api/docs')
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  for (const { path, summary } of routes) {
    expect(body.text).toContain(path.replace(/:(\w+)/g, '{$1}'))
    expect(body.text).toContain(summary.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`))
  }
})

test('the page shows where to call, the fields of bodies of several kinds, and how a file is sent', async () => {
  const { body } = await server.call('GET', '/api/docs')
  expect(body.text).toContain('<code>$TEZBOX</code> is <code>http://localhost:3000</code>')
  const sections = String(body.text).split('<section ')
  const sectionOf = (id: string) => sections.find((section) => section.startsWith(`id="${id}"`)) ?? ''
  const signUp = sectionOf('post_accounts_v1_sign_up')
  for (const field of ['account_type', 'phone', 'stir']) expect(signUp).toContain(`<code>${field}</code>`)
  expect(sectionOf('post_accounts_v1_top_ups')).toContain('-F file=@photo.jpg')
  expect(sectionOf('get_geo_v1_search')).toContain(
    addressOf(geoCalls.searchNames, { query: { q: 'samarqand' } }),
  )
})

test.each(['/api/openapi.json', '/api/docs'])('%s travels packed', async (url) => {
  const plain = await server.app.inject({ url })
  const packed = await server.app.inject({ url, headers: { 'accept-encoding': 'br' } })
  expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, 'br'])
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10)
  const again = await server.app.inject({ url, headers: { 'if-none-match': String(plain.headers.etag) } })
  expect(again.statusCode).toBe(304)
})
