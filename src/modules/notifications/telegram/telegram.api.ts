import { assert } from '#kernel/assert.ts'
import { type RequestContext, type Route, route } from '#platform/http/route.ts'
import { telegramCalls } from './telegram.calls.ts'
import {
  makeTelegramLink,
  readTelegram,
  type TelegramSettings,
  unlinkTelegram,
} from './telegram-link.service.ts'

function personOf({ caller }: RequestContext): number {
  assert(caller.person !== undefined, 'a visitor has no chat of their own')
  return caller.person
}

export const telegramRoutes = ({ bot }: TelegramSettings) =>
  [
    route(telegramCalls.readTelegram, 'telegram-link.read', (_, context) =>
      readTelegram({ db: context.db, bot }, personOf(context)),
    ),
    route(telegramCalls.makeTelegramLink, 'telegram-link.edit', (_, context) =>
      makeTelegramLink({ db: context.db, bot }, personOf(context), context.now),
    ),
    route(telegramCalls.unlinkTelegram, 'telegram-link.edit', (_, context) =>
      unlinkTelegram({ db: context.db, bot }, personOf(context)),
    ),
  ] satisfies Route[]
