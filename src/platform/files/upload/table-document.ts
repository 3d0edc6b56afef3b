import { err, ok, type Result } from '#kernel/result.ts'
import type { DocumentProblem } from './document-problem.ts'
import { holdsMarkup } from './markup.ts'

/**
 * A cell that a spreadsheet would work out: everything behind an equals sign, and a call or a command behind the other signs
 * that begin one. A phone behind a plus, a dash before a line and a name behind an at sign are what people write.
 */
const formula = /(?:^|[\n\r,;\t])[ "']{0,8}(?:=|[+\-@][^\n\r,;\t"]{0,300}?(?:[A-Za-z]\(|\|))/

const otherKinds = /^\uFEFF?\s*(?:\{\\rtf|#!|%!PS)/

/** Tables are kept as they came and opened in a spreadsheet: nothing in them may be worked out there. */
export function checkTable(bytes: Buffer): Result<'csv', DocumentProblem> {
  const text = bytes.toString('latin1')
  if (otherKinds.test(bytes.toString('utf8', 0, 1024))) return err({ code: 'file_type_unsupported' })
  return formula.test(text) || holdsMarkup(text) ? err({ code: 'file_unsafe' }) : ok('csv')
}
