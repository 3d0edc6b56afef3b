import type { Applied } from '../db/migrate.ts'
import type { Mode } from '../db/mode.ts'
import type { Sql } from '../db/sql.ts'
import type { Sequence, Table } from './catalog.repo.ts'
import type { Keys } from './keys.ts'
import type { RowSum } from './row-hash.ts'

/** First in every backup: what it is of, so that it can be refused before anything is done. */
export type About = {
  kind: 'about'
  madeAt: string
  postgres: string
  mode: Mode
  migrations: readonly Applied[]
  /** The engine behind the jobs, and how its tables are made; not there when no server has ever started. */
  jobs?: { version: number; plan: string }
}

export type KeysEntry = { kind: 'keys'; keys: Keys }
export type TableEntry = { kind: 'table'; table: Table }
export type FileEntry = { kind: 'file'; key: string }

/** Last: what all of it has to come to, wherever it is restored. */
export type Manifest = {
  kind: 'end'
  tables: Readonly<Record<string, RowSum>>
  sequences: readonly Sequence[]
  files: { count: number; bytes: number }
  /** Files that the database names and the store did not have. */
  missing: readonly string[]
  proofs: Proofs
}

/** What the business counts by itself, by name: equal before and after. */
export type Proofs = Readonly<Record<string, string>>

export type Ask = { many<Row>(statement: Sql): Promise<Row[]> }

/** Handed in by whoever knows the business. Reads only what every backup has, however old it is. */
export type Prove = (db: Ask) => Promise<Proofs>
