import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { EdgeError } from '#platform/http/errors.ts'
import { createRateLimiter } from '#platform/http/limits/rate-limit.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { heardIn } from '../domain/telegram-said.ts'
import { type BotSettings, webhookSecret } from './telegram-settings.ts'
import { telegramUpdate } from './telegram-update.contract.ts'
import { takeUpdate } from './telegram-updates.service.ts'

export const webhookPath = '/api/notifications/v1/telegram'

type Deps = { db: Db; secrets: Secrets; clock: Clock }

/** One chat may say this much a minute; what is more is not heard. */
const CHAT_LIMIT = { name: 'telegram chat', limit: 20, windowMs: 60_000 }

/**
 * Where Telegram brings what people say to the bot. No call of the table: its caller is known by a header, and it takes
 * any answer but 2xx for a reason to come again. So what we cannot read is taken and left.
 */
export function mountTelegramWebhook(api: FastifyInstance, bot: BotSettings | undefined, deps: Deps): void {
  const chats = createRateLimiter(CHAT_LIMIT, deps.clock)
  api.post(webhookPath, async (request, reply) => {
    if (!bot || !isTelegram(request.headers['x-telegram-bot-api-secret-token'], deps.secrets, bot))
      throw new EdgeError({ code: 'not_found' })
    const update = telegramUpdate.safeParse(request.body)
    const heard = update.success ? heardIn(update.data) : undefined
    if (update.success && heard && chats.take(String(heard.chat)).allowed)
      await takeUpdate(deps, update.data.update_id, heard, deps.clock.now())
    return reply.header('Cache-Control', 'no-store').send({ ok: true })
  })
}

function isTelegram(shown: unknown, secrets: Secrets, bot: BotSettings): boolean {
  if (typeof shown !== 'string') return false
  // Of equal length whatever was shown, so that the time taken says nothing.
  const same = (text: string) => secrets.mac('telegram header', text)
  return timingSafeEqual(same(shown), same(webhookSecret(secrets, bot)))
}
