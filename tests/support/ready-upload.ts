import { checkRow } from '#modules/bulk/domain/check-row.ts'
import { noRows, recount } from '#modules/bulk/domain/counts.ts'
import type { Texts } from '#modules/bulk/domain/row.ts'
import { groundOf } from '#modules/bulk/ground.service.ts'
import { freshRow, madeRow } from '#modules/bulk/rows/made-row.ts'
import { insertRows, type Row } from '#modules/bulk/rows/row.repo.ts'
import { insertUpload, saveCounts, saveState } from '#modules/bulk/uploads/upload.repo.ts'
import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

const streets = ['Registon', 'Amir Temur', 'Navoiy', 'Bunyodkor', 'Mustaqillik', 'Bogʻishamol']
const towns = [
  ['Samarqand viloyati', 'Samarqand shahri'],
  ['Fargʻona viloyati', 'Quva tumani'],
  ['Buxoro viloyati', 'Buxoro shahri'],
  ['Toshkent shahri', 'Yunusobod tumani'],
] as const

/** A row as a merchant's file has it; all of them are different. */
export function rowTexts(n: number, given: Texts = {}): Texts {
  const [region, city] = towns[n % towns.length] ?? towns[0]
  return {
    external_id: `SH-${n}`,
    receiver_name: `Bobur Toshmatov ${n}`,
    receiver_phone: String(930_000_000 + n),
    to_region: region,
    to_city: city,
    to_street: `${streets[n % streets.length]} koʻchasi, ${n}-uy`,
    description: 'Kiyim-kechak',
    weight: String(0.5 + (n % 9) / 2),
    product_fee: String(100_000 + (n % 50) * 1_000),
    ...given,
  }
}

let phones = 0

/** A merchant with an address, from which parcels are fetched. */
export async function addMerchant(db: Db): Promise<number> {
  phones += 1
  const { id } = await db.one<{ id: number }>(sql`
    insert into person (phone, full_name, company, type)
    values (${String(909_000_000 + phones)}, 'Dilnoza Karimova', 'Nihol doʻkoni', 8) returning id`)
  await db.run(sql`
    insert into address (person_id, label, region_id, district_id, street, is_default, created_at)
    values (${id}, 'Doʻkon', 14, 205, 'Bunyodkor 12, 4-uy', true, now())`)
  return id
}

const SLICE_ROWS = 1_000

/** An upload whose rows were read and checked: the merchant sees them and may save. */
export async function readyUpload(
  db: Db,
  owner: number,
  rows: readonly Texts[],
  now = new Date(),
): Promise<number> {
  const id = await insertUpload(db, {
    ownerId: owner,
    createdBy: owner,
    kind: 'table',
    name: 'Buyurtmalar.xlsx',
    state: 'parsing',
    now,
  })
  const ground = await groundOf(db, owner, now)
  let counts = noRows
  for (let from = 0; from < rows.length; from += SLICE_ROWS) {
    const made: Row[] = rows
      .slice(from, from + SLICE_ROWS)
      .map((texts, index) => madeRow(freshRow(from + index + 1, texts), checkRow(texts, ground)))
    await insertRows(db, id, made)
    counts = recount(counts, { come: made })
  }
  await saveState(db, id, { state: 'ready', progress: 1, now })
  await saveCounts(db, id, counts, now)
  return id
}
