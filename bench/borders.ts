/**
 * What the borders of districts cost and how well they know our towns: `node --expose-gc bench/borders.ts`.
 */
import { districtsAt } from '#modules/geo/borders/district-borders.ts'
import { places } from '#modules/geo/domain/places.ts'

const memory = () => {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1e6
}

const before = memory()
districtsAt({ lat: 41.3, lon: 69.2 })
console.log(`memory once somebody has asked: ${(memory() - before).toFixed(1)} MB`)

const towns = places.map(({ point }) => point)
const anywhere = Array.from({ length: 20_000 }, (_, at) => ({
  lat: 37.2 + ((at * 0.618_034) % 1) * 8.3,
  lon: 56 + ((at * 0.754_878) % 1) * 17,
}))
for (const [name, points, times] of [
  ['in towns and villages', towns, 50],
  ['anywhere', anywhere, 1],
] as const) {
  for (const point of points) districtsAt(point)
  const started = process.cpuUsage()
  for (let time = 0; time < times; time++) for (const point of points) districtsAt(point)
  const { user, system } = process.cpuUsage(started)
  console.log(`a question ${name}: ${((user + system) / (times * points.length)).toFixed(1)} µs of CPU`)
}

const asked = places.map(({ point, districtId }) => ({ districtId, ...districtsAt(point) }))
const certain = asked.filter((one) => one.certain)
const right = certain.filter(({ districtId, candidates }) => candidates[0]?.districtId === districtId)
const told = asked.filter(({ districtId, candidates }) =>
  candidates.some((one) => one.districtId === districtId),
)
console.log(
  `of ${asked.length} towns and villages ${certain.length} are certain, ${right.length} of these as the official list has them;`,
  `${told.length} have their district among those that are told`,
)
