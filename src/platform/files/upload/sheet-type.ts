import { textOf } from '#platform/sheets/text-of.ts'
import { readZipDirectory } from '../../zip/zip-directory.ts'
import { sniff } from './sniff.ts'

export type SheetType = 'xlsx' | 'ods' | 'xls' | 'csv'

/** As much as tells text from other bytes, an even number for those of two bytes a letter. */
const LOOKED_AT = 64 * 1024

/**
 * A table that we read and hand back to whoever sent it only: by its content alone, because many programs call theirs
 * something else. What is inside is judged where it is read (`platform/sheets`).
 */
export function sheetType(bytes: Buffer): SheetType | 'unreadable' | undefined {
  const sniffed = sniff(bytes)
  if (sniffed === 'zip') return workbookType(bytes)
  if (sniffed === 'ole') return 'xls'
  if (sniffed !== undefined && sniffed !== 'text') return undefined
  return textOf(bytes.subarray(0, LOOKED_AT)) === undefined ? undefined : 'csv'
}

function workbookType(bytes: Buffer): SheetType | 'unreadable' | undefined {
  const directory = readZipDirectory(bytes)
  if (!directory.ok) return 'unreadable'
  const names = new Set(directory.value.map(({ name }) => name))
  if (names.has('xl/workbook.xml')) return 'xlsx'
  return names.has('content.xml') && names.has('mimetype') ? 'ods' : undefined
}
