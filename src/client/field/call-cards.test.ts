import { expect, test } from 'vitest'
import { nextCallCard, usedAfter } from './call-cards.ts'

const block = (...call_cards: string[]) => ({ call_cards })

test('the next number is one that stands on no slip, with its place in the block', () => {
  const cards = Array.from({ length: 15 }, (_, index) => `4820713${index}`)
  expect(nextCallCard(block(...cards), [])).toEqual({ number: '48207130', place: 6, of: 20 })
  expect(nextCallCard(block(...cards), ['48207130'])).toMatchObject({ number: '48207131', place: 7 })
  expect(nextCallCard(block('1'), ['1'])).toBeUndefined()
  expect(nextCallCard(null, [])).toBeUndefined()
})

test('a number is used from the report on that names it, and forgotten when a new block has come', () => {
  expect(usedAfter(block('1', '2'), [], { call_card: '1' })).toEqual(['1'])
  expect(usedAfter(block('1', '2'), ['1'], { reason: 'nobody_home' })).toEqual(['1'])
  expect(usedAfter(block('7', '8'), ['1', '2'], { call_card: '7' })).toEqual(['7'])
})

test('without a block nothing is forgotten: the same numbers may come back with the next shift', () => {
  expect(usedAfter(null, ['1'], { call_card: '2' })).toEqual(['1', '2'])
  expect(usedAfter(block(), ['1'], { call_card: '2' })).toEqual(['1', '2'])
})
