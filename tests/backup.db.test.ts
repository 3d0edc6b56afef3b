import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { PgBoss } from 'pg-boss'
import { expect, test } from 'vitest'
import { proveBooks } from '#modules/ledger/index.ts'
import { pack, unpack } from '#platform/backup/container/pack.ts'
import { checkBackup, type RestoreParts, restoreBackup } from '#platform/backup/restore-backup.ts'
import { sumOfRows } from '#platform/backup/row-hash.ts'
import { openSession } from '#platform/backup/session.ts'
import { type BackupParts, takeBackup } from '#platform/backup/take-backup.ts'
import { createDatabase, type Database } from '#platform/db/database.ts'
import { applyWithin, readMigrations } from '#platform/db/migrate.ts'
import { decideMode } from '#platform/db/mode.repo.ts'
import { sql } from '#platform/db/sql.ts'
import { createFiles } from '#platform/files/files.ts'
import { decrypt, encrypt, newFileKey } from '#platform/files/store/encryption.ts'
import { newStorageKey } from '#platform/files/store/file-store.ts'
import { createKeyRing } from '#platform/files/store/key-ring.ts'
import { insertFile, type StoredFile, selectCondemned } from '#platform/files/stored-file.repo.ts'
import { engineSchema } from '#platform/jobs/engine-schema.ts'
import { createSecrets } from '#platform/secrets/secrets.ts'
import { loadDemoData } from '../src/demo.ts'
import { atTheEnd } from './support/at-the-end.ts'
import { emptyDatabaseUrl, freshDatabase } from './support/database.ts'
import { memoryStore } from './support/memory-store.ts'

const now = new Date('2026-11-17T10:00:00Z')
const PASSPHRASE = 'a parcel, a bicycle, a bridge'
const COST = 10
const migrations = await readMigrations(join(import.meta.dirname, '../migrations'))
const keys = { SECRET_KEY: randomBytes(32).toString('base64'), FILES_KEY: randomBytes(32).toString('base64') }
const ring = createKeyRing([Buffer.from(keys.FILES_KEY, 'base64')])
const passport = Buffer.from('AA 1234567, a passport')

const engineOn = (url: string) =>
  new PgBoss({ connectionString: url, schema: 'pgboss', supervise: false, schedule: false })

/** A shop of a day: people, orders, money, a job that waits, a photo and an identity document. */
async function filledShop() {
  // On a busy machine the demo takes its time between two statements.
  const db = await freshDatabase({ idleInTransactionTimeoutMs: 180_000 })
  await decideMode(db, 'demo', now)
  const secrets = createSecrets(Buffer.from(keys.SECRET_KEY, 'base64'))
  const store = memoryStore()
  const log = { warn: () => undefined }
  const files = createFiles({ store, keys: ring, db, clock: { now: () => now }, log })
  await loadDemoData({ db, secrets, files }, now, { withPast: false })
  const boss = engineOn(db.url)
  await boss.start()
  await boss.createQueue('letters')
  await boss.send('letters', { to: 'Aziza' })
  await boss.stop({ graceful: false })
  const sealed = await keep(db, store, 'identity', passport, true)
  await keep(db, store, 'photo', Buffer.from('a photo'), false)
  return { db, store, sealed }
}

async function keep(
  db: Database,
  store: ReturnType<typeof memoryStore>,
  what: string,
  bytes: Buffer,
  isSealed: boolean,
) {
  const storageKey = newStorageKey()
  const key = newFileKey()
  await store.put(storageKey, isSealed ? encrypt(bytes, key, storageKey) : bytes)
  const file = {
    id: randomBytes(16).toString('base64url'),
    purpose: what,
    owner: 'order:40000001',
    type: 'application/pdf',
    bytes: bytes.length,
    sha256: 'x',
    storageKey,
    lockedKey: isSealed ? ring.lock(key, storageKey) : undefined,
    createdAt: now,
  } as unknown as StoredFile
  await insertFile(db, file)
  return file
}

async function sessionOf(url: string) {
  const client = await openSession(url, 'tezbox test')
  atTheEnd(() => client.end())
  return client
}

