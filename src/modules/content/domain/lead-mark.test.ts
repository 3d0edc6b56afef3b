import { expect, test } from 'vitest'
import { effectOf } from './lead-mark.ts'

const fresh = { handledBy: null, note: null }
const handled = { handledBy: 7, note: 'Qoʻngʻiroq qildim' }
const handle = (by: number, note = handled.note) => ({ state: 'handled', note, by }) as const
const reopen = { state: 'new', note: null, by: 8 } as const

test('a message is taken care of once, however often it is said', () => {
  expect(effectOf(fresh, handle(7))).toBe('changes')
  expect(effectOf(handled, handle(7))).toBe('stands')
})

test('the note of whoever took care of it is not written over, by a colleague or by themselves', () => {
  expect(effectOf(handled, handle(8))).toBe('refused')
  expect(effectOf(handled, handle(7, 'Spam'))).toBe('refused')
})

test('anybody opens it again, and then it can be taken care of anew', () => {
  expect(effectOf(handled, reopen)).toBe('changes')
  expect(effectOf(fresh, reopen)).toBe('stands')
  expect(effectOf({ ...handled, handledBy: null }, handle(8, 'Spam'))).toBe('changes')
})
