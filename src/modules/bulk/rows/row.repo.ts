import type { Db } from '#platform/db/database.ts'
import { type Sql, sql } from '#platform/db/sql.ts'
import type { Field } from '../domain/fields.ts'
import { type KeptCells, keptCells, wholeCells } from '../domain/kept-cells.ts'
import type { CheckedRow, Guess, Texts } from '../domain/row.ts'

export type Row = {
  n: number
  texts: Texts
  edited: readonly Field[]
  checked: CheckedRow['cells']
  problems: readonly string[]
  sameKey: string | null
  price: number | null
  repaired: boolean
  accepted: boolean
  orderId: number | null
  guesses: { readonly [field in Field]?: Guess } | null
  message: number | null
}

const row = sql`
  select n, texts, edited, checked, problems, same_key as "sameKey", price, repaired, accepted,
    order_id as "orderId", guesses, message
  from bulk_row`

type KeptRow = Omit<Row, 'checked'> & { checked: KeptCells }

const wholeRow = (kept: KeptRow): Row => ({ ...kept, checked: wholeCells(kept.checked, kept.texts) })

const rowsOf = async (db: Db, statement: Sql) => (await db.many<KeptRow>(statement)).map(wholeRow)

export type RowFilter = {
  only?: 'errors' | 'duplicates' | 'repaired' | 'ready' | undefined
  field?: Field | undefined
  code?: string | undefined
  /** With any of these, in whichever column. */
  codes?: readonly string[] | undefined
}

const duplicates = ['duplicate_in_file', 'duplicate_of_order']

/** The words of a filter, put behind `upload_id = …`. */
function fits({ only, field, code, codes }: RowFilter): Sql {
  const either = codes ?? (only === 'duplicates' ? duplicates : undefined)
  return sql`${fitsOnly(only)} and ${fitsField(field, code)} and ${
    either
      ? sql`problems <> '{}' and exists (
          select from unnest(problems) problem where split_part(problem, ':', 2) = any (${either}::text[]))`
      : sql`true`
  }`
}

function fitsOnly(only: RowFilter['only']): Sql {
  if (only === 'errors') return sql`problems <> '{}'`
  if (only === 'ready') return sql`problems = '{}'`
  return only === 'repaired' ? sql`repaired` : sql`true`
}

function fitsField(field: Field | undefined, code: string | undefined): Sql {
  if (field === undefined) return sql`true`
  if (code !== undefined) return sql`problems <> '{}' and problems @> array[${`${field}:${code}`}]`
  return sql`problems <> '{}' and exists (
    select from unnest(problems) problem where split_part(problem, ':', 1) = ${field})`
}

export const findRows = (db: Db, upload: number, filter: RowFilter, page: { from: number; limit: number }) =>
  rowsOf(
    db,
    sql`
    ${row} where upload_id = ${upload} and n >= ${page.from} and ${fits(filter)} order by n limit ${page.limit}`,
  )

export async function findRow(db: Db, upload: number, n: number): Promise<Row | undefined> {
  const found = await db.maybe<KeptRow>(sql`${row} where upload_id = ${upload} and n = ${n}`)
  return found && wholeRow(found)
}

export const findRowsByNumber = (db: Db, upload: number, numbers: readonly number[]) =>
  rowsOf(db, sql`${row} where upload_id = ${upload} and n = any (${numbers}::integer[]) order by n`)

/** Rows of an upload with these keys, and nothing else of them than what duplicates need. */
export const findSame = (db: Db, upload: number, keys: readonly string[]) =>
  rowsOf(db, sql`${row} where upload_id = ${upload} and same_key = any (${keys}::text[]) order by n`)

/** First and last of numbers that follow each other. */
export const findRanges = (db: Db, upload: number, filter: RowFilter) =>
  db.many<{ first: number; last: number }>(sql`
    select min(n) as first, max(n) as last
    from (select n, n - row_number() over (order by n) as island from bulk_row
      where upload_id = ${upload} and ${fits(filter)}) numbered
    group by island order by 1`)

