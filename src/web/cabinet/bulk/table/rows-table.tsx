import { useCallback, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LoadFailed, LoadingShape } from '#client/loaded.tsx'
import type { RowAnswer, UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import type { Field } from '#modules/bulk/domain/fields.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { FilterBar } from './filter-bar.tsx'
import { shownColumns } from './grid/columns.ts'
import { Grid } from './grid/grid.tsx'
import { createKeptSelection, type KeptSelection } from './grid/kept-selection.ts'
import { at, blockOf, isOneCell, type Selection } from './grid/selection.ts'
import { type Open, Opened } from './opened.tsx'
import { allRows, type RowFilter, rowsWithErrors } from './rows/filters.ts'
import { createKeptValue } from './rows/kept-value.ts'
import { errorFieldOf, useNextError } from './rows/use-next-error.ts'
import { useRowChanges } from './rows/use-row-changes.ts'
import { useRowFilter } from './rows/use-row-filter.ts'
import { type Rows, useRows } from './rows/use-rows.ts'
import { useSteady } from './rows/use-steady.ts'
import { type Seen, TableFoot } from './table-foot.tsx'

type RowsTableProps = {
  upload: UploadAnswer
  onChanged: (upload: UploadAnswer) => void
  onColumns: (() => void) | undefined
}

/** The rows, which of them are shown, and everything that can be done with them. */
export function RowsTable({ upload, onChanged, onColumns }: RowsTableProps) {
  const [filter, setFilter] = useRowFilter(upload)
  const rows = useRows(upload, filter)
  const { store, view, refresh } = rows
  const changes = useSteady(useRowChanges(upload, store, onChanged))
  // Where one stands and what is in sight change many times a second: they are kept apart from what is drawn here.
  const [selection] = useState(createKeptSelection)
  const [seen] = useState(() => createKeptValue<Seen>({ first: 0, last: 0 }))
  const look = useCallback((first: number, last: number) => seen.set({ first, last }), [seen])
  const [open, setOpen] = useState<Open>()
  const [opened, setOpened] = useState<ReadonlySet<Field>>(new Set())
  const columns = useColumns(upload, opened)
  const panel = useRef<HTMLElement>(null)
  const choose = useCallback(
    (next: RowFilter) => {
      const index = columns.findIndex(({ field }) => field === next.field)
      selection.set(at(0, Math.max(0, index)))
      setFilter(next)
      refresh()
    },
    [selection, setFilter, refresh, columns],
  )
  const stand = (row: RowAnswer) => {
    const place = view?.placeOf(row.n)
    if (place === undefined) return choose(rowsWithErrors)
    const field = errorFieldOf(row)
    const index = columns.findIndex((column) => column.field === field)
    selection.set(at(place, Math.max(0, index)))
  }
  const goToError = useErrorWalk(upload, filter, rows, selection, stand)
  /** What else is wrong in the row where one stands comes before the next row. */
  const goFurther = (): boolean => {
    const { row: place, column } = selection.now().active
    const row = store.row(view?.numberAt(place) ?? 0)
    const isWrong = (field: Field) => row?.cells[field]?.error && (filter.field ?? field) === field
    const index = columns.findIndex(({ field }, at) => at > column && isWrong(field))
    if (index !== -1) selection.set(at(place, index))
    return index !== -1
  }
  const { askAside, ...deeds } = useSteady({
    askAside: () => setOpen({ what: 'aside', rows: rowsToSetAside(rows, selection.now()) }),
    onFix: (n: number) => setOpen({ what: 'fix', n }),
    onAside: (numbers: readonly number[]) =>
      numbers.length === 1
        ? void changes.setAside(numbers, () => rows.drop(numbers))
        : setOpen({ what: 'aside', rows: numbers }),
    onColumn: (field: Field) => setOpen({ what: 'column', field }),
    onColumns: () => setOpen({ what: 'columns' }),
    onNextError: () => goFurther() || void goToError(),
    onLeave: () => panel.current?.querySelector<HTMLElement>('button')?.focus(),
  })
  const t = useTranslations('bulkTable.grid')

  return (
    <section className="bulk-panel" aria-label={t('label')} ref={panel}>
      <FilterBar upload={upload} filter={filter} onFilter={choose} onAside={askAside} />
      {view && view.count > 0 ? (
        <Grid
          {...{ view, store, columns, changes, selection, ...deeds }}
          id={upload.id}
          duplicates={upload.duplicates}
          onSeen={look}
        />
      ) : (
        <NoRows rows={rows} isAllRight={upload.errors === 0} onAll={() => choose(allRows)} />
      )}
      <TableFoot {...{ rows, selection, seen, columns }} />
      {open && (
        <Opened
          {...{ open, upload, rows, changes, columns, opened, goToError }}
          onOpened={setOpened}
          onOpen={setOpen}
          onAnew={onColumns}
        />
      )}
    </section>
  )
}

/** The same columns as long as the file, its kinds of errors and what was opened are the same. */
function useColumns({ columns, problems }: UploadAnswer, opened: ReadonlySet<Field>) {
  const wrong = [...new Set(problems.map(({ field }) => field))].join(' ')
  const source = JSON.stringify(columns)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer of the server is another object that says the same
  return useMemo(() => shownColumns({ columns, problems }, opened), [source, wrong, opened])
}

/** What is chosen; with one cell alone, every row in the list. */
function rowsToSetAside({ view }: Rows, selection: Selection): readonly number[] {
  if (!view) return []
  const { top, bottom } = blockOf(selection)
  return isOneCell(selection) || top === bottom ? view.numbersIn(0, view.count) : view.numbersIn(top, bottom)
}

/** Walks from error to error; says so when none is left. */
function useErrorWalk(
  upload: UploadAnswer,
  filter: RowFilter,
  { view, store }: Rows,
  selection: KeptSelection,
  stand: (row: RowAnswer) => void,
) {
  const toast = useToast()
  const t = useTranslations('bulkTable.says')
  const nextError = useNextError(upload.id, filter)
  return async (after?: number): Promise<RowAnswer | undefined> => {
    const row = await nextError(after ?? view?.numberAt(selection.now().active.row) ?? 0)
    if (!row) {
      toast({ text: t('noErrors') })
      return undefined
    }
    store.put(row)
    stand(row)
    return row
  }
}

type NoRowsProps = { rows: Rows; isAllRight: boolean; onAll: () => void }

function NoRows({ rows: { view, error, refresh }, isAllRight, onAll }: NoRowsProps) {
  const t = useTranslations('bulkTable')
  if (view)
    return (
      <div className="bulk-panel__none">
        <EmptyState
          title={t(isAllRight ? 'says.noErrors' : 'grid.nothing')}
          action={
            <Button look="second" onClick={onAll}>
              {t('grid.showAll')}
            </Button>
          }
        >
          {isAllRight ? t('cards.doneText') : t('grid.nothingText')}
        </EmptyState>
      </div>
    )
  return (
    <div className="bulk-panel__waiting">
      {error ? (
        <LoadFailed look="part" title={t('grid.failed')} error={error} retry={refresh} />
      ) : (
        <LoadingShape of="rows" count={8} />
      )}
    </div>
  )
}
