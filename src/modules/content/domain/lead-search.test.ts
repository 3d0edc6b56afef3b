import { expect, test } from 'vitest'
import { nameKeyOf, soughtBy } from './lead-search.ts'

const finds = (q: string, lead: Parameters<typeof nameKeyOf>[0]) =>
  soughtBy(q).words.every((word) => nameKeyOf(lead).includes(word))

test('a name is found in any script, by its beginning and in any order', () => {
  const lead = { name: 'Дилноза', lastName: 'Ғафурова', company: 'Chorsu Kids' }
  for (const q of ['Dilnoza', 'dilno', 'gʻafurova dilnoza', "G'afurova", 'Ғафур', 'chorsu'])
    expect([q, finds(q, lead)]).toEqual([q, true])
  expect(finds('Madina', lead)).toBe(false)
})

test('a phone is found however it is written', () => {
  for (const q of ['+998 90 100-00-44', '998901000044', '90 100 00 44', '(90) 100-00-44'])
    expect(soughtBy(q)).toEqual({ words: [], digits: '901000044' })
  expect(soughtBy('00-44').digits).toBe('0044')
})
