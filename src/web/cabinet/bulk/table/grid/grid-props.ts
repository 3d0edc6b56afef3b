import type { Field } from '#modules/bulk/domain/fields.ts'
import type { RowStore } from '../rows/row-store.ts'
import type { RowView } from '../rows/row-view.ts'
import type { RowChanges } from '../rows/use-row-changes.ts'
import type { Column } from './columns.ts'
import type { KeptSelection } from './kept-selection.ts'

export type GridProps = {
  /** The upload, and how many of its rows are there twice. */
  id: string
  duplicates: number
  view: RowView
  store: RowStore
  columns: readonly Column[]
  changes: RowChanges
  selection: KeptSelection
  onSeen: (first: number, last: number) => void
  onFix: (n: number) => void
  onAside: (numbers: readonly number[]) => void
  onColumn: (field: Field) => void
  onColumns: () => void
  onNextError: () => void
  onLeave: () => void
}
