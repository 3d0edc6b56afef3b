import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTile } from './read-tile.ts'

/* Written by the book (github.com/mapbox/vector-tile-spec), as far as a test needs it. */

const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))]
const field = (number: number, wire: number) => varint(number * 8 + wire)
const part = (number: number, bytes: readonly number[]) => [
  ...field(number, 2),
  ...varint(bytes.length),
  ...bytes,
]
const words = (number: number, text: string) => part(number, [...new TextEncoder().encode(text)])
const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value)

type Point = readonly [number, number]

/** Each line begins with a move from where the last one ended. */
function geometry(lines: readonly (readonly Point[])[]): number[] {
  let [x, y] = [0, 0]
  const step = ([toX, toY]: Point) => {
    const bytes = [...varint(zigzag(toX - x)), ...varint(zigzag(toY - y))]
    ;[x, y] = [toX, toY]
    return bytes
  }
  return lines.flatMap(([first, ...rest]) => [
    ...varint(1 + 8),
    ...(first ? step(first) : []),
    ...varint(2 + 8 * rest.length),
    ...rest.flatMap(step),
  ])
}

function tileOf(lines: readonly (readonly Point[])[], name: string): Uint8Array {
  const feature = [...part(2, [0, 0, 1, 1]), ...field(3, 0), 2, ...part(4, geometry(lines))]
  const layer = [
    ...words(1, 'road'),
    ...part(2, feature),
    ...words(3, 'n'),
    ...words(3, 'k'),
    ...part(4, words(1, name)),
    ...part(4, [...field(5, 0), ...varint(25)]),
    ...field(5, 0),
    ...varint(2048),
  ]
  return Uint8Array.from(part(3, layer))
}

const place = fc.integer({ min: -2048, max: 4096 })
const lines = fc.array(fc.array(fc.tuple(place, place), { minLength: 2, maxLength: 8 }), {
  minLength: 1,
  maxLength: 6,
})

test('lines of a tile come out as they went in, each by itself', () => {
  fc.assert(
    fc.property(lines, fc.string({ unit: 'grapheme' }), (drawn, name) => {
      const layer = readTile(tileOf(drawn, name)).get('road')
      const [feature] = layer?.features ?? []
      expect(layer?.extent).toBe(2048)
      expect(feature?.tags).toEqual({ n: name, k: 25 })
      let start = 0
      const read = feature?.ends.map((end) => {
        const line = [...feature.coordinates.subarray(start, end)]
        start = end
        return line
      })
      expect(read).toEqual(drawn.map((line) => line.flat()))
    }),
  )
})

test('a tile that was cut off is refused, not drawn in part', () => {
  const whole = tileOf([[[0, 0] as const, [10, 10] as const]], 'Navoiy')
  for (const length of [1, 5, whole.length - 1])
    expect(() => readTile(whole.subarray(0, length)), String(length)).toThrow('tile')
  expect(readTile(new Uint8Array()).size).toBe(0)
})
