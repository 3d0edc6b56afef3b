import { expect } from 'vitest'
import { botClient } from '#modules/notifications/telegram/telegram-client.ts'
import { webhookSecret } from '#modules/notifications/telegram/telegram-settings.ts'
import { type AnswerDeps, answerUpdate } from '#modules/notifications/telegram/telegram-updates.service.ts'
import { webhookPath } from '#modules/notifications/telegram/telegram-webhook.ts'
import { noRoads } from '#modules/roads/index.ts'
import { sql } from '#platform/db/sql.ts'
import { startWorld } from '../scenarios/parcel-world.ts'
import { catalogs } from './catalogs.ts'
import { startFakeTelegram } from './fake-telegram.ts'

const never = new AbortController().signal

/** The product with a bot, a Telegram that is not the real one, and people who write to the bot. */
export async function startBotWorld() {
  const telegram = await startFakeTelegram()
  const world = await startWorld({ bot: telegram.settings })
  const deps: AnswerDeps = {
    ...world,
    catalogs,
    publicUrl: 'https://tezbox.uz',
    bot: botClient(telegram.settings),
    distances: noRoads.distances,
  }
  await world.topUp(world.people.sender, 10_000_000)

  /** As Telegram brings it. */
  function bring(update: object, secret = webhookSecret(world.secrets, telegram.settings)) {
    const headers: Record<string, string> = secret ? { 'x-telegram-bot-api-secret-token': secret } : {}
    return world.call('POST', webhookPath, { body: update, headers })
  }

  /** Does what the jobs would do with everything that was brought. */
  async function think() {
    const due = await world.db.many<{ payload: { updateId: number }; startAfter: Date | null }>(sql`
      delete from outbox where topic = 'job:notifications.answer-telegram'
      returning payload, start_after as "startAfter"`)
    for (const { payload } of due) await answerUpdate(deps, payload, never)
    return due
  }

  /** What the bot says to it. */
  async function tells(update: object): Promise<string[]> {
    const before = telegram.texts().length
    expect((await bring(update)).status).toBe(200)
    await think()
    return telegram.texts().slice(before)
  }

  let chats = 500
  let updates = 0
  /** Somebody opens the bot for the first time. */
  function newcomer(language = 'uz') {
    chats += 1
    const id = chats
    const chat = { id, type: 'private' }
    const from = { id, is_bot: false, first_name: 'Bobur', language_code: language }
    const next = (fields: object) => {
      updates += 1
      return { update_id: updates, ...fields }
    }
    const message = (fields: object) =>
      next({ message: { message_id: updates, date: 0, chat, from, ...fields } })
    return {
      chat,
      message,
      says: (text: string) => tells(message({ text })),
      shares: (phone: string, userId = id) =>
        tells(message({ contact: { phone_number: phone, first_name: 'x', user_id: userId } })),
      standsAt: (latitude: number, longitude: number) =>
        tells(message({ location: { latitude, longitude } })),
      presses: (data: string) =>
        tells(
          next({ callback_query: { id: `press-${updates}`, from, message: { message_id: 9, chat }, data } }),
        ),
      blocks: () => tells(next({ my_chat_member: { chat, from, new_chat_member: { status: 'kicked' } } })),
      /** Whose chat it is by now. */
      phone: async () =>
        (
          await world.db.maybe<{ phone: string | null }>(
            sql`select phone from telegram_chat where chat_id = ${id}`,
          )
        )?.phone,
    }
  }

  return { telegram, world, deps, bring, think, newcomer }
}

export type BotWorld = Awaited<ReturnType<typeof startBotWorld>>
