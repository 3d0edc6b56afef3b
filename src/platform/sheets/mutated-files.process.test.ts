import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { dice, mutatedFile } from '../../../tests/support/mutated-file.ts'
import { readCsv } from './read-csv.ts'
import { readSheet } from './read-sheet.ts'
import { readWorkbook } from './read-workbook.ts'
import type { Tables } from './table.ts'
import { xlsxOf } from './write-xlsx.ts'
import { readXls } from './xls/read-xls.ts'

vi.setConfig({ testTimeout: 4 * 3_600_000 })

/** `npm run test:sheets` asks for ten thousand, each in a thread of its own as the product reads it. */
const wanted = Number(process.env.SHEET_FILES ?? 0)
const seed = Number(process.env.TEST_SEED ?? 21)
const limits = { bytes: 10_000_000, rows: 50_000, columns: 200, ms: 30_000 }

const fixtures = ['orders.xlsx', 'orders.ods', 'orders.xls', 'orders.csv'].map((name) =>
  readFileSync(`tests/fixtures/sheets/${name}`),
)
const template = xlsxOf({
  name: 'Shablon',
  widths: [20, 20],
  notes: [{ column: 0, text: 'Ism' }],
  choices: [{ column: 1, of: ['Fargʻona', 'Buxoro'] }],
  rows: [{ bold: ['Ism', 'Viloyat'] }, ['Ali', { marked: 'Fargona' }], [5, new Date('2026-11-14T05:30:00Z')]],
})
const wide = Buffer.from(`\uFEFF${fixtures[3]?.toString()}`, 'utf16le')
const honest = [...fixtures, template, wide]

const codes = [
  'unsupported',
  'encrypted',
  'damaged',
  'unsafe',
  'quotes',
  'too_large',
  'too_many_rows',
  'too_many_columns',
]

/** What came of it, in one word; anything but an answer within its limits is a fault. */
function outcome(tables: Tables, index: number): string {
  const told = tables.ok ? 'read' : tables.error.code
  expect(['read', ...codes], `file ${index} of seed ${seed}`).toContain(told)
  if (!tables.ok) return told
  const rows = tables.value.flatMap((table) => table.rows)
  expect(rows.length).toBeLessThanOrEqual(limits.rows)
  expect(
    rows.every((cells) => cells.length <= limits.columns && cells.every((cell) => typeof cell === 'string')),
  ).toBe(true)
  return told
}

const fileOf = (index: number) => {
  const random = dice(seed * 1_000_003 + index)
  return mutatedFile(honest[index % honest.length] ?? template, random)
}

async function readHere(file: Buffer): Promise<Tables> {
  if (file.subarray(0, 4).toString('latin1') === 'PK\x03\x04') return readWorkbook(file, limits)
  return file[0] === 0xd0 ? readXls(file, limits) : readCsv(file, limits)
}

test('three hundred mutated files are read or refused', async () => {
  const told: string[] = []
  for (let index = 0; index < 300; index++) told.push(outcome(await readHere(fileOf(index)), index))
  // They are bent, not broken altogether: the readers themselves are reached.
  expect(new Set(told).size).toBeGreaterThan(4)
  expect(told.filter((one) => one === 'read').length).toBeGreaterThan(60)
})

test('mutated files leave no thread behind', async () => {
  const threads = () => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length
  const before = threads()
  const told = new Map<string, number>()
  let slowest = 0
  for (let index = 0; index < Math.max(wanted, 12); index++) {
    const begun = performance.now()
    const one = outcome(await readSheet(fileOf(index), limits), index)
    slowest = Math.max(slowest, performance.now() - begun)
    told.set(one, (told.get(one) ?? 0) + 1)
    if (wanted > 0 && (index + 1) % 1_000 === 0) {
      const memory = Math.round(process.memoryUsage.rss() / 2 ** 20)
      process.stdout.write(
        `${index + 1} files, slowest ${Math.round(slowest)} ms, memory ${memory} MB ${JSON.stringify(Object.fromEntries(told))}\n`,
      )
    }
  }
  await vi.waitFor(() => expect(threads()).toBe(before), { timeout: 10_000 })
})