/** How a column is written, with the number of rows for each way. */
export const countTexts = (db: Db, upload: number, field: Field, filter: RowFilter) =>
  db.many<{ text: string; rows: number }>(sql`
    select coalesce(texts ->> ${field}, '') as text, count(*)::integer as rows from bulk_row
    where upload_id = ${upload} and ${fits(filter)} group by 1 order by 2 desc, 1`)

/** Rows whose cell is written in one of these ways. */
export const findByTexts = (db: Db, upload: number, field: Field, texts: readonly string[]) =>
  rowsOf(
    db,
    sql`
    ${row} where upload_id = ${upload} and coalesce(texts ->> ${field}, '') = any (${texts}::text[]) order by n`,
  )

/** In no JSON and in no cell (`plainText`). */
const END = '\u001E'

/**
 * One text a column, a statement for hundreds of rows: arrays the driver would write value by value, each quote of their
 * JSON doubled, and the database would read them so.
 */
const column = (rows: readonly Row[], value: (row: Row) => string | number | null) =>
  rows.map(value).join(END)

/** A text of nothing has no parts: what is missing of an only row is nothing. */
const partsOf = (text: string) => sql`string_to_array(${text}, chr(30), '')`
const wordsOf = (name: Sql) => sql`coalesce(string_to_array(${name}, ' '), '{}')`

/** What every row has. */
const checkedParts = (rows: readonly Row[]) => sql`
  ${partsOf(column(rows, ({ n }) => n))}::integer[],
  ${partsOf(column(rows, ({ texts }) => JSON.stringify(texts)))}::json[],
  ${partsOf(column(rows, ({ checked, texts }) => keptCells(checked, texts)))}::json[],
  ${partsOf(column(rows, ({ problems }) => (problems.length === 0 ? '' : problems.join(' '))))},
  ${partsOf(column(rows, ({ sameKey }) => sameKey))},
  ${partsOf(column(rows, ({ price }) => price))}::integer[],
  ${partsOf(column(rows, ({ repaired }) => (repaired ? 't' : 'f')))}::boolean[]`

/** What people and chats have put to them. */
const otherParts = (rows: readonly Row[]) => sql`
  ${partsOf(column(rows, ({ edited }) => edited.join(' ')))},
  ${partsOf(column(rows, ({ accepted }) => (accepted ? 't' : 'f')))}::boolean[],
  ${partsOf(column(rows, ({ guesses }) => guesses && JSON.stringify(guesses)))}::jsonb[],
  ${partsOf(column(rows, ({ message }) => message))}::integer[],
  ${partsOf(column(rows, ({ orderId }) => orderId))}::integer[]`

const unnested = (rows: readonly Row[]) => sql`
  unnest(${checkedParts(rows)}, ${otherParts(rows)})
    as given (n, texts, checked, problems, same_key, price, repaired, edited, accepted, guesses, message, order_id)`

const isAsRead = ({ edited, accepted, guesses, message, orderId }: Row) =>
  edited.length === 0 && !accepted && guesses === null && message === null && orderId === null

/** Written when it is asked to be; until then the rows themselves are needed no more. Rows of a file have only what was read. */
export function rowsToInsert(upload: number, rows: readonly Row[]): (tx: Db) => Promise<number> {
  const statement = rows.every(isAsRead)
    ? sql`
      insert into bulk_row (upload_id, n, texts, checked, problems, same_key, price, repaired)
      select ${upload}, n, texts, checked, ${wordsOf(sql`problems`)}, same_key, price, repaired
      from unnest(${checkedParts(rows)}) as given (n, texts, checked, problems, same_key, price, repaired)`
    : inserted(upload, rows)
  return (tx) => tx.run(statement)
}

const inserted = (upload: number, rows: readonly Row[]) => sql`
  insert into bulk_row (upload_id, n, texts, edited, checked, problems, same_key, price, repaired, accepted, guesses,
    message, order_id)
  select ${upload}, n, texts, ${wordsOf(sql`edited`)}, checked, ${wordsOf(sql`problems`)}, same_key, price, repaired,
    accepted, guesses, message, order_id
  from ${unnested(rows)}`

