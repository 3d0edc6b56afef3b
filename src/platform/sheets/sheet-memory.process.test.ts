import { expect, test, vi } from 'vitest'
import { zipOf } from '../../../tests/support/attack-files.ts'
import { workbookParts } from '../../../tests/support/workbook-files.ts'
import { readSheet } from './read-sheet.ts'

vi.setConfig({ testTimeout: 300_000 })

const limits = { bytes: 10_000_000, rows: 1_000, columns: 20, ms: 200_000, memoryMb: 32 }
test('a workbook that needs more memory than there is ends its thread and nothing else', async () => {
  const parts = workbookParts({ sheets: [{ name: 'A', data: '' }], sharedStrings: '<si/>'.repeat(9_000_000) })
  expect(await readSheet(zipOf(parts), limits)).toEqual({
    ok: false,
    error: { code: 'too_large' },
  })
  const usual = workbookParts({ sheets: [{ name: 'A', data: '<row><c><v>1</v></c></row>' }] })
  expect(await readSheet(zipOf(usual), limits)).toEqual({ ok: true, value: [{ name: 'A', rows: [['1']] }] })
})
