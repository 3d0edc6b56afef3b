/** How well and how fast places are found by name: every spelling in our data, then one slip in each name. */
import { findArea } from '../src/modules/geo/domain/area-finder.ts'
import { createPlaceFinder, type PlaceFinder } from '../src/modules/geo/domain/find-place.ts'
import { places } from '../src/modules/geo/domain/places.ts'
import { areaEntries, placeEntries } from '../src/modules/geo/domain/search-entries.ts'
import { everySpelling, type Typed, typos } from './geo-spellings.ts'
import { cpuSeconds } from './process-cpu.ts'

/** The limits that this project has set itself. */
const RIGHT_WITH_TYPO = 0.95
const LOOKUPS_PER_SECOND = 2_000
const SECONDS = 2

const withPlaces = createPlaceFinder([...areaEntries, ...placeEntries(places)])
const spellings = everySpelling()
const slips = typos()

const reached = share(spellings, ({ text, id }) =>
  findArea(text).some((found) => found.kind === 'district' && found.id === id && found.reason !== 'typo'),
)
const right = share(slips, ({ text, id }) => {
  const [first] = findArea(text)
  return first?.kind === 'district' && first.id === id
})
const speeds = [
  { name: 'names as written', perSecond: speed(findArea, spellings) },
  { name: 'names with a typo', perSecond: speed(findArea, slips) },
  { name: 'as written, with places', perSecond: speed(withPlaces, spellings) },
  { name: 'with a typo, with places', perSecond: speed(withPlaces, slips) },
]

console.log(`${spellings.length} spellings of 202 districts: ${percent(reached)} reached`)
console.log(
  `${slips.length} typos: ${percent(right)} right at once, wanted ${percent(RIGHT_WITH_TYPO)}: ${right >= RIGHT_WITH_TYPO ? 'met' : 'MISSED'}`,
)
for (const { name, perSecond } of speeds)
  console.log(
    `${name.padEnd(26)}${Math.round(perSecond).toLocaleString('en').padStart(9)} look-ups a CPU second, wanted ${LOOKUPS_PER_SECOND}: ${perSecond >= LOOKUPS_PER_SECOND ? 'met' : 'MISSED'}`,
  )
const isMet =
  reached === 1 &&
  right >= RIGHT_WITH_TYPO &&
  speeds.every(({ perSecond }) => perSecond >= LOOKUPS_PER_SECOND)
if (!isMet) process.exitCode = 1

function share(typed: readonly Typed[], isRight: (one: Typed) => boolean): number {
  return typed.filter(isRight).length / typed.length
}

/** By the processor's clock, so that a busy machine does not count. */
function speed(find: PlaceFinder, typed: readonly Typed[]): number {
  const start = cpuSeconds(process.pid)
  let done = 0
  while (cpuSeconds(process.pid) - start < SECONDS) {
    for (const { text } of typed.slice(done % typed.length, (done % typed.length) + 100)) {
      find(text)
      done++
    }
  }
  return done / (cpuSeconds(process.pid) - start)
}

function percent(value: number): string {
  return `${(value * 100).toFixed(2)} %`
}
