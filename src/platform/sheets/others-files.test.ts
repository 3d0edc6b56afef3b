import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lockedFiles } from '../../../tests/support/locked-files.ts'
import { readSheet } from './read-sheet.ts'

const limits = { bytes: 1_000_000, rows: 1_000, columns: 200, ms: 60_000 }
const fixture = (name: string) => readFileSync(`tests/fixtures/sheets/${name}`)

const order = (sana: string, vaqt: string) => [
  'Nilufar Karimova',
  '998901234567',
  'Fargʻona',
  'Quva tumani\nNavoiy 14 & 16',
  '1.2',
  '120000',
  sana,
  vaqt,
]
const orders = (first: readonly string[], region: string) => [
  ['Buyurtmalar roʻyxati'],
  [],
  ['Ism', 'Телефон', 'Viloyat', 'Manzil', 'Kg', 'Summa', 'Sana', 'Vaqt'],
  first,
  ['Ўткир  Soliyev', '+998 (91) 765-43-21', region, 'Margʻilon; "Ipak yoʻli", 5', '0.3', '460000', 'TRUE'],
  [],
  [],
  ...Array.from({ length: 3 }, () => ['bir xil', 'bir xil']),
]

test.each(['orders.xlsx', 'orders.ods', 'orders.xls'])('reads %s as LibreOffice wrote it', async (name) => {
  const shares: number[] = []
  const tables = await readSheet(fixture(name), limits, (share) => shares.push(share))
  expect(tables).toEqual({
    ok: true,
    value: [
      { name: 'Buyurtmalar', rows: orders(order('2026-11-14', '10:30'), 'Fargʻona') },
      { name: 'Заказы 2', rows: [['ikkinchi']] },
    ],
  })
  expect(shares.at(-1)).toBe(1)
})

test('reads text in columns as LibreOffice wrote it, which says nothing of joined cells', async () => {
  expect(await readSheet(fixture('orders.csv'), limits)).toEqual({
    ok: true,
    value: [{ name: '', rows: orders(order('11/14/2026', '10:30:00 AM'), '') }],
  })
})

test.each(lockedFiles)('%s is told to be locked by a password', async (_, file) => {
  expect(await readSheet(file, limits)).toEqual({ ok: false, error: { code: 'encrypted' } })
})
