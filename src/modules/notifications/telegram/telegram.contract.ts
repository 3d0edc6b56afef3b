import { z } from 'zod'

export const telegramErrors = {
  /** This server has no bot. */
  telegram_off: 409,
} as const satisfies Record<string, number>

export const telegramAnswer = z.object({
  bot: z
    .string()
    .nullable()
    .describe('The name of the bot, as in `t.me/name`; null when this server has none.'),
  linked_at: z.string().nullable().describe('Since when a chat with the bot is linked. ISO 8601, UTC.'),
})
export type TelegramAnswer = z.infer<typeof telegramAnswer>

export const telegramLinkAnswer = z.object({
  url: z.string().describe('Opens the bot and links the chat: once.'),
  expires_in: z.int().describe('Seconds.'),
})
export type TelegramLinkAnswer = z.infer<typeof telegramLinkAnswer>