export const insertRows = (tx: Db, upload: number, rows: readonly Row[]) => rowsToInsert(upload, rows)(tx)

/** Orders that came of a row stay as they are. */
export const saveRows = (tx: Db, upload: number, rows: readonly Row[]) =>
  tx.run(sql`
    update bulk_row set texts = given.texts, edited = ${wordsOf(sql`given.edited`)}, checked = given.checked,
      problems = ${wordsOf(sql`given.problems`)}, same_key = given.same_key, price = given.price,
      repaired = given.repaired, accepted = given.accepted, guesses = given.guesses
    from ${unnested(rows)}
    where bulk_row.upload_id = ${upload} and bulk_row.n = given.n`)

export const deleteRows = (tx: Db, upload: number) =>
  tx.run(sql`delete from bulk_row where upload_id = ${upload}`)

export const deleteNumbers = (tx: Db, upload: number, numbers: readonly number[]) =>
  tx.run(sql`delete from bulk_row where upload_id = ${upload} and n = any (${numbers}::integer[])`)

export const moveRows = (tx: Db, from: number, to: number, numbers: readonly number[]) =>
  tx.run(sql`
    update bulk_row set upload_id = ${to} where upload_id = ${from} and n = any (${numbers}::integer[])`)

export const hasRows = async (db: Db, upload: number) =>
  (await db.maybe(sql`select from bulk_row where upload_id = ${upload} limit 1`)) !== undefined

/** What another choice of columns must not take away. */
export const findWrittenByHand = (db: Db, upload: number) =>
  db.many<Pick<Row, 'n' | 'texts' | 'edited' | 'accepted'>>(sql`
    select n, texts, edited, accepted from bulk_row where upload_id = ${upload} and (edited <> '{}' or accepted)`)

/** Rows that are there already are written anew. */
export function rowsToUpsert(upload: number, rows: readonly Row[]): (tx: Db) => Promise<number> {
  const statement = sql`
    ${inserted(upload, rows)}
    on conflict (upload_id, n) do update set texts = excluded.texts, edited = excluded.edited,
      checked = excluded.checked, problems = excluded.problems, same_key = excluded.same_key, price = excluded.price,
      repaired = excluded.repaired, accepted = excluded.accepted`
  return (tx) => tx.run(statement)
}

export const deleteOtherRows = (tx: Db, upload: number, numbers: readonly number[]) =>
  tx.run(sql`delete from bulk_row where upload_id = ${upload} and n <> all (${numbers}::integer[])`)

const numbersOf = (rows: readonly { n: number }[]) => rows.map(({ n }) => n)

export const findNumbersBy = async (db: Db, upload: number, filter: RowFilter) =>
  numbersOf(
    await db.many<{ n: number }>(sql`
      select n from bulk_row where upload_id = ${upload} and ${fits(filter)} order by n`),
  )

export const findNumbersByTexts = async (db: Db, upload: number, field: Field, texts: readonly string[]) =>
  numbersOf(
    await db.many<{ n: number }>(sql`
      select n from bulk_row
      where upload_id = ${upload} and coalesce(texts ->> ${field}, '') = any (${texts}::text[]) order by n`),
  )

type InDistrict = { field: Field; city: Field; district: number }

/** How streets are written in the rows of one district. */
export const findStreets = (db: Db, upload: number, { field, city, district }: InDistrict) =>
  db.many<{ n: number; text: string }>(sql`
    select n, texts ->> ${field} as text from bulk_row
    where upload_id = ${upload} and texts ->> ${field} <> '' and coalesce(checked -> ${city} ->> 'value', checked ->> ${city}) = ${String(district)}
      and checked -> ${field} -> 'problem' is null
    order by n`)

/** What sums and comparisons take from rows, without their cells. */
export const findCountedBy = (db: Db, upload: number, numbers: readonly number[]) =>
  db.many<Pick<Row, 'n' | 'problems' | 'sameKey' | 'price' | 'repaired'>>(sql`
    select n, problems, same_key as "sameKey", price, repaired from bulk_row
    where upload_id = ${upload} and n = any (${numbers}::integer[]) order by n`)
