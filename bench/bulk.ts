/**
 * A file of parcels from its bytes to a table that is checked and stored, beside the bare reading of the same file, in turns,
 * in one run; and the most memory that was held. ROWS=10000,50000 and ROUNDS=3 say how much.
 */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { readUpload } from '#modules/bulk/reading/read-upload.service.ts'
import { findAnyUpload, insertUpload } from '#modules/bulk/uploads/upload.repo.ts'
import { districts } from '#modules/geo/domain/districts.ts'
import { createDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { sql } from '#platform/db/sql.ts'
import { createFiles } from '#platform/files/files.ts'
import { createKeyRing } from '#platform/files/store/key-ring.ts'
import { acceptUpload, keepFile } from '#platform/files/upload/accept-upload.ts'
import { readSheet } from '#platform/sheets/read-sheet.ts'
import { xlsxOf } from '#platform/sheets/write-xlsx.ts'
import { addMerchant } from '../tests/scenarios/bulk-world.ts'
import { fakeClock } from '../tests/support/fake-clock.ts'
import { memoryStore } from '../tests/support/memory-store.ts'
import { startThrowAwayPostgres } from '../tests/support/throw-away-postgres.ts'
import { cpuSeconds } from './process-cpu.ts'

const SIZES = (process.env.ROWS ?? '10000,50000').split(',').map(Number)
const ROUNDS = Number(process.env.ROUNDS ?? 3)
/** The limit this project has set itself. */
const MOST = 2
const TICK_MS = 5

const names = ['Nilufar', 'Дилфуза', 'Sardor', 'Ольга', 'Gulbahor', 'Жаҳонгир']
const surnames = ['Xoliqova', 'Назарова', 'Toʻxtasinov', 'Саидова', 'Ergashev', 'Мадаминова']
const streets = [
  'Navoiy koʻchasi',
  'Мирзо Улуғбек кўчаси',
  'ул. Бабура',
  'Registon koʻchasi',
  'Bobur shohkoʻchasi',
]
const things = ['Koʻylak', 'Платье', 'Kitob', 'Сумка', 'Sumka, 2 ta', 'Oyoq kiyim']
const pick = <T>(from: readonly T[], at: number): T => from[at % from.length] as T

const headers = [
  ...[
    'Заказ',
    'ФИО',
    'Номер тел.',
    'Город',
    'Адрес',
    'Ориентир',
    'Товар',
    'вес',
    'длина',
    'ширина',
    'высота',
  ],
  ...['Нал', 'Оценка', 'Комментарий', 'Менеджер'],
]

/** As shops write them: scripts mixed, a slip in every fortieth row, a broken phone in every hundredth. */
function rowOf(at: number): (string | number)[] {
  const district = pick(districts, at * 31)
  const phone =
    at % 100 === 7
      ? '9.98901E+11'
      : `+998 ${90 + (at % 10)} ${100 + (at % 900)}-${10 + (at % 90)}-${10 + (at % 89)}`
  const name = district.names[pick(['uz', 'ru', 'oz'] as const, at)]
  return [
    `N-${at}`,
    `${pick(names, at)} ${pick(surnames, at * 7)}`,
    phone,
    at % 40 === 3 ? name.replace('a', 'o') : name,
    `${pick(streets, at)}, ${1 + (at % 200)}-uy, ${at % 90}-xonadon`,
    at % 3 === 0 ? `${1 + (at % 90)}-maktab yonida` : '',
    pick(things, at * 3),
    pick(['0.8', '1,2', '2', '3.4', '0,5 кг'], at),
    20 + (at % 20),
    20,
    15,
    (at % 50) * 10_000,
    '',
    at % 5 === 0 ? 'kechqurun tel qiling' : '',
    'Lola',
  ]
}

const postgres = await startThrowAwayPostgres()
const db = createDatabase(postgres.url, { applicationName: 'bench-bulk' })
try {
  await migrate(postgres.url, join(import.meta.dirname, '../migrations'))
  const clock = fakeClock()
  const files = createFiles({
    store: memoryStore(),
    keys: createKeyRing([randomBytes(32)]),
    db,
    clock,
    log: { warn: () => undefined },
  })
  const shop = await addMerchant({ db, clock })
  for (const rows of SIZES) await measure(rows)

  async function measure(rows: number): Promise<void> {
    const bytes = xlsxOf({
      name: 'zakazlar',
      widths: [],
      rows: [headers, ...Array.from({ length: rows }, (_, at) => rowOf(at))],
    })
    const bare: Spent[] = []
    const whole: Spent[] = []
    // The first round is told apart: a server reads many files, and its code is warm after the first one.
    for (let round = 0; round <= ROUNDS; round++) {
      bare.push(await spent(() => parse(bytes)))
      const id = await uploaded(bytes)
      whole.push(await spent(() => readUpload({ db, files, clock }, id)))
      const upload = await findAnyUpload(db, id)
      if (upload?.state !== 'ready' || upload.rows !== rows)
        throw new Error(`the upload is ${upload?.state} with ${upload?.rows} rows`)
      if (round === 0)
        console.log(
          `${rows} rows, ${(bytes.length / 1e6).toFixed(1)} MB, ${upload.errors} with errors, ${upload.repaired} repaired`,
        )
    }
    const first = [bare.shift(), whole.shift()].map((each) => each?.wall.toFixed(0))
    console.log(`  first round: bare ${first[0]} ms, to the checked table ${first[1]} ms`)
    const ms = (all: readonly Spent[]) => all.map(({ wall }) => wall)
    const ratio = middle(ms(whole)) / middle(ms(bare))
    console.log(
      `  bare ${spread(ms(bare))} ms, to the checked table ${spread(ms(whole))} ms: ratio ${ratio.toFixed(2)} (limit ${MOST})`,
    )
    for (const [name, all] of [
      ['bare', bare],
      ['whole', whole],
    ] as const)
      console.log(
        `  ${name}: CPU ${spread(all.map(({ cpu }) => cpu))} ms, of the database ${spread(all.map(({ database }) => database))} ms; others waited ${spread(all.map(({ longestWait }) => longestWait))} ms at most`,
      )
    console.log(`  peak memory ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`)
    if (ratio > MOST) process.exitCode = 1
  }

  async function parse(bytes: Buffer): Promise<void> {
    const tables = await readSheet(bytes, { bytes: 1e8, rows: 60_000, columns: 200, ms: 60_000 })
    if (!tables.ok) throw new Error(`the file was not read: ${tables.error.code}`)
  }

  async function uploaded(bytes: Buffer): Promise<number> {
    const stream = (async function* () {
      yield bytes
    })()
    const file = await acceptUpload(files, { purpose: 'bulk_file', stream, declaredName: 'zakazlar.xlsx' })
    if (!file.ok) throw new Error(`the file was refused: ${file.error.code}`)
    return db.transaction(async (tx) => {
      const id = await insertUpload(tx, {
        ownerId: shop.id,
        createdBy: shop.id,
        kind: 'file',
        name: 'zakazlar.xlsx',
        state: 'parsing',
        file: { id: file.value.id, hash: file.value.receivedSha256, until: undefined },
        now: clock.now(),
      })
      await keepFile(tx, file.value, `bulk:${id}`)
      return id
    })
  }
} finally {
  await db.close()
  await postgres.stop()
}

type Spent = { wall: number; cpu: number; database: number; longestWait: number }

/** On the clock, and of all threads; how long somebody else would have waited in between. */
async function spent(work: () => Promise<unknown>): Promise<Spent> {
  const [database, cpu] = [await databaseCpu(), process.cpuUsage()]
  const begun = performance.now()
  let last = begun
  let longestWait = 0
  const timer = setInterval(() => {
    const now = performance.now()
    longestWait = Math.max(longestWait, now - last - TICK_MS)
    last = now
  }, TICK_MS)
  await work()
  clearInterval(timer)
  const { user, system } = process.cpuUsage(cpu)
  const wall = performance.now() - begun
  return { wall, cpu: (user + system) / 1_000, database: (await databaseCpu()) - database, longestWait }
}

/** Of all its processes, in milliseconds. */
async function databaseCpu(): Promise<number> {
  const processes = await db.many<{ pid: number }>(sql`select pid from pg_stat_activity`)
  return processes.reduce((sum, { pid }) => sum + cpuSeconds(pid) * 1_000, 0)
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

function spread(values: readonly number[]): string {
  return `${middle(values).toFixed(0)} (${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)})`
}
