import { expect, test } from 'vitest'
import type { HandInView } from '#modules/payments/cod/cod.contract.ts'
import { freeCash, handInsToShow, pileOf, readToldSum, withTold } from './told-cash.ts'

const handIn = (more: Partial<HandInView>): HandInView => ({
  id: '1',
  amount: 250_000,
  counted: null,
  state: 'told',
  told_at: '2026-11-18T09:00:00.000Z',
  decided_at: null,
  reason: null,
  ...more,
})

test('what waits to be counted is not handed in a second time', () => {
  expect(freeCash(612_000, 250_000)).toBe(362_000)
  expect(freeCash(100_000, 250_000)).toBe(0)
})

test('a part may be handed in, and no more than the books know of', () => {
  expect(pileOf(0, 612_000)).toBe('nothing')
  expect(pileOf(250_000, 612_000)).toBe('part')
  expect(pileOf(612_000, 612_000)).toBe('whole')
  expect(pileOf(613_000, 612_000)).toBe('more')
})

test('what was just told stands first, and once', () => {
  const before = { cash: 612_000, told: 100_000, items: [handIn({ id: '1', amount: 100_000 })] }
  const told = withTold(before, handIn({ id: '2' }))
  expect(told.told).toBe(350_000)
  expect(told.items.map(({ id }) => id)).toEqual(['2', '1'])
})

test('what waits is shown however old it is, what was decided only today', () => {
  const yesterday = '2026-11-17T09:00:00.000Z'
  const shown = handInsToShow(
    [
      handIn({ id: 'waits', told_at: yesterday }),
      handIn({ id: 'today', state: 'rejected', told_at: yesterday, decided_at: '2026-11-18T04:00:00.000Z' }),
      handIn({ id: 'before', state: 'confirmed', told_at: yesterday, decided_at: yesterday }),
    ],
    '2026-11-18',
  )
  expect(shown.map(({ id }) => id)).toEqual(['waits', 'today'])
})

test('only a sum that was kept is one', () => {
  expect(readToldSum(250_000)).toBe(250_000)
  for (const kept of [undefined, null, '250000', -1, 0.5]) expect(readToldSum(kept)).toBe(0)
})
