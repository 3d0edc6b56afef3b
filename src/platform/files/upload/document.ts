import { err, type Result } from '#kernel/result.ts'
import { endsAsZip } from '../../zip/zip-directory.ts'
import type { DocumentType } from '../file-types.ts'
import type { DocumentProblem } from './document-problem.ts'
import { checkOfficeZip } from './office-document.ts'
import { checkOldWord } from './old-word.ts'
import { checkPdf } from './pdf-document.ts'
import type { Sniffed } from './sniff.ts'
import { checkTable } from './table-document.ts'

/**
 * Documents are kept as they came, so they must be what they seem, one thing only, and without anything that runs, calls out
 * or is worked out when somebody opens them.
 */
export async function checkDocument(
  bytes: Buffer,
  sniffed: Extract<Sniffed, 'pdf' | 'zip' | 'ole' | 'text'>,
): Promise<Result<DocumentType, DocumentProblem>> {
  if (sniffed === 'zip') return checkOfficeZip(bytes)
  if (endsAsZip(bytes)) return err({ code: 'file_unsafe' })
  if (sniffed === 'pdf') return checkPdf(bytes)
  return sniffed === 'ole' ? checkOldWord(bytes) : checkTable(bytes)
}
