import type pg from 'pg'
import { applyWithin, type Migration } from '../db/migrate.ts'
import type { FileStore, StorageKey } from '../files/store/file-store.ts'
import type { EngineSchema } from '../jobs/engine-schema.ts'
import type { About, FileEntry, KeysEntry, Manifest, Prove, TableEntry } from './archive.ts'
import {
  findSchemas,
  nameOf,
  type Schemas,
  selectAnything,
  selectTables,
  type Table,
} from './catalog.repo.ts'
import type { Entry } from './container/entries.ts'
import { inOrder } from './in-order.ts'
import type { Keys } from './keys.ts'
import {
  beginLoad,
  clearTheWay,
  commitLoad,
  countStoredFiles,
  type ForeignKey,
  loadRows,
  makeEngineTables,
  setSequences,
  standGuardAgain,
} from './load.repo.ts'
import { BackupProblem } from './problem.ts'
import { askIn } from './session.ts'
import { readRows } from './snapshot.repo.ts'

export type RestoreParts = {
  client: pg.Client
  engine: EngineSchema
  migrations: readonly Migration[]
  prove: Prove
  /** Which database, for people. */
  where: string
  store: FileStore
  /** Throws when the backup may not come here: before anything is written. */
  allow(about: About, keys: Keys): void
  /** Puts files and keys in place, when all is proven, and right before the database says yes. */
  settle(keys: Keys): Promise<void>
}

export type Restored = { about: About; manifest: Manifest; notOurs: string[]; applied: string[] }

const FILES_AT_ONCE = 8

/** All of it or nothing: tables in one transaction, files aside, both in place only when everything was found as it was. */
export async function restoreBackup(entries: AsyncGenerator<Entry>, parts: RestoreParts): Promise<Restored> {
  const { client, engine, migrations } = parts
  await refuseWhatIsThere(parts)
  const about = (await headingOf(entries)) as About
  const { keys } = (await headingOf(entries)) as KeysEntry
  refuseOtherHistory(about, migrations)
  parts.allow(about, keys)

  await beginLoad(client)
  const schemas = await findSchemas(client, engine)
  const known = about.migrations.length
  await applyWithin(client, migrations.slice(0, known))
  if (about.jobs) await makeEngineTables(client, about.jobs.plan)
  const tables = await selectTables(client, schemas, engine)
  const foreignKeys = await clearTheWay(client, schemas, tables)
  const loaded = await loadEntries(entries, { ...parts, schemas, tables })
  const { manifest } = loaded
  await standAgain({ ...parts, schemas, tables, foreignKeys, manifest })
  await prove(parts, loaded, schemas)
  const later = migrations.slice(known)
  await applyWithin(client, later)
  await parts.settle(keys)
  await commitLoad(client)
  return { about, manifest, notOurs: loaded.notOurs, applied: later.map(({ name }) => name) }
}

/** Reads all of it and compares with what it says of itself; touches nothing. */
export async function checkBackup(
  entries: AsyncGenerator<Entry>,
  sumOf: (rows: AsyncIterable<Buffer>) => Promise<{ rows: number; hash: string }>,
): Promise<{ about: About; manifest: Manifest }> {
  const about = (await headingOf(entries)) as About
  const sums = new Map<string, string>()
  let files = 0
  let manifest: Manifest | undefined
  for await (const { heading, data } of entries) {
    if (heading.kind === 'table') {
      const { table } = heading as TableEntry
      sums.set(nameOf(table), (await sumOf(data)).hash)
    } else if (heading.kind === 'file') files++
    else if (heading.kind === 'end') manifest = heading as unknown as Manifest
  }
  if (!manifest) throw new BackupProblem(noEnd)
  for (const [name, { hash }] of Object.entries(manifest.tables))
    if (sums.get(name) !== hash) throw different(`the rows of ${name}`)
  if (files !== manifest.files.count) throw different('the number of files')
  return { about, manifest }
}

