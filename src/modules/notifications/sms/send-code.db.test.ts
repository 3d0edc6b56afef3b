import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { accountDeleted } from '#modules/accounts/events.ts'
import { sendCode } from '#modules/accounts/sign-in/code.service.ts'
import type { Database } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { type Jobs, startJobs } from '#platform/jobs/jobs.ts'
import { emit } from '#platform/jobs/outbox.ts'
import type { JobOutcome } from '#platform/jobs/worker.ts'
import { createSecrets } from '#platform/secrets/secrets.ts'
import { createLogger } from '#platform/telemetry/logger.ts'
import { catalogs } from '../../../../tests/support/catalogs.ts'
import { runScript } from '../../../../tests/support/child-script.ts'
import { freshDatabase } from '../../../../tests/support/database.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { fakeClock } from '../../../../tests/support/fake-clock.ts'
import { startFakeEskiz } from '../../../../tests/support/fake-eskiz.ts'
import { startFakeTelegram } from '../../../../tests/support/fake-telegram-gateway.ts'
import { readInbox } from '../inbox/inbox.service.ts'
import { messageJobs } from '../jobs.ts'
import type { MessageSettings } from '../settings.ts'
import { createGateways } from './gateways/registry.ts'
import { sendCodeMessage } from './send-code.service.ts'

const PHONE = '901234567'
const MINUTE_MS = 60_000

/** Patient, so that a busy machine is not taken for a silent gateway. */
async function start(order: MessageSettings['order'] = ['eskiz', 'telegram'], requestMs = 20_000) {
  const db = await freshDatabase()
  const [eskiz, telegram] = await Promise.all([startFakeEskiz(), startFakeTelegram()])
  onTestFinished(async () => {
    await Promise.all([eskiz.close(), telegram.close()])
  })
  const key = randomBytes(32)
  const secrets = createSecrets(key)
  const clock = fakeClock()
  const settings = { eskiz: eskiz.settings, telegram: telegram.settings, order }
  const gateways = createGateways(
    settings,
    { db, secrets, clock, apiUrl: 'https://tezbox.uz' },
    { requestMs },
  )
  const deps = { db, secrets, clock, gateways, catalogs, publicUrl: 'https://tezbox.uz' }
  const log: string[] = []
  const outcomes: JobOutcome['outcome'][] = []
  return {
    ...{ db, eskiz, telegram, key, secrets, clock, deps, log, outcomes },
    /** As the server runs them, its log included. */
    async runJobs(): Promise<Jobs> {
      const logger = createLogger('debug', { write: (line) => void log.push(line) })
      const jobs = await startJobs({
        db,
        ...messageJobs(deps),
        pollSeconds: 0.5,
        watchSeconds: 1,
        // What is swept at night, and at which minute, is not looked at here.
        onOutcome: ({ job, outcome }) => job.startsWith('notifications.send-') && outcomes.push(outcome),
        onError: (err, what) => logger.warn({ err }, what),
      })
      onTestFinished(() => jobs.stop(1_000))
      return jobs
    },
    async request(phone = PHONE, locale: Locale = 'uz'): Promise<number> {
      const from = { address: '10.0.0.1', network: '10.0.0.1', userAgent: 'test', device: undefined }
      const origin = { ...from, now: clock.now() }
      const asked = await sendCode({ db, secrets }, { phone, locale, origin }, { ceiling: 1_000, bits: 4 })
      expect(asked.answer.ok).toBe(true)
      const { id } = await db.one<{ id: number }>(sql`select max(id) as id from sign_in_code`)
      return id
    },
  }
}

type AttemptRow = { gateway: string; status: string; error: string | null; gateway_id: string | null }

const attemptsOf = (db: Database) =>
  db.many<AttemptRow>(sql`select gateway, status, error, gateway_id from message order by id`)

const sealedCodes = (db: Database) => db.many(sql`select from sign_in_code where sealed is not null`)

