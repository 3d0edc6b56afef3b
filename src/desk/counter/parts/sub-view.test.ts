import { expect, test } from 'vitest'
import { changed } from './sub-view.ts'

test('another view leaves the rest of the address as it was', () => {
  const before = new URLSearchParams('tab=cash&view=statement&month=2026-11')
  expect(changed(before, { view: undefined, day: '2026-11-12' }).toString()).toBe(
    'tab=cash&month=2026-11&day=2026-11-12',
  )
  expect(before.get('view')).toBe('statement')
})
