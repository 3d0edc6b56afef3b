import { expect, test } from 'vitest'
import { sentFormOf } from '#platform/http/written-json.ts'
import { createKeptAnswers } from './kept-answers.service.ts'
import type { TrackAnswer } from './tracking.contract.ts'

const at = (time: string) => new Date(`2026-11-16T${time}Z`)
const answer = (stored: string | null = null): TrackAnswer => ({
  success: true,
  code: 0,
  message: null,
  order: null,
  review_status: null,
  data: stored === null ? null : ({ stored_until: stored } as TrackAnswer['data']),
})

test('an answer is kept for its version and its hour, and written once', () => {
  const kept = createKeptAnswers()
  const made = kept.keep('uz TB1', 3, at('07:20:00'), answer())
  expect(kept.find('uz TB1', 3, at('07:59:59'))).toBe(made)
  expect(String(sentFormOf(made))).toBe(JSON.stringify(answer()))
  expect(sentFormOf(made)).toBe(sentFormOf(made))
  expect(kept.find('uz TB1', 4, at('07:21:00'))).toBeUndefined()
  expect(kept.find('ru TB1', 3, at('07:21:00'))).toBeUndefined()
  expect(kept.find('uz TB1', 3, at('08:00:00'))).toBeUndefined()
})

test('the end of storage ends it sooner', () => {
  const kept = createKeptAnswers()
  kept.keep('uz TB1', 3, at('07:20:00'), answer('2026-11-16T07:30:00.000Z'))
  expect(kept.find('uz TB1', 3, at('07:29:59'))).toBeDefined()
  expect(kept.find('uz TB1', 3, at('07:30:00'))).toBeUndefined()
})

test('memory is bounded: the oldest answers leave', () => {
  const kept = createKeptAnswers()
  for (let index = 0; index <= 10_000; index++) kept.keep(`uz ${index}`, 1, at('07:20:00'), answer())
  expect(kept.find('uz 0', 1, at('07:20:00'))).toBeUndefined()
  expect(kept.find('uz 10000', 1, at('07:20:00'))).toBeDefined()
})
