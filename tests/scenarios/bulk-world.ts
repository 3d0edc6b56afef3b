import { openSession } from '#modules/accounts/sign-in/session.service.ts'
import { bulkCalls } from '#modules/bulk/bulk.calls.ts'
import type { RowAnswer, UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import { readChatUpload } from '#modules/bulk/reading/read-chat.service.ts'
import { checkUpload, readUpload } from '#modules/bulk/reading/read-upload.service.ts'
import { sql } from '#platform/db/sql.ts'
import { csvOf } from '#platform/sheets/write-csv.ts'
import { formBody, formType } from '../support/form-body.ts'
import { requestOf } from '../support/named-call.ts'
import type { TestApp } from '../support/test-app.ts'
import type { Person } from './parcel-world.ts'

let made = 0

/** A shop in Yunusobod. */
export async function addMerchant({ db, clock }: Pick<TestApp, 'db' | 'clock'>): Promise<Person> {
  made += 1
  const { id } = await db.one<{ id: number }>(sql`
    insert into person (phone, full_name, type, role, company, stir)
    values (${String(977_000_000 + made)}, 'Aziza Rahimova', 8, 'customer', 'Atlas doʻkoni', '301234567') returning id`)
  await db.run(sql`
    insert into address (person_id, label, region_id, district_id, street, is_default, created_at)
    values (${id}, 'doʻkon', 14, 207, 'Amir Temur koʻchasi, 108-uy', true, now())`)
  const token = await openSession(
    db,
    { id, role: 'customer' },
    { address: '10.0.0.1', userAgent: '', now: clock.now() },
  )
  return { id, headers: { authorization: `Token ${token}` } }
}

export const usualHeaders = ['Оluvchi', 'Telefon', 'Viloyat', 'Tuman', 'Manzil', 'Nima', 'Vazn', 'Tovar puli']

/** A parcel to Samarkand that has nothing wrong; each with a phone of its own. */
export const goodRow = (at: number, ...change: [index: number, text: string][]): string[] => {
  const row = [
    `Nodira Saidova ${at}`,
    String(901_000_000 + at),
    'Samarqand viloyati',
    'Samarqand shahri',
    `Registon koʻchasi, ${at}-uy`,
    'Koʻylak',
    '0.8',
    '185000',
  ]
  for (const [index, text] of change) row[index] = text
  return row
}

/** What a merchant does with tables, as calls; jobs are done at once. */
export function bulkCallsOf(app: TestApp, who: Person) {
  const deps = { db: app.db, files: app.files, clock: app.clock }
  const { headers } = who
  const read = async (id: string) =>
    (await app.call(bulkCalls.readUpload, { params: { id }, headers })).body.data as UploadAnswer
  async function upload(bytes: Buffer, name = 'zakazlar.csv'): Promise<UploadAnswer> {
    const response = await app.app.inject({
      ...requestOf(bulkCalls.createUpload, {}),
      headers: { 'content-type': formType, ...headers },
      payload: formBody([{ name: 'file', value: bytes, fileName: name }]),
    })
    const { id } = response.json().data as { id: string }
    await readUpload(deps, Number(id))
    return read(id)
  }
  return {
    read,
    upload,
    table: (rows: readonly (readonly string[])[], header: readonly string[] = usualHeaders) =>
      upload(csvOf([header, ...rows])),
    async chat(text: string, addTo?: string): Promise<UploadAnswer> {
      const body = { text, kind: 'chat', ...(addTo ? { add_to: addTo } : {}) }
      const answer = await app.call(bulkCalls.createUpload, { body, headers })
      const { id } = answer.body.data as { id: string }
      await readChatUpload(deps, Number(id))
      return read(id)
    },
    async map(id: string, body: object): Promise<UploadAnswer> {
      await app.call(bulkCalls.mapColumns, { params: { id }, body, headers } as never)
      await checkUpload(deps, Number(id))
      return read(id)
    },
    async rows(id: string, query: object = {}): Promise<RowAnswer[]> {
      const answer = await app.call(bulkCalls.readRows, { params: { id }, query, headers } as never)
      return (answer.body.data as { items: RowAnswer[] }).items
    },
  }
}
