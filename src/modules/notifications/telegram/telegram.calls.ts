import { call } from '#platform/calls/call.ts'
import { telegramAnswer, telegramLinkAnswer } from './telegram.contract.ts'

const group = 'Profile'

export const telegramCalls = {
  readTelegram: call('GET', '/api/accounts/v1/telegram', {
    group,
    summary: 'Whether a chat with our Telegram bot is linked',
    answer: telegramAnswer,
    errors: [],
  }),
  makeTelegramLink: call('POST', '/api/accounts/v1/telegram', {
    group,
    summary: 'Make a link that opens the bot and links the chat',
    description: 'Works once, for fifteen minutes; a newer one replaces it.',
    answer: telegramLinkAnswer,
    errors: ['telegram_off'],
    // The answer is a secret, and a new one costs nothing.
    rememberMinutes: 0,
  }),
  unlinkTelegram: call('DELETE', '/api/accounts/v1/telegram', {
    group,
    summary: 'Unlink the chat',
    answer: telegramAnswer,
    errors: [],
  }),
}
