import { expect, onTestFinished, test } from 'vitest'
import { startFakeTelegram } from '../../../../../tests/support/fake-telegram-gateway.ts'
import { deadUrl, type GatewayFault } from '../../../../../tests/support/gateway-faults.ts'
import type { OutgoingMessage } from '../../domain/gateway.ts'
import { type SmsText, templates } from '../../domain/templates.ts'
import { telegramGateway } from './telegram-gateway.ts'

const never = new AbortController().signal
const message: OutgoingMessage = {
  phone: '901234567',
  text: 'TezBox: kod 048213' as SmsText,
  code: '048213',
  ttlSeconds: 175,
  reference: '7',
}

async function start(change: { token?: string; url?: string } = {}) {
  const telegram = await startFakeTelegram()
  onTestFinished(telegram.close)
  // Patient, so that a busy machine is not taken for a silent gateway.
  const patience = { requestMs: 20_000 }
  const gateway = telegramGateway({ ...telegram.settings, ...change }, patience)
  const send = (told: Partial<OutgoingMessage> = {}) => gateway.send({ ...message, ...told }, never)
  return { telegram, gateway, patience, send }
}

test('asks whether the number can be reached and sends the code in the same request', async () => {
  const { telegram, gateway, send } = await start()
  expect(gateway.carries(templates.signInCode)).toBe(true)
  expect(await send()).toEqual({ outcome: 'sent', id: 'request-1' })
  expect(telegram.calls).toEqual(['checkSendAbility', 'sendVerificationMessage'])
  expect(telegram.sent).toEqual([{ phone: '+998901234567', code: '048213', ttl: 175 }])
})

test('a code that lives shorter than Telegram knows is given its shortest life', async () => {
  const { telegram, send } = await start()
  expect(await send({ ttlSeconds: 4 })).toMatchObject({ outcome: 'sent' })
  expect(telegram.sent[0]?.ttl).toBe(30)
})

test('a number without Telegram costs no message and is not worth another try', async () => {
  const { telegram, send } = await start()
  telegram.strangers.add('+998901234567')
  expect(await send()).toEqual({ outcome: 'refused', why: 'unknown_number', retryable: false })
  expect(telegram.calls).toEqual(['checkSendAbility'])
})

test('carries nothing without a code', async () => {
  const { telegram, send } = await start()
  expect(await send({ code: undefined })).toMatchObject({ outcome: 'refused', retryable: false })
  expect(telegram.calls).toEqual([])
})

test.each([
  ['BALANCE_NOT_ENOUGH', 'no_balance', true],
  ['FLOOD_WAIT_30', 'rate_limited', true],
  ['SENDER_NOT_VERIFIED', 'refused', false],
])('%s is refused as %s', async (word, why, retryable) => {
  const { telegram, send } = await start()
  telegram.refuse(word)
  expect(await send()).toEqual({ outcome: 'refused', why, retryable })
})

test('a wrong token is told apart', async () => {
  const { send } = await start({ token: 'another' })
  expect(await send()).toEqual({ outcome: 'refused', why: 'unauthorized', retryable: true })
})

const faults: [GatewayFault, string][] = [
  ['hangs up', 'unreachable'],
  ['server error', 'server_error'],
  ['garbage', 'unreadable'],
  ['huge body', 'too_large'],
  ['redirect', 'redirected'],
  ['unauthorized', 'unauthorized'],
]

test.each(faults)('%s is refused as %s, and the next code goes out', async (fault, why) => {
  const { telegram, send } = await start()
  telegram.failNext(fault)
  expect(await send()).toEqual({ outcome: 'refused', why, retryable: true })
  expect(await send()).toMatchObject({ outcome: 'sent' })
})

test.each(['silent', 'slow body'] as const)(
  '%s is not waited for, and the next code goes out',
  async (fault) => {
    const { telegram, patience, send } = await start()
    telegram.failNext(fault)
    patience.requestMs = 200
    expect(await send()).toEqual({ outcome: 'refused', why: 'timeout', retryable: true })
    patience.requestMs = 20_000
    expect(await send()).toMatchObject({ outcome: 'sent' })
  },
)

test('nobody there is unreachable', async () => {
  const { send } = await start({ url: await deadUrl() })
  expect(await send()).toEqual({ outcome: 'refused', why: 'unreachable', retryable: true })
})
