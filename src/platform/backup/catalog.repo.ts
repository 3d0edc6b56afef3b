import pg from 'pg'
import type { EngineSchema } from '../jobs/engine-schema.ts'

/** Ours, or those of the engine behind the jobs: what they are called may differ from one database to the other. */
export type Owner = 'own' | 'jobs'

/** A table as a backup knows it. What PostgreSQL computes by itself is no column here. */
export type Table = { owner: Owner; name: string; columns: readonly string[] }

export type Sequence = { owner: Owner; name: string; value: string; isCalled: boolean }

/** What each owner's schema is called in this database. */
export type Schemas = Readonly<Record<Owner, string>>

export const nameOf = ({ owner, name }: Pick<Table, 'owner' | 'name'>) =>
  owner === 'own' ? name : `${owner}.${name}`

export const quoted = (schemas: Schemas, { owner, name }: Pick<Table, 'owner' | 'name'>) =>
  `${pg.escapeIdentifier(schemas[owner])}.${pg.escapeIdentifier(name)}`

export const columnsOf = ({ columns }: Table) =>
  columns.map((column) => pg.escapeIdentifier(column)).join(', ')

/** The texts of values do not depend on how a server is set up, so that they can be compared. */
const sameTexts = `
  set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set bytea_output = 'hex'; set extra_float_digits = 1;
  set client_encoding = 'UTF8'; set synchronize_seqscans = off`

export async function findSchemas(client: pg.Client, engine: EngineSchema): Promise<Schemas> {
  await client.query(sameTexts)
  const { rows } = await client.query<{ own: string | null }>('select current_schema() as own')
  return { own: rows[0]?.own ?? 'public', jobs: engine.name }
}

const isOurs = `
  not exists (select from pg_depend where objid = c.oid and classid = 'pg_class'::regclass and deptype = 'e')`

/** Parts of divided tables belong to the whole; tables of extensions to the extension. */
export async function selectTables(
  client: pg.Client,
  schemas: Schemas,
  { leftOut }: EngineSchema,
): Promise<Table[]> {
  const { rows } = await client.query<{ schema: string; name: string; columns: string[] }>(
    `select n.nspname::text as schema, c.relname::text as name, array(
       select attname::text from pg_attribute
       where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition and ${isOurs}
       and not (n.nspname = $2 and c.relname = any($3))
     order by n.nspname = $2, c.relname`,
    [Object.values(schemas), schemas.jobs, leftOut],
  )
  return rows.map(({ schema, name, columns }) => ({ owner: ownerOf(schemas, schema), name, columns }))
}

export async function selectSequences(client: pg.Client, schemas: Schemas): Promise<Sequence[]> {
  const { rows } = await client.query<{ schema: string; name: string; value: string | null; first: string }>(
    `select n.nspname::text as schema, c.relname::text as name, s.seqstart::text as first,
       pg_sequence_last_value(c.oid)::text as value
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_sequence s on s.seqrelid = c.oid
     where n.nspname = any($1) and ${isOurs} order by 1, 2`,
    [Object.values(schemas)],
  )
  return rows.map(({ schema, name, value, first }) => ({
    owner: ownerOf(schemas, schema),
    name,
    value: value ?? first,
    isCalled: value !== null,
  }))
}

const ownerOf = (schemas: Schemas, schema: string): Owner => (schema === schemas.jobs ? 'jobs' : 'own')

/** What already lies in the database, whoever put it there, some names of it. */
export async function selectAnything(client: pg.Client): Promise<{ names: string[]; count: number }> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and c.relkind in ('r', 'p', 'v', 'm', 'f')
       and not c.relispartition and ${isOurs}
     order by 1`,
  )
  return { names: rows.slice(0, 3).map(({ name }) => name), count: rows.length }
}

export async function selectServerVersion(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  return rows[0]?.server_version ?? ''
}
