import { expect, test } from 'vitest'
import { courierViewIn } from './courier-view.ts'

const viewOf = (query: string) => courierViewIn(new URLSearchParams(query))

test('the address says what the tab shows', () => {
  expect(viewOf('tab=courier')).toEqual({ view: 'list' })
  expect(viewOf('view=take&id=12')).toEqual({ view: 'take', id: '12' })
  expect(viewOf('view=take')).toEqual({ view: 'take', id: undefined })
  expect(viewOf('view=give')).toEqual({ view: 'give' })
  expect(viewOf('view=wait&id=7')).toEqual({ view: 'wait', id: '7' })
})

test('what no hand-over can be called is nothing', () => {
  expect(viewOf('view=wait')).toEqual({ view: 'list' })
  expect(viewOf('view=wait&id=0')).toEqual({ view: 'list' })
  expect(viewOf('view=take&id=../7')).toEqual({ view: 'take', id: undefined })
  expect(viewOf('view=elsewhere&id=7')).toEqual({ view: 'list' })
})
