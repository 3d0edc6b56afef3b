import { expect, test } from 'vitest'
import { formatOf, isPossible, printerWays, wayIn } from './printer-way.ts'

test('the way that was chosen on this device is kept while it works', () => {
  for (const way of printerWays) expect(wayIn(way, true)).toBe(way)
  expect(wayIn('usb', false)).toBe('label')
  expect(wayIn(null, true)).toBe('label')
  expect(wayIn('fax', true)).toBe('label')
})

test('only a browser that knows USB prints over it, and in the language of label printers', () => {
  expect(printerWays.filter((way) => isPossible(way, false))).toEqual(['label', 'a4', 'zpl'])
  expect(printerWays.map(formatOf)).toEqual(['label', 'a4', 'zpl', 'zpl'])
})
