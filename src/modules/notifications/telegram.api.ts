import { assert } from '#kernel/assert.ts'
import { type RequestContext, type Route, route } from '#platform/http/route.ts'
import { telegramAnswer, telegramLinkAnswer } from './telegram.contract.ts'
import {
  makeTelegramLink,
  readTelegram,
  type TelegramSettings,
  unlinkTelegram,
} from './telegram-link.service.ts'

const path = '/api/accounts/v1/telegram'
const group = 'Profile'

function personOf({ caller }: RequestContext): number {
  assert(caller.person !== undefined, 'a visitor has no chat of their own')
  return caller.person
}

export const telegramRoutes = ({ bot }: TelegramSettings) =>
  [
    route({
      method: 'GET',
      path,
      action: 'telegram-link.read',
      group,
      summary: 'Whether a chat with our Telegram bot is linked',
      answer: telegramAnswer,
      errors: [],
      handle: (_, context) => readTelegram({ db: context.db, bot }, personOf(context)),
    }),
    route({
      method: 'POST',
      path,
      action: 'telegram-link.edit',
      group,
      summary: 'Make a link that opens the bot and links the chat',
      description: 'Works once, for fifteen minutes; a newer one replaces it.',
      answer: telegramLinkAnswer,
      errors: ['telegram_off'],
      // The answer is a secret, and a new one costs nothing.
      rememberMinutes: 0,
      handle: (_, context) => makeTelegramLink({ db: context.db, bot }, personOf(context), context.now),
    }),
    route({
      method: 'DELETE',
      path,
      action: 'telegram-link.edit',
      group,
      summary: 'Unlink the chat',
      answer: telegramAnswer,
      errors: [],
      handle: (_, context) => unlinkTelegram({ db: context.db, bot }, personOf(context)),
    }),
  ] satisfies Route[]
