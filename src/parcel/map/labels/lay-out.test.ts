import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pixelOf, worldAt } from '../camera/camera.ts'
import { toWorld, type WorldPoint } from '../camera/projection.ts'
import type { Candidate } from './label-candidates.ts'
import { brokenLines, layOut, type Measure } from './lay-out.ts'
import type { Box } from './taken-room.ts'

const size = { width: 400, height: 300 }
const camera = { ...toWorld({ lat: 41.3, lon: 69.2 }), zoom: 15 }
const measure: Measure = {
  width: (text) => text.length * 7,
  advances: (text) => [...text].map(() => 7),
}
const isNew = () => false

function run(
  candidates: readonly Candidate[],
  isShown: (key: string) => boolean = isNew,
  { obstacles = [], covered = [] }: { obstacles?: WorldPoint[]; covered?: Box[] } = {},
) {
  const steps = layOut(candidates, { camera, size, measure, obstacles, covered }, isShown)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
const named = (text: string, x: number, y: number, rank = 50): Candidate => ({
  key: `${text} ${x} ${y}`,
  text,
  style: 'village',
  rank,
  at: worldAt(camera, { x, y }, size),
})

test('names never lie on each other', () => {
  const place = fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 300 }))
  fc.assert(
    fc.property(fc.array(place, { maxLength: 120 }), (places) => {
      const placed = run(places.map(([x, y], index) => named(`Qishloq ${index}`, x, y)))
      const boxes = placed.map((label) => ({
        ...pixelOf(camera, label.at, size),
        half: measure.width(label.text, 'village') / 2,
      }))
      for (const [index, one] of boxes.entries())
        for (const other of boxes.slice(index + 1)) {
          const apart = Math.abs(one.x - other.x) >= one.half + other.half
          expect(apart || Math.abs(one.y - other.y) >= 12.5).toBe(true)
        }
    }),
  )
})

test('what matters more gets the room, and what is shown already keeps it among its equals', () => {
  const [town, hamlet] = [named('Chirchiq', 100, 100, 20), named('Qibray', 104, 102, 40)]
  expect(run([hamlet, town]).map(({ text }) => text)).toEqual(['Chirchiq'])
  const equal = named('Keles', 104, 102, 20)
  expect(run([town, equal]).map(({ text }) => text)).toEqual(['Chirchiq'])
  expect(run([town, equal], (key) => key === equal.key).map(({ text }) => text)).toEqual(['Keles'])
})

test('no name lies under a marker', () => {
  const marker = worldAt(camera, { x: 100, y: 100 }, size)
  const placed = run([named('Chirchiq', 104, 102), named('Qibray', 300, 200)], isNew, {
    obstacles: [marker],
  })
  expect(placed.map(({ text }) => text)).toEqual(['Qibray'])
})

test('no name lies under the pin of the page', () => {
  const pin = { left: 172, right: 228, top: 78, bottom: 132 }
  const placed = run([named('Chirchiq', 200, 128), named('Qibray', 200, 160)], isNew, { covered: [pin] })
  expect(placed.map(({ text }) => text)).toEqual(['Qibray'])
})

test('the same street says its name again only far from the first', () => {
  const at = (x: number) => worldAt(camera, { x, y: 150 }, size)
  const [from, middle, to] = [at(-600), at(200), at(1000)]
  const street = (line: number[]): Candidate => ({
    key: String(line[0]),
    text: 'Navoiy koʻchasi',
    style: 'road',
    rank: 50,
    line: Float64Array.from(line),
  })
  const beside = 4 / (256 * 2 ** camera.zoom)
  const placed = run([
    street([from.x, from.y, middle.x, middle.y, to.x, to.y]),
    street([from.x, from.y + beside, middle.x, middle.y + beside, to.x, to.y + beside]),
  ])
  const xs = placed.map((label) => pixelOf(camera, label.at, size).x).sort((a, b) => a - b)
  expect(xs.length).toBeGreaterThan(0)
  for (const [index, x] of xs.entries()) expect(x - (xs[index - 1] ?? -1e9)).toBeGreaterThan(250)
})

test('a long name stands in two lines of nearly the same length', () => {
  const width = (text: string) => text.length * 7
  expect(brokenLines('Toshkent', width)).toEqual(['Toshkent'])
  expect(brokenLines('Oʻzbekiston davlat konservatoriyasi', width)).toEqual([
    'Oʻzbekiston davlat',
    'konservatoriyasi',
  ])
})