const never = new AbortController().signal

/** The next try comes after seconds; here it comes now. */
const retriedAtOnce = (db: Database, outcomes: readonly JobOutcome['outcome'][], times = 1) =>
  eventually(
    async () => {
      await db.run(sql`update pgboss.job set start_after = now() where state = 'retry'`)
      return outcomes.filter((outcome) => outcome === 'done').length
    },
    (done) => done >= times,
    { everyMs: 200 },
  )

test('a code that was asked for goes out by SMS, is recorded, and its sealed copy is erased', async () => {
  const { db, eskiz, telegram, runJobs, request } = await start()
  await runJobs()
  await request(PHONE, 'oz')
  const [row] = await eventually(
    () => db.many<Record<string, unknown>>(sql`select * from message where status = 'sent'`),
    (rows) => rows.length === 1,
  )
  expect(row).toMatchObject({
    reference: 'sign-in-code:1',
    phone: PHONE,
    template: 'sign-in-code',
    locale: 'uz',
    gateway: 'eskiz',
    error: null,
  })
  expect(eskiz.sent).toHaveLength(1)
  expect(eskiz.sent[0]).toMatchObject({
    phone: `998${PHONE}`,
    text: expect.stringMatching(/^TezBox: kirish kodingiz \d{6}\..*so'ramaydi\.\r\n@tezbox\.uz #\d{6}$/),
    callbackUrl: expect.stringMatching(
      /^https:\/\/tezbox\.uz\/api\/notifications\/v1\/eskiz\/1-[0-9a-f]{32}$/,
    ),
  })
  expect(telegram.calls).toEqual([])
  expect(await sealedCodes(db)).toEqual([])
})

test('when the first gateway does not answer, the next one carries the same code in the same run', async () => {
  const { db, eskiz, telegram, clock, deps, request } = await start(undefined, 3_000)
  eskiz.breakDown('silent')
  const codeId = await request()
  clock.advance(5_000)
  await sendCodeMessage(deps, { codeId }, never)
  expect(telegram.sent).toEqual([{ phone: `+998${PHONE}`, code: expect.stringMatching(/^\d{6}$/), ttl: 175 }])
  expect(await attemptsOf(db)).toEqual([
    { gateway: 'eskiz', status: 'failed', error: 'timeout', gateway_id: null },
    { gateway: 'telegram', status: 'sent', error: null, gateway_id: 'request-1' },
  ])
  expect(await sealedCodes(db)).toEqual([])
})

test('the order is a setting', async () => {
  const { eskiz, telegram, deps, request } = await start(['telegram', 'eskiz'])
  telegram.strangers.add(`+998${PHONE}`)
  await sendCodeMessage(deps, { codeId: await request() }, never)
  await sendCodeMessage(deps, { codeId: await request('907654321') }, never)
  expect(eskiz.sent.map(({ phone }) => phone)).toEqual([`998${PHONE}`])
  expect(telegram.sent.map(({ phone }) => phone)).toEqual(['+998907654321'])
})

test('while all gateways are down the code waits, and leaves when one is back', async () => {
  const { db, eskiz, telegram, runJobs, request, outcomes } = await start()
  eskiz.breakDown('server error')
  telegram.breakDown('hangs up')
  await runJobs()
  await request()
  await eventually(
    () => outcomes,
    (seen) => seen.includes('retry'),
  )
  expect((await attemptsOf(db)).slice(0, 2)).toMatchObject([
    { gateway: 'eskiz', status: 'failed', error: 'server_error' },
    { gateway: 'telegram', status: 'failed', error: 'unreachable' },
  ])
  telegram.breakDown(undefined)
  await retriedAtOnce(db, outcomes)
  expect(telegram.sent).toHaveLength(1)
  expect(eskiz.sent).toEqual([])
})

test('a code that expired while nobody could carry it is given up quietly', async () => {
  const { db, eskiz, telegram, clock, runJobs, request, outcomes } = await start()
  eskiz.breakDown('server error')
  telegram.breakDown('server error')
  await runJobs()
  await request()
  await eventually(
    () => outcomes,
    (seen) => seen.includes('retry'),
  )
  clock.advance(3 * MINUTE_MS)
  eskiz.breakDown(undefined)
  telegram.breakDown(undefined)
  await retriedAtOnce(db, outcomes)
  expect([...eskiz.sent, ...telegram.sent]).toEqual([])
  const attempts = await attemptsOf(db)
  expect(attempts.length).toBeGreaterThanOrEqual(2)
  expect(attempts.every(({ status }) => status === 'failed')).toBe(true)
  expect(await sealedCodes(db)).toEqual([])
})

test('a code that was asked for again replaces the one that is still waiting', async () => {
  const { eskiz, clock, deps, request } = await start()
  const first = await request()
  clock.advance(MINUTE_MS)
  const second = await request()
  await sendCodeMessage(deps, { codeId: first }, never)
  expect(eskiz.sent).toEqual([])
  await sendCodeMessage(deps, { codeId: second }, never)
  expect(eskiz.sent).toHaveLength(1)
})

test('when every gateway refuses for good, nothing is tried again', async () => {
  const { db, telegram, deps, request } = await start(['telegram'])
  telegram.strangers.add(`+998${PHONE}`)
  await sendCodeMessage(deps, { codeId: await request() }, never)
  expect(await attemptsOf(db)).toMatchObject([{ status: 'failed', error: 'unknown_number' }])
  expect(await sealedCodes(db)).toEqual([])
})

test('a job delivered many times, also at once, sends one message', async () => {
  const { db, eskiz, deps, request } = await start()
  const codeId = await request()
  const deliveries = Array.from({ length: 8 }, () => sendCodeMessage(deps, { codeId }, never))
  await Promise.allSettled(deliveries)
  await sendCodeMessage(deps, { codeId }, never)
  expect(eskiz.sent).toHaveLength(1)
  expect(await attemptsOf(db)).toMatchObject([{ status: 'sent' }])
})

test('an attempt whose process died holds the message back for a moment and is then made again', async () => {
  const { db, eskiz, clock, deps, request } = await start(['eskiz'])
  const codeId = await request()
  await db.run(sql`
    insert into message (reference, phone, template, locale, gateway, status, created_at)
    values (${`sign-in-code:${codeId}`}, ${PHONE}, 'sign-in-code', 'uz', 'eskiz', 'queued', ${clock.now()})`)
  await expect(sendCodeMessage(deps, { codeId }, never)).rejects.toThrow('no gateway')
  expect(eskiz.sent).toEqual([])
  clock.advance(16_000)
  await sendCodeMessage(deps, { codeId }, never)
  expect(eskiz.sent).toHaveLength(1)
  expect(await attemptsOf(db)).toMatchObject([
    { status: 'failed', error: 'lost' },
    { status: 'sent', error: null },
  ])
})

test('two processes share the work and send every code once', async () => {
  const { db, eskiz, key, clock, request } = await start(['eskiz'])
  const script = new URL('../../../../tests/support/message-worker-process.ts', import.meta.url)
  const args = [db.url, key.toString('base64'), eskiz.settings.url, clock.now().toISOString()]
  const phones = Array.from({ length: 24 }, (_, n) => `90${String(1_000_000 + n * 1_117)}`)
  await Promise.all([runScript(script, ...args), runScript(script, ...args)])
  for (const phone of phones) await request(phone)
  await eventually(
    () => attemptsOf(db),
    (rows) => rows.filter(({ status }) => status === 'sent').length === phones.length,
  )
  expect(eskiz.sent.map(({ phone }) => phone.slice(3)).sort()).toEqual(phones.sort())
})

test('without a gateway messages lie in the inbox, newest last, by phone or all', async () => {
  const { db, secrets, deps, eskiz, telegram, request } = await start(['local'])
  await sendCodeMessage(deps, { codeId: await request() }, never)
  await sendCodeMessage(deps, { codeId: await request('907654321', 'ru') }, never)
  const { value: all } = await readInbox({ db, secrets }, undefined)
  expect(all.map(({ phone }) => phone)).toEqual([PHONE, '907654321'])
  const { value: one } = await readInbox({ db, secrets }, '907654321')
  expect(one).toEqual([
    {
      id: '2',
      phone: '907654321',
      channel: 'sms',
      text: expect.stringMatching(/^TezBox: код входа \d{6}\./),
      at: '2026-11-16T07:00:00.000Z',
    },
  ])
  expect([...eskiz.calls, ...telegram.calls]).toEqual([])
  const another = createSecrets(randomBytes(32))
  expect((await readInbox({ db, secrets: another }, undefined)).value).toEqual([])
})

/** Every row of every table, as text. Times are left out: their fractions have six digits too. */
async function everythingIn(db: Database): Promise<string> {
  const tables = await db.many<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`)
  expect(tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['public.message', 'public.dev_inbox']),
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const rows = await db.many<{ row: string }>({
      name: '',
      text: `select whole::text as row from ${name} whole`,
      values: [],
    })
    texts.push(...rows.map(({ row }) => row.replace(/\d\d:\d\d:\d\d(\.\d+)?/g, '')))
  }
  return texts.join('\n')
}

test.each([[['eskiz', 'telegram'] as const], [['local'] as const]])(
  'through %j neither code nor text stands anywhere in clear: no table, no line of the log',
  async (order) => {
    const { db, secrets, eskiz, telegram, runJobs, request, log, outcomes } = await start(order)
    eskiz.failNext('/api/message/sms/send', 'garbage', 'garbage')
    telegram.failNext('server error')
    await runJobs()
    await request()
    await request('907654321', 'ru')
    await retriedAtOnce(db, outcomes, 2)
    const inbox = (await readInbox({ db, secrets }, undefined)).value
    const told = [
      ...[...eskiz.sent, ...inbox].map(({ text }) => text),
      ...telegram.sent.map(({ code }) => code),
    ]
    expect(told.length).toBeGreaterThanOrEqual(2)
    const kept = `${await everythingIn(db)}\n${log.join('\n')}`
    for (const text of told) {
      const code = /\d{6}/.exec(text)?.[0] ?? ''
      const hex = Buffer.from(code).toString('hex')
      expect(kept).not.toContain(hex)
      // Six digits can stand in a time or an id by chance: only where nothing else is around them.
      expect(kept.replace(/\\\\?x[0-9a-f]+/g, '')).not.toMatch(
        new RegExp(`(?<![0-9a-f.])${code}(?![0-9a-f])`),
      )
    }
    expect(kept).not.toMatch(/kirish kodingiz|TezBox: код|кириш коди/)
  },
)

test('a deleted account takes its number out of the record of messages', async () => {
  const { db, deps, runJobs } = await start(['local'])
  const jobs = await runJobs()
  onTestFinished(() => jobs.stop())
  const from = { address: '10.0.0.1', network: '10.0.0.1', userAgent: '', device: undefined }
  const origin = { ...from, now: deps.clock.now() }
  await sendCode(deps, { phone: PHONE, locale: 'uz', origin }, { ceiling: 10, bits: 4 })
  const phones = async () =>
    (await db.many<{ phone: string }>(sql`select phone from message`)).map((m) => m.phone)
  await eventually(phones, ([phone]) => phone === PHONE)
  await db.transaction((tx) => emit(tx, accountDeleted, PHONE, { phone: PHONE }))
  await eventually(phones, ([phone]) => phone === '')
  expect(await readInbox(deps, PHONE)).toMatchObject({ value: [] })
})
