import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { laneShapes } from './lane-shapes.ts'

const css = readFileSync(join(import.meta.dirname, 'lane-tile.css'), 'utf8')
const tokens = readFileSync(join(import.meta.dirname, '../../../../ui/tokens.css'), 'utf8')

/** What the card behind a tile is, as the tokens say it. */
const surfaces = [...tokens.matchAll(/--surface: (#[0-9a-f]{6});/g)].map(([, colour]) => String(colour))
const [light = '', dark = ''] = surfaces

const lanes = [...css.matchAll(/\[data-colour='(\d+)'\] \{\s*--lane: (#\w+);\s*--on-lane: (#\w+);/g)].map(
  ([, number, lane, on]) => ({ number: Number(number), lane: String(lane), on: String(on) }),
)

/** Which colours the rules that end in this edge name. */
const edged = (edge: string) =>
  [...css.matchAll(/:is\(\s*((?:\[data-colour='\d+'\],?\s*)+)\) \{\s*--lane-edge: (#\w+);/g)]
    .filter(([, , colour]) => colour === edge)
    .map(([, names = '']) => [...names.matchAll(/\d+/g)].map(Number))

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(one: string, other: string): number {
  const [most = 0, least = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (most + 0.05) / (least + 0.05)
}

test('there are twelve colours and twelve tiles, and no two are alike', () => {
  expect(lanes.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
  expect(new Set(lanes.map(({ lane }) => lane)).size).toBe(12)
  expect(new Set(laneShapes).size).toBe(12)
})

test.each(lanes)('the number of lane $number is read on its colour', ({ lane, on }) => {
  expect(contrast(lane, on)).toBeGreaterThanOrEqual(4.5)
})

test.each([
  { theme: 'light', surface: light, edge: '#0b1f2a' },
  { theme: 'dark', surface: dark, edge: '#f1f4f1' },
])('in $theme every tile is told from the card behind it', ({ surface, edge }) => {
  expect(contrast(surface, edge)).toBeGreaterThanOrEqual(3)
  const rules = edged(edge)
  expect(rules.length).toBeGreaterThan(0)
  for (const named of rules)
    expect(
      lanes.filter(({ number, lane }) => !named.includes(number) && contrast(lane, surface) < 3),
    ).toEqual([])
})
