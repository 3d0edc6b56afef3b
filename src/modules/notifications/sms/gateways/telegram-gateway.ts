import { z } from 'zod'
import { err, ok, type Result } from '#kernel/result.ts'
import { refused, sent, type Why } from '../../domain/attempt.ts'
import type { MessageGateway } from '../../domain/gateway.ts'
import type { TelegramSettings } from '../../settings.ts'
import { call, type Patience, refusalOfStatus, usualPatience } from './call.ts'

/** What Telegram accepts as a life of a code. */
const ttlSeconds = { least: 30, most: 3_600 } as const

const success = z.object({
  ok: z.literal(true),
  result: z.object({ request_id: z.string().min(1).max(200) }),
})
const failure = z.object({ ok: z.literal(false), error: z.string().max(200) })

/** Codes through the chat that Telegram keeps for them; the words around the code are Telegram's own. */
export function telegramGateway(
  settings: TelegramSettings,
  patience: Patience = usualPatience,
): MessageGateway {
  async function ask(method: string, body: object, signal: AbortSignal): Promise<Result<string, Why>> {
    const headers = { Authorization: `Bearer ${settings.token}`, 'Content-Type': 'application/json' }
    const request = { url: `${settings.url}/${method}`, method: 'POST' as const, headers, signal }
    const answer = await call({ ...request, body: JSON.stringify(body) }, patience)
    return answer.ok ? requestIdOf(answer.value) : answer
  }

  return {
    name: 'telegram',
    carries: ({ isCode }) => isCode,
    costOf: () => settings.price,
    async send({ phone, code, ttlSeconds: life, reference }, signal) {
      if (code === undefined) return refused('refused')
      const phone_number = `+998${phone}`
      const able = await ask('checkSendAbility', { phone_number }, signal)
      if (!able.ok) return refused(able.error)
      // The request was paid for with the question; naming it makes the message itself free.
      const ttl = Math.min(Math.max(life, ttlSeconds.least), ttlSeconds.most)
      const message = { phone_number, request_id: able.value, code, ttl, payload: reference }
      const done = await ask('sendVerificationMessage', message, signal)
      return done.ok ? sent(done.value) : refused(done.error)
    },
  }
}

function requestIdOf({ status, body }: { status: number; body: unknown }): Result<string, Why> {
  const refusal = failure.safeParse(body)
  if (refusal.success) return err(whyOf(refusal.data.error))
  const why = refusalOfStatus(status)
  if (why) return err(why)
  const parsed = success.safeParse(body)
  return parsed.success ? ok(parsed.data.result.request_id) : err('unreadable')
}

function whyOf(error: string): Why {
  if (/^ACCESS_TOKEN/.test(error)) return 'unauthorized'
  if (/^PHONE_NUMBER/.test(error)) return 'unknown_number'
  if (/^BALANCE/.test(error)) return 'no_balance'
  return /FLOOD/.test(error) ? 'rate_limited' : 'refused'
}
