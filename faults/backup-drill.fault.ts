import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, type Database } from '#platform/db/database.ts'
import { visitEmbeddedPostgres } from '#platform/db/embedded/index.ts'
import { sql } from '#platform/db/sql.ts'
import { newStorageKey } from '#platform/files/store/file-store.ts'
import { folderStore } from '#platform/files/store/folder-store.ts'
import { insertFile, type StoredFile } from '#platform/files/stored-file.repo.ts'
import { eventually } from '../tests/support/eventually.ts'
import { startServerProcess } from '../tests/support/server-process.ts'
import { atMost, exactly, type Fault, type Figure } from './fault.ts'
import { type Done, verdictOn } from './parts/deeds.ts'
import { addPayers } from './parts/payers.ts'
import { forWriters, startWriters } from './parts/writers.ts'

const root = join(import.meta.dirname, '..')
const sizes = {
  short: { rows: 20_000, files: 20, fileBytes: 100_000 },
  whole: { rows: 3_000_000, files: 2_000, fileBytes: 500_000 },
}
const BEFORE = 50

export const fault: Fault = {
  says: 'a backup while people write, restored elsewhere: nothing acknowledged before it is missing, nothing is there twice',
  async run(scale) {
    const folder = mkdtempSync(join(tmpdir(), 'tezbox-drill-'))
    try {
      return await drill(folder, sizes[scale])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

async function drill(folder: string, size: Size): Promise<Figure[]> {
  // The database of root runs as another user, who has to come in.
  if (process.getuid?.() === 0) spawn('chmod', ['711', folder])
  const [from, to, file] = ['from', 'to', 'tezbox.backup'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  const server = await startServerProcess({ TEZBOX_DATA: from, ...forWriters })
  const payers = await inDatabase(from, async (db) => {
    await fill(db, from, size)
    return addPayers(db.url)
  })
  const writers = startWriters(() => server.url, { payers })
  await eventually(
    () => writers.acknowledged.size,
    (count) => count >= BEFORE,
  )
  const before = [...writers.acknowledged.values()]
  const backup = await command('src/backup.ts', file, from)
  await writers.stop()
  await server.stop()
  const restore = await command('src/restore.ts', file, to)
  const restored = await startServerProcess({ TEZBOX_DATA: to, ...forWriters })
  const ready = (await fetch(`${restored.url}/readyz`)).status
  const { lost, doubled, unbalanced, files } = await compare(to, before)
  await restored.stop()
  const megabytes = (size.files * size.fileBytes) / 1e6
  return [
    exactly(`lost of ${before.length} acknowledged before the backup`, lost, 0),
    exactly('doubled', doubled, 0),
    exactly('movements of money that do not balance', unbalanced, 0),
    exactly('files that came back', files, size.files),
    exactly('readiness of the server on what was restored', ready, 200),
    exactly('exit of backup and restore', backup.code + restore.code, 0),
    atMost(`backup of ${size.rows} rows and ${megabytes} MB of files`, backup.seconds, 600, 's'),
    atMost('restore of it, with every row compared', restore.seconds, 1200, 's'),
    atMost('size of the backup', statSync(file).size / 1e6, megabytes + 500, 'MB'),
    atMost('memory of the backup', backup.peakMb, 500, 'MB'),
    atMost('memory of the restore', restore.peakMb, 500, 'MB'),
  ]
}

type Size = (typeof sizes)['short']

async function fill(db: Database, dataDir: string, { rows, files, fileBytes }: Size): Promise<void> {
  await db.run(sql`insert into file_access (file_id, purpose, owner, who, why, at)
    select 'file ' || n, 'drill', 'order:' || n, 'person:' || n % 1000, 'a look in the drill', now()
    from generate_series(1, ${rows}::integer) n`)
  const store = folderStore(join(dataDir, 'files'))
  for (let made = 0; made < files; made++) {
    const storageKey = newStorageKey()
    await store.put(storageKey, randomBytes(fileBytes))
    await insertFile(db, {
      id: randomBytes(16).toString('base64url'),
      purpose: 'parcel_photo',
      owner: `order:${made}`,
      type: 'image/jpeg',
      bytes: fileBytes,
      sha256: 'drill',
      storageKey,
      createdAt: new Date(),
    } as unknown as StoredFile)
  }
}

async function compare(dataDir: string, before: readonly Done[]) {
  return inDatabase(dataDir, async (db) => {
    const { count } = await db.one<{ count: number }>(
      sql`select count(*) from stored_file where sha256 = 'drill'`,
    )
    return { ...(await verdictOn(before, db.url)), files: count }
  })
}

async function inDatabase<T>(dataDir: string, work: (db: Database) => Promise<T>): Promise<T> {
  const { url, stop } = await visitEmbeddedPostgres({ dataDir })
  const db = createDatabase(url, { statementTimeoutMs: 600_000 })
  try {
    return await work(db)
  } finally {
    await db.close()
    await stop()
  }
}

/** As a stranger would type it; with the most memory it ever had, where the system tells it. */
async function command(program: string, file: string, dataDir: string) {
  const startedAt = Date.now()
  const child = spawn(process.execPath, [program, file], {
    cwd: root,
    env: { ...process.env, TEZBOX_DATA: dataDir, TEZBOX_BACKUP_PASSPHRASE: 'a drill, a bicycle, a bridge' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let peakMb = 0
  const watch = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      peakMb = Math.max(peakMb, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000)
    } catch {
      // It has just ended.
    }
  }, 50)
  const [code] = await once(child, 'exit')
  clearInterval(watch)
  return { code: Number(code), seconds: (Date.now() - startedAt) / 1000, peakMb }
}
