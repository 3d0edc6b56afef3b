import { expect, test } from 'vitest'
import { entryOf, isWhole, keepsSaved } from './bank-entry.ts'

const saved = { holder: 'Margʻilon Atlas MCHJ', mfo: '00444', account: '•••• 6001' }
const account = '20208000900123456001'

test('a saved account stays while nothing else is entered', () => {
  expect(keepsSaved(entryOf(saved), saved)).toBe(true)
  expect(keepsSaved({ ...entryOf(saved), holder: ` ${saved.holder} ` }, saved)).toBe(true)
  expect(keepsSaved({ ...entryOf(saved), account }, saved)).toBe(false)
})

test('another holder or bank is not taken for the saved account: its number is asked for', () => {
  for (const change of [{ holder: 'Atlas Savdo MCHJ' }, { mfo: '00555' }, { holder: '' }]) {
    const entry = { ...entryOf(saved), ...change }
    expect(keepsSaved(entry, saved)).toBe(false)
    expect(isWhole(entry)).toBe(false)
  }
  expect(isWhole({ ...entryOf(saved), mfo: '00555', account })).toBe(true)
})

test('where nothing is saved nothing can stay', () => {
  expect(keepsSaved(entryOf(null), null)).toBe(false)
})
