import { err, ok, type Result } from '#kernel/result.ts'
import { keepsItsWord } from '../../zip/zip-contents.ts'
import { endsAsZip, readZipDirectory, type ZipEntry } from '../../zip/zip-directory.ts'
import type { DocumentType } from '../file-types.ts'
import type { Sniffed } from './sniff.ts'

export type DocumentProblem = { code: 'file_type_unsupported' | 'file_unreadable' | 'file_unsafe' }

/** Documents are kept as they came, so they must be what they seem, one thing only, and without a program inside. */
export async function checkDocument(
  bytes: Buffer,
  sniffed: Extract<Sniffed, 'pdf' | 'zip' | 'ole' | 'text'>,
): Promise<Result<DocumentType, DocumentProblem>> {
  if (sniffed === 'zip') return checkOfficeZip(bytes)
  if (endsAsZip(bytes)) return err({ code: 'file_unsafe' })
  if (sniffed === 'pdf') return checkPdf(bytes)
  return sniffed === 'ole' ? checkOldWord(bytes) : ok('csv')
}

const PDF_END_WITHIN = 1024

function checkPdf(bytes: Buffer): Result<DocumentType, DocumentProblem> {
  const isWhole =
    /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) && bytes.subarray(-PDF_END_WITHIN).includes('%%EOF')
  return isWhole ? ok('pdf') : err({ code: 'file_unreadable' })
}

const ODS_MIME = 'application/vnd.oasis.opendocument.spreadsheet'
const macroEntry = /(^|\/)vbaProject\.bin$|^Basic\/|^Scripts\//i

async function checkOfficeZip(bytes: Buffer): Promise<Result<DocumentType, DocumentProblem>> {
  const directory = readZipDirectory(bytes)
  if (!directory.ok) {
    return err({ code: directory.error === 'damaged' ? 'file_unreadable' : 'file_unsafe' })
  }
  const entries = directory.value
  if (new Set(entries.map(({ name }) => name)).size !== entries.length) return err({ code: 'file_unsafe' })
  if (entries.some(({ name }) => macroEntry.test(name))) return err({ code: 'file_unsafe' })
  const type = officeType(entries)
  if (!type) return err({ code: 'file_type_unsupported' })
  return (await keepsItsWord(entries)) ? ok(type) : err({ code: 'file_unsafe' })
}

function officeType(entries: readonly ZipEntry[]): DocumentType | undefined {
  const has = (wanted: string) => entries.some(({ name }) => name === wanted)
  if (has('[Content_Types].xml') && has('word/document.xml')) return 'docx'
  const first = entries[0]
  const isOds = first?.name === 'mimetype' && !first.isDeflated && first.data.equals(Buffer.from(ODS_MIME))
  return isOds && has('content.xml') ? 'ods' : undefined
}

const OLE_HEADER_BYTES = 512
/** Names of the streams in an old Office file lie in a table of records of this size. */
const OLE_RECORD_BYTES = 128
const macroStreams = ['Macros', '_VBA_PROJECT', '_VBA_PROJECT_CUR', 'VBA']

function checkOldWord(bytes: Buffer): Result<DocumentType, DocumentProblem> {
  const hasHeader = bytes.length > OLE_HEADER_BYTES && bytes.readUInt16LE(28) === 0xfffe
  if (!hasHeader) return err({ code: 'file_unreadable' })
  if (macroStreams.some((name) => hasStream(bytes, name))) return err({ code: 'file_unsafe' })
  return hasStream(bytes, 'WordDocument') ? ok('doc') : err({ code: 'file_type_unsupported' })
}

function hasStream(bytes: Buffer, name: string): boolean {
  const text = Buffer.from(`${name}\0`, 'utf16le')
  const LENGTH_AT = 64
  for (let at = bytes.indexOf(text, OLE_HEADER_BYTES); at !== -1; at = bytes.indexOf(text, at + 1)) {
    const isRecord = at % OLE_RECORD_BYTES === 0 && at + OLE_RECORD_BYTES <= bytes.length
    if (isRecord && bytes.readUInt16LE(at + LENGTH_AT) === text.length) return true
  }
  return false
}