type Shop = Pick<Awaited<ReturnType<typeof filledShop>>, 'db' | 'store'>

async function backupParts({ db, store }: Shop, changes: Partial<BackupParts> = {}): Promise<BackupParts> {
  return {
    client: await sessionOf(db.url),
    engine: engineSchema(),
    store,
    where: 'the store of the test',
    ring,
    keys,
    prove: proveBooks,
    now,
    withoutMissing: false,
    onDone: () => undefined,
    ...changes,
  }
}

async function backup(
  shop: Shop,
  changes?: Partial<BackupParts>,
  meanwhile = async () => undefined as unknown,
) {
  const parts = await backupParts(shop, changes)
  async function* frames() {
    for await (const frame of takeBackup(parts)) {
      await meanwhile()
      yield frame
    }
  }
  const chunks: Buffer[] = []
  try {
    for await (const chunk of pack(frames(), PASSPHRASE, COST)) chunks.push(chunk)
  } finally {
    await parts.client.end()
  }
  return Buffer.concat(chunks)
}

const entriesOf = (bytes: Buffer) =>
  unpack(
    (async function* () {
      yield bytes
    })(),
    PASSPHRASE,
  )

async function restore(bytes: Buffer, url: string, changes: Partial<RestoreParts> = {}) {
  const client = await sessionOf(url)
  const store = memoryStore()
  try {
    const restored = await restoreBackup(entriesOf(bytes), {
      client,
      engine: engineSchema(),
      migrations,
      prove: proveBooks,
      where: 'The database of the test',
      store,
      allow: () => undefined,
      settle: async () => undefined,
      ...changes,
    })
    return { restored, store }
  } finally {
    await client.end()
  }
}

async function open(url: string): Promise<Database> {
  const db = createDatabase(url)
  atTheEnd(() => db.close())
  return db
}

const countTables = async (db: Database) =>
  (
    await db.one<{ count: number }>(
      sql`select count(*) from pg_tables where schemaname in ('public', 'pgboss')`,
    )
  ).count

const shop = await filledShop()
const whole = await backup(shop)

test('what was backed up while everybody went on writing comes back as it was at one moment', async () => {
  let written = 0
  const writeBoth = () =>
    shop.db.transaction(async (tx) => {
      const key = `written/${written++}`
      await tx.run(sql`insert into file_access (file_id, purpose, owner, who, why, at)
        values (${key}, 'test', 'order:1', 'nobody', 'test', ${now})`)
      await tx.run(sql`insert into unclaimed_bytes (storage_key, since) values (${key}, ${now})`)
    })
  const before = await proveBooks(shop.db)
  const bytes = await backup(shop, {}, writeBoth)
  const url = await emptyDatabaseUrl()
  const { restored, store } = await restore(bytes, url)

  const db = await open(url)
  const halves = await db.many(sql`
    select from file_access full join unclaimed_bytes on file_id = storage_key
    where (file_id is null or storage_key is null) and coalesce(file_id, storage_key) like 'written/%'`)
  expect(written).toBeGreaterThan(100)
  expect(halves).toEqual([])
  expect(await proveBooks(db)).toEqual(before)
  expect(restored.manifest.tables.customer_order?.rows).toBeGreaterThan(10)

  // What was sealed opens, what was numbered is numbered on, and the guards stand again.
  const file = shop.sealed
  if (!file.lockedKey) throw new Error('not sealed')
  const opened = decrypt(
    await store.get(file.storageKey),
    ring.unlock(file.lockedKey, file.storageKey),
    file.storageKey,
  )
  const read: Buffer[] = []
  for await (const piece of opened) read.push(piece)
  expect(Buffer.concat(read)).toEqual(passport)
  await expect(db.run(sql`delete from ledger_posting`)).rejects.toThrow('the books are only added to')
  await expect(
    db.run(
      sql`insert into ledger_posting (transaction_id, account_id, amount, balance_after) values (-1, -1, 1, 1)`,
    ),
  ).rejects.toThrow()
  const { id } = await db.one<{ id: number }>(
    sql`insert into file_access (file_id, purpose, owner, who, why, at)
      values ('after', 'test', 'order:1', 'nobody', 'test', ${now}) returning id`,
  )
  expect(id).toBeGreaterThan(written / 2)
  const boss = engineOn(url)
  await boss.start()
  expect((await boss.fetch('letters'))[0]?.data).toEqual({ to: 'Aziza' })
  await boss.stop({ graceful: false })
})

