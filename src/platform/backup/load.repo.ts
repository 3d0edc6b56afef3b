import pg from 'pg'
import { copyIn } from '../db/copy.ts'
import { columnsOf, quoted, type Schemas, type Sequence, type Table } from './catalog.repo.ts'

export type ForeignKey = { table: string; name: string; definition: string }

/** One transaction for all of it: what fails leaves the database as empty as it was. */
export async function beginLoad(client: pg.Client): Promise<void> {
  await client.query('begin')
}

/** The engine sets limits of its own inside its plan. */
export async function makeEngineTables(client: pg.Client, plan: string): Promise<void> {
  await client.query(plan)
  await client.query(`set local lock_timeout = default; set local idle_in_transaction_session_timeout = 0`)
}

/**
 * Whatever stands in the way of rows in any order: what refers to what, what refuses changes, and what migrations have
 * put there themselves. Only rights of the owner are needed for it.
 */
export async function clearTheWay(
  client: pg.Client,
  schemas: Schemas,
  tables: readonly Table[],
): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype = 'f' and conparentid = 0 and connamespace = any(
       select oid from pg_namespace where nspname = any($1))
     order by 1, 2`,
    [Object.values(schemas)],
  )
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`)
  for (const table of tables) await client.query(`alter table ${quoted(schemas, table)} disable trigger user`)
  await client.query(`truncate ${tables.map((table) => quoted(schemas, table)).join(', ')}`)
  return rows
}

export function loadRows(
  client: pg.Client,
  schemas: Schemas,
  table: Table,
  rows: AsyncIterable<Buffer>,
): Promise<number> {
  return copyIn(client, `copy ${quoted(schemas, table)} (${columnsOf(table)}) from stdin`, rows)
}

/** Put back as they were: the database looks at every row again. */
export async function standGuardAgain(
  client: pg.Client,
  schemas: Schemas,
  tables: readonly Table[],
  foreignKeys: readonly ForeignKey[],
): Promise<void> {
  for (const { table, name, definition } of foreignKeys)
    await client.query(`alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`)
  for (const table of tables) await client.query(`alter table ${quoted(schemas, table)} enable trigger user`)
}

export async function setSequences(
  client: pg.Client,
  schemas: Schemas,
  sequences: readonly Sequence[],
): Promise<void> {
  for (const sequence of sequences)
    await client.query('select setval($1::regclass, $2, $3)', [
      quoted(schemas, sequence),
      sequence.value,
      sequence.isCalled,
    ])
}

export async function commitLoad(client: pg.Client): Promise<void> {
  await client.query('commit')
  // Without its figures the first questions would be planned for empty tables.
  await client.query('analyze')
}

export async function countStoredFiles(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: string }>('select count(*) as count from stored_file')
  return Number(rows[0]?.count)
}
