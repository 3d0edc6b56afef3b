import { expect, test } from 'vitest'
import { validBadge } from './valid-badge.ts'

const badge = {
  number: '204518',
  link: 'https://tezbox.uz/badge/204518',
  first_name: 'Jasur',
  face: 'data:image/jpeg;base64,eA==',
  word: 'bahor 417',
  word_until: '2026-11-18T19:00:00.000Z',
}
const noon = Date.parse('2026-11-18T07:00:00.000Z')

test('the word of yesterday is not shown today', () => {
  expect(validBadge(badge, Date.parse('2026-11-18T18:59:59.000Z'))).toEqual(badge)
  expect(validBadge(badge, Date.parse('2026-11-18T19:00:00.000Z'))).toBeUndefined()
})

test('a badge has a first name; a face only if the desk has one', () => {
  expect(validBadge({ ...badge, face: undefined }, noon)).toEqual({ ...badge, face: null })
  expect(validBadge({ ...badge, first_name: undefined }, noon)).toBeUndefined()
})

test('of what the server tells, only what a door needs is kept', () => {
  expect(validBadge({ ...badge, photo: '/x', rating: 4.8, ratings: 27 }, noon)).toEqual(badge)
})

test('anything else that was kept is no badge', () => {
  expect(validBadge(undefined, 0)).toBeUndefined()
  expect(validBadge({ word_until: 5 }, 0)).toBeUndefined()
})
