import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { lead } from '../../../tests/support/factories.ts'
import { sendRaw } from '../../../tests/support/raw-http.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'

const leads = '/api/content/v1/leads'
let server: TestApp
let port: number

beforeAll(async () => {
  server = await startTestApp()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
})

function post(body: string | Buffer, headers = ''): Promise<string> {
  const bytes = Buffer.from(body)
  const head = `POST ${leads} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${bytes.length}\r\n${headers}\r\n`
  return sendRaw(port, Buffer.concat([Buffer.from(head), bytes]))
}

test('refuses broken UTF-8 in a body', async () => {
  const answer = await post(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]))
  expect(answer).toContain('HTTP/1.1 400')
  expect(answer).toContain('invalid_encoding')
})

test.each([
  ['in a value', JSON.stringify(lead({ name: 'a\0b' }))],
  ['in a key', JSON.stringify({ ...lead(), 'x\0': 1 })],
  ['deep inside', JSON.stringify({ ...lead(), extra: { list: [{ text: '\0' }] } })],
])('refuses NUL %s', async (_, body) => {
  const { status, body: problem } = await server.call('POST', leads, { body })
  expect([status, problem.code]).toEqual([400, 'invalid_encoding'])
})

test.each([
  ['with a NUL', '/api/orders/v1/warning-message?x=%00', 400, 'invalid_encoding'],
  ['with a query that is not UTF-8', '/api/orders/v1/warning-message?x=%FF', 400, 'invalid_encoding'],
  ['with a path that is not UTF-8', '/api/orders/v1/%E0%A4%A', 400, 'invalid_encoding'],
  ['that is too long', `/api/orders/v1/warning-message?x=${'a'.repeat(5000)}`, 414, 'url_too_long'],
])('refuses an address %s', async (_, path, status, code) => {
  const answer = await server.call('GET', path)
  expect([answer.status, answer.body.code]).toEqual([status, code])
})

test.each([
  ['half a document', '{"name":', 400, 'invalid_json'],
  ['a prototype', '{"__proto__":{"admin":true}}', 400, 'invalid_json'],
  ['a constructor', '{"constructor":{"prototype":{"admin":true}}}', 400, 'invalid_json'],
  ['a very deep document', `${'['.repeat(50)}${']'.repeat(50)}`, 400, 'invalid_json'],
  ['nothing', '', 422, 'invalid_input'],
  ['a list', '[]', 422, 'invalid_input'],
])('refuses %s', async (_, body, status, code) => {
  const answer = await server.call('POST', leads, { body })
  expect([answer.status, answer.body.code]).toEqual([status, code])
})

test('refuses a body over one mebibyte, also when its length is not told', async () => {
  const large = JSON.stringify(lead({ company: 'x'.repeat(1024 * 1024) }))
  const { status, body } = await server.call('POST', leads, { body: large })
  expect([status, body.code]).toEqual([413, 'body_too_large'])
  const chunked = await sendRaw(
    port,
    `POST ${leads} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n`,
  )
  expect(chunked).toContain('HTTP/1.1 413')
})

test.each([
  ['a list', (values: number) => `[${'1,'.repeat(values - 1)}1]`],
  ['lists in lists', (values: number) => `[${'[],'.repeat(values - 1)}[]]`],
  [
    'an object',
    (values: number) =>
      JSON.stringify(Object.fromEntries(Array.from({ length: values }, (_, at) => [at, 1]))),
  ],
])('refuses %s with more values than any call takes, and no sooner', async (_, written) => {
  const codeOf = async (extra: number) =>
    (await server.call('POST', leads, { body: `{"list":${written(20_000 - 1 + extra)}}` })).body.code
  expect([await codeOf(0), await codeOf(1)]).toEqual(['invalid_input', 'body_too_large'])
})

test('refuses other kinds of body', async () => {
  const { status, body } = await server.call('POST', leads, {
    body: '<x/>',
    headers: { 'content-type': 'text/xml' },
  })
  expect([status, body.code]).toEqual([415, 'unsupported_media_type'])
})

test('refuses headers over sixteen kibibytes', async () => {
  const answer = await sendRaw(
    port,
    `GET /healthz HTTP/1.1\r\nHost: x\r\nX-Large: ${'a'.repeat(20_000)}\r\n\r\n`,
  )
  expect(answer).toContain('HTTP/1.1 431')
  expect(answer).toContain('header_too_large')
})

test('answers what is not HTTP with 400 and hangs up', async () => {
  expect(await sendRaw(port, 'nonsense\r\n\r\n')).toContain('HTTP/1.1 400')
})

test('a connection on which nobody has spoken is no reason to wait when the server stops', async () => {
  const { app } = await startTestApp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const arrived = once(app.server, 'connection')
  const spare = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await arrived
  const heard = text(spare)
  await app.close()
  // Left to itself it would be told after minutes that its request took too long.
  expect(await heard).toBe('')
})

test('an unknown call answers 404, a wrong method 405 with the right one', async () => {
  expect((await server.call('GET', '/api/nothing/here')).body).toMatchObject({
    success: false,
    code: 'not_found',
  })
  const wrong = await server.call('POST', '/api/orders/v1/warning-message/')
  expect([wrong.status, wrong.body.code, wrong.headers.allow]).toEqual([405, 'method_not_allowed', 'GET'])
})

