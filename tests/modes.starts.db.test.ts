import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { demoCalls } from '#modules/accounts/demo/demo.calls.ts'
import { paymentsCalls } from '#modules/payments/checkout/payments.calls.ts'
import { createDatabase } from '#platform/db/database.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded/index.ts'
import { decideMode } from '#platform/db/mode.repo.ts'
import { sql } from '#platform/db/sql.ts'
import { createSecrets } from '#platform/secrets/secrets.ts'
import { atTheEnd } from './support/at-the-end.ts'
import { emptyDatabaseUrl, freshDatabase } from './support/database.ts'
import { sendRaw } from './support/raw-http.ts'
import { startServerProcess } from './support/server-process.ts'

// Whole servers are started here, several in each test; a busy machine needs a minute for one.
vi.setConfig({ testTimeout: 600_000 })

const root = join(import.meta.dirname, '..')
const secretKey = randomBytes(32)
/** Nothing is sent at a start, so nobody has to answer there. */
const production = {
  ESKIZ_EMAIL: 'sms@tezbox.example',
  ESKIZ_PASSWORD: 'a-password',
  ESKIZ_URL: 'http://127.0.0.1:9',
  SECRET_KEY: secretKey.toString('base64'),
  FILES_KEY: randomBytes(32).toString('base64'),
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'tezbox-modes-'))
  atTheEnd(() => rmSync(made, { recursive: true, force: true }))
  return made
}

type Ended = { code: number; said: string }

/** A command of the repository, run to its end. */
function run(program: string, words: string[], env: Record<string, string>): Promise<Ended> {
  return new Promise((tell) => {
    execFile(
      process.execPath,
      [program, ...words],
      { cwd: root, env: { ...process.env, ...env } },
      (error, out, problems) => tell({ code: Number(error?.code ?? 0), said: out + problems }),
    )
  })
}

const statusOf = async (url: string, path: string) => (await fetch(url + path)).status

test.each([
  { holds: 'demo', settings: 'production', env: production, says: 'put its address into DATABASE_URL' },
  { holds: 'production', settings: 'no', env: {}, says: 'Give this start the settings it had before' },
  {
    holds: 'production',
    settings: 'a shown demo’s',
    env: { TEZBOX_DEMO: '1', HOST: '0.0.0.0', PUBLIC_URL: 'https://tezbox.example', TRUST_PROXY: '1' },
    says: 'Give this start the settings it had before',
  },
] as const)('a $holds database refuses a start with $settings settings', async ({ holds, env, says }) => {
  const db = await freshDatabase()
  await decideMode(db, holds, new Date('2026-11-16T07:00:00Z'))
  const start = startServerProcess({ ...env, DATABASE_URL: db.url, TEZBOX_DATA: folder() })
  await expect(start).rejects.toThrow(says)
  const people = await db.one(sql`select count(*)::int as n from person`)
  expect(people).toEqual({ n: 0 })
})

test('an empty database becomes production, and a restart without its variables opens nothing', async () => {
  const url = await emptyDatabaseUrl()
  const given = { DATABASE_URL: url, TEZBOX_DATA: folder() }
  const first = await startServerProcess({ ...given, ...production })
  expect(first.output()).toContain('Nobody is an admin yet: npm run admin')
  expect(first.output()).toContain('Switched off, because their keys are not set: cards and Payme, Click')
  const { data } = (await (await fetch(first.url + paymentsCalls.listMethods.path)).json()) as {
    data: { type: string; enabled: boolean }[]
  }
  const on = data.filter(({ enabled }) => enabled).map(({ type }) => type)
  expect(on).toContain('cash')
  for (const type of ['card', 'payme', 'click']) expect(on).not.toContain(type)
  expect(await statusOf(first.url, `${demoCalls.readSecondStep.path}?phone=901000015`)).toBe(404)
  expect(await statusOf(first.url, '/dev/inbox')).toBe(404)
  expect(await first.stop()).toBe(0)

  await expect(startServerProcess(given)).rejects.toThrow('is in production')
  const db = createDatabase(url)
  atTheEnd(() => db.close())
  expect(
    await db.one(sql`select (select count(*)::int from person) as people, mode from installation`),
  ).toEqual({
    people: 0,
    mode: 'production',
  })
})

