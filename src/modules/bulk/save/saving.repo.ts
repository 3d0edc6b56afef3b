import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Sender } from '../domain/ground.ts'
import { type KeptCells, wholeCells } from '../domain/kept-cells.ts'
import type { CheckedRow, Texts } from '../domain/row.ts'
import type { SavePayment } from '../domain/save-payment.ts'
import type { Visit } from '../domain/visit.ts'

export type RowToSave = { n: number; cells: CheckedRow['cells']; problems: readonly string[] }

/** Rows after this one, in their order. */
export async function findRowsAfter(
  db: Db,
  upload: number,
  after: number,
  limit: number,
): Promise<RowToSave[]> {
  type Found = Pick<RowToSave, 'n' | 'problems'> & { texts: Texts; checked: KeptCells }
  const rows = await db.many<Found>(sql`
    select n, texts, checked, problems from bulk_row
    where upload_id = ${upload} and n > ${after} order by n limit ${limit}`)
  return rows.map(({ n, texts, checked, problems }) => ({ n, cells: wholeCells(checked, texts), problems }))
}

export type Saving = {
  uploadId: number
  ownerId: number
  personId: number
  at: Date
  paymentType: SavePayment
  sender: Sender
  visit: Visit | null
  reserved: number
  through: number
}

export async function insertSaving(tx: Db, given: Omit<Saving, 'through' | 'ownerId'>): Promise<void> {
  await tx.run(sql`
    insert into bulk_saving (upload_id, person_id, at, payment_type, sender, visit, reserved)
    values (${given.uploadId}, ${given.personId}, ${given.at}, ${given.paymentType},
      ${JSON.stringify(given.sender)}, ${given.visit && JSON.stringify(given.visit)}, ${given.reserved})`)
}

const saving = sql`
  select upload_id as "uploadId", owner_id as "ownerId", person_id as "personId", at,
    saving.payment_type as "paymentType", sender, visit, reserved, through
  from bulk_saving saving join bulk_upload upload on upload.id = saving.upload_id`

/** Undefined when all of it is saved. */
export const findSaving = (db: Db, upload: number) =>
  db.maybe<Saving>(sql`${saving} where upload_id = ${upload}`)

/** The same; until the transaction ends nobody else saves rows of it. */
export const holdSaving = (tx: Db, upload: number) =>
  tx.maybe<Saving>(sql`${saving} where upload_id = ${upload} for update of saving, upload`)

/** One statement for all that get something off. */
export async function insertPrices(
  tx: Db,
  upload: number,
  prices: readonly { n: number; price: unknown }[],
): Promise<void> {
  if (prices.length === 0) return
  await tx.run(sql`
    insert into bulk_saving_price (upload_id, n, price)
    select ${upload}, n, price from json_to_recordset(${JSON.stringify(prices)}) as given (n integer, price jsonb)`)
}

/** Of rows from one to another; as they were inserted. */
export const findPrices = <Price>(db: Db, upload: number, first: number, last: number) =>
  db.many<{ n: number; price: Price }>(sql`
    select n, price from bulk_saving_price where upload_id = ${upload} and n between ${first} and ${last}`)

type Agreed = {
  paymentType: SavePayment
  collection: { day: string; interval: string; fee: number } | undefined
  total: number
  now: Date
}

/** From now on nobody changes its rows. */
export async function saveAgreed(tx: Db, upload: number, agreed: Agreed): Promise<void> {
  await tx.run(sql`
    update bulk_upload set state = 'saving', progress = 0, payment_type = ${agreed.paymentType}, saved = 0,
      collection_day = ${agreed.collection?.day}::date, collection_interval = ${agreed.collection?.interval},
      collection_fee = ${agreed.collection?.fee}, total = ${agreed.total}, changed_at = ${agreed.now}
    where id = ${upload}`)
}

/** These rows are orders. */
export async function saveOrders(
  tx: Db,
  upload: number,
  orders: readonly { n: number; id: number; total: number }[],
): Promise<void> {
  await tx.run(sql`
    update bulk_row set order_id = given.order_id, price = given.price
    from unnest(${orders.map(({ n }) => n)}::integer[], ${orders.map(({ id }) => id)}::integer[],
                ${orders.map(({ total }) => total)}::integer[]) as given (n, order_id, price)
    where upload_id = ${upload} and bulk_row.n = given.n`)
}

export async function saveThrough(
  tx: Db,
  upload: number,
  { through, spent, rows, now }: { through: number; spent: number; rows: number; now: Date },
): Promise<void> {
  await tx.run(sql`
    update bulk_saving set through = ${through}, reserved = reserved - ${spent}::bigint where upload_id = ${upload}`)
  await tx.run(sql`
    update bulk_upload set saved = saved + ${rows}::integer, changed_at = ${now},
      progress = (saved + ${rows}::integer)::real / rows
    where id = ${upload}`)
}

/** Nothing is left to be done. */
export async function finishSaving(tx: Db, upload: number, now: Date): Promise<void> {
  await tx.run(sql`
    update bulk_upload set state = 'saved', progress = 1, saved_at = ${now}, changed_at = ${now}
    where id = ${upload}`)
  await tx.run(sql`delete from bulk_saving where upload_id = ${upload}`)
}

/** Whether something of this person's is on its way to be orders. */
export const isSaving = async (db: Db, owner: number): Promise<boolean> =>
  (await db.maybe(sql`select from bulk_upload where owner_id = ${owner} and state = 'saving' limit 1`)) !==
  undefined

/** Uploads of which nothing was saved since then: whoever was at it is gone. */
export async function findStopped(db: Db, before: Date, limit: number): Promise<number[]> {
  const rows = await db.many<{ id: number }>(sql`
    select id from bulk_upload where state = 'saving' and changed_at < ${before} order by changed_at limit ${limit}`)
  return rows.map(({ id }) => id)
}
