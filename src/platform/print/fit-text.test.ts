import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typefaces } from '#platform/pdf/typefaces.ts'
import { fitParagraphs, type Measure, measureWords, sizeFor, wrap } from './fit-text.ts'

/** Every letter as wide as it is high, so that widths can be counted by hand. */
const square: Measure = (text) => Array.from(text).length

const words = fc.array(
  fc.string({ unit: fc.constantFrom('a', 'ў', 'W', 'ʻ'), minLength: 1, maxLength: 30 }),
  {
    maxLength: 30,
  },
)
const paragraph = fc.record({
  text: words.map((list) => list.join(' ')),
  face: fc.constantFrom(...typefaces),
  size: fc.double({ min: 2, max: 6, noNaN: true }),
  gap: fc.double({ min: 0, max: 1, noNaN: true }),
})
const room = fc.record({
  width: fc.double({ min: 10, max: 100, noNaN: true }),
  height: fc.double({ min: 5, max: 60, noNaN: true }),
})

test('whatever is written, no line leaves its room and none stands on another', () => {
  fc.assert(
    fc.property(fc.array(paragraph, { maxLength: 6 }), room, (paragraphs, { width, height }) => {
      let above = 0
      for (const { text, face, size, baseline } of fitParagraphs(paragraphs, { width, height }, square)) {
        expect(square(text, face) * size).toBeLessThanOrEqual(width + 1e-9)
        expect(baseline - size * 0.93).toBeGreaterThanOrEqual(above - 1e-9)
        above = baseline + size * 0.25
        expect(above).toBeLessThanOrEqual(height + 1e-9)
      }
    }),
  )
})

test('wrapping keeps every letter in its order', () => {
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 40 }), (list, width) => {
      const lines = wrap(
        measureWords(list.join(' '), (text) => Array.from(text).length),
        width,
      )
      expect(lines.join('').replaceAll(' ', '')).toBe(list.join(''))
      for (const line of lines) expect(Array.from(line).length).toBeLessThanOrEqual(width)
    }),
  )
})

test('what fits keeps its size, what does not becomes smaller before it is cut off', () => {
  const name = { text: 'Bobur Toshmatov', face: 'bold', size: 5 } as const
  expect(fitParagraphs([name], { width: 100, height: 10 }, square)).toEqual([
    expect.objectContaining({ text: 'Bobur Toshmatov', size: 5 }),
  ])
  const smaller = fitParagraphs([name], { width: 40, height: 5 }, square)
  expect(smaller.map(({ text }) => text)).toEqual(['Bobur Toshmatov'])
  expect(smaller[0]?.size).toBeLessThan(5)
  const long = { ...name, text: 'uzun '.repeat(100).trim() }
  const cut = fitParagraphs([long], { width: 20, height: 5 }, square)
  expect(cut.at(-1)?.text).toMatch(/…$/)
  expect(cut.map(({ size }) => size)).toEqual(cut.map(() => 1.6))
})

test('a line is never larger than it is meant to be', () => {
  expect(sizeFor('abcd', 40, 6, (text) => text.length)).toBe(6)
  expect(sizeFor('abcd', 20, 6, (text) => text.length)).toBe(5)
  expect(sizeFor('', 20, 6, (text) => text.length)).toBe(6)
})