test('a place that is not empty is refused, and nothing of it changes', async () => {
  const other = await freshDatabase()
  const tables = await countTables(other)
  await expect(restore(whole, other.url)).rejects.toThrow('is not empty: it holds')
  expect(await countTables(other)).toBe(tables)
  const store = memoryStore()
  await store.put(newStorageKey(), Buffer.from('of somebody else'))
  await expect(restore(whole, await emptyDatabaseUrl(), { store })).rejects.toThrow(
    'The file store is not empty',
  )
})

test('what goes wrong on the way leaves the database as empty as it was', async () => {
  const url = await emptyDatabaseUrl()
  const db = await open(url)
  const refusals: [() => Promise<unknown>, string][] = [
    [() => restore(whole.subarray(0, -300), url), 'it was cut off'],
    [() => restore(whole, url, { migrations: migrations.slice(0, -1) }), 'is of a newer version of TezBox'],
    [
      () => restore(whole, url, { prove: async () => ({ 'the hash of all postings': 'another' }) }),
      'came out differently',
    ],
    [
      () =>
        restore(whole, url, {
          settle: async () => {
            throw new Error('the disk is full')
          },
        }),
      'the disk is full',
    ],
  ]
  for (const [attempt, words] of refusals) await expect(attempt()).rejects.toThrow(words)
  expect(await countTables(db)).toBe(0)
  await restore(whole, url)
  expect(await countTables(db)).toBeGreaterThan(100)
})

test('a backup of an older version is restored, and brought up to date', async () => {
  const url = await emptyDatabaseUrl()
  const client = await sessionOf(url)
  await applyWithin(client, migrations.slice(0, -1))
  const older = await open(url)
  await decideMode(older, 'demo', now)
  const bytes = await backup({ db: older, store: memoryStore() })
  const newUrl = await emptyDatabaseUrl()
  const { restored } = await restore(bytes, newUrl)
  expect(restored.applied).toEqual([migrations.at(-1)?.name])
  const rows = await (await open(newUrl)).many(sql`select from schema_migration`)
  expect(rows.length).toBe(migrations.length)
})

test('files that the store does not have stop a backup, unless it was told to go on without them', async () => {
  const store = memoryStore()
  const without = { db: shop.db, store }
  await expect(backup(without)).rejects.toThrow(
    '2 files that the database names are not in the store of the test',
  )
  const { manifest } = await checkBackup(
    entriesOf(await backup(without, { withoutMissing: true })),
    sumOfRows,
  )
  expect(manifest.missing).toHaveLength(2)
})

test('keys that do not open the documents of the database are refused', async () => {
  await expect(backup(shop, { ring: createKeyRing([randomBytes(32)]) })).rejects.toThrow(
    'FILES_KEY of these settings',
  )
})

test('a database that nobody has started on is no backup', async () => {
  const db = await open(await emptyDatabaseUrl())
  await expect(backup({ db, store: memoryStore() })).rejects.toThrow('There is nothing to back up')
})

test('bytes that a backup still has to read are not swept', async () => {
  const { db } = shop
  await db.run(
    sql`insert into unclaimed_bytes (storage_key, since, condemned) values ('to be swept', ${now}, true)`,
  )
  let duringBackup: string[] | undefined
  await backup(shop, {}, async () => {
    duringBackup ??= await selectCondemned(db, 10)
  })
  expect(duringBackup).toEqual([])
  expect(await selectCondemned(db, 10)).toEqual(['to be swept'])
})

test('a backup can be read through without restoring it', async () => {
  const { about, manifest } = await checkBackup(entriesOf(whole), sumOfRows)
  expect(about.mode).toBe('demo')
  expect(manifest.files.count).toBe(2)
  expect(manifest.proofs).toEqual(await proveBooks(shop.db))
})
