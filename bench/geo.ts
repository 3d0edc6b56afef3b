/**
 * How well and how fast things are found: every spelling of our districts, one slip in each name, then the questions of
 * bench/geo-queries with their right answers, as they are asked while typing.
 */
import { statSync } from 'node:fs'
import { bookFile, openBook } from '../src/modules/geo/book/book.ts'
import { describeSpot, searchBook } from '../src/modules/geo/book/search-book.ts'
import { findArea } from '../src/modules/geo/domain/area-finder.ts'
import type { FoundPlace } from '../src/modules/geo/geocoder.ts'
import { blind } from './geo-queries/blind.ts'
import { queries } from './geo-queries/index.ts'
import { type Hit, isRight, type Query } from './geo-queries/query.ts'
import { secondBlind } from './geo-queries/second-blind.ts'
import { everySpelling, type Typed, typos } from './geo-spellings.ts'
import { cpuSeconds } from './process-cpu.ts'

/** The limits that this project has set itself. */
const RIGHT_WITH_TYPO = 0.95
const FIRST_RIGHT = 0.95
const AMONG_THREE = 0.99
const LOOKUPS_PER_SECOND = 2_000
const SLOWEST_MS = 100
const SECONDS = 2

const wanted: string[] = []
function told(name: string, value: string, isMet: boolean): void {
  console.log(`${name.padEnd(44)}${value.padStart(12)}   ${isMet ? 'met' : 'MISSED'}`)
  if (!isMet) wanted.push(name)
}

const percent = (value: number) => `${(value * 100).toFixed(1)} %`
const share = <T>(all: readonly T[], isOne: (one: T) => boolean) => all.filter(isOne).length / all.length

const spellings = everySpelling()
const slips = typos()
const reached = share(spellings, ({ text, id }) =>
  findArea(text).some((found) => found.kind === 'district' && found.id === id && found.reason !== 'typo'),
)
told(`${spellings.length} spellings of districts, reached`, percent(reached), reached === 1)
const right = share(slips, ({ text, id }) => {
  const [first] = findArea(text)
  return first?.kind === 'district' && first.id === id
})
told(`${slips.length} slips in districts, first`, percent(right), right >= RIGHT_WITH_TYPO)

const before = memoryMb()
const openedMs = timed(openBook)
const firstPinMs = timed(() => describeSpot({ lat: 41.3, lon: 69.25 }, 'uz'))
const memory = memoryMb() - before

const ask = ({ q, lang, district }: Query) =>
  searchBook({ text: q, districtId: district, locale: lang, unfinished: true }, 8).map(hitOf)
const answers = queries.map((query) => {
  const hits = ask(query)
  return { query, hits, place: hits.findIndex((hit) => isRight(hit, query.want)) }
})
console.log(`\n${queries.length} questions:`)
for (const [trait, all] of Map.groupBy(answers, ({ query }) => query.trait))
  console.log(
    `  ${trait.padEnd(14)}${String(all.length).padStart(4)}  first ${percent(share(all, ({ place }) => place === 0)).padStart(7)}  in three ${percent(share(all, ({ place }) => place >= 0 && place < 3)).padStart(7)}`,
  )
const unseen = new Set([...blind, ...secondBlind])
const ofBlind = answers.filter(({ query }) => unseen.has(query))
console.log(
  `  of them blind ${String(ofBlind.length).padStart(4)}  first ${percent(share(ofBlind, ({ place }) => place === 0)).padStart(7)}  in three ${percent(share(ofBlind, ({ place }) => place >= 0 && place < 3)).padStart(7)}`,
)
for (const { query, hits, place } of answers)
  if (place !== 0)
    console.log(
      `  ${place < 0 ? 'not found' : `at ${place + 1}`}: ${query.q} (${query.lang}, ${query.trait}) → ${hits.slice(0, 3).map(inShort).join(' · ') || 'nothing'}`,
    )
told(
  'first hit right',
  percent(share(answers, ({ place }) => place === 0)),
  share(answers, ({ place }) => place === 0) >= FIRST_RIGHT,
)
const inThree = share(answers, ({ place }) => place >= 0 && place < 3)
told('right among the first three', percent(inThree), inThree >= AMONG_THREE)

console.log('')
const slowest = Math.max(...queries.map((query) => timed(() => ask(query))))
told('slowest question, ms of the CPU', slowest.toFixed(1), slowest <= SLOWEST_MS)
for (const [name, perSecond] of [
  ['names of districts, look-ups a CPU second', speed(spellings, ({ text }: Typed) => findArea(text))],
  ['with a slip', speed(slips, ({ text }: Typed) => findArea(text))],
  ['questions to the book', speed(queries, ask)],
  [
    'pins',
    speed(
      answers.flatMap(({ hits }) => hits.slice(0, 1)),
      ({ latitude, longitude }) => describeSpot({ lat: latitude, lon: longitude }, 'uz'),
    ),
  ],
] as const)
  told(name, Math.round(perSecond).toLocaleString('en'), perSecond >= LOOKUPS_PER_SECOND)

const { counts } = openBook().head
console.log(
  `\nthe book: ${Math.round(statSync(bookFile()).size / 1024).toLocaleString('en')} KB as a file, opened in ${Math.round(openedMs)} ms of the CPU, for the first pin ${Math.round(firstPinMs)} more, ${memory.toFixed(1)} MB in memory`,
)
console.log(
  Object.entries(counts)
    .map(([what, count]) => `${count.toLocaleString('en')} ${what}`)
    .join(', '),
)
if (wanted.length > 0) process.exitCode = 1

function hitOf({ kind, label, street, point, regionId, districtId, isNear }: FoundPlace): Hit {
  return {
    kind,
    label,
    street,
    latitude: point.lat,
    longitude: point.lon,
    region_id: regionId,
    district_id: districtId,
    near: isNear,
  }
}

function inShort({ kind, label, district_id, latitude, longitude }: Hit): string {
  return `${kind} ${label} (${district_id ?? ''}; ${latitude.toFixed(4)}, ${longitude.toFixed(4)})`
}

function timed(work: () => unknown): number {
  const start = process.cpuUsage()
  work()
  return process.cpuUsage(start).user / 1_000
}

/** By the processor's clock, so that a busy machine does not count. */
function speed<T>(asked: readonly T[], find: (one: T) => unknown): number {
  const start = cpuSeconds(process.pid)
  let done = 0
  while (cpuSeconds(process.pid) - start < SECONDS)
    for (const one of asked.slice(done % asked.length, (done % asked.length) + 100)) {
      find(one)
      done++
    }
  return done / (cpuSeconds(process.pid) - start)
}

function memoryMb(): number {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1e6
}
