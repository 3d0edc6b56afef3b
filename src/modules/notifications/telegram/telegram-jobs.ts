import type { Clock } from '#kernel/clock.ts'
import { accountDeleted } from '#modules/accounts/index.ts'
import type { Distances } from '#modules/points/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Catalogs } from '#platform/i18n/translator.ts'
import { subscribe } from '#platform/jobs/event.ts'
import { defineJob, handleJob } from '#platform/jobs/job.ts'
import type { JobsOptions } from '#platform/jobs/jobs.ts'
import { enqueue } from '#platform/jobs/outbox.ts'
import { schedule } from '#platform/jobs/schedule.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { NoGatewayAnswered } from '../sms/no-gateway.ts'
import { forgetChatOfPhone, sweepLinkTokens, sweepStrangers, sweepUpdates } from './telegram.repo.ts'
import { type BotClient, botClient, type HouseCall } from './telegram-client.ts'
import { type BotSettings, webhookSecret } from './telegram-settings.ts'
import { answerUpdate } from './telegram-updates.service.ts'
import { webhookPath } from './telegram-webhook.ts'
import { answerTelegram, registerWebhook, sweepTelegram } from './telegram-work.ts'

export type TelegramDeps = {
  db: Db
  clock: Clock
  secrets: Secrets
  catalogs: Catalogs
  publicUrl: string
  /** The address at which Telegram reaches our API. */
  apiUrl: string
  bot: BotSettings | undefined
  /** How far points are, by road where it can be told. */
  distances: Distances
}

const forget = defineJob({
  name: 'notifications.forget-telegram',
  schema: accountDeleted.schema,
  retry: { limit: 10, backoff: { firstSeconds: 10, maxSeconds: 3_600 } },
})

const DAY_MS = 86_400_000
/** Telegram repeats an update for a day at most. */
const UPDATES_KEPT_MS = 3 * DAY_MS
/** A chat that is nobody's, with nothing but a language. */
const STRANGERS_KEPT_MS = 180 * DAY_MS
const SWEEP_BATCH = 10_000
const MOST_BATCHES = 100

/** What the bot does by itself; without a bot, only forgetting. */
export function telegramJobs(
  deps: TelegramDeps,
): Required<Pick<JobsOptions, 'workers' | 'subscriptions' | 'schedules'>> {
  const { db, bot } = deps
  return {
    workers: [
      ...(bot ? workersOf(deps, bot) : []),
      handleJob(sweepTelegram, () => sweep(deps)),
      handleJob(forget, ({ phone }) => forgetChatOfPhone(db, phone)),
    ],
    subscriptions: [subscribe(accountDeleted, forget)],
    schedules: [schedule(sweepTelegram, '20 4 * * *', {})],
  }
}

function workersOf(deps: TelegramDeps, settings: BotSettings) {
  const bot = botClient(settings)
  return [
    handleJob(answerTelegram, (payload, { signal }) => answerUpdate({ ...deps, bot }, payload, signal)),
    handleJob(registerWebhook, (_, { signal }) => tellAddress(deps, settings, bot, signal)),
  ]
}

/** Telegram calls only servers with a certificate. */
export async function listenToTelegram({ db, bot, apiUrl }: Pick<TelegramDeps, 'db' | 'bot' | 'apiUrl'>) {
  if (bot && apiUrl.startsWith('https:')) await db.transaction((tx) => enqueue(tx, registerWebhook, {}))
}

export async function tellAddress(
  { secrets, apiUrl, catalogs }: Pick<TelegramDeps, 'secrets' | 'apiUrl' | 'catalogs'>,
  settings: BotSettings,
  bot: BotClient,
  signal: AbortSignal,
): Promise<void> {
  const body = {
    url: apiUrl + webhookPath,
    secret_token: webhookSecret(secrets, settings),
    allowed_updates: ['message', 'callback_query', 'my_chat_member'],
    max_connections: 20,
  }
  for (const call of [{ method: 'setWebhook' as const, body }, ...menusOf(catalogs)]) {
    const made = await bot.make(call, signal)
    if (!made.ok) throw new NoGatewayAnswered(`Telegram did not take ${call.method}: ${made.error.why}`)
  }
}

/** What stands in the menu beside the letters: in Uzbek unless the program speaks another of our languages. */
function menusOf(catalogs: Catalogs): HouseCall[] {
  return (['uz', 'ru', 'en'] as const).map((locale) => ({
    method: 'setMyCommands',
    body: {
      commands: [
        { command: 'help', description: catalogs.translate(locale, 'telegram.bot.commands.help') },
        { command: 'language', description: catalogs.translate(locale, 'telegram.bot.commands.language') },
        { command: 'stop', description: catalogs.translate(locale, 'telegram.bot.commands.stop') },
      ],
      ...(locale === 'uz' ? {} : { language_code: locale }),
    },
  }))
}

async function sweep({ db, clock }: TelegramDeps): Promise<void> {
  const now = clock.now().getTime()
  await sweepLinkTokens(db, clock.now())
  for (const [sweepSome, keptMs] of [
    [sweepUpdates, UPDATES_KEPT_MS],
    [sweepStrangers, STRANGERS_KEPT_MS],
  ] as const) {
    for (let batch = 0; batch < MOST_BATCHES; batch++) {
      if ((await sweepSome(db, new Date(now - keptMs), SWEEP_BATCH)) < SWEEP_BATCH) break
    }
  }
}
