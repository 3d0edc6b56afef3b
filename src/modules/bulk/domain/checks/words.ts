import { longest, shortestCell, shortestStreet } from '../limits.ts'
import { keep, type RowDraft, refuse } from './row-draft.ts'

type WordField = keyof typeof longest

/** Texts that stand for themselves. */
export function checkWords(draft: RowDraft, field: WordField, isRequired: boolean): void {
  const line = draft.lines[field]
  if (line === undefined) {
    if (isRequired) refuse(draft, field, 'required')
    return
  }
  keep(draft, field, line)
  if (line.length > longest[field]) refuse(draft, field, 'too_long', { values: { most: longest[field] } })
  else if (line.length < fewest(field))
    refuse(draft, field, 'too_short', { values: { fewest: fewest(field) } })
}

function fewest(field: WordField): number {
  if (field === 'external_id') return 1
  return field === 'to_street' || field === 'from_street' ? shortestStreet : shortestCell
}
