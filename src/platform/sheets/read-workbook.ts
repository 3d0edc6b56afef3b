import { err } from '#kernel/result.ts'
import { keepsItsWord } from '#platform/zip/zip-contents.ts'
import { readZipDirectory, type ZipLimits } from '#platform/zip/zip-directory.ts'
import { bookParts } from './book-parts.ts'
import { readOds } from './read-ods.ts'
import { readXlsx } from './read-xlsx.ts'
import type { OnProgress, OnRows, SheetLimits, Tables } from './table.ts'

/** Rows that are all alike shrink as well as a bomb does; 64 MB of XML are read in seconds. */
const zipLimits: ZipLimits = { inflatedBytes: 64 * 1024 * 1024, ratio: Number.POSITIVE_INFINITY }

/** The sheets of a workbook that people see in it: XLSX (ECMA-376) or ODS (ISO 26300). */
export async function readWorkbook(
  bytes: Buffer,
  limits: SheetLimits,
  onProgress?: OnProgress,
  onRows?: OnRows,
): Promise<Tables> {
  const directory = readZipDirectory(bytes, zipLimits)
  if (!directory.ok) return err({ code: directory.error === 'locked' ? 'encrypted' : directory.error })
  const names = directory.value.map(({ name }) => name.toLowerCase())
  if (new Set(names).size !== names.length) return err({ code: 'unsafe' })
  const parts = bookParts(directory.value, onProgress)
  const isOffice = parts.has('[Content_Types].xml') && names.some((name) => /^xl\/.*\.xml$/.test(name))
  // As LibreOffice locks a file since 2024: all of it is one part.
  if (parts.has('encrypted-package')) return err({ code: 'encrypted' })
  if (!isOffice && !parts.has('content.xml')) return err({ code: 'unsupported' })
  const tables = isOffice ? readXlsx(parts, limits, onRows) : readOds(parts, limits)
  // What nobody has read is held to its word too: the file is kept, and others open it.
  if (tables.ok && !(await keepsItsWord(parts.unread()))) return err({ code: 'damaged' })
  return tables
}
