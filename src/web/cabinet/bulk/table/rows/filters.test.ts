import { expect, test } from 'vitest'
import { allRows, filterText, type RowFilter, readFilter, rowsWithErrors } from './filters.ts'

test('a filter is read out of the address as it was written there', () => {
  const filters: RowFilter[] = [
    allRows,
    rowsWithErrors,
    { only: 'repaired' },
    { field: 'to_city', code: 'which_city' },
  ]
  for (const filter of filters) expect(readFilter(filterText(filter))).toEqual(filter)
})

test('what is no filter is as if it were not there', () => {
  for (const text of [null, '', 'constructor', 'to_city', 'to_city:', 'nonsense:which_city', 'to_city:<b>'])
    expect(readFilter(text)).toBeUndefined()
})