async function refuseWhatIsThere({ client, store, where }: RestoreParts): Promise<void> {
  const { names, count } = await selectAnything(client)
  if (count > 0)
    throw new BackupProblem(
      `${where} is not empty: it holds ${names.join(', ')}${count > names.length ? ` and ${count - names.length} more` : ''}. A backup is restored into an empty place and never mixed: make an empty database for DATABASE_URL, or set TEZBOX_DATA to a new folder.`,
    )
  if (!(await store.isEmpty()))
    throw new BackupProblem(
      'The file store is not empty. A backup is restored into an empty place and never mixed: set TEZBOX_DATA to a new folder, or FILES_S3_BUCKET to a new bucket.',
    )
}

async function headingOf(entries: AsyncGenerator<Entry>) {
  const next = await entries.next()
  if (next.done) throw new BackupProblem(noEnd)
  return next.value.heading as unknown
}

const noEnd = 'The backup holds no end of itself: this is a fault of the program that wrote it.'

function refuseOtherHistory({ migrations: applied }: About, files: readonly Migration[]): void {
  const newer = applied[files.length]
  if (newer)
    throw new BackupProblem(
      `The backup is of a newer version of TezBox: it has migration ${newer.name}, and this program ends with ${files.at(-1)?.name}. Restore it with that version, or a newer one.`,
    )
  const other = applied.find(({ sha256 }, index) => files[index]?.sha256 !== sha256)
  if (other)
    throw new BackupProblem(
      `The backup was made with another migration ${other.name} than this program has. Restore it with the version that made it.`,
    )
}

type Loading = RestoreParts & { schemas: Schemas; tables: readonly Table[] }
type Loaded = { manifest: Manifest; restored: Table[]; notOurs: string[]; files: number }

async function loadEntries(entries: AsyncGenerator<Entry>, loading: Loading): Promise<Loaded> {
  const { client, schemas, tables, store } = loading
  const known = new Map(tables.map((table) => [nameOf(table), table]))
  const loaded: Omit<Loaded, 'manifest'> = { restored: [], notOurs: [], files: 0 }
  let manifest: Manifest | undefined
  async function* files(): AsyncGenerator<{ key: StorageKey; bytes: Buffer }> {
    for await (const { heading, data } of entries) {
      if (heading.kind === 'file') {
        const { key } = heading as FileEntry
        yield { key: key as StorageKey, bytes: await joined(data) }
      } else if (heading.kind === 'table') {
        const { table } = heading as TableEntry
        if (!known.has(nameOf(table))) loaded.notOurs.push(nameOf(table))
        else {
          await loadRows(client, schemas, table, data)
          loaded.restored.push(table)
        }
      } else if (heading.kind === 'end') manifest = heading as unknown as Manifest
    }
  }
  for await (const _ of inOrder(files(), FILES_AT_ONCE, ({ key, bytes }) => store.put(key, bytes)))
    loaded.files++
  if (!manifest) throw new BackupProblem(noEnd)
  return { ...loaded, manifest }
}

async function joined(data: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of data) chunks.push(chunk)
  return Buffer.concat(chunks)
}

type Standing = Loading & { foreignKeys: readonly ForeignKey[]; manifest: Manifest }

async function standAgain({ client, schemas, tables, foreignKeys, manifest }: Standing): Promise<void> {
  await standGuardAgain(client, schemas, tables, foreignKeys)
  await setSequences(client, schemas, manifest.sequences)
}

/** Read back from the tables, not from what was sent to them. */
async function prove({ client, prove }: RestoreParts, loaded: Loaded, schemas: Schemas): Promise<void> {
  const { manifest, restored, files } = loaded
  for (const table of restored) {
    const { batches, sum } = readRows(client, schemas, table)
    for await (const _ of batches);
    const wanted = manifest.tables[nameOf(table)]
    if (sum().rows !== wanted?.rows || sum().hash !== wanted?.hash)
      throw different(`the rows of ${nameOf(table)}`)
  }
  const rows = await countStoredFiles(client)
  if (files !== manifest.files.count || rows !== files + manifest.missing.length)
    throw different('the number of files')
  const proofs = await prove(askIn(client))
  for (const [name, value] of Object.entries(manifest.proofs))
    if (proofs[name] !== value) throw different(name)
}

const different = (what: string) =>
  new BackupProblem(
    `What was restored is not what was backed up: ${what} came out differently. Nothing was kept of it.`,
  )
