import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limits } from './limits.ts'
import { askStateOf, isSameSize, isWaiting, remeasured, verdictOf, withoutYesWays } from './reweigh.ts'

const dearer = {
  handsOver: true,
  before: 35_000,
  after: 76_000,
  yes: undefined,
  isAsked: false,
  withoutYes: 'carry',
} as const

test('a lower price holds at once, and the same one too', () => {
  expect(verdictOf({ ...dearer, after: 30_000 })).toBe('apply')
  expect(verdictOf({ ...dearer, after: 35_000 })).toBe('apply')
})

test('a higher price is asked about, and the parcel is carried at the old one meanwhile', () => {
  expect(verdictOf(dearer)).toBe('ask')
  expect(verdictOf({ ...dearer, isAsked: true }), 'nobody is asked twice').toBe('carry')
  expect(verdictOf({ ...dearer, yes: 'code' })).toBe('apply')
  expect(verdictOf({ ...dearer, yes: 'signature' })).toBe('apply')
})

test('where the setting says so, the parcel stays with its sender until they have said yes', () => {
  const strict = { ...dearer, withoutYes: 'hand_back' } as const
  expect(verdictOf(strict)).toBe('ask_first')
  expect(verdictOf({ ...strict, isAsked: true })).toBe('hand_back')
  expect(verdictOf({ ...strict, yes: 'code' })).toBe('apply')
  expect(verdictOf({ ...strict, handsOver: false }), 'measuring alone takes nothing away').toBe('ask')
})

test('nothing but the sender’s own yes raises a price', () => {
  const money = fc.integer({ min: 0, max: 10_000_000 })
  fc.assert(
    fc.property(
      money,
      money,
      fc.boolean(),
      fc.boolean(),
      fc.constantFrom(...withoutYesWays),
      (before, after, handsOver, isAsked, withoutYes) => {
        const verdict = verdictOf({ before, after, handsOver, isAsked, withoutYes, yes: undefined })
        expect(verdict === 'apply').toBe(after <= before)
      },
    ),
  )
})

test('sides count in any order; what was not measured stays as it was ordered', () => {
  const ordered = { weightGrams: 800, sidesCm: [30, 20, 10] }
  expect(isSameSize(ordered, { weightGrams: 800, sidesCm: [10, 30, 20] })).toBe(true)
  expect(remeasured(ordered, {})).toBeUndefined()
  expect(remeasured(ordered, { weightGrams: 800, sidesCm: [10, 20, 30] })).toBeUndefined()
  expect(remeasured(ordered, { weightGrams: 2_000 })).toEqual({ weightGrams: 2_000, sidesCm: [30, 20, 10] })
  expect(remeasured(ordered, { sidesCm: [60, 40, 30] })).toEqual({ weightGrams: 800, sidesCm: [60, 40, 30] })
})

test('a question lives for two hours from when we heard of it', () => {
  const askedAt = new Date('2026-11-16T07:00:00Z')
  const ask = { eventId: 'e1', total: 1, askedAt, weightGrams: 1, sidesCm: undefined, answer: undefined }
  const after = (ms: number) => new Date(askedAt.getTime() + ms)
  expect(limits.reweighAnswerMs).toBe(7_200_000)
  expect(isWaiting(ask, after(7_199_999))).toBe(true)
  expect(isWaiting(ask, after(7_200_000))).toBe(false)
  expect(askStateOf(ask, after(7_200_000))).toBe('expired')
  expect(askStateOf({ ...ask, answer: 'yes' }, after(9_000_000))).toBe('agreed')
  expect(askStateOf({ ...ask, answer: 'no' }, after(0))).toBe('declined')
})
