import { pino } from 'pino'
import { providersOf } from '#modules/payments/index.ts'
import { createDatabase } from '#platform/db/database.ts'
import { createServer } from '#platform/http/server.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { MessageKey } from '#platform/i18n/translator.ts'
import { createSecrets } from '#platform/secrets/secrets.ts'
import { paymentSettings } from '../scenarios/payment-settings.ts'
import { patience } from './patience.ts'

/**
 * A server process as far as Payme and Click are concerned:
 * node payment-server-process.ts <database url> <now> [the method after which the power fails, before it is answered]
 */
const [databaseUrl = '', now = '', fatal = ''] = process.argv.slice(2)
const db = createDatabase(databaseUrl, patience)
const clock = { now: () => new Date(now) }
const secrets = createSecrets(Buffer.alloc(32, 7))
// The words are tried elsewhere; compiling them would take longer than all the rest.
const translate = (_: Locale, key: MessageKey) => key
const app = await createServer({
  db,
  clock,
  secrets,
  translate,
  catalogue: { status: {}, message: (_, code) => code },
  authorize: () => Promise.reject(new Error('no route of ours is mounted')),
  routes: [],
  logger: pino({ level: 'silent' }),
  trustProxy: 0,
  onlyLocalCallers: false,
  https: false,
  isAlive: async () => true,
  callsPerMinute: 1_000_000,
  isReady: () => db.isReachable(),
  isOpen: () => true,
  besideRoutes: (api) => {
    for (const provider of providersOf(paymentSettings))
      provider.mount(api, { db, clock, secrets, translate })
    api.addHook('onSend', async (request) => {
      const isFatal = fatal !== '' && JSON.stringify([request.url, String(request.body)]).includes(fatal)
      // Done and committed, and nobody has heard of it.
      if (isFatal) process.kill(process.pid, 'SIGKILL')
    })
  },
})
const url = await app.listen({ port: 0, host: '127.0.0.1' })
process.on('SIGTERM', async () => {
  await app.close()
  await db.close()
  process.exit(0)
})
process.stdout.write(`${url}\n`)
