// biome-ignore-all lint/a11y/useSemanticElements: a table of 50,000 rows is laid out by hand; its roles say what it is
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid holds the focus and names its active cell
import { memo, type ReactNode, useRef } from 'react'
import type { RowAnswer } from '#modules/bulk/bulk.contract.ts'
import type { formatter } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'
import { hasError, type Written } from '../rows/row-store.ts'
import { cellLook, type Preview } from './cell-look.ts'
import type { Laid, LaidColumn } from './columns.ts'

export const rowHeight = 48
export const activeCellId = 'bulk-active-cell'

/** What a row needs of its surroundings: looked up once for the table and not in each of thousands of cells. */
export type RowWords = Readonly<{
  actions: ReactNode
  /** How a cell was written that we have read otherwise. */
  was: (text: string) => string
  format: ReturnType<typeof formatter>
}>

type GridRowProps = {
  place: number
  n: number
  /** Undefined: it has not come, or there is no time for it in this frame. */
  row: RowAnswer | undefined
  written: Written | undefined
  isMended: boolean
  laid: Laid
  /** The columns that are in sight, from the first to before the last. */
  from: number
  to: number
  /** Where one stands, when it is in this row. */
  activeColumn: number | undefined
  preview: Preview | undefined
  words: RowWords
}

/** One row. It is drawn anew only when something in it has changed, and then only its texts: its parts stay. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { place, n, row, isMended, laid, from, to, activeColumn, words } = props
  const before = useRef<ReactNode>(null)
  // Without its data a row that is used again keeps its old cells, unseen: taking them out costs more than a frame has.
  if (row)
    before.current = (
      <>
        {laid.columns.slice(from, to).map((column, index) => cellOf(column, from + index, props))}
        <div className="bulk-row__price" role="gridcell" style={{ left: laid.priceLeft }}>
          {row.price === null ? '—' : words.format.number(row.price)}
        </div>
      </>
    )
  const isAtActions = activeColumn === laid.columns.length
  return (
    <div
      className={activeColumn === undefined ? 'bulk-row' : 'bulk-row bulk-row--active'}
      role="row"
      data-state={!row ? 'coming' : isMended ? 'mended' : hasError(row) ? 'wrong' : undefined}
      aria-rowindex={place + headRows}
      style={{ transform: `translateY(${place * rowHeight}px)` }}
    >
      <div className="bulk-row__number" role="rowheader">
        {n}
      </div>
      <div className="bulk-row__cells" role="presentation">
        {before.current}
      </div>
      <div
        className={isAtActions ? 'bulk-row__actions bulk-row__actions--active' : 'bulk-row__actions'}
        role="gridcell"
        data-column={laid.columns.length}
        id={isAtActions ? activeCellId : undefined}
      >
        {words.actions}
      </div>
    </div>
  )
})

/** Rows are counted from 1 for those who listen, and the head is the first. */
const headRows = 2
/** Where a row stands among those shown, by its element. */
export const placeOfRow = (element: Element) => Number(element.getAttribute('aria-rowindex')) - headRows

/** About as wide as a letter is: what needs more room than a line has stands on two. */
const letterWidth = 7.4

function cellOf(column: LaidColumn, index: number, props: GridRowProps) {
  const { row, written, activeColumn, preview, words } = props
  const { field, width, figures, style } = column
  const { text, under, state } = cellLook(field, row?.cells[field], written?.[field], preview, words.format)
  const isActive = activeColumn === index
  const isLong = under === undefined && text.length * letterWidth > width - 16
  const look = figures ? 'bulk-cell bulk-cell--figures' : 'bulk-cell'
  return (
    <div
      key={field}
      role="gridcell"
      className={isLong ? 'bulk-cell bulk-cell--long' : look}
      data-state={state}
      data-column={index}
      id={isActive ? activeCellId : undefined}
      aria-selected={isActive || undefined}
      aria-invalid={state === 'error' || undefined}
      title={state === 'repaired' ? words.was(row?.cells[field]?.text ?? '') : undefined}
      style={style}
    >
      <span>{text || (under === undefined ? '' : '—')}</span>
      {under !== undefined && <em>{under}</em>}
    </div>
  )
}

/** Pressed with the pointer; with keys one walks to the cell and presses Enter or Delete. The same for every row. */
export const rowActions = (fix: string, fixed: string, aside: string): ReactNode => (
  <>
    <span className="bulk-row__mended">
      <Icon name="check" size="small" />
      {fixed}
    </span>
    <button type="button" className="bulk-row__fix" tabIndex={-1} data-do="fix">
      {fix}
    </button>
    <button
      type="button"
      className="bulk-row__aside"
      tabIndex={-1}
      data-do="aside"
      aria-label={aside}
      title={aside}
    >
      <Icon name="setAside" size="small" />
    </button>
  </>
)
