import { useCallback, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LoadFailed, LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import type { RowAnswer, UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import type { Field } from '#modules/bulk/domain/fields.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { AsideQuestion } from './aside-question.tsx'
import { FillColumn } from './fill-column.tsx'
import { FilterBar } from './filter-bar.tsx'
import { FixRow } from './fix-row.tsx'
import { shownColumns } from './grid/columns.ts'
import { Grid } from './grid/grid.tsx'
import { at, blockOf, isOneCell, type Selection } from './grid/selection.ts'
import { KeyHints } from './key-hints.tsx'
import { allRows, isSameFilter, type RowFilter, rowsWithErrors } from './rows/filters.ts'
import { errorFieldOf, useNextError } from './rows/use-next-error.ts'
import { type RowChanges, useRowChanges } from './rows/use-row-changes.ts'
import { type Rows, useRowStore, useRows } from './rows/use-rows.ts'
import { TableColumns } from './table-columns.tsx'

type RowsTableProps = {
  upload: UploadAnswer
  onChanged: (upload: UploadAnswer) => void
  onColumns: (() => void) | undefined
}

/** What is opened over the table. */
type Open =
  | { what: 'fix'; n: number }
  | { what: 'column'; field: Field }
  | { what: 'columns' }
  | { what: 'aside'; rows: readonly number[] }

/** The rows, which of them are shown, and everything that can be done with them. */
export function RowsTable({ upload, onChanged, onColumns }: RowsTableProps) {
  const [filter, setFilter] = useState<RowFilter>(upload.errors > 0 ? rowsWithErrors : allRows)
  const rows = useRows(upload.id, filter)
  const { store, view } = rows
  const changes = useRowChanges(upload, store, onChanged)
  const [selection, setSelection] = useState<Selection>(at(0, 0))
  const [open, setOpen] = useState<Open>()
  const [opened, setOpened] = useState<ReadonlySet<Field>>(new Set())
  const { columns: fileColumns, problems } = upload
  const columns = useMemo(
    () => shownColumns({ columns: fileColumns, problems }, opened),
    [fileColumns, problems, opened],
  )
  const [seen, setSeen] = useState({ first: 0, last: 0 })
  const look = useCallback((first: number, last: number) => setSeen({ first, last }), [])
  const openColumn = useCallback((field: Field) => setOpen({ what: 'column', field }), [])
  const openColumns = useCallback(() => setOpen({ what: 'columns' }), [])
  const panel = useRef<HTMLElement>(null)
  const { refresh } = rows
  const choose = useCallback(
    (next: RowFilter) => {
      setSelection(at(0, 0))
      setFilter((before) => (isSameFilter(before, next) ? before : next))
      refresh()
    },
    [refresh],
  )
  const toSetAside = useRef<() => readonly number[]>(() => [])
  toSetAside.current = () => rowsToSetAside(rows, selection)
  const askAside = useCallback(() => setOpen({ what: 'aside', rows: toSetAside.current() }), [])
  const stand = (row: RowAnswer) => {
    const place = view?.placeOf(row.n)
    if (place === undefined) return choose(rowsWithErrors)
    const field = errorFieldOf(row)
    setSelection(
      at(
        place,
        Math.max(
          0,
          columns.findIndex((column) => column.field === field),
        ),
      ),
    )
  }
  const goToError = useErrorWalk(upload, filter, rows, selection, stand)
  const t = useTranslations('bulkTable.grid')

  return (
    <section className="bulk-panel" aria-label={t('label')} ref={panel}>
      <FilterBar upload={upload} filter={filter} onFilter={choose} onAside={askAside} />
      {view && view.count > 0 ? (
        <Grid
          {...{ upload, view, store, columns, changes, selection }}
          onSelect={setSelection}
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
      <Foot {...{ rows, selection, seen }} columns={columns.map(({ field }) => field)} />
      <Opened
        {...{ open, upload, rows, changes, opened }}
        columns={columns}
        onOpened={setOpened}
        onOpen={setOpen}
        onAnew={onColumns}
        goToError={goToError}
      />
    </section>
  )
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
  selection: Selection,
  stand: (row: RowAnswer) => void,
) {
  const toast = useToast()
  const t = useTranslations('bulkTable.says')
  const nextError = useNextError(upload.id, filter)
  return async (after?: number): Promise<RowAnswer | undefined> => {
    const row = await nextError(after ?? view?.numberAt(selection.active.row) ?? 0)
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

type FootProps = {
  rows: Rows
  selection: Selection
  seen: { first: number; last: number }
  columns: readonly Field[]
}

function Foot({ rows: { store, view }, selection, seen, columns }: FootProps) {
  const t = useTranslations('bulkTable.grid')
  const format = formatter(useLocale())
  useRowStore(store)
  const n = view?.numberAt(selection.active.row)
  const field = columns[selection.active.column]
  const cell = n === undefined || field === undefined ? undefined : store.row(n)?.cells[field]
  const { top, bottom } = blockOf(selection)
  const chosen = bottom - top + 1
  if (store.failed())
    return (
      <footer className="bulk-keys">
        <p className="bulk-keys__said" role="status">
          {t('failed')}
        </p>
        <Button small look="second" onClick={store.retry}>
          {t('again')}
        </Button>
      </footer>
    )
  const total = view?.count ?? 0
  const shown = t('shown', {
    first: format.number(Math.min(total, seen.first + 1)),
    last: format.number(Math.min(total, seen.last + 1)),
    total: format.number(total),
  })
  const count = chosen > 1 ? t('chosen', { count: chosen, shown: format.number(chosen) }) : shown
  return <KeyHints message={cell?.error?.message} count={count} />
}

type OpenedProps = {
  open: Open | undefined
  upload: UploadAnswer
  rows: Rows
  changes: RowChanges
  columns: ReturnType<typeof shownColumns>
  opened: ReadonlySet<Field>
  onOpened: (opened: ReadonlySet<Field>) => void
  onOpen: (open: Open | undefined) => void
  onAnew: (() => void) | undefined
  goToError: (after?: number) => Promise<RowAnswer | undefined>
}

function Opened(props: OpenedProps) {
  const { open, upload, rows, changes, columns, onOpen, goToError } = props
  useRowStore(rows.store)
  const close = () => onOpen(undefined)
  const toColumn = (field: Field) => onOpen({ what: 'column', field })
  if (open?.what === 'column')
    return <FillColumn field={open.field} rows={upload.rows} changes={changes} onClose={close} />
  if (open?.what === 'columns')
    return (
      <TableColumns
        columns={columns}
        opened={props.opened}
        onOpened={props.onOpened}
        onColumn={toColumn}
        onAnew={props.onAnew}
        onClose={close}
      />
    )
  if (open?.what === 'aside')
    return (
      <AsideQuestion
        count={open.rows.length}
        onNo={close}
        onYes={() => changes.setAside(open.rows, () => rows.drop(open.rows)).then(close)}
      />
    )
  const row = open?.what === 'fix' ? rows.store.row(open.n) : undefined
  if (!row) return null
  const next = async () => {
    const found = await goToError(row.n)
    onOpen(found && found.n !== row.n ? { what: 'fix', n: found.n } : undefined)
  }
  return (
    <FixRow
      key={row.n}
      row={row}
      shown={columns.map(({ field }) => field)}
      changes={changes}
      onNext={() => void next()}
      onClose={close}
    />
  )
}
