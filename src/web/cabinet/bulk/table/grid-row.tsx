import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { RowAnswer } from '#modules/bulk/bulk.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { classes } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { cellLook, type Preview } from './cell-look.ts'
import type { Laid, LaidColumn } from './columns.ts'
import { hasError, type Written } from './row-store.ts'

export const rowHeight = 48

type GridRowProps = {
  place: number
  n: number
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
}

/** One row. It is drawn anew only when something in it has changed. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { place, n, row, written, isMended, laid, from, to, activeColumn, preview } = props
  const format = formatter(useLocale())
  const state = !row ? 'coming' : isMended ? 'mended' : undefined
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the grid holds the focus and names its active cell
    <div
      className="bulk-row"
      role="row"
      data-row={place}
      data-state={state}
      aria-rowindex={place + 2}
      style={{ transform: `translateY(${place * rowHeight}px)` }}
    >
      {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
      <div className="bulk-row__number" role="rowheader">
        {n}
      </div>
      {laid.columns.slice(from, to).map((column, index) => (
        <Cell
          key={column.field}
          column={column}
          index={from + index}
          row={row}
          written={written?.[column.field]}
          preview={preview}
          isActive={activeColumn === from + index}
        />
      ))}
      {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
      <div className="bulk-row__price" role="gridcell" style={{ left: laid.priceLeft }}>
        {!row ? '' : row.price === null ? '—' : format.number(row.price)}
      </div>
      <Actions
        n={n}
        row={row}
        isMended={isMended}
        column={laid.columns.length}
        isActive={activeColumn === laid.columns.length}
      />
    </div>
  )
})

type CellProps = {
  column: LaidColumn
  index: number
  row: RowAnswer | undefined
  written: string | undefined
  preview: Preview | undefined
  isActive: boolean
}

function Cell({ column, index, row, written, preview, isActive }: CellProps) {
  const { field, left, width, figures } = column
  const format = formatter(useLocale())
  const { text, under, state } = cellLook(field, row?.cells[field], written, preview, format)
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the grid holds the focus and names its active cell
    <div
      role="gridcell"
      className={figures ? 'bulk-cell bulk-cell--figures' : 'bulk-cell'}
      data-state={state}
      data-column={index}
      id={isActive ? activeCellId : undefined}
      aria-selected={isActive || undefined}
      aria-invalid={state === 'error' || undefined}
      style={{ left, width }}
    >
      {under === undefined ? (
        <span className="bulk-cell__text">{text}</span>
      ) : (
        <>
          <b className="bulk-cell__text">{text || '—'}</b>
          <em className="bulk-cell__under">{under}</em>
        </>
      )}
    </div>
  )
}

export const activeCellId = 'bulk-active-cell'

type ActionsProps = {
  n: number
  row: RowAnswer | undefined
  isMended: boolean
  column: number
  isActive: boolean
}

/** Pressed with the pointer; with keys one walks to the cell and presses Enter or Delete. */
function Actions({ n, row, isMended, column, isActive }: ActionsProps) {
  const t = useTranslations('bulkTable.grid')
  const isRight = row !== undefined && !hasError(row)
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
          {t('fixed')}
        </span>
      )}
      {row && !isMended && (
        <button
          type="button"
          className="bulk-row__fix"
          tabIndex={-1}
          data-do="fix"
          data-quiet={isRight || undefined}
        >
          {t('fix')}
        </button>
      )}
      {row && !isMended && (
        <button
          type="button"
          className="bulk-row__aside"
          tabIndex={-1}
          data-do="aside"
          aria-label={t('asideRow', { n: String(n) })}
        >
          <Icon name="setAside" size="small" />
        </button>
      )}
    </div>
  )
}
