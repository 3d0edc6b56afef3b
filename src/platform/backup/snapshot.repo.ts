import type pg from 'pg'
import { copyOut } from '../db/copy.ts'
import type { StorageKey } from '../files/store/file-store.ts'
import type { LockedKey } from '../files/store/key-ring.ts'
import { BYTES_ARE_READ } from '../files/stored-file.repo.ts'
import { columnsOf, quoted, type Schemas, type Table } from './catalog.repo.ts'
import { createRowSum } from './row-hash.ts'

/**
 * From here on nobody changes what tables look like, and everything that is read is of one moment. The locks come before
 * the first look: a table that is written anew in between would look empty.
 */
export async function beginSnapshot(
  client: pg.Client,
  schemas: Schemas,
  tables: readonly Table[],
): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [BYTES_ARE_READ])
  await client.query('begin isolation level repeatable read, read only')
  const names = tables.map((table) => quoted(schemas, table)).join(', ')
  await client.query(`lock table ${names} in access share mode`)
}

/** The rows of one table; what they come to is known when the last has been read. */
export function readRows(client: pg.Client, schemas: Schemas, table: Table) {
  const { add, sum } = createRowSum()
  const text = `copy (select ${columnsOf(table)} from ${quoted(schemas, table)}) to stdout`
  return { batches: copyOut(client, text, add), sum }
}

export type FileInStore = { storageKey: StorageKey; owner: string; purpose: string }

const FETCH = 500

/** The list stays when the snapshot is let go: reading the files may take far longer than reading the tables. */
export async function listFiles(client: pg.Client): Promise<void> {
  await client.query(`declare stored cursor with hold for
    select storage_key as "storageKey", owner, purpose from stored_file order by storage_key`)
}

export async function endSnapshot(client: pg.Client): Promise<void> {
  await client.query('commit')
}

export async function* listedFiles(client: pg.Client): AsyncGenerator<FileInStore> {
  for (;;) {
    const { rows } = await client.query<FileInStore>(`fetch ${FETCH} from stored`)
    yield* rows
    if (rows.length < FETCH) return
  }
}

/** One sealed file for every master key that is in use: whoever opens these opens all. */
export async function selectSealedSamples(
  client: pg.Client,
): Promise<(LockedKey & { storageKey: StorageKey })[]> {
  const { rows } = await client.query<LockedKey & { storageKey: StorageKey }>(
    `select distinct on (key_id) storage_key as "storageKey", key_id as "keyId", locked_key as wrapped
     from stored_file where key_id is not null order by key_id`,
  )
  return rows
}

/** Undefined when the engine has not made its tables yet. */
export async function selectEngineVersion(client: pg.Client, schemas: Schemas): Promise<number | undefined> {
  const { rows: known } = await client.query<{ known: boolean }>(
    'select to_regclass($1) is not null as known',
    [quoted(schemas, { owner: 'jobs', name: 'version' })],
  )
  if (!known[0]?.known) return undefined
  const { rows } = await client.query<{ version: number }>(
    `select version from ${quoted(schemas, { owner: 'jobs', name: 'version' })}`,
  )
  return rows[0]?.version
}
