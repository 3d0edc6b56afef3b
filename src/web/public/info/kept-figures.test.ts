import { expect, test } from 'vitest'
import { purposes } from '#platform/files/purposes.ts'
import { keptFigures } from './kept-figures.ts'

const told = (name: keyof typeof keptFigures) => keptFigures[name].of()

test('the page about privacy tells the days after which files are deleted, never fewer', () => {
  const days = (purpose: keyof typeof purposes) => purposes[purpose].keepDays ?? 0
  expect(told('photoDays')).toBe(Math.max(days('order_photo'), days('delivery_photo')))
  expect(told('tableDays')).toBe(days('bulk_file'))
  expect(told('passportDays')).toBe(days('proof_passport'))
  expect(told('signatureYears') * 366).toBe(Math.max(days('proof_signature'), days('claim_photo')))
  expect(told('receiptYears') * 366).toBe(days('receipt'))
})

test('years are told as whole years', () => {
  for (const name of ['signatureYears', 'receiptYears', 'leadYears', 'retainedYears'] as const)
    expect(Number.isInteger(told(name)), name).toBe(true)
})
