import type { CellCode } from '../cell-codes.ts'
import { cleanLine, isClean, saysNothing } from '../cells/lines.ts'
import type { Field } from '../fields.ts'
import type { Ground } from '../ground.ts'
import type { CellProblem, CellValue, CheckedCell, Suggestion, Texts } from '../row.ts'

/** A row while it is looked at: its texts in clean lines, and what has been found out. */
export type RowDraft = {
  readonly lines: { readonly [field in Field]?: string }
  readonly cells: { [field in Field]?: CheckedCell }
  readonly ground: Ground
  /** Whether anything was refused: of most rows nothing is. */
  isRefused: boolean
}

export function draftOf(texts: Texts, ground: Ground): RowDraft {
  return { lines: areClean(texts) ? texts : cleanLines(texts), cells: {}, ground, isRefused: false }
}

/** Of most rows all texts are, and can be taken as they are. */
function areClean(texts: Texts): boolean {
  for (const name in texts) {
    const text = texts[name as Field] ?? ''
    if (!isClean(text) || saysNothing(text)) return false
  }
  return true
}

function cleanLines(texts: Texts): RowDraft['lines'] {
  const lines: { [field in Field]?: string } = {}
  for (const name in texts) {
    const field = name as Field
    const line = cleanLine(texts[field] ?? '')
    if (!saysNothing(line)) lines[field] = line
  }
  return lines
}

/** A cell as somebody else has read it. */
export function put(draft: RowDraft, field: Field, cell: CheckedCell): void {
  if (cell.problem) draft.isRefused = true
  draft.cells[field] = cell
}

export function keep(draft: RowDraft, field: Field, value: CellValue, repaired = false): void {
  draft.cells[field] = repaired ? { value, repaired: true } : { value }
}

/** What was read before stays beside the problem: a sum above the limit is still a sum. */
export function refuse(
  draft: RowDraft,
  field: Field,
  code: CellCode,
  more: Readonly<{ values?: CellProblem['values']; suggestions?: readonly Suggestion[] }> = {},
): void {
  const { values, suggestions = [] } = more
  const value = draft.cells[field]?.value ?? null
  put(draft, field, { value, problem: { code, ...(values ? { values } : {}), suggestions } })
}

/** The value of a cell nothing is wrong with. */
export function rightValue(draft: RowDraft, field: Field): CellValue | undefined {
  const cell = draft.cells[field]
  return cell && !cell.problem && cell.value !== null ? cell.value : undefined
}
