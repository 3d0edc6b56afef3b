import { expect, test } from 'vitest'
import { readSpans, spansText } from './hours-text.ts'

test.each([
  ['9-18', '09:00–18:00'],
  ['09.30 – 13:00; 14-18:30', '09:30–13:00, 14:00–18:30'],
  ['0-24', '00:00–24:00'],
  ['  ', ''],
])('%s is read as %s', (typed, shown) => {
  const spans = readSpans(typed)
  expect(spans && spansText(spans)).toBe(shown)
})

test.each(['18-9', '9-25', '9:75-18', '9-13, 12-18', 'ertalab', '1-2,3-4,5-6,7-8,9-10'])(
  '%s cannot be hours of a day',
  (typed) => {
    expect(readSpans(typed)).toBeUndefined()
  },
)
