import fc from 'fast-check'
import { expect, test } from 'vitest'
import { banknotes } from './domain/counter-words.ts'
import {
  dayToClose,
  endOfDrawer,
  expectedIn,
  linesOfDrawer,
  type Move,
  sumOfNotes,
  tidyNotes,
} from './domain/drawer.ts'

const at = new Date('2026-11-16T07:00:00.000Z')
const move = (template: string, amount: number, more: Partial<Move> = {}): Move => ({
  at,
  template,
  amount,
  isReversal: false,
  goods: 0,
  reference: 'order:1',
  ...more,
})

test('a payment of goods and price is told in two lines, each parcel once', () => {
  const lines = linesOfDrawer([
    move('receiver_paid_agent', 277_500, { goods: 240_000 }),
    move('cod_collected_by_agent', 60_000, { goods: 60_000, reference: 'order:2' }),
    move('receiver_paid_agent', 20_000, { reference: 'order:3' }),
    move('order_paid_cash_to_agent', 25_000, { reference: 'order:4' }),
    move('receivable_settled_to_agent', 9_000, { reference: 'order:4' }),
    move('receivable_settled_to_agent', 1_000, { reference: 'order:4' }),
  ])
  expect(lines.map(({ kind, amount, parcels }) => [kind, amount, parcels])).toEqual([
    ['goods', 300_000, 2],
    ['delivery', 57_500, 2],
    ['senders', 25_000, 1],
    ['debts', 10_000, 1],
  ])
})

test('every hand-over stands by itself, and what is taken back or booked is a correction', () => {
  const moves = [
    move('courier_handed_to_agent', 50_000),
    move('agent_handed_to_courier', -900_000),
    move('agent_handed_in', -10_000),
    move('cod_collected_by_agent', -60_000, { isReversal: true, goods: -60_000 }),
    move('agent_cash_short', -12_000),
    move('something_new', 1),
  ]
  const lines = linesOfDrawer(moves)
  expect(lines.map(({ kind }) => kind)).toEqual([
    'from_courier',
    'to_courier',
    'handed_in',
    'corrected',
    'corrected',
    'corrected',
  ])
  expect(lines.map((line) => line.move)).toEqual(moves)
})

const moves = fc.array(
  fc.record({
    at: fc.constant(at),
    template: fc.constantFrom(
      ...['receiver_paid_agent', 'cod_collected_by_agent', 'order_paid_cash_to_agent'],
      ...['receivable_settled_to_agent', 'agent_handed_in', 'agent_cash_over', 'order_paid_from_balance'],
    ),
    amount: fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((amount) => amount !== 0),
    isReversal: fc.boolean(),
    goods: fc.integer({ min: 0, max: 1_000_000 }),
    reference: fc.option(fc.constantFrom('order:1', 'order:2')),
  }),
)

test('whatever has moved the drawer, its lines come to the same sum', () => {
  fc.assert(
    fc.property(moves, (all) => {
      const lines = linesOfDrawer(all)
      const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, row) => total + row.amount, 0)
      expect(sum(lines)).toBe(sum(all))
    }),
  )
})

const evening = new Date('2026-11-16T18:30:00.000Z')
test('today or a forgotten yesterday is closed, by the clock of Tashkent, each once and in order', () => {
  expect(dayToClose(evening, undefined, undefined)).toEqual({ ok: true, value: '2026-11-16' })
  expect(dayToClose(new Date('2026-11-16T19:30:00.000Z'), undefined, undefined)).toMatchObject({
    value: '2026-11-17',
  })
  expect(dayToClose(evening, '2026-11-15', '2026-11-14')).toMatchObject({ value: '2026-11-15' })
  expect(dayToClose(evening, '2026-11-16', '2026-11-16')).toMatchObject({ error: { code: 'drawer_closed' } })
  expect(dayToClose(evening, '2026-11-15', '2026-11-16')).toMatchObject({ error: { code: 'drawer_closed' } })
  for (const day of ['2026-11-14', '2026-11-17'])
    expect(dayToClose(evening, day, undefined)).toMatchObject({ error: { code: 'drawer_day_wrong' } })
})

test('a forgotten yesterday goes on until it is closed', () => {
  const end = (day: string, isClosed: boolean) => endOfDrawer(day, evening, isClosed).toISOString()
  expect(end('2026-11-16', false)).toBe('2026-11-16T19:00:00.000Z')
  expect(end('2026-11-15', false)).toBe('2026-11-16T19:00:00.000Z')
  expect(end('2026-11-15', true)).toBe('2026-11-15T19:00:00.000Z')
  expect(end('2026-11-14', false)).toBe('2026-11-14T19:00:00.000Z')
})

test('what earlier counts have found is expected, and a drawer never holds less than nothing', () => {
  expect(expectedIn(858_000, -12_000)).toBe(846_000)
  expect(expectedIn(5_000, -12_000)).toBe(0)
})

test('banknotes told twice are one line, largest first, and come to the same sum', () => {
  const notes = fc.array(
    fc.record({ value: fc.constantFrom(...banknotes), count: fc.integer({ min: 0, max: 1_000 }) }),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(notes, (told) => {
      const tidy = tidyNotes(told)
      expect(sumOfNotes(tidy)).toBe(sumOfNotes(told))
      const values = tidy.map(({ value }) => value)
      expect(values).toEqual([...new Set(values)].sort((a, b) => b - a))
      expect(tidy.every(({ count }) => count > 0)).toBe(true)
    }),
  )
})
