import { expect, test } from 'vitest'
import { testLabelZpl } from './test-label.ts'

test('a test label is one label, whatever is written on it', () => {
  const zpl = testLabelZpl('Sinov ^XA~JA yorligʻi')
  expect(zpl.match(/\^XA/g)).toHaveLength(1)
  expect(zpl.match(/\^XZ/g)).toHaveLength(1)
  expect(zpl).toContain("^FDSinov  XA JA yorlig'i^FS")
})
