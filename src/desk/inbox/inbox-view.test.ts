import { expect, test } from 'vitest'
import { inputOf, readView } from './inbox-view.ts'
import { fullNameOf } from './lead-names.ts'

const nothing = { status: undefined, owner: undefined, kind: undefined, q: undefined, message: undefined }

test('the inbox opens with everybody who waits for an answer, whatever the address says', () => {
  const view = readView(new URLSearchParams('status=old&kind=junk&owner=boss'))
  expect(view).toEqual(nothing)
  expect(inputOf(view)).toEqual({ query: { state: 'waiting' } })
})

test('the address keeps which messages are looked at, and which is open', () => {
  const view = readView(new URLSearchParams('status=handled&kind=report&owner=mine&message=12'))
  expect(view).toEqual({ ...nothing, status: 'handled', kind: 'report', owner: 'mine', message: '12' })
  expect(inputOf(view)).toEqual({ query: { state: 'handled', kind: 'report', owner: 'mine' } })
})

test('what looks like spam is looked at by itself', () => {
  expect(inputOf({ ...nothing, status: 'spam' })).toEqual({ query: { state: 'waiting', suspect: 'true' } })
})

test('who is searched for is found among the handled ones and in spam too', () => {
  const view = readView(new URLSearchParams('q=Dilnoza&status=handled'))
  expect(inputOf(view)).toEqual({ query: { state: 'all', suspect: 'all', q: 'Dilnoza' } })
})

test('who wrote is called by as much of a name as they left', () => {
  expect(fullNameOf({ name: 'Dilnoza', last_name: null })).toBe('Dilnoza')
  expect(fullNameOf({ name: 'Dilnoza', last_name: 'Karimova' })).toBe('Dilnoza Karimova')
})
