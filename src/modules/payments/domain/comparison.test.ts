import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startOfDay, tashkentDay } from '#kernel/tashkent.ts'
import { readCsv } from '#platform/sheets/read-csv.ts'
import { compareWithBooks, compareWithList, type OurPayment, type TheirPayment } from './comparison.ts'
import { soughtBy } from './payment-search.ts'
import { readRegistry } from './registry-file.ts'
import { dayBefore, endOf } from './tashkent-day.ts'

const ours = (transaction: string, amount: number, stage: OurPayment['stage'] = 'taken'): OurPayment => ({
  transaction,
  amount,
  stage,
})
const theirs = (transaction: string, amount: number, stage: TheirPayment['stage'] = 'taken') => ({
  transaction,
  amount,
  stage,
})
const kindsOf = (mine: OurPayment[], other: TheirPayment[]) =>
  compareWithList(mine, other).differences.map(({ kind, transaction }) => `${kind} ${transaction}`)

test('equal records agree, to the so’m', () => {
  const all = [ours('a', 10), ours('b', 20, 'given_back')]
  expect(compareWithList(all, [theirs('a', 10), theirs('b', 20, 'given_back')])).toEqual({
    matched: 2,
    differences: [],
    ourSum: 10,
    theirSum: 10,
  })
})

test('each way to disagree has its name', () => {
  expect(kindsOf([], [theirs('a', 10)])).toEqual(['missing_here a'])
  expect(kindsOf([ours('a', 10)], [])).toEqual(['missing_there a'])
  expect(kindsOf([ours('a', 10)], [theirs('a', 11)])).toEqual(['amount a'])
  expect(kindsOf([ours('a', 10)], [theirs('a', 10, 'given_back')])).toEqual(['state a'])
  expect(kindsOf([ours('a', 10)], [theirs('a', 10, 'none')])).toEqual(['state a'])
  expect(kindsOf([ours('a', 10, 'open')], [theirs('a', 10)])).toEqual(['state a'])
})

test('what took no money on either side is nobody’s difference', () => {
  expect(
    compareWithList([ours('a', 10, 'dropped')], [theirs('a', 10, 'none'), theirs('b', 5, 'none')]),
  ).toEqual({
    matched: 0,
    differences: [],
    ourSum: 0,
    theirSum: 0,
  })
})

test('every transaction that moved money is matched or told, and equal sums follow from no difference', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd')
  const amount = fc.integer({ min: 1, max: 3 })
  const mine = fc.uniqueArray(
    fc.record({ transaction: id, amount, stage: fc.constantFrom('taken' as const, 'given_back' as const) }),
    { selector: ({ transaction }) => transaction },
  )
  fc.assert(
    fc.property(mine, mine, (one, other) => {
      const { matched, differences, ourSum, theirSum } = compareWithList(one, other)
      const all = new Set([...one, ...other].map(({ transaction }) => transaction))
      expect(matched + differences.length).toBe(all.size)
      if (differences.length === 0) expect(ourSum).toBe(theirSum)
    }),
  )
})

test('a payment that the books have with another sum, and a movement without a payment, are told', () => {
  const paid = { ...ours('a', 10), booked: 10 }
  const half = { ...ours('b', 10), booked: 5 }
  const { matched, differences, ourSum, theirSum } = compareWithBooks(
    [paid, half],
    [{ key: 'order:1:paid', amount: 7 }],
  )
  expect(matched).toBe(1)
  expect(differences.map(({ transaction }) => transaction)).toEqual(['b', 'order:1:paid'])
  expect([ourSum, theirSum]).toEqual([20, 22])
})

const limits = { bytes: 10_000_000, rows: 50_000, columns: 10, ms: 1 }
function readList(text: string) {
  const tables = readCsv(Buffer.from(text), limits)
  return readRegistry(tables.ok ? (tables.value[0]?.rows ?? []) : [])
}

test.each([
  ['id;amount;time;state\r\n5e7;150000;2026-11-14;paid\r\n', '5e7', 150_000, 'taken'],
  ['\uFEFFID,Сумма,Статус\n77,"150 000,00",оплачен', '77', 150_000, 'taken'],
  ['tranzaksiya\tsumma\tholat\n9-a\t20000.0\tqaytarilgan', '9-a', 20_000, 'given_back'],
  ['state;id;amount\n-1;x;5', 'x', 5, 'none'],
])('reads %j', (text, transaction, amount, stage) => {
  expect(readList(text)).toEqual({ ok: true, value: [{ transaction, amount, stage }] })
})

test('says which line cannot be read', () => {
  const head = 'id;amount;state\n'
  expect(readList('a;b;c\n1;2;3')).toMatchObject({ error: { what: 'columns' } })
  for (const line of ['1;1.5;paid', '1;x;paid', ';5;paid', '1;5;perhaps', '=cmd();5;paid'])
    expect(readList(`${head}1;5;paid\n${line}`), line).toMatchObject({ error: { what: 'line', line: 3 } })
  expect(readList(head + '1;5;paid\n'.repeat(20_001))).toMatchObject({ error: { what: 'too_long' } })
  expect(readList(head)).toEqual({ ok: true, value: [] })
})

test('a text is looked for as everything it may be', () => {
  expect(soughtBy('4012345678')).toEqual({ number: '4012345678', transaction: '4012345678' })
  expect(soughtBy('40123456')).toEqual({ orderId: 40_123_456, transaction: '40123456' })
  expect(soughtBy('+998 90 123-45-67')).toEqual({ phone: '901234567' })
  expect(soughtBy('5e730e8e0b852a417aa49ceb')).toEqual({ transaction: '5e730e8e0b852a417aa49ceb' })
  expect(soughtBy("a'b; drop")).toBeUndefined()
})

test('a day is Tashkent’s', () => {
  expect(startOfDay('2026-11-15').toISOString()).toBe('2026-11-14T19:00:00.000Z')
  expect(endOf('2026-11-15').toISOString()).toBe('2026-11-15T19:00:00.000Z')
  expect(tashkentDay(new Date('2026-11-14T19:00:00Z'))).toBe('2026-11-15')
  expect(dayBefore(new Date('2026-11-14T18:59:59Z'))).toBe('2026-11-13')
})
