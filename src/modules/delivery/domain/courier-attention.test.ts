import { expect, test } from 'vitest'
import { alarmsOf, byAttention, type CourierAlarm, type CourierFacts } from './courier-attention.ts'

const now = new Date('2026-11-19T10:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const calm: CourierFacts = {
  isWorking: true,
  inBag: 3,
  late: 0,
  cash: 100_000,
  cashLimit: 1_000_000,
  startedAt: ago(300),
  heardAt: ago(5),
}
const alarms = (facts: Partial<CourierFacts>) => alarmsOf({ ...calm, ...facts }, now)

test('whoever moves, is in time and far from the limit needs nobody', () => {
  expect(alarms({})).toEqual([])
})

test('cash is near the limit from four fifths on, and full at it; without a limit it never is', () => {
  expect(alarms({ cash: 799_999 })).toEqual([])
  expect(alarms({ cash: 800_000 })).toEqual(['cash_near'])
  expect(alarms({ cash: 1_000_000 })).toEqual(['cash_full'])
  expect(alarms({ cash: 9_000_000, cashLimit: null })).toEqual([])
})

test('an hour without a sign is silence only with parcels in the bag of somebody who works', () => {
  expect(alarms({ heardAt: ago(60) })).toEqual(['silent'])
  expect(alarms({ heardAt: ago(59) })).toEqual([])
  expect(alarms({ heardAt: null, startedAt: ago(90) })).toEqual(['silent'])
  expect(alarms({ heardAt: ago(90), inBag: 0 })).toEqual([])
  expect(alarms({ heardAt: ago(900), isWorking: false })).toEqual(['not_started'])
})

test('the most pressing come first, then whoever works', () => {
  const one = (name: string, said: CourierAlarm[], isWorking = true) => ({ name, alarms: said, isWorking })
  const order = [
    one('off', [], false),
    one('calm', []),
    one('near', ['cash_near']),
    one('late', ['late_parcels']),
    one('late and silent', ['late_parcels', 'silent']),
    one('full', ['cash_full']),
  ]
    .sort(byAttention)
    .map(({ name }) => name)
  expect(order).toEqual(['full', 'late and silent', 'late', 'near', 'calm', 'off'])
})
