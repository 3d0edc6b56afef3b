import { expect, test } from 'vitest'
import { sampleStop } from '../../../../tests/support/sample-day.ts'
import { fieldLimits } from '../domain/field-words.ts'
import { changedSince, cursorOf } from './cursor.ts'

test('the cursor of a full van is taken back, and nothing of it is told twice', () => {
  const stops = Array.from({ length: 1_000 }, (_, at) => sampleStop({ order_id: String(99_999_000 + at) }))
  const cursor = cursorOf(stops)
  expect(cursor.length).toBeLessThan(fieldLimits.cursorLetters)
  expect(changedSince(cursor, stops)).toEqual({ stops: [], left: [] })
  expect(changedSince(cursor, stops.slice(1))).toEqual({ stops: [], left: ['99999000'] })
})
