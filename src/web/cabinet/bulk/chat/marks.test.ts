import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CellAnswer, RowAnswer } from '#modules/bulk/bulk.contract.ts'
import { levelOf, type Mark, marksOf, openIn, piecesOf, stateOf } from './marks.ts'

const cell = (change: Partial<CellAnswer> = {}): CellAnswer => ({
  text: 'x',
  value: 'x',
  error: null,
  repaired: false,
  ...change,
})
const wrong = { code: 'required', message: '', suggestions: [], alike: 1 }
const row = (cells: RowAnswer['cells']): RowAnswer => ({
  n: 1,
  cells,
  price: null,
  order_id: null,
  tracking_code: null,
  message: 0,
})

test('a cell is sure, guessed, or not there', () => {
  expect(levelOf(cell({ certainty: 0.9 }))).toBe('sure')
  expect(levelOf(cell({ certainty: 0.89 }))).toBe('maybe')
  expect(levelOf(cell())).toBe('sure')
  expect(levelOf(cell({ certainty: 1, error: wrong }))).toBe('none')
  expect(levelOf(undefined)).toBe('none')
})

test('a street that the map calls otherwise is asked about until somebody says yes', () => {
  const meant = [{ value: 'Mustaqillik 12', label: 'Mustaqillik' }]
  const street = cell({ text: 'Mustaqilik 12', certainty: 0.95, meant })
  expect(levelOf(street)).toBe('maybe')
  expect(openIn(row({ to_street: street })).map(({ field }) => field)).toEqual(['to_street'])
  expect(openIn(row({ to_street: cell({ text: 'Mustaqilik 12', meant }) }))).toEqual([])
})

test('a row says what it lacks before what it guesses', () => {
  expect(stateOf(row({ receiver_name: cell() }))).toEqual({ kind: 'sure', count: 0 })
  const guessed = { to_city: cell({ certainty: 0.6 }) }
  expect(stateOf(row(guessed))).toEqual({ kind: 'maybe', count: 1 })
  const missing = { ...guessed, receiver_name: cell({ text: ' ', error: wrong }) }
  expect(stateOf(row(missing))).toEqual({ kind: 'missing', count: 1 })
  expect(openIn(row(missing)).map(({ field }) => field)).toEqual(['receiver_name', 'to_city'])
  expect(stateOf(row({ ...missing, weight: cell({ error: wrong }) }))).toEqual({ kind: 'wrong', count: 2 })
})

test('a street without a house is asked about until somebody says yes; the sender is asked elsewhere', () => {
  const fieldsOf = (cells: RowAnswer['cells']) => openIn(row(cells)).map(({ field }) => field)
  expect(fieldsOf({ to_street: cell({ text: 'Turon', certainty: 0.95 }) })).toEqual(['to_street'])
  expect(fieldsOf({ to_street: cell({ text: 'Turon 5', certainty: 0.95 }) })).toEqual([])
  expect(fieldsOf({ to_street: cell({ text: 'Turon' }) })).toEqual([])
  expect(fieldsOf({ from_city: cell({ text: '', error: wrong }) })).toEqual([])
})

test('words are marked as the cells say that came of them', () => {
  const cells = {
    receiver_name: cell({ certainty: 1, evidence: { from: 0, to: 7 } }),
    to_city: cell({ certainty: 0.6, evidence: { from: 9, to: 14 } }),
    weight: cell(),
  }
  const pieces = piecesOf('Nilufar, Quvaga 2 ta', marksOf([row(cells)]))
  expect(pieces.map(({ text, level }) => [text, level])).toEqual([
    ['Nilufar', 'sure'],
    [', ', undefined],
    ['Quvag', 'maybe'],
    ['a 2 ta', undefined],
  ])
})

test('however marks lie, the pieces are the message', () => {
  const mark = fc
    .tuple(fc.nat(40), fc.nat(40), fc.constantFrom('sure', 'maybe'))
    .map(([from, length, level]) => ({ from, to: from + length, level }) as Mark)
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), fc.array(mark, { maxLength: 6 }), (text, marks) => {
      expect(
        piecesOf(text, marks)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
