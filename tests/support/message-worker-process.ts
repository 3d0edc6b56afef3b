import { createGateways, messageJobs } from '#modules/notifications/index.ts'
import { createDatabase } from '#platform/db/database.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import { createSecrets } from '#platform/secrets/secrets.ts'
import { catalogs } from './catalogs.ts'
import { eskizAccount } from './fake-eskiz.ts'
import { patience } from './patience.ts'

/** A server process as far as messages are concerned: node message-worker-process.ts <database url> <key> <Eskiz's url> <now> */
const [databaseUrl = '', key = '', eskizUrl = '', now = ''] = process.argv.slice(2)
const db = createDatabase(databaseUrl, patience)
const clock = { now: () => new Date(now) }
const secrets = createSecrets(Buffer.from(key, 'base64'))
const gateways = createGateways(
  { eskiz: { url: eskizUrl, ...eskizAccount }, telegram: undefined, order: ['eskiz'] },
  { db, secrets, clock, apiUrl: 'https://tezbox.uz' },
)
const jobs = await startJobs({
  db,
  ...messageJobs({ db, secrets, clock, gateways, catalogs, publicUrl: 'https://tezbox.uz' }),
  pollSeconds: 0.5,
  watchSeconds: 1,
  onError: (error) => process.stderr.write(`${error}\n`),
})
process.on('SIGTERM', async () => {
  await jobs.stop(5_000)
  await db.close()
  process.exit(0)
})
process.stdout.write('ready\n')