test('a trailing slash is optional', async () => {
  for (const path of ['/api/orders/v1/warning-message', '/api/orders/v1/warning-message/', `${leads}/`]) {
    expect(
      (
        await server.call(
          path.includes('lead') ? 'POST' : 'GET',
          path,
          path.includes('lead') ? { body: lead() } : {},
        )
      ).status,
    ).toBeLessThan(300)
  }
})

test('the limit counts calls, however their address is spelled', async () => {
  const limited = await startTestApp({ env: { RATE_LIMIT_PER_MINUTE: '5' } })
  await limited.app.listen({ port: 0, host: '127.0.0.1' })
  const { port: at } = limited.app.server.address() as AddressInfo
  const knock = async (path: string) =>
    (await sendRaw(at, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).split(' ')[1]
  const statuses: unknown[] = []
  for (const path of ['/api/orders/v1/warning-message', '/%61pi/orders/v1/warning-message', '/api/docs']) {
    for (let n = 0; n < 3; n++) statuses.push(await knock(path))
  }
  expect(statuses).toEqual(['200', '200', '200', '200', '200', '429', '429', '429', '429'])
  expect(await knock('http://x/api/orders/v1/warning-message')).toBe('404')
})

test('behind one proxy the address it saw counts, not what the caller claims', async () => {
  const limited = await startTestApp({
    env: { TEZBOX_DEMO: '1', RATE_LIMIT_PER_MINUTE: '2', TRUST_PROXY: '1' },
  })
  const knock = (forwarded: string) =>
    limited.call('GET', '/api/orders/v1/warning-message', { headers: { 'x-forwarded-for': forwarded } })
  const statuses = []
  for (let n = 0; n < 4; n++) statuses.push((await knock(`10.0.0.${n}, 203.0.113.7`)).status)
  expect(statuses).toEqual([200, 200, 429, 429])
  expect((await knock('203.0.113.8')).status).toBe(200)
})

test('without a proxy of ours a forwarded address is only a claim', async () => {
  const limited = await startTestApp({ env: { RATE_LIMIT_PER_MINUTE: '1' } })
  const knock = (forwarded: string) =>
    limited.call('GET', '/api/orders/v1/warning-message', { headers: { 'x-forwarded-for': forwarded } })
  expect([(await knock('203.0.113.7')).status, (await knock('203.0.113.8')).status]).toEqual([200, 429])
})

test('pages of the site may call an API on another address, pages of strangers may not', async () => {
  const apart = await startTestApp({
    env: { TEZBOX_DEMO: '1', PUBLIC_URL: 'https://tezbox.example', API_URL: 'https://api.tezbox.example' },
  })
  const ask = async (origin: string, method: 'GET' | 'OPTIONS') => {
    const answer = await apart.app.inject({
      method,
      url: '/api/orders/v1/warning-message',
      headers: { origin },
    })
    return [answer.statusCode, answer.headers['access-control-allow-origin']]
  }
  expect(await ask('https://tezbox.example', 'GET')).toEqual([200, 'https://tezbox.example'])
  expect(await ask('https://tezbox.example', 'OPTIONS')).toEqual([204, 'https://tezbox.example'])
  expect(await ask('https://evil.example', 'GET')).toEqual([200, undefined])
  expect(await ask('https://evil.example', 'OPTIONS')).toEqual([405, undefined])
})

test('refuses half a character and a packed body', async () => {
  const half = await server.call('POST', leads, { body: '{"name":"\\ud800x"}' })
  expect([half.status, half.body.code]).toEqual([400, 'invalid_encoding'])
  const packed = await server.call('POST', leads, { body: lead(), headers: { 'content-encoding': 'gzip' } })
  expect([packed.status, packed.body.code]).toEqual([415, 'unsupported_media_type'])
})

test("every wrong field is named, in the caller's language", async () => {
  const wrong = { name: ' ', phone: '12 345', email: 'nobody', company: 'x'.repeat(201) }
  const messages: Record<string, unknown> = {}
  for (const [header, query] of [
    ['uz', ''],
    ['uz-Cyrl', ''],
    ['oz', ''],
    ['ru', ''],
    ['en', ''],
    ['en', '?lang=ru'],
  ] as const) {
    const { status, body } = await server.call('POST', leads + query, {
      body: wrong,
      headers: { 'accept-language': header },
    })
    expect(status).toBe(422)
    expect((body.errors as { path: string; code: string }[]).map(({ path, code }) => [path, code])).toEqual([
      ['name', 'required'],
      ['email', 'invalid_email'],
      ['phone', 'invalid_phone'],
      ['company', 'too_long'],
    ])
    messages[header + query] = body.message
  }
  expect(messages['uz-Cyrl']).toBe(messages.oz)
  expect(messages['en?lang=ru']).toBe(messages.ru)
  expect(new Set(Object.values(messages)).size).toBe(4)
})

test('every answer carries a request id and the security headers', async () => {
  const { headers } = await server.call('GET', '/api/orders/v1/warning-message/')
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
})

test('the log names routes, never what a person typed', async () => {
  const secret = { name: 'Yashirin', phone: '901112233', email: 'yashirin@example.uz', lastName: 'Ism' }
  await server.call('POST', `${leads}?note=yashirin901112233`, { body: secret })
  await server.call('GET', '/api/track/TB0000000000000?phone=901112233')
  const everything = server.log.join('')
  expect(everything).toContain(leads)
  expect(everything).not.toMatch(/yashirin|901112233|TB000/i)
})
