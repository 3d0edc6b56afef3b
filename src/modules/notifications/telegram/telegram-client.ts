import { z } from 'zod'
import { err, ok, type Result } from '#kernel/result.ts'
import type { Why } from '../domain/attempt.ts'
import type { BotCall } from '../domain/telegram-call.ts'
import { type Answer, call, type Patience, refusalOfStatus, usualPatience } from '../sms/gateways/call.ts'
import type { BotSettings } from './telegram-settings.ts'

export type BotRefusal = {
  /** `gone`: nobody reads in this chat any more. */
  why: Why
  /** How long Telegram asks to be left alone. */
  retryAfterSeconds: number | undefined
}

export type BotClient = {
  /** What Telegram calls the message, or nothing where there is none. */
  make(call: BotCall | HouseCall, signal: AbortSignal): Promise<Result<string, BotRefusal>>
}

/** What concerns the bot itself, not a chat. */
export type HouseCall = { method: 'setWebhook' | 'setMyCommands'; body: Readonly<Record<string, unknown>> }

const success = z.object({ ok: z.literal(true), result: z.unknown() })
const withId = z.object({ message_id: z.int() })
const failure = z.object({
  ok: z.literal(false),
  description: z.string().max(1000).optional(),
  parameters: z.object({ retry_after: z.int().min(0).max(86_400).optional() }).optional(),
})

/** The Bot API. Its address holds the token, so no failure ever repeats it. */
export function botClient({ url, token }: BotSettings, patience: Patience = usualPatience): BotClient {
  return {
    async make({ method, body }, signal) {
      const answer = await call(
        {
          url: `${url}/bot${token}/${method}`,
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
          signal,
        },
        patience,
      )
      return answer.ok ? read(answer.value) : err(refusal(answer.error))
    },
  }
}

const refusal = (why: Why, retryAfterSeconds?: number): BotRefusal => ({ why, retryAfterSeconds })

function read({ status, body }: Answer): Result<string, BotRefusal> {
  const done = success.safeParse(body)
  if (status === 200 && done.success) {
    const message = withId.safeParse(done.data.result)
    return ok(message.success ? String(message.data.message_id) : '')
  }
  const told = failure.safeParse(body)
  const words = told.success ? (told.data.description ?? '') : ''
  const retryAfterSeconds = told.success ? told.data.parameters?.retry_after : undefined
  if (status === 403 || (status === 400 && gone.test(words))) return err(refusal('gone'))
  return err(refusal(refusalOfStatus(status) ?? 'unreadable', retryAfterSeconds))
}

const gone = /chat not found|user is deactivated|bot was (blocked|kicked)/i
