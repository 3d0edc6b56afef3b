import { memo } from 'react'
import type { RowAnswer } from '#modules/bulk/bulk.contract.ts'
import type { formatter } from '#platform/i18n/format.ts'
import { classes } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { cellLook, type Preview } from './cell-look.ts'
import type { Laid, LaidColumn } from './columns.ts'
import { hasError, type Written } from './row-store.ts'

export const rowHeight = 48
export const activeCellId = 'bulk-active-cell'

/** What a row needs of its surroundings: looked up once for the table and not in each of thousands of cells. */
export type RowWords = Readonly<{ fix: string; fixed: string; aside: string; format: ReturnType<typeof formatter> }>

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

/** One row. It is drawn anew only when something in it has changed. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { place, n, row, isMended, laid, from, to, activeColumn, words } = props
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the grid holds the focus and names its active cell
    <div
      className={activeColumn === undefined ? 'bulk-row' : 'bulk-row bulk-row--active'}
      role="row"
      data-row={place}
      data-mended={isMended || undefined}
      aria-rowindex={place + 2}
      style={{ transform: `translateY(${place * rowHeight}px)` }}
    >
      {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
      <div className="bulk-row__number" role="rowheader">
        {n}
      </div>
      {row && laid.columns.slice(from, to).map((column, index) => cellOf(column, from + index, props))}
      {row && (
        // biome-ignore lint/a11y/useFocusableInteractive: as above
        <div className="bulk-row__price" role="gridcell" style={{ left: laid.priceLeft }}>
          {row.price === null ? '—' : words.format.number(row.price)}
        </div>
      )}
      {row && actionsOf(row, props)}
    </div>
  )
})

/** About as wide as a letter is: what needs more room than a line has stands on two. */
const letterWidth = 7.4

function cellOf(column: LaidColumn, index: number, props: GridRowProps) {
  const { row, written, activeColumn, preview, words } = props
  const { field, width, figures, style } = column
  const { text, under, state } = cellLook(field, row?.cells[field], written?.[field], preview, words.format)
  const isActive = activeColumn === index
  const isLong = under === undefined && text.length * letterWidth > width - 16
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the grid holds the focus and names its active cell
    <div
      key={field}
      role="gridcell"
      className={classes('bulk-cell', figures && 'bulk-cell--figures', isLong && 'bulk-cell--long')}
      data-state={state}
      data-column={index}
      id={isActive ? activeCellId : undefined}
      aria-selected={isActive || undefined}
      aria-invalid={state === 'error' || undefined}
      style={style}
    >
      {under === undefined ? (
        isLong ? (
          <span>{text}</span>
        ) : (
          text
        )
      ) : (
        <>
          <b>{text || '—'}</b>
          <em>
            {state === 'error' && <Icon name="warning" size="tiny" />}
            {under}
          </em>
        </>
      )}
    </div>
  )
}

/** Pressed with the pointer; with keys one walks to the cell and presses Enter or Delete. */
function actionsOf(row: RowAnswer, { isMended, laid, activeColumn, words }: GridRowProps) {
  const column = laid.columns.length
  const isActive = activeColumn === column
  const hasButtons = !isMended && (hasError(row) || activeColumn !== undefined)
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the grid holds the focus and names its active cell
    <div
      className={classes('bulk-row__actions', isActive && 'bulk-row__actions--active')}
      role="gridcell"
      data-column={column}
      id={isActive ? activeCellId : undefined}
    >
      {isMended && (
        <span className="bulk-row__mended">
          <Icon name="check" size="small" />
          {words.fixed}
        </span>
      )}
      {hasButtons && (
        <>
          <button type="button" className="bulk-row__fix" tabIndex={-1} data-do="fix">
            {words.fix}
          </button>
          <button
            type="button"
            className="bulk-row__aside"
            tabIndex={-1}
            data-do="aside"
            aria-label={words.aside}
            title={words.aside}
          >
            <Icon name="setAside" size="small" />
          </button>
        </>
      )}
    </div>
  )
}
