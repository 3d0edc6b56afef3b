/**
 * What it costs to read a table of orders, from bytes to rows, in the thread that the product uses: beside the least that
 * could get the texts out of the same bytes, which is to inflate them and to cut them at their signs. CPU time, because a
 * busy machine says little by the clock; then the memory, and how long
 * the thread that serves everybody worked for it at one go. An ODS of
 * 50,000 rows is beyond the 64 MB that a file may grow to.
 */
import { readSheet } from '../src/platform/sheets/read-sheet.ts'
import { csvOf } from '../src/platform/sheets/write-csv.ts'
import { xlsxOf } from '../src/platform/sheets/write-xlsx.ts'
import { wholeOf } from '../src/platform/zip/zip-contents.ts'
import { readZipDirectory } from '../src/platform/zip/zip-directory.ts'
import { odsFile } from '../tests/support/ods-file.ts'
import { cpuSeconds } from './process-cpu.ts'

const MEGABYTE = 2 ** 20
const limits = { bytes: 32 * MEGABYTE, rows: 50_001, columns: 200, ms: 300_000 }
const rounds = Number(process.env.ROUNDS ?? 3)
const sizes = [
  { rows: 10_000, of: ['xlsx', 'ods', 'csv'] },
  { rows: 50_000, of: ['xlsx', 'csv'] },
] as const

const header = [
  'Raqam',
  'Ism',
  'Telefon',
  'Viloyat',
  'Tuman',
  'Koʻcha',
  'Moʻljal',
  'Buyum',
  'Vazn',
  'Boʻyi',
  'Eni',
  'Balandligi',
  'Narxi',
  'Izoh',
]
const order = (index: number) => [
  `A-${index}`,
  `Nilufar Karimova ${index % 977}`,
  `+998 90 ${1_000_000 + index}`,
  'Fargʻona viloyati',
  ['Quva tumani', 'Margʻilon', 'Қўқон шаҳри'][index % 3] ?? '',
  `Navoiy koʻchasi, ${index % 200}-uy`,
  'Maktab yonida',
  '2 ta koʻylak',
  1 + (index % 40) / 10,
  20,
  30,
  10,
  100_000 + index,
  index % 5 === 0 ? 'Ehtiyot boʻling; "mo‘rt"' : '',
]

const kinds = { xlsx: workbook, ods: (rows: Rows) => odsFile([{ name: 'A', rows }]), csv: csvOf } as const
type Rows = ReturnType<typeof order>[]

function workbook(rows: Rows): Buffer {
  return xlsxOf({ name: 'A', widths: [], rows })
}

console.log(
  '            rows   file MB   cpu s   bare cpu s   ratio   rows a cpu s   memory MB   at one go ms',
)
for (const { rows, of } of sizes)
  for (const kind of of) {
    const file = kinds[kind]([header, ...Array.from({ length: rows }, (_, index) => order(index))])
    await measured(kind, rows, file)
  }

async function measured(kind: string, count: number, file: Buffer): Promise<void> {
  const costs: number[] = []
  const bare: number[] = []
  let atOneGo = 0
  for (let round = 0; round < rounds; round++) {
    bare.push(await costOf(() => textsIn(file)))
    const turns = longestTurn()
    costs.push(await costOf(() => read(file, count)))
    atOneGo = Math.max(atOneGo, turns.end())
  }
  const [cost, least] = [middle(costs), middle(bare)]
  const memory = process.memoryUsage.rss() / MEGABYTE
  const figures = [
    [count.toLocaleString('en'), 10],
    [(file.length / MEGABYTE).toFixed(1), 10],
    [cost.toFixed(2), 8],
    [least.toFixed(2), 13],
    [(cost / least).toFixed(1), 8],
    [Math.round(count / cost).toLocaleString('en'), 15],
    [memory.toFixed(0), 12],
    [atOneGo.toFixed(0), 16],
  ] as const
  console.log(kind.padEnd(6) + figures.map(([text, width]) => text.padStart(width)).join(''))
}

async function costOf(work: () => unknown): Promise<number> {
  const before = cpuSeconds(process.pid)
  await work()
  return cpuSeconds(process.pid) - before
}

/** The most CPU time of this thread between two moments at which others had their turn. */
function longestTurn() {
  const used = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let longest = 0
  let last = used()
  const timer = setInterval(() => {
    const now = used()
    longest = Math.max(longest, now - last)
    last = now
  }, 2)
  return {
    end: () => {
      clearInterval(timer)
      return longest
    },
  }
}

async function read(file: Buffer, count: number): Promise<void> {
  const tables = await readSheet(file, limits)
  const rows = tables.ok ? tables.value[0]?.rows.length : tables.error.code
  if (rows !== count + 1) throw new Error(`${rows} instead of ${count + 1} rows`)
}

/** Every text of the file, whatever row it stands in. */
function textsIn(file: Buffer): string[] {
  const directory = readZipDirectory(file, { inflatedBytes: 64 * MEGABYTE, ratio: Number.POSITIVE_INFINITY })
  if (!directory.ok) return file.toString('utf8').split(/[;\n]/)
  return directory.value.flatMap((entry) => {
    const part = wholeOf(entry)?.toString('utf8') ?? ''
    return Array.from(part.matchAll(/<(?:v|t|text:p)>([^<]*)/g), ([, text = '']) => text)
  })
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
