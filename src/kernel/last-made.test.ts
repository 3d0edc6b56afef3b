import { expect, test } from 'vitest'
import { createLastMade } from './last-made.ts'

test('what is asked for again is not made again; what was asked for longest ago goes first', () => {
  const made: string[] = []
  const last = createLastMade<string>(2)
  const ask = (text: string) =>
    last(text, () => {
      made.push(text)
      return text.toUpperCase()
    })
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'A', 'B'])
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})
