import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { call } from '#platform/calls/call.ts'
import { type ApiSettings, createApi } from './api.ts'

const spec = { group: 'Test', summary: 'Test', answer: z.unknown(), errors: [] }
const readThing = call('GET', '/api/x', spec)
const sendThing = call('POST', '/api/x/:id', {
  ...spec,
  params: z.object({ id: z.string() }),
  query: z.object({ day: z.string().optional(), page: z.number().optional() }),
  body: z.object({ phone: z.string() }),
})

type Sent = { url: string; init: RequestInit }

function clientAnswering(answer: () => Response | Promise<Response>, settings: Partial<ApiSettings> = {}) {
  const calls: Sent[] = []
  const onUnauthorized = vi.fn()
  const client = createApi({
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

test('a successful envelope gives what is read out of it', async () => {
  const { client } = clientAnswering(json({ success: true, data: { display: true } }))
  expect(await client.call(readThing, {})).toEqual({ ok: true, value: { display: true } })
})

test('the language of the page is asked for by its registered name', async () => {
  const { client, calls } = clientAnswering(json({ success: true, data: 1 }), {
    baseUrl: 'https://api.test',
    locale: 'oz',
  })
  await client.call(readThing, {})
  expect(calls[0]?.url).toBe('https://api.test/api/x')
  expect(calls[0]?.init.headers).toMatchObject({ 'Accept-Language': 'uz-Cyrl' })
  expect(calls[0]?.init.headers).not.toHaveProperty('Authorization')
})

test('a stored token goes along, except on a page opened by passcode', async () => {
  const answer = json({ success: true, data: 1 })
  const signedIn = clientAnswering(answer, { token: () => 'abc' })
  await signedIn.client.call(readThing, {})
  expect(signedIn.calls[0]?.init.headers).toMatchObject({ Authorization: 'Token abc' })

  const byPasscode = clientAnswering(answer, { token: () => 'abc', pageQuery: () => '?p=secret' })
  await byPasscode.client.call(readThing, {})
  expect(byPasscode.calls[0]?.init.headers).not.toHaveProperty('Authorization')
})

test('what a call is given stands in its address, its query and its body', async () => {
  const { client, calls } = clientAnswering(json({ success: true, data: 1 }))
  const input = { params: { id: 'a/b' }, query: { day: undefined, page: 2 }, body: { phone: '901234567' } }
  await client.call(sendThing, input, { key: 'k' })
  expect(calls[0]?.url).toBe('/api/x/a%2Fb?page=2')
  expect(calls[0]?.init).toMatchObject({ method: 'POST', body: '{"phone":"901234567"}' })
  expect(calls[0]?.init.headers).toMatchObject({ 'Content-Type': 'application/json', 'Idempotency-Key': 'k' })
})

test('a file travels as a form, after the fields that belong to it', async () => {
  const { client, calls } = clientAnswering(json({ success: true, data: { id: '7' } }))
  const upload = call('POST', '/api/x', {
    ...spec,
    body: z.object({ amount: z.number() }),
    upload: 'receipt',
  })
  const file = new Blob(['picture'])
  expect(await client.call(upload, { body: { amount: 5 }, file })).toEqual({ ok: true, value: { id: '7' } })
  const form = calls[0]?.init.body as FormData
  expect([...form.keys()]).toEqual(['amount', 'file'])
  expect(calls[0]?.init.headers).not.toHaveProperty('Content-Type')
})

test('where a file may be left out, the call without one travels as any other', async () => {
  const { client, calls } = clientAnswering(json({ success: true, data: 1 }))
  const upload = call('POST', '/api/x', {
    ...spec,
    body: z.object({ text: z.string() }),
    upload: 'bulk_file',
    uploadOptional: true,
  })
  await client.call(upload, { body: { text: 'a' } })
  expect(calls[0]?.init).toMatchObject({ body: '{"text":"a"}' })
  expect(calls[0]?.init.headers).toMatchObject({ 'Content-Type': 'application/json' })
})

test('a call that sends a file answers with its bytes, and fails like any other', async () => {
  const paper = call('GET', '/api/x', { group: 'Test', summary: 'Test', sends: ['text/csv'], errors: [] })
  const { client } = clientAnswering(() => new Response('a;b'))
  const answer = await client.call(paper, {})
  expect(answer.ok && (await answer.value.text())).toBe('a;b')
  const refusing = clientAnswering(json({ success: false, code: 'not_found' }, 404))
  expect(await refusing.client.call(paper, {})).toEqual({
    ok: false,
    error: { code: 'not_found', status: 404 },
  })
})

test('an answer without an envelope of its own is the whole of it; one under another name is found there', async () => {
  const whole = call('GET', '/api/x', { ...spec, envelope: 'none' })
  const named = call('GET', '/api/x', { ...spec, envelope: 'results' })
  const body = { success: true, code: 4, results: [1] }
  expect(await clientAnswering(json(body)).client.call(whole, {})).toEqual({ ok: true, value: body })
  expect(await clientAnswering(json(body)).client.call(named, {})).toEqual({ ok: true, value: [1] })
})

test('a token whose session ended with its phone is told so beside the code', async () => {
  const said = { success: false, code: 'unauthorized', because: 'device_ended' }
  const { client } = clientAnswering(json(said, 401))
  expect(await client.call(readThing, {})).toMatchObject({
    ok: false,
    error: { code: 'unauthorized', why: 'device_ended' },
  })
})

test('status 401 asks to sign in, and tells the reason of the server', async () => {
  const { client, onUnauthorized } = clientAnswering(json({ success: false, code: 'device_ended' }, 401))
  const answer = await client.call(readThing, {})
  expect(answer).toEqual({ ok: false, error: { code: 'unauthorized', status: 401, why: 'device_ended' } })
  expect(onUnauthorized).toHaveBeenCalledOnce()
})

test.each([{ message: 'Invalid token' }, { detail: 'Invalid token' }])(
  'the words %j ask to sign in, whatever the status',
  async (words) => {
    const { client, onUnauthorized } = clientAnswering(json({ success: false, ...words }, 403))
    await client.call(readThing, {})
    expect(onUnauthorized).toHaveBeenCalledOnce()
  },
)

test('a call in the background leads nobody away', async () => {
  const { client, onUnauthorized } = clientAnswering(json({ success: false, code: 'unauthorized' }, 401))
  const answer = await client.call(readThing, {}, { quiet: true })
  expect(answer).toMatchObject({ ok: false, error: { code: 'unauthorized' } })
  expect(onUnauthorized).not.toHaveBeenCalled()
})

test('on a page opened by passcode a refusal says nothing about the person who is signed in', async () => {
  const refusing = json({ success: false, code: 'unauthorized' }, 401)
  const { client, onUnauthorized } = clientAnswering(refusing, { pageQuery: () => '?p=secret' })
  await client.call(readThing, {})
  expect(onUnauthorized).not.toHaveBeenCalled()
})

test('a refusal that comes after signing in anew does not end the new session', async () => {
  let token = 'old'
  const refusing = () => {
    token = 'new'
    return Response.json({ success: false, code: 'unauthorized' }, { status: 401 })
  }
  const { client, onUnauthorized } = clientAnswering(refusing, { token: () => token })
  await client.call(readThing, {})
  expect(onUnauthorized).not.toHaveBeenCalled()
})

test('a header given for one call stands in for the usual one, with a passcode too', async () => {
  const { client, calls } = clientAnswering(json({ success: true, data: 1 }), {
    token: () => 'a b',
    pageQuery: () => '?p=secret',
  })
  await client.call(readThing, {}, { authorization: 'Bearer ab' })
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
  const answer = await client.call(readThing, {})
  expect(answer.ok ? undefined : answer.error.retryAfterSeconds).toBe(seconds)
})

test('a problem keeps its code, its message and its fields', async () => {
  const errors = [{ path: 'phone', code: 'invalid_phone', message: 'Raqam notoʻgʻri' }]
  const body = { success: false, code: 'invalid_input', message: 'Xato bor', errors }
  const { client, onUnauthorized } = clientAnswering(json(body, 422))
  const answer = await client.call(readThing, {})
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
    const answer = await client.call(readThing, {})
    expect(answer).toEqual({ ok: false, error: { code: 'unreadable_answer', status: 200 } })
  },
)

test('a lost network is a failure, not an exception', async () => {
  const { client } = clientAnswering(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await client.call(readThing, {})).toEqual({ ok: false, error: { code: 'network' } })
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
  const answer = await client.call(readThing, {}, { timeoutMs: 20 })
  expect(answer).toEqual({ ok: false, error: { code: 'timeout' } })
})

test('whoever asked may stop waiting', async () => {
  const { client } = clientAnswering(json({}), { fetch: never })
  const leaving = new AbortController()
  const answer = client.call(readThing, {}, { signal: leaving.signal })
  leaving.abort()
  expect(await answer).toEqual({ ok: false, error: { code: 'aborted' } })
})
