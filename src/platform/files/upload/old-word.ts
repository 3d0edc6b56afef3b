import { err, ok, type Result } from '#kernel/result.ts'
import type { DocumentProblem } from './document-problem.ts'

const HEADER_BYTES = 512
/** Names of the streams in an old Office file lie in a table of records of this size. */
const RECORD_BYTES = 128
const LENGTH_AT = 64
const LONGEST_NAME_BYTES = 64

/** Programs, and other files that came along; names are the same in any letters. */
const strangeStreams = new Set([
  'macros',
  '_vba_project',
  '_vba_project_cur',
  'vba',
  '\u0001ole10native',
  'package',
  'encryptedpackage',
  'embeddedodf',
])

export function checkOldWord(bytes: Buffer): Result<'doc', DocumentProblem> {
  const hasHeader = bytes.length > HEADER_BYTES && bytes.readUInt16LE(28) === 0xfffe
  if (!hasHeader) return err({ code: 'file_unreadable' })
  let isWord = false
  for (let at = HEADER_BYTES; at + RECORD_BYTES <= bytes.length; at += RECORD_BYTES) {
    const name = nameAt(bytes, at)
    if (name === undefined) continue
    if (strangeStreams.has(name)) return err({ code: 'file_unsafe' })
    isWord ||= name === 'worddocument'
  }
  return isWord ? ok('doc') : err({ code: 'file_type_unsupported' })
}

/** Undefined where no record of the table can lie. */
function nameAt(bytes: Buffer, at: number): string | undefined {
  const length = bytes.readUInt16LE(at + LENGTH_AT)
  if (length < 4 || length > LONGEST_NAME_BYTES || length % 2 !== 0) return undefined
  if (bytes.readUInt16LE(at + length - 2) !== 0) return undefined
  return bytes.toString('utf16le', at, at + length - 2).toLowerCase()
}
