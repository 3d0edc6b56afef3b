import { expect, onTestFinished, test } from 'vitest'
import { fakeClock } from '../../../../../tests/support/fake-clock.ts'
import { startFakeEskiz } from '../../../../../tests/support/fake-eskiz.ts'
import { deadUrl, type GatewayFault } from '../../../../../tests/support/gateway-faults.ts'
import type { OutgoingMessage } from '../../domain/gateway.ts'
import type { SmsText } from '../../domain/templates.ts'
import { eskizGateway } from './eskiz.ts'

const DAY_MS = 86_400_000
const LOGIN = '/api/auth/login'
const SEND = '/api/message/sms/send'
const never = new AbortController().signal

const message: OutgoingMessage = {
  phone: '901234567',
  text: "TezBox: kod 048213, so'ramang" as SmsText,
  code: '048213',
  ttlSeconds: 180,
  reference: '7',
}

async function start(change: { password?: string; url?: string } = {}) {
  const eskiz = await startFakeEskiz()
  onTestFinished(eskiz.close)
  const clock = fakeClock()
  const deps = { clock, callbackUrlOf: (id: string) => `https://tezbox.uz/report/${id}` }
  // Patient, so that a busy machine is not taken for a silent gateway.
  const patience = { requestMs: 20_000 }
  const gateway = eskizGateway({ ...eskiz.settings, ...change }, deps, patience)
  const send = () => gateway.send(message, never)
  const sendImpatiently = async () => {
    patience.requestMs = 200
    const sending = await send()
    patience.requestMs = 20_000
    return sending
  }
  return { eskiz, clock, gateway, send, sendImpatiently }
}

test('signs in once, sends as the contract says and gives back what Eskiz calls the message', async () => {
  const { eskiz, send } = await start()
  expect(await send()).toEqual({ outcome: 'sent', id: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  await send()
  expect(eskiz.calls).toEqual([`POST ${LOGIN}`, `POST ${SEND}`, `POST ${SEND}`])
  expect(eskiz.sent[0]).toEqual({
    phone: '998901234567',
    text: message.text,
    from: '4546',
    callbackUrl: 'https://tezbox.uz/report/7',
  })
})

test('many messages at once wait for one sign-in', async () => {
  const { eskiz, send } = await start()
  await Promise.all(Array.from({ length: 20 }, send))
  expect(eskiz.sent).toHaveLength(20)
  expect(eskiz.calls.filter((call) => call.endsWith(LOGIN))).toHaveLength(1)
})

test('a token that ended before its time is replaced once and the message goes out', async () => {
  const { eskiz, send } = await start()
  await send()
  eskiz.forgetTokens()
  expect(await send()).toMatchObject({ outcome: 'sent' })
  expect(eskiz.calls.slice(2)).toEqual([`POST ${SEND}`, `POST ${LOGIN}`, `POST ${SEND}`])
})

test('many messages with a dead token sign in anew once', async () => {
  const { eskiz, send } = await start()
  await send()
  eskiz.forgetTokens()
  await Promise.all(Array.from({ length: 10 }, send))
  expect(eskiz.sent).toHaveLength(11)
  expect(eskiz.calls.filter((call) => call.endsWith(LOGIN))).toHaveLength(2)
})

test('a new token that is refused too is the end of it', async () => {
  const { eskiz, send } = await start()
  eskiz.failNext(SEND, 'unauthorized', 'unauthorized')
  expect(await send()).toEqual({ outcome: 'refused', why: 'unauthorized', retryable: true })
  expect(eskiz.calls).toHaveLength(4)
  expect(await send()).toMatchObject({ outcome: 'sent' })
})

test('a wrong password is not tried again for a minute', async () => {
  const { eskiz, clock, send } = await start({ password: 'another' })
  for (let times = 0; times < 5; times++) {
    expect(await send()).toMatchObject({ outcome: 'refused', why: 'unauthorized' })
  }
  expect(eskiz.calls).toEqual([`POST ${LOGIN}`])
  clock.advance(60_001)
  await send()
  expect(eskiz.calls).toEqual([`POST ${LOGIN}`, `POST ${LOGIN}`])
})

test('a token is renewed before its thirty days are over', async () => {
  const { eskiz, clock, send } = await start()
  await send()
  clock.advance(24 * DAY_MS)
  await send()
  clock.advance(2 * DAY_MS)
  expect(await send()).toMatchObject({ outcome: 'sent' })
  expect(eskiz.calls.slice(2)).toEqual([`POST ${SEND}`, 'PATCH /api/auth/refresh', `POST ${SEND}`])
})

test('a token that cannot be renewed is asked for anew', async () => {
  const { eskiz, clock, send } = await start()
  await send()
  clock.advance(40 * DAY_MS)
  eskiz.forgetTokens()
  expect(await send()).toMatchObject({ outcome: 'sent' })
  expect(eskiz.calls.slice(2)).toEqual(['PATCH /api/auth/refresh', `POST ${LOGIN}`, `POST ${SEND}`])
})

const faults: [GatewayFault, string][] = [
  ['hangs up', 'unreachable'],
  ['server error', 'server_error'],
  ['garbage', 'unreadable'],
  ['huge body', 'too_large'],
  ['redirect', 'redirected'],
]
const silences: GatewayFault[] = ['silent', 'slow body']

for (const path of [SEND, LOGIN] as const) {
  test.each(faults)(`%s at ${path} is refused as %s, and the next message goes out`, async (fault, why) => {
    const { eskiz, send } = await start()
    eskiz.failNext(path, fault)
    expect(await send()).toEqual({ outcome: 'refused', why, retryable: true })
    expect(await send()).toMatchObject({ outcome: 'sent' })
  })
}

test.each(silences)('%s while sending is not waited for, and the next message goes out', async (fault) => {
  const { eskiz, send, sendImpatiently } = await start()
  await send()
  eskiz.failNext(SEND, fault)
  expect(await sendImpatiently()).toEqual({ outcome: 'refused', why: 'timeout', retryable: true })
  expect(await send()).toMatchObject({ outcome: 'sent' })
})

test.each(silences)('%s while signing in is not waited for, and the next message goes out', async (fault) => {
  const { eskiz, send, sendImpatiently } = await start()
  eskiz.failNext(LOGIN, fault)
  expect(await sendImpatiently()).toEqual({ outcome: 'refused', why: 'timeout', retryable: true })
  expect(await send()).toMatchObject({ outcome: 'sent' })
})

test('nobody there is unreachable', async () => {
  const { send } = await start({ url: await deadUrl() })
  expect(await send()).toEqual({ outcome: 'refused', why: 'unreachable', retryable: true })
})

test('what Eskiz refuses is not worth another try', async () => {
  const eskiz = await startFakeEskiz()
  onTestFinished(eskiz.close)
  const deps = { clock: fakeClock(), callbackUrlOf: () => 'https://tezbox.uz/report' }
  const gateway = eskizGateway({ ...eskiz.settings, from: 'unknown' }, deps)
  expect(await gateway.send(message, never)).toEqual({ outcome: 'refused', why: 'refused', retryable: false })
})

test('ends when its caller cannot wait any longer', async () => {
  const { eskiz, gateway, send } = await start()
  await send()
  eskiz.failNext(SEND, 'silent')
  expect(await gateway.send(message, AbortSignal.timeout(200))).toMatchObject({ why: 'timeout' })
})
