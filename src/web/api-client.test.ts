import { expect, test, vi } from 'vitest'
import { type ApiSettings, createApiClient, type Envelope } from './api-client.ts'

type Call = { url: string; init: RequestInit }

function clientAnswering(answer: () => Response | Promise<Response>, settings: Partial<ApiSettings> = {}) {
  const calls: Call[] = []
  const onUnauthorized = vi.fn()
  const client = createApiClient({
    baseUrl: '',
    locale: 'uz',
    token: () => null,
    pageQuery: () => '',
    onUnauthorized,
    fetch: async (url, init = {}) => {
      calls.push({ url: String(url), init })
      return answer()
    },
    ...settings,
  })
  return { client, calls, onUnauthorized }
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status })
const readData = ({ data }: Envelope) => data

test('a successful envelope gives what is read out of it', async () => {
  const { client } = clientAnswering(json({ success: true, data: { display: true } }))
  expect(await client.request('/x', { read: readData })).toEqual({ ok: true, value: { display: true } })
})

test('the language of the page is asked for by its registered name', async () => {
  const { client, calls } = clientAnswering(json({ success: true, data: 1 }), {
    baseUrl: 'https://api.test',
    locale: 'oz',
  })
  await client.request('/api/x', { read: readData })
  expect(calls[0]?.url).toBe('https://api.test/api/x')
  expect(calls[0]?.init.headers).toMatchObject({ 'Accept-Language': 'uz-Cyrl' })
  expect(calls[0]?.init.headers).not.toHaveProperty('Authorization')
})

test('a stored token goes along, except on a page opened by passcode', async () => {
  const answer = json({ success: true, data: 1 })
  const signedIn = clientAnswering(answer, { token: () => 'abc' })
  await signedIn.client.request('/x', { read: readData })
  expect(signedIn.calls[0]?.init.headers).toMatchObject({ Authorization: 'Token abc' })

  const byPasscode = clientAnswering(answer, { token: () => 'abc', pageQuery: () => '?p=secret' })
  await byPasscode.client.request('/x', { read: readData })
  expect(byPasscode.calls[0]?.init.headers).not.toHaveProperty('Authorization')
})

test('a body is sent as JSON', async () => {
  const { client, calls } = clientAnswering(json({ success: true, data: 1 }))
  await client.request('/x', { method: 'POST', body: { phone: '901234567' }, read: readData })
  expect(calls[0]?.init).toMatchObject({ method: 'POST', body: '{"phone":"901234567"}' })
  expect(calls[0]?.init.headers).toMatchObject({ 'Content-Type': 'application/json' })
})

test('status 401 asks to sign in', async () => {
  const { client, onUnauthorized } = clientAnswering(json({ success: false, code: 'unauthorized' }, 401))
  const answer = await client.request('/x', { read: readData })
  expect(answer).toEqual({ ok: false, error: { code: 'unauthorized', status: 401 } })
  expect(onUnauthorized).toHaveBeenCalledOnce()
})

test.each([{ message: 'Invalid token' }, { detail: 'Invalid token' }])(
  'the words %j ask to sign in, whatever the status',
  async (words) => {
    const { client, onUnauthorized } = clientAnswering(json({ success: false, ...words }, 403))
    await client.request('/x', { read: readData })
    expect(onUnauthorized).toHaveBeenCalledOnce()
  },
)

test('a call in the background leads nobody away', async () => {
  const { client, onUnauthorized } = clientAnswering(json({ success: false, code: 'unauthorized' }, 401))
  const answer = await client.request('/x', { quiet: true, read: readData })
  expect(answer).toMatchObject({ ok: false, error: { code: 'unauthorized' } })
  expect(onUnauthorized).not.toHaveBeenCalled()
})

test('on a page opened by passcode a refusal says nothing about the person who is signed in', async () => {
  const refusing = json({ success: false, code: 'unauthorized' }, 401)
  const { client, onUnauthorized } = clientAnswering(refusing, { pageQuery: () => '?p=secret' })
  await client.request('/x', { read: readData })
  expect(onUnauthorized).not.toHaveBeenCalled()
})

test('a refusal that comes after signing in anew does not end the new session', async () => {
  let token = 'old'
  const refusing = () => {
    token = 'new'
    return Response.json({ success: false, code: 'unauthorized' }, { status: 401 })
  }
  const { client, onUnauthorized } = clientAnswering(refusing, { token: () => token })
  await client.request('/x', { read: readData })
  expect(onUnauthorized).not.toHaveBeenCalled()
})

test('a header given for one call stands in for the usual one, with a passcode too', async () => {
  const { client, calls } = clientAnswering(json({ success: true, data: 1 }), {
    token: () => 'a b',
    pageQuery: () => '?p=secret',
  })
  await client.request('/x', { authorization: 'Bearer ab', read: readData })
  expect(calls[0]?.init.headers).toMatchObject({ Authorization: 'Bearer ab' })
})

test.each([
  ['42', 42],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  ['-1', undefined],
  ['', undefined],
])('a wait of "%s" is read as %s seconds', async (header, seconds) => {
  const body = { success: false, code: 'code_wait' }
  const headers = { 'Retry-After': header }
  const { client } = clientAnswering(() => Response.json(body, { status: 429, headers }))
  const answer = await client.request('/x', { read: readData })
  expect(answer.ok ? undefined : answer.error.retryAfterSeconds).toBe(seconds)
})

test('a problem keeps its code, its message and its fields', async () => {
  const errors = [{ path: 'phone', code: 'invalid_phone', message: 'Raqam notoʻgʻri' }]
  const body = { success: false, code: 'invalid_input', message: 'Xato bor', errors }
  const { client, onUnauthorized } = clientAnswering(json(body, 422))
  const answer = await client.request('/x', { read: readData })
  expect(answer).toEqual({
    ok: false,
    error: { code: 'invalid_input', status: 422, message: 'Xato bor', errors },
  })
  expect(onUnauthorized).not.toHaveBeenCalled()
})

test.each(['<html>', '', '[]', 'null', '{"data":1}', '{"success":true}'])(
  'an answer that is not the promised envelope (%s) is a failure',
  async (text) => {
    const { client } = clientAnswering(() => new Response(text))
    const answer = await client.request('/x', { read: readData })
    expect(answer).toEqual({ ok: false, error: { code: 'unreadable_answer', status: 200 } })
  },
)

test('a lost network is a failure, not an exception', async () => {
  const { client } = clientAnswering(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await client.request('/x', { read: readData })).toEqual({ ok: false, error: { code: 'network' } })
})

/** Like a server that never answers; only the signal ends the wait. */
const never: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    const signal = init?.signal
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason))
  })

test('an answer that does not come in time is given up', async () => {
  const { client } = clientAnswering(json({}), { fetch: never })
  const answer = await client.request('/x', { timeoutMs: 20, read: readData })
  expect(answer).toEqual({ ok: false, error: { code: 'timeout' } })
})

test('whoever asked may stop waiting', async () => {
  const { client } = clientAnswering(json({}), { fetch: never })
  const leaving = new AbortController()
  const answer = client.request('/x', { signal: leaving.signal, read: readData })
  leaving.abort()
  expect(await answer).toEqual({ ok: false, error: { code: 'aborted' } })
})
