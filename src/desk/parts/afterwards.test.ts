import { expect, test } from 'vitest'
import { afterwards } from './afterwards.ts'

test('after a decision comes the next in line, after the last one the one before', () => {
  const items = [{ id: '1' }, { id: '2' }, { id: '3' }]
  expect(afterwards(items, '2')).toBe('3')
  expect(afterwards(items, '3')).toBe('2')
  expect(afterwards([{ id: '1' }], '1')).toBeUndefined()
})
