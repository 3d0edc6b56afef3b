import type pg from 'pg'
import { appliedTo } from '../db/migrate.ts'
import { storedMode } from '../db/mode.ts'
import { type FileStore, type StorageKey, StoreProblem } from '../files/store/file-store.ts'
import type { KeyRing } from '../files/store/key-ring.ts'
import type { EngineSchema } from '../jobs/engine-schema.ts'
import type { About, FileEntry, KeysEntry, Manifest, Prove, TableEntry } from './archive.ts'
import {
  findSchemas,
  nameOf,
  type Schemas,
  selectSequences,
  selectServerVersion,
  selectTables,
  type Table,
} from './catalog.repo.ts'
import { dataFrame, endingFrame, headingFrame } from './container/entries.ts'
import { inOrder } from './in-order.ts'
import type { Keys } from './keys.ts'
import { BackupProblem } from './problem.ts'
import type { RowSum } from './row-hash.ts'
import { askIn } from './session.ts'
import {
  beginSnapshot,
  endSnapshot,
  type FileInStore,
  listedFiles,
  listFiles,
  readRows,
  selectEngineVersion,
  selectSealedSamples,
} from './snapshot.repo.ts'

export type BackupParts = {
  client: pg.Client
  engine: EngineSchema
  store: FileStore
  /** Where the store is, for people. */
  where: string
  ring: KeyRing
  keys: Keys
  prove: Prove
  now: Date
  /** Goes on without files that the store does not have, and says which. */
  withoutMissing: boolean
  /** Told once, when everything has been read. */
  onDone(manifest: Manifest): void
}

/** So many files are asked for at once; the largest is 10 MB. */
const FILES_AT_ONCE = 8
const MOST_NAMED = 5

/** Everything, as it was at one moment while everybody goes on working: tables, the files they name, and the keys. */
export async function* takeBackup(parts: BackupParts): AsyncGenerator<Buffer> {
  const { client, engine, prove, keys } = parts
  const schemas = await findSchemas(client, engine)
  const tables = await selectTables(client, schemas, engine)
  if (!tables.some(({ name }) => name === 'installation')) throw new BackupProblem(nothingThere)
  await beginSnapshot(client, schemas, tables)
  const about = await describe(parts, schemas)
  if (JSON.stringify(await selectTables(client, schemas, engine)) !== JSON.stringify(tables))
    throw new BackupProblem(
      'The database was just being brought up to date. Try again when the server has started.',
    )
  yield* entry(about)
  yield* entry({ kind: 'keys', keys } satisfies KeysEntry)

  const sums: Record<string, RowSum> = {}
  for (const table of tables) sums[nameOf(table)] = yield* tableEntry(client, schemas, table)
  const proofs = await prove(askIn(client))
  // Read last: they only grow, so they lie behind every row that was read.
  const sequences = await selectSequences(client, schemas)
  await listFiles(client)
  await endSnapshot(client)

  const files = yield* fileEntries(parts)
  const manifest: Manifest = { kind: 'end', tables: sums, sequences, proofs, ...files }
  yield* entry(manifest)
  parts.onDone(manifest)
}

const nothingThere = 'There is nothing to back up: no server has ever been started on this database.'

async function describe({ client, engine, ring, now }: BackupParts, schemas: Schemas): Promise<About> {
  const mode = await storedMode(client)
  if (!mode) throw new BackupProblem(nothingThere)
  for (const { storageKey, ...locked } of await selectSealedSamples(client)) {
    try {
      ring.unlock(locked, storageKey)
    } catch {
      throw new BackupProblem(
        'FILES_KEY of these settings does not open the identity documents of this database. Run the backup with the settings of the server.',
      )
    }
  }
  const version = await selectEngineVersion(client, schemas)
  if (version !== undefined && version !== engine.version)
    throw new BackupProblem(
      `The tables of the jobs are those of another version of TezBox (${version}, here ${engine.version}). Run the backup with the version that serves.`,
    )
  return {
    kind: 'about',
    madeAt: now.toISOString(),
    postgres: await selectServerVersion(client),
    mode,
    migrations: await appliedTo(client),
    ...(version === undefined ? {} : { jobs: { version, plan: engine.plan } }),
  }
}

function* entry(heading: About | KeysEntry | Manifest): Generator<Buffer> {
  yield headingFrame(heading)
  yield endingFrame()
}

async function* tableEntry(
  client: pg.Client,
  schemas: Schemas,
  table: Table,
): AsyncGenerator<Buffer, RowSum> {
  yield headingFrame({ kind: 'table', table } satisfies TableEntry)
  const { batches, sum } = readRows(client, schemas, table)
  for await (const batch of batches) yield* dataFrame(batch)
  yield endingFrame(sum())
  return sum()
}

async function* fileEntries({
  client,
  store,
  where,
  withoutMissing,
}: BackupParts): AsyncGenerator<Buffer, Pick<Manifest, 'files' | 'missing'>> {
  const files = { count: 0, bytes: 0 }
  const missing: string[] = []
  const read = async (file: FileInStore) => ({ file, bytes: await bytesOf(store, file.storageKey) })
  for await (const { file, bytes } of inOrder(listedFiles(client), FILES_AT_ONCE, read)) {
    if (!bytes) {
      missing.push(`${file.purpose} of ${file.owner}`)
      continue
    }
    yield headingFrame({ kind: 'file', key: file.storageKey } satisfies FileEntry)
    yield* dataFrame(bytes)
    yield endingFrame()
    files.count++
    files.bytes += bytes.length
  }
  if (missing.length > 0 && !withoutMissing)
    throw new BackupProblem(
      `${missing.length} files that the database names are not in ${where}: ${named(missing)}. Is it the file store of the server? To go on without them, add --without-missing.`,
    )
  return { files, missing }
}

const named = (names: readonly string[]) =>
  names.slice(0, MOST_NAMED).join(', ') + (names.length > MOST_NAMED ? ', …' : '')

/** As they lie there: what is sealed stays sealed. */
async function bytesOf(store: FileStore, key: StorageKey): Promise<Buffer | undefined> {
  try {
    const chunks: Uint8Array[] = []
    for await (const chunk of await store.get(key)) chunks.push(chunk)
    return Buffer.concat(chunks)
  } catch (error) {
    if (error instanceof StoreProblem && error.kind === 'missing') return undefined
    if (error instanceof StoreProblem)
      throw new BackupProblem(`A file could not be read: ${error.message}.`, { cause: error })
    throw error
  }
}
