import { useSyncExternalStore } from 'react'
import type { RowAnswer, UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import type { Field } from '#modules/bulk/domain/fields.ts'
import { AsideQuestion } from './aside-question.tsx'
import { FillColumn } from './fill-column.tsx'
import { FixRow } from './fix-row.tsx'
import type { Column } from './grid/columns.ts'
import type { RowChanges } from './rows/use-row-changes.ts'
import type { Rows } from './rows/use-rows.ts'
import { TableColumns } from './table-columns.tsx'

/** What is opened over the table. */
export type Open =
  | { what: 'fix'; n: number }
  | { what: 'column'; field: Field }
  | { what: 'columns' }
  | { what: 'aside'; rows: readonly number[] }

type OpenedProps = {
  open: Open
  upload: UploadAnswer
  rows: Rows
  changes: RowChanges
  columns: readonly Column[]
  opened: ReadonlySet<Field>
  onOpened: (opened: ReadonlySet<Field>) => void
  onOpen: (open: Open | undefined) => void
  onAnew: (() => void) | undefined
  goToError: (after?: number) => Promise<RowAnswer | undefined>
}

export function Opened(props: OpenedProps) {
  const { open, upload, rows, changes, columns, onOpen } = props
  const close = () => onOpen(undefined)
  switch (open.what) {
    case 'fix':
      return <OpenedRow {...props} n={open.n} />
    case 'column':
      return <FillColumn field={open.field} rows={upload.rows} changes={changes} onClose={close} />
    case 'columns':
      return (
        <TableColumns
          columns={columns}
          opened={props.opened}
          onOpened={props.onOpened}
          onColumn={(field) => onOpen({ what: 'column', field })}
          onAnew={props.onAnew}
          onClose={close}
        />
      )
    case 'aside':
      return (
        <AsideQuestion
          count={open.rows.length}
          onNo={close}
          onYes={() => changes.setAside(open.rows, () => rows.drop(open.rows)).then(close)}
        />
      )
  }
}

type OpenedRowProps = Pick<OpenedProps, 'rows' | 'changes' | 'columns' | 'onOpen' | 'goToError'> & {
  n: number
}

function OpenedRow({ n, rows: { store }, changes, columns, onOpen, goToError }: OpenedRowProps) {
  const look = () => store.row(n)
  const row = useSyncExternalStore(store.subscribe, look, look)
  if (!row) return null
  const next = async () => {
    const found = await goToError(n)
    onOpen(found && found.n !== n ? { what: 'fix', n: found.n } : undefined)
  }
  return (
    <FixRow
      key={n}
      row={row}
      shown={columns.map(({ field }) => field)}
      changes={changes}
      onNext={() => void next()}
      onClose={() => onOpen(undefined)}
    />
  )
}