test('a demo of our own answers this machine only, never becomes production, and a reset begins cleanly', async () => {
  const dataDir = folder()
  const given = { TEZBOX_DATA: dataDir }
  const demo = await startServerProcess(given)
  const port = Number(new URL(demo.url).port)
  for (const path of ['/', '/dev/inbox', `${demoCalls.readSecondStep.path}?phone=901000015`]) {
    expect(await statusOf(demo.url, path)).toBe(200)
    const foreign = await sendRaw(
      port,
      `GET ${path} HTTP/1.1\r\nHost: evil.example:${port}\r\nConnection: close\r\n\r\n`,
    )
    expect(foreign).toContain('HTTP/1.1 403')
    expect(foreign).toContain('demo_only_here')
  }
  const admin = await run('src/admin.ts', ['+998901234567', 'Aziza Karimova'], given)
  expect(admin.said).toContain(`Written to the demo database in ${dataDir}`)
  expect(await statusOf(demo.url, `${demoCalls.readSecondStep.path}?phone=901234567`)).toBe(200)
  expect(await demo.stop()).toBe(0)
  await expect(startServerProcess({ ...given, ...production })).rejects.toThrow('"npm run reset" deletes it')

  expect((await run('scripts/lib/reset-session.mjs', ['--yes'], given)).code).toBe(0)
  await adminByCommand(given)
})

/** On a database that was never started, then on the one of a running server. */
async function adminByCommand(given: { TEZBOX_DATA: string }): Promise<void> {
  const admin = (...words: string[]) => run('src/admin.ts', words, { ...given, ...production })
  const first = await admin('+998 90 123 45 67', 'Aziza Karimova')
  expect(first).toMatchObject({ code: 0 })
  expect(first.said).toContain('Aziza Karimova, +998 90 123-45-67, is an admin now.')
  expect(first.said).toContain(`Written to the production database in ${given.TEZBOX_DATA}`)

  const server = await startServerProcess({ ...given, ...production })
  expect(server.output()).not.toContain('Nobody is an admin yet')
  const again = await admin('901234567', 'Aziza', 'Karimova')
  expect(again).toMatchObject({ code: 0 })
  expect(again.said).toContain('is an admin now again, and signed out everywhere')
  const secret = /secret ([A-Z2-7]{32})$/m.exec(again.said)?.[1] ?? ''
  expect(again.said).toContain(`otpauth://totp/TezBox:%2B998901234567?secret=${secret}&issuer=TezBox`)
  expect(first.said).not.toContain(secret)
  expect(await statusOf(server.url, '/readyz')).toBe(200)
  expect(await server.stop()).toBe(0)
  await expectSecondStep(given.TEZBOX_DATA, secret)
}

/** Under the key of the server, beside two lines of the log. */
async function expectSecondStep(dataDir: string, secret: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir, fsync: false })
  const db = createDatabase(postgres.url)
  const { sealed } = await db.one<{ sealed: Buffer }>(
    sql`select totp_sealed as sealed from person where phone = '901234567' and role = 'admin'`,
  )
  const lines = await db.many(sql`select role, action, person_id from audit_entry`)
  await db.close()
  await postgres.stop()
  expect(createSecrets(secretKey).open('second step', sealed)).toBe(secret)
  const line = { role: 'command_line', action: 'staff.appoint-admin', person_id: null }
  expect(lines).toEqual([line, line])
}

test.each([
  { words: ['12345', 'Aziza Karimova'], says: '"12345" is not a mobile number of Uzbekistan' },
  { words: ['+998901234567'], says: 'The full name is missing' },
])('the admin command explains what is wrong with $words', async ({ words, says }) => {
  const ended = await run('src/admin.ts', words, { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
  expect(ended.code).toBe(1)
  expect(ended.said).toContain(says)
  expect(ended.said).toContain('npm run admin -- +998901234567 "Aziza Karimova"')
})
