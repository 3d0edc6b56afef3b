import { expect, test } from 'vitest'
import { checkDigit } from '#kernel/tracking-code.ts'
import { shelfLabelText } from '#modules/counter/domain/shelf-label.ts'
import { isKnown, readHeard, readKept, type Scans, standingOf, withAnswer, withHeard } from './take-scans.ts'

const codeOf = (digits: string) => `TB${digits}${checkDigit(digits)}`
const code = codeOf('5729183640512')
const other = codeOf('5729183640513')
const bag = `BG4407218360${checkDigit('4407218360')}`
const line = (order_id: string, tracking_code: string, state: 'said' | 'taken' | 'missing' = 'said') => ({
  order_id,
  tracking_code,
  state,
})
const heard = (...codes: string[]): Scans =>
  codes.reduce<Scans>((scans, one) => withHeard(scans, { code: one, kind: 'parcel' }), [])

test('labels of parcels, of bags and of shelves are told apart', () => {
  expect(readHeard(` ${code.toLowerCase().replace('1836', ' 1836-')} `)).toEqual({ kind: 'parcel', code })
  expect(readHeard(`https://tezbox.uz/t/${code}?p=x`)).toEqual({ kind: 'parcel', code })
  expect(readHeard('63642483')).toEqual({ kind: 'order', code: '63642483' })
  expect(readHeard(`bg ${bag.slice(2)}`)).toEqual({ kind: 'bag', code: bag })
  expect(readHeard(shelfLabelText('B-14'))).toEqual({ kind: 'place', place: 'B-14' })
  expect(readHeard('salom')).toEqual({ kind: 'unreadable' })
})

test('what was scanned is ticked, what was not is missing, what nobody said is surplus', () => {
  const said = [line('10000001', code), line('10000002', other), line('10000003', 'TB3', 'taken')]
  let scans = heard(code, 'TB9')
  scans = withAnswer(scans, code, { state: 'stored', orderId: '10000001', place: 'A-01' })
  scans = withAnswer(scans, 'TB9', { state: 'stored', orderId: '10000009' })
  const standing = standingOf(said, scans)
  expect(standing.here).toBe(2)
  expect(standing.missing.map(({ order_id }) => order_id)).toEqual(['10000002'])
  expect(standing.surplus.map((scan) => scan.code)).toEqual(['TB9'])
})

test('a typed number ticks the line of its order', () => {
  const scans = withAnswer(withHeard([], { code: '10000001', kind: 'order' }), '10000001', {
    state: 'stored',
    orderId: '10000001',
  })
  const standing = standingOf([line('10000001', code)], scans)
  expect(standing).toMatchObject({ here: 1, missing: [], surplus: [] })
})

test('what was refused is neither here nor surplus, and may be scanned again', () => {
  const scans = withAnswer(heard(code), code, { state: 'refused', reason: 'x' })
  expect(standingOf([line('1', code)], scans)).toMatchObject({ here: 0, surplus: [] })
  expect(isKnown(scans, code)).toBe(false)
  expect(isKnown(withHeard(scans, { code, kind: 'parcel' }), code)).toBe(true)
  expect(withHeard(scans, { code, kind: 'parcel' })).toHaveLength(1)
})

test('the content of a bag is no surplus: the server tells its lines', () => {
  const scans = withAnswer(withHeard([], { code: bag, kind: 'bag' }), bag, {
    state: 'stored',
    orderId: '10000001',
  })
  expect(standingOf([], scans).surplus).toEqual([])
})

test('another tab in between loses no scan, but nothing half asked counts', () => {
  const scans = withAnswer(heard(code, other), code, { state: 'stored', orderId: '1' })
  expect(readKept(JSON.parse(JSON.stringify(scans))).map((scan) => scan.code)).toEqual([code])
  expect(readKept({ code })).toEqual([])
  expect(readKept([{ code: 7, kind: 'parcel' }, 'x', null])).toEqual([])
})
