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
import { type Seen, TableFoot } from './table-foot.tsx'

type RowsTableProps = {
  upload: UploadAnswer
  onChanged: (upload: UploadAnswer) => void
  onColumns: (() => void) | undefined
}

/** The rows, which of them are shown, and everything that can be done with them. */
export function RowsTable({ upload, onChanged, onColumns }: RowsTableProps) {
  const [filter, setFilter] = useRowFilter(upload)
  const rows = useRows(upload.id, filter)
  const { store, view, refresh } = rows
  const changes = useRowChanges(upload, store, onChanged)
  // Where one stands and what is in sight change many times a second: they are kept apart from what is drawn here.
  const [selection] = useState(createKeptSelection)
  const [seen] = useState(() => createKeptValue<Seen>({ first: 0, last: 0 }))
  const look = useCallback((first: number, last: number) => seen.set({ first, last }), [seen])
  const [open, setOpen] = useState<Open>()
  const [opened, setOpened] = useState<ReadonlySet<Field>>(new Set())
  const columns = useColumns(upload, opened)
  const openColumn = useCallback((field: Field) => setOpen({ what: 'column', field }), [])
  const openColumns = useCallback(() => setOpen({ what: 'columns' }), [])
  const panel = useRef<HTMLElement>(null)
  const choose = useCallback(
    (next: RowFilter) => {
      selection.set(at(0, 0))
      setFilter(next)
      refresh()
    },
    [selection, setFilter, refresh],
  )
  const toSetAside = useRef<() => readonly number[]>(() => [])
  toSetAside.current = () => rowsToSetAside(rows, selection.now())
  const askAside = useCallback(() => setOpen({ what: 'aside', rows: toSetAside.current() }), [])
  const stand = (row: RowAnswer) => {
    const place = view?.placeOf(row.n)
    if (place === undefined) return choose(rowsWithErrors)
    const field = errorFieldOf(row)
    const index = columns.findIndex((column) => column.field === field)
    selection.set(at(place, Math.max(0, index)))
  }
  const goToError = useErrorWalk(upload, filter, rows, selection, stand)
  const t = useTranslations('bulkTable.grid')

  return (
    <section className="bulk-panel" aria-label={t('label')} ref={panel}>
      <FilterBar upload={upload} filter={filter} onFilter={choose} onAside={askAside} />
      {view && view.count > 0 ? (
        <Grid
          {...{ upload, view, store, columns, changes, selection }}
          onSeen={look}
          onFix={(n) => setOpen({ what: 'fix', n })}
          onAside={(numbers) =>
            numbers.length === 1
              ? void changes.setAside(numbers, () => rows.drop(numbers))
              : setOpen({ what: 'aside', rows: numbers })
          }
          onColumn={openColumn}
          onColumns={openColumns}
          onNextError={() => void goToError()}
          onLeave={() => panel.current?.querySelector<HTMLElement>('button')?.focus()}
        />
      ) : (
        <NoRows rows={rows} onAll={() => choose(allRows)} />
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

function NoRows({ rows: { view, error, refresh }, onAll }: { rows: Rows; onAll: () => void }) {
  const t = useTranslations('bulkTable.grid')
  if (view)
    return (
      <EmptyState
        title={t('nothing')}
        action={
          <Button look="second" onClick={onAll}>
            {t('showAll')}
          </Button>
        }
      >
        {t('nothingText')}
      </EmptyState>
    )
  return (
    <div className="bulk-panel__waiting">
      {error ? (
        <LoadFailed look="part" title={t('failed')} error={error} retry={refresh} />
      ) : (
        <LoadingShape of="rows" count={8} />
      )}
    </div>
  )
}
