import { textOf } from '#platform/sheets/text-of.ts'
import { readZipDirectory } from '../../zip/zip-directory.ts'
import { sniff } from './sniff.ts'

export type SheetType = 'xlsx' | 'ods' | 'xls' | 'csv'

/** As much as tells text from other bytes, an even number for those of two bytes a letter. */
const LOOKED_AT = 64 * 1024

/**
 * A table that we read and hand back to whoever sent it only: by its content alone, because many programs call theirs
 * something else. What is inside is judged where it is read (`platform/sheets`): there people are told in words of their
 * own that it grows too large, is locked by a password or holds what is not safe.
 */
export function sheetType(bytes: Buffer): SheetType | 'unreadable' | undefined {
  const sniffed = sniff(bytes)
  if (sniffed === 'zip') return workbookType(bytes)
  // A workbook of today behind a password lies in a file of the old kind.
  if (sniffed === 'ole') return bytes.includes(lockedStream) ? 'xlsx' : 'xls'
  if (sniffed !== undefined && sniffed !== 'text') return undefined
  return textOf(bytes.subarray(0, LOOKED_AT)) === undefined ? undefined : 'csv'
}

const lockedStream = Buffer.from('EncryptedPackage', 'utf16le')

function workbookType(bytes: Buffer): SheetType | 'unreadable' | undefined {
  const directory = readZipDirectory(bytes, anySize)
  if (!directory.ok && directory.error === 'damaged') return 'unreadable'
  if (!directory.ok) return beginsAsOds(bytes) ? 'ods' : 'xlsx'
  const names = new Set(directory.value.map(({ name }) => name.toLowerCase()))
  const isOffice = names.has('[content_types].xml') && [...names].some((name) => /^xl\/.*\.xml$/.test(name))
  if (isOffice) return 'xlsx'
  const isOds = names.has('mimetype') && (names.has('content.xml') || names.has('encrypted-package'))
  return isOds ? 'ods' : undefined
}

const anySize = { inflatedBytes: Number.POSITIVE_INFINITY, ratio: Number.POSITIVE_INFINITY }

/** The first part of such a file says what it is. */
const beginsAsOds = (bytes: Buffer) => bytes.toString('latin1', 30, 38) === 'mimetype'
