import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Catalogs } from '#platform/i18n/translator.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { emailChannel } from '../email/email-channel.service.ts'
import type { MailWay } from '../email/post-letter.service.ts'
import { pushChannel } from '../push/push-channel.service.ts'
import { telegramChannel } from '../telegram/telegram-channel.service.ts'
import { botClient } from '../telegram/telegram-client.ts'
import type { BotSettings } from '../telegram/telegram-settings.ts'
import type { Channel } from './channels.ts'

export type ChannelDeps = {
  db: Db
  secrets: Secrets
  clock: Clock
  catalogs: Catalogs
  /** The address people use. */
  publicUrl: string
  /** Undefined without a Telegram bot. */
  bot?: BotSettings | undefined
  /** Undefined when no letters are sent. */
  mail?: MailWay | undefined
}

/** Every channel beside the SMS that this server has; one that is not configured is left out. */
export function createChannels(deps: ChannelDeps): Channel[] {
  return [
    ...(deps.bot ? [telegramChannel({ ...deps, bot: botClient(deps.bot) })] : []),
    ...(deps.mail ? [emailChannel(deps, deps.mail)] : []),
    pushChannel(deps),
  ]
}
