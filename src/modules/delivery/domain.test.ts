import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proofFrom, readBadgeCode } from './domain/badge-code.ts'
import { codeWordFrom, dayOf, heard, possibleWords } from './domain/code-word.ts'
import { cleanComment, openUntil, ratingTags, shownRating, tagsFor } from './domain/rating-rules.ts'

const bytes = fc.uint8Array({ minLength: 12, maxLength: 32 })

test('every word of the day is a word and three digits, and is heard as itself', () => {
  fc.assert(
    fc.property(bytes, (drawn) => {
      const word = codeWordFrom(drawn)
      expect(word).toMatch(/^[a-z]+ [1-9]\d\d$/)
      expect(heard(` ${word.toUpperCase()} `)).toBe(heard(word))
    }),
  )
  // Twenty tries an hour, around the clock: less than one chance in a hundred and fifty a day.
  expect(possibleWords / (20 * 24)).toBeGreaterThan(150)
})

test.each([
  ['Anor 472', 'анор 472'],
  ['qovun 100', 'Ковун-100'],
  ['xurmo 999', 'ҳурмо 999'],
  ['yoʻl 1', "yo'l 1"],
  ['quyosh 5', 'куёш 5'],
])('%s is heard like %s', (one, other) => {
  expect(heard(one)).toBe(heard(other))
})

test('words that sound alike are not both in the list', () => {
  const drawn = new Set<string>()
  const words = new Set<string>()
  for (let index = 0; index < 65_536; index++) {
    const word = codeWordFrom(Uint8Array.of(index >> 8, index & 255, 0, 0, 0))
    words.add(word)
    drawn.add(heard(word))
  }
  expect(drawn.size).toBe(words.size)
  expect(words.size * 900).toBe(possibleWords)
})

test('a day is a day of Tashkent', () => {
  expect(dayOf(new Date('2026-11-16T18:59:59Z'))).toEqual({
    day: '2026-11-16',
    ends: new Date('2026-11-16T19:00:00Z'),
  })
  expect(dayOf(new Date('2026-11-16T19:00:00Z')).day).toBe('2026-11-17')
})

test('a badge is read by its number, with spaces and dashes, or by its QR; nothing else is one', () => {
  expect(readBadgeCode(' 482-913 ')).toEqual({ number: '482913', proof: undefined })
  fc.assert(
    fc.property(bytes, (drawn) => {
      const proof = proofFrom(drawn)
      expect(readBadgeCode(`482913${proof}`)).toEqual({ number: '482913', proof })
    }),
  )
  for (const text of ['', '48291', '4829134', 'TB3547', '482913abc'])
    expect(readBadgeCode(text)).toBeUndefined()
})

test('an average has one decimal, never leaves its bounds, and needs five ratings', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 400 }), (given) => {
      const stars = given.reduce((sum, one) => sum + one, 0)
      const shown = shownRating({ stars, ratings: given.length })
      if (given.length < 5) {
        expect(shown).toBeUndefined()
        return
      }
      expect(Math.abs((shown ?? 0) - stars / given.length)).toBeLessThanOrEqual(0.05 + 1e-9)
      expect(String(shown)).toMatch(/^[1-5](\.\d)?$/)
    }),
  )
})

test('a rating is given for thirty days and changed for one', () => {
  const at = (iso: string) => new Date(`${iso}T07:00:00Z`)
  expect(openUntil(at('2026-11-01'), undefined)).toEqual(at('2026-12-01'))
  expect(openUntil(at('2026-11-01'), at('2026-11-20'))).toEqual(at('2026-11-21'))
})

test('a cleaned comment has nothing unseen in it, and cleaning it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const clean = cleanComment(text)
      expect(clean).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
      expect(cleanComment(clean)).toBe(clean)
    }),
  )
  expect(cleanComment(' Rahmat,\n\u202e katta ')).toBe('Rahmat, katta')
})

test('praise is offered for praise, reasons for the rest', () => {
  expect(tagsFor(5)).toContain('polite')
  expect(tagsFor(5)).not.toContain('rude')
  expect(tagsFor(1)).toContain('rude')
  expect(tagsFor(3)).toEqual(ratingTags)
})
