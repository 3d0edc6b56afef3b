import { expect, test } from 'vitest'
import { fileTypes } from '#platform/files/file-types.ts'
import { purposes } from '#platform/files/purposes.ts'
import { demoVacancies } from '../demo/vacancies.ts'
import { cvDays, cvExtensions, cvMonths, largestCvBytes } from './cv.ts'
import { missingWords, pointsOf, stateAt } from './vacancy.ts'

test('every vacancy of the demo is complete, and there are three at least', () => {
  expect(demoVacancies.length).toBeGreaterThanOrEqual(3)
  for (const { words, region_id } of demoVacancies) expect(missingWords(words, region_id)).toEqual([])
})

test('an open vacancy closes when its last day is over in Tashkent', () => {
  const vacancy = { state: 'open', closesOn: '2026-11-20' } as const
  expect(stateAt(vacancy, new Date('2026-11-20T18:59:59Z'))).toBe('open')
  expect(stateAt(vacancy, new Date('2026-11-20T19:00:00Z'))).toBe('closed')
  expect(stateAt({ ...vacancy, closesOn: null }, new Date('2030-01-01T00:00:00Z'))).toBe('open')
  expect(stateAt({ ...vacancy, state: 'draft' }, new Date('2030-01-01T00:00:00Z'))).toBe('draft')
})

test('a list is one thing a line, with or without the mark that people put before it', () => {
  expect(pointsOf('- one\n\n • two \n* three\nfour - five')).toEqual(['one', 'two', 'three', 'four - five'])
})

test('the page tells of a CV what the upload holds it to', () => {
  const { types, maxBytes, keepDays } = purposes.cv
  expect([...cvExtensions]).toEqual(types.map((type) => fileTypes[type].extensions[0]))
  expect([largestCvBytes, cvDays]).toEqual([maxBytes, keepDays])
  expect(Math.round(cvDays / 30.5)).toBe(cvMonths)
})
