import { expect, test } from 'vitest'
import { validBadge } from './valid-badge.ts'

const badge = {
  number: '204518',
  link: 'https://tezbox.uz/badge/204518',
  word: 'bahor 417',
  word_until: '2026-11-18T19:00:00.000Z',
}

test('the word of yesterday is not shown today', () => {
  expect(validBadge(badge, Date.parse('2026-11-18T18:59:59.000Z'))).toEqual(badge)
  expect(validBadge(badge, Date.parse('2026-11-18T19:00:00.000Z'))).toBeUndefined()
})

test('anything else that was kept is no badge', () => {
  expect(validBadge(undefined, 0)).toBeUndefined()
  expect(validBadge({ word_until: 5 }, 0)).toBeUndefined()
})
