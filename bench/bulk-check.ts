/**
 * Rows held against the rules beside the bare reading of the file they came in, in turns, in one run. CPU time of all threads
 * counts: on a busy machine the clock tells more about the others.
 */
import { checkRow } from '#modules/bulk/domain/check-row.ts'
import { repeatsAmong } from '#modules/bulk/domain/duplicates.ts'
import type { Ground } from '#modules/bulk/domain/ground.ts'
import { findLayout } from '#modules/bulk/domain/headers.ts'
import { textsOf } from '#modules/bulk/domain/row-texts.ts'
import { districts } from '#modules/geo/domain/districts.ts'
import { readSheet } from '#platform/sheets/read-sheet.ts'
import { xlsxOf } from '#platform/sheets/write-xlsx.ts'
import { usualGround } from '../tests/support/bulk-ground.ts'

const ROWS = Number(process.env.ROWS ?? 50_000)
const ROUNDS = Number(process.env.ROUNDS ?? 5)
/** The limit this project has set itself: checking takes no longer than reading. */
const MOST = 1

function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

const limits = { bytes: 64 * 1024 * 1024, rows: ROWS + 10, columns: 200, ms: 120_000 }
const names = ['Nilufar', 'Дилфуза', 'Sardor', 'Ольга', 'Gulbahor', 'Жаҳонгир']
const surnames = ['Xoliqova', 'Назарова', 'Toʻxtasinov', 'Саидова', 'Ergashev', 'Мадаминова']
const goods = ['Atlas koʻylak', 'Рўмол', 'Кроссовки 42', 'Sumka', 'Kitob', 'Телефон чехоли']
const pick = <Item>(from: readonly Item[], at: number) => from[at % from.length] as Item
const phoneOf = (at: number) => `9${(at * 7919) % 10}${String((at * 104_729) % 10_000_000).padStart(7, '0')}`

/** One in ten has something to be put right, one in thirty something that cannot be. */
function rowOf(at: number): string[] {
  const district = pick(districts, at * 31)
  const language = pick(['uz', 'ru', 'oz', 'en'] as const, at)
  const phone = at % 10 === 0 ? `+998 ${phoneOf(at)} / ${phoneOf(at + 1)}` : phoneOf(at)
  return [
    `${pick(names, at)} ${pick(surnames, at * 7)} ${at}`,
    at % 30 === 1 ? '9.98901E+11' : phone,
    at % 40 === 2 ? `${district.shortNames.uz}x` : district.names[language],
    `${pick(['Navoiy', 'Mustaqillik', 'Амир Темур'], at)} koʻchasi, ${at % 200}-uy, ${at % 90}-xonadon`,
    pick(goods, at),
    at % 12 === 3 ? '1,2 кг' : String(((at % 90) + 5) / 10),
    at % 3 === 0 ? '' : at % 8 === 1 ? `${(at % 40) + 10} ming` : String(((at % 500) + 10) * 1_000),
  ]
}

const header = ['ФИО', 'Телефон', 'Город', 'Улица и дом', 'Товар', 'Вес', 'Наложка']
const file = xlsxOf({
  name: 'Noyabr',
  widths: header.map(() => 20),
  rows: [header, ...Array.from({ length: ROWS }, (_, at) => rowOf(at))],
})

/** Nothing of the round before is remembered. */
const ground = (): Ground => ({ ...usualGround })

async function read() {
  const begun = cpuMs()
  const tables = await readSheet(file, limits)
  if (!tables.ok) throw new Error(`the file cannot be read: ${tables.error.code}`)
  return { tables: tables.value, ms: cpuMs() - begun }
}

function check(tables: Awaited<ReturnType<typeof read>>['tables']) {
  const begun = cpuMs()
  const layout = findLayout(tables, new Map())
  if (!layout) throw new Error('no table was found')
  const fresh = ground()
  const rows = (tables[layout.sheet]?.rows ?? []).slice(layout.headerRow ?? 0)
  let wrong = 0
  // The whole row goes to the database in slices; what is kept is what repeats are known by.
  const keys = rows.map((cells, at) => {
    const { sameKey, problems } = checkRow(textsOf(cells, layout.columns), fresh)
    if (problems.length > 0) wrong++
    return { n: at + 1, sameKey }
  })
  const repeats = repeatsAmong(keys, new Map())
  return { ms: cpuMs() - begun, rows: rows.length, wrong, repeats: repeats.size }
}

const middle = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

const reading: number[] = []
const checking: number[] = []
for (let round = 0; round < ROUNDS; round++) {
  const { tables, ms } = await read()
  const result = check(tables)
  reading.push(ms)
  checking.push(result.ms)
  if (round === 0)
    console.log(`${result.rows} rows, ${result.wrong} with something wrong, ${result.repeats} repeated`)
}
const ratio = middle(checking) / middle(reading)
console.log(`reading  ${middle(reading).toFixed(0)} ms`)
console.log(
  `checking ${middle(checking).toFixed(0)} ms, ${((middle(checking) * 1000) / ROWS).toFixed(1)} µs a row`,
)
console.log(`ratio    ${ratio.toFixed(2)} (at most ${MOST})`)
if (ratio > MOST) process.exitCode = 1
