import { inflateRawSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/db/sql.ts'
import { addPerson, type Person } from '../../../tests/scenarios/parcel-world.ts'
import { queryOf, requestOf } from '../../../tests/support/named-call.ts'
import { readPdf } from '../../../tests/support/read-pdf.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { ledgerCalls } from './ledger.calls.ts'
import { post } from './ledger.service.ts'
import { statementExportCalls } from './statement-export.calls.ts'

let app: TestApp
let me: Person
beforeAll(async () => {
  app = await startTestApp()
  me = await addPerson(app, 'customer')
  await app.db.run(sql`update person set full_name = 'Oʻgʻiloy <Karimova> & ukasi' where id = ${me.id}`)
  // The last millisecond of October in Tashkent, the first of November, and its last.
  await move('top_up_approved', 100_000, '2026-10-31T18:59:59.999Z')
  await move('order_paid_from_balance', 25_000, '2026-10-31T19:00:00.000Z', 'order:40000001')
  await move('top_up_approved', 1_500_000, '2026-11-30T18:59:59.999Z', 'top-up:7')
  await move('order_paid_from_balance', 5_000, '2026-11-30T19:00:00.000Z', 'order:40000002')
})

let keys = 0
async function move(
  template: 'top_up_approved' | 'order_paid_from_balance',
  amount: number,
  at: string,
  reference?: string,
  { id: customer } = me,
) {
  const movement = { key: `export:${++keys}`, template, facts: { customer, amount }, at: new Date(at) }
  await post(app.db, reference === undefined ? movement : { ...movement, reference })
}

async function read(query: string, who = me) {
  const response = await app.app.inject({
    ...requestOf(statementExportCalls.exportStatement, { query: queryOf(query) }),
    headers: { ...who.headers, 'accept-language': 'uz' },
  })
  return response
}

const november = 'from=2026-11-01&to=2026-11-30'

test('CSV opens by a click: marked UTF-8, semicolons, the hours of Tashkent, oldest first', async () => {
  const answer = await read(`format=csv&${november}`)
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['content-disposition']).toContain('tezbox-2026-11-01-2026-11-30.csv')
  expect(answer.rawPayload.toString('utf8')).toBe(
    [
      '\uFEFFSana;Izoh;Raqami;Summa, soʻm;Qoldiq, soʻm',
      '2026-11-01 00:00;Posilka uchun toʻlov, balansdan;40000001;-25000;75000',
      '2026-11-30 23:59;Balans toʻldirildi;7;1500000;1575000',
      '',
    ].join('\r\n'),
  )
})

/** The parts of an archive, by its local headers, as a stranger's program would read them. */
function partsOf(archive: Buffer): Map<string, string> {
  const parts = new Map<string, string>()
  for (let at = 0; archive.readUInt32LE(at) === 0x04034b50; ) {
    const [packed, nameLength] = [archive.readUInt32LE(at + 18), archive.readUInt16LE(at + 26)]
    const name = archive.toString('utf8', at + 30, at + 30 + nameLength)
    const from = at + 30 + nameLength
    parts.set(name, inflateRawSync(archive.subarray(from, from + packed)).toString('utf8'))
    at = from + packed
  }
  return parts
}

test('XLSX holds numbers as numbers and dates as dates, and survives any name', async () => {
  const parts = partsOf((await read(`format=xlsx&${november}`)).rawPayload)
  expect([...parts.keys()]).toContain('[Content_Types].xml')
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? ''
  expect(parts.get('xl/sharedStrings.xml')).toContain('Oʻgʻiloy &lt;Karimova&gt; &amp; ukasi')
  // 1 November 2026 is day 46327 of the format's calendar.
  expect(sheet).toContain('<c s="2"><v>46327</v></c>')
  for (const amount of [100_000, -25_000, 75_000, 1_500_000, 1_575_000])
    expect(sheet).toContain(`<v>${amount}</v>`)
})

test('PDF names the holder, the period and what stood before and after', async () => {
  const { rawPayload } = await read(`format=pdf&${november}`)
  const text = await readPdf(rawPayload, async (pages) => pages.map((page) => page.text).join('\n'))
  const said = text.replace(/\s+/g, ' ')
  for (const words of [
    'Balans koʻchirmasi',
    'Oʻgʻiloy <Karimova> & ukasi',
    '01.11.2026 – 30.11.2026',
    '100 000 soʻm',
    '1 575 000 soʻm',
    'Balans toʻldirildi',
    '+1 500 000',
    '40000001',
  ])
    expect(said).toContain(words)
  expect(said).not.toContain('40000002')
})

test('a period in which nothing moved opens and closes with the same', async () => {
  const { rawPayload } = await read('format=pdf&from=2026-12-05&to=2026-12-06')
  const text = await readPdf(rawPayload, async ([page]) => page?.text ?? '')
  expect(text.replace(/\s+/g, ' ').match(/1 570 000 soʻm/g)).toHaveLength(2)
})

test('a movement that is reported late stands where it happened, and every period still adds up', async () => {
  const late = await addPerson(app, 'customer')
  await move('top_up_approved', 100_000, '2026-11-01T06:00:00Z', undefined, late)
  await move('order_paid_from_balance', 30_000, '2026-11-03T06:00:00Z', 'order:40000003', late)
  await move('order_paid_from_balance', 20_000, '2026-11-02T06:00:00Z', 'order:40000004', late)
  await move('order_paid_from_balance', 5_000, '2026-11-03T07:00:00Z', 'order:40000005', late)
  const figures = async (from: string, to: string) => {
    const { rawPayload } = await read(`format=csv&from=${from}&to=${to}`, late)
    const [, ...lines] = rawPayload.toString('utf8').trim().split('\r\n')
    return lines.map((line) => line.split(';').slice(-2).map(Number))
  }
  expect(await figures('2026-11-01', '2026-11-02')).toEqual([
    [100_000, 100_000],
    [-20_000, 80_000],
  ])
  expect(await figures('2026-11-03', '2026-11-03')).toEqual([
    [-30_000, 50_000],
    [-5_000, 45_000],
  ])
})

test('only one’s own, and at most a year', async () => {
  const other = await addPerson(app, 'customer')
  expect((await read(`format=csv&${november}`, other)).rawPayload.toString().split('\r\n')).toHaveLength(2)
  expect((await read('format=csv&from=2025-12-01&to=2026-12-01')).statusCode).toBe(200)
  const tooLong = await read('format=csv&from=2025-11-30&to=2026-12-01')
  expect([tooLong.statusCode, tooLong.json().code]).toEqual([422, 'statement_too_long'])
})

test('the statement shows only what came in, or only what went out, when asked', async () => {
  const amounts = async (direction: string) => {
    const { body } = await app.call(ledgerCalls.readStatement, { query: { direction }, headers: me.headers })
    return (body.data as { items: { amount: number }[] }).items.map(({ amount }) => amount)
  }
  expect(await amounts('in')).toEqual([1_500_000, 100_000])
  expect(await amounts('out')).toEqual([-5_000, -25_000])
})
