import { expect, test } from 'vitest'
import { inputOf, readView } from './inbox-view.ts'
import { fullNameOf } from './lead-names.ts'

test('the inbox opens with everybody who waits for an answer, whatever the address says', () => {
  const view = readView(new URLSearchParams('status=old&kind=spam'))
  expect(view).toEqual({ status: undefined, kind: undefined, message: undefined })
  expect(inputOf(view)).toEqual({ query: { state: 'new', kind: undefined } })
})

test('the address keeps which messages are looked at, and which is open', () => {
  const view = readView(new URLSearchParams('status=handled&kind=report&message=12'))
  expect(view).toEqual({ status: 'handled', kind: 'report', message: '12' })
  expect(inputOf(view)).toEqual({ query: { state: 'handled', kind: 'report' } })
})

test('who wrote is called by as much of a name as they left', () => {
  expect(fullNameOf({ name: 'Dilnoza', last_name: null })).toBe('Dilnoza')
  expect(fullNameOf({ name: 'Dilnoza', last_name: 'Karimova' })).toBe('Dilnoza Karimova')
})
