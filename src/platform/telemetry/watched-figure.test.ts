import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { watchIn, within } from './watched-figure.ts'

test('a figure is asked when it is read, for each value of its label', async () => {
  const registry = new Registry()
  const watch = watchIn(registry, within())
  let parcels = 1
  watch({ name: 'oldest', help: 'Age', read: () => parcels * 10 })
  watch({
    name: 'parcels',
    help: 'Parcels',
    label: 'state',
    readEach: async () => ({ late: parcels, waiting: 2 }),
  })
  parcels = 3
  const text = await registry.metrics()
  expect(text).toContain('oldest 30\n')
  expect(text).toContain('parcels{state="late"} 3\n')
  expect(text).toContain('parcels{state="waiting"} 2\n')
})

test('what fails or says nothing is left out, and the rest is told in time', async () => {
  const registry = new Registry()
  const watch = watchIn(registry, within(20))
  const never = new Promise<never>(() => undefined)
  watch({ name: 'silent', help: 'Silent', read: () => never })
  watch({ name: 'silent_parts', help: 'Silent', label: 'part', readEach: () => never })
  watch({ name: 'broken', help: 'Broken', read: () => Promise.reject(new Error('no')) })
  watch({ name: 'well', help: 'Well', read: () => 1 })
  const text = await registry.metrics()
  expect(text).toContain('silent Nan\n')
  expect(text).toContain('broken Nan\n')
  expect(text).toContain('well 1\n')
  expect(text).not.toContain('silent_parts{')
})
