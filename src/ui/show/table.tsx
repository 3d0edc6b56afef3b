import '../fields/checkbox.css'
import './table.css'
import type { ReactNode } from 'react'
import { classes } from '../class-names.ts'
import { Icon } from '../icon.tsx'

export type SortOrder = 'ascending' | 'descending'

export type Column<Row> = {
  id: string
  head: string
  cell: (row: Row) => ReactNode
  /** Figures stand at the end, in columns. */
  figures?: boolean | undefined
  sortable?: boolean | undefined
  /** The cell that names the row; read first on a phone. */
  names?: boolean | undefined
  /** Not shown in the head: actions, for example. It is still spoken. */
  quiet?: boolean | undefined
}

export type Selection = {
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
  /** Spoken names of the boxes. */
  all: string
  one: (key: string) => string
}

type TableProps<Row> = {
  caption: string
  /** The heading above it says the same, so it is only spoken. */
  captionSpoken?: boolean | undefined
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** What is wrong with a row is said in its cells; this colours it. */
  isWrong?: ((row: Row) => boolean) | undefined
  /** The row whose details are open beside the table. */
  current?: string | undefined
  sort?: { by: string; order: SortOrder; onSort: (by: string, order: SortOrder) => void } | undefined
  selection?: Selection | undefined
  /** Fills a sheet that has an edge of its own; rows are as low as their text allows. */
  dense?: boolean | undefined
}

/** Rows under a head that stays in sight. In a narrow place each row is a card with the heads as labels. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, captionSpoken, columns, rows, rowKey, isWrong, current, sort, selection, dense } = props
  return (
    <div className={classes('table-place', dense && 'table-place--dense')}>
      <table className="table">
        <caption className={captionSpoken ? 'spoken' : 'table__caption'}>{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="table__box">
                <SelectAll keys={rows.map(rowKey)} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.id} column={column} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = rowKey(row)
            const isSelected = selection?.selected.has(key)
            return (
              <tr
                key={key}
                data-wrong={isWrong?.(row) || undefined}
                data-selected={isSelected || key === current || undefined}
                aria-current={key === current ? 'true' : undefined}
              >
                {selection && (
                  <td className="table__box">
                    <SelectRow id={key} selection={selection} />
                  </td>
                )}
                {columns.map((column) => (
                  <Cell key={column.id} column={column} row={row} />
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

const cellClass = ({ figures, names, quiet }: Column<never>) =>
  classes(figures && 'table__figures', names && 'table__name', quiet && 'table__quiet')

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { quiet, names, head } = column
  return (
    <td className={cellClass(column)} data-head={quiet || names ? undefined : head}>
      {column.cell(row)}
    </td>
  )
}

function Head<Row>({ column, sort }: { column: Column<Row>; sort: TableProps<Row>['sort'] }) {
  const { id, head, sortable, quiet } = column
  if (!sortable || !sort) {
    return (
      <th scope="col" className={cellClass(column)}>
        {quiet ? <span className="spoken">{head}</span> : head}
      </th>
    )
  }
  const order = sort.by === id ? sort.order : undefined
  return (
    <th scope="col" className={`${cellClass(column)} table__sortable`} aria-sort={order ?? 'none'}>
      <button
        type="button"
        className="table__sort"
        onClick={() => sort.onSort(id, order === 'ascending' ? 'descending' : 'ascending')}
      >
        {head}
        <Icon name={order ? (order === 'ascending' ? 'arrowUp' : 'arrowDown') : 'sort'} size="tiny" />
      </button>
    </th>
  )
}

function SelectAll({ keys, selection }: { keys: string[]; selection: Selection }) {
  const count = keys.filter((key) => selection.selected.has(key)).length
  const isAll = keys.length > 0 && count === keys.length
  return (
    <label className="table__tick">
      <input
        type="checkbox"
        className="tick"
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isAll
        }}
        onChange={() => selection.onChange(new Set(isAll ? [] : keys))}
      />
      <span className="table__tick-name">{selection.all}</span>
    </label>
  )
}

function SelectRow({ id, selection }: { id: string; selection: Selection }) {
  const toggle = () => {
    const next = new Set(selection.selected)
    if (!next.delete(id)) next.add(id)
    selection.onChange(next)
  }
  return (
    <label className="table__tick">
      <input type="checkbox" className="tick" checked={selection.selected.has(id)} onChange={toggle} />
      <span className="spoken">{selection.one(id)}</span>
    </label>
  )
}
