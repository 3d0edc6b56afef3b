import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { Field } from '#modules/bulk/domain/fields.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { heightOf } from './grid/block-deeds.ts'
import type { KeptSelection } from './grid/kept-selection.ts'
import { blockOf } from './grid/selection.ts'
import { KeyHints } from './key-hints.tsx'
import { type KeptValue, useKeptValue } from './rows/kept-value.ts'
import type { Rows } from './rows/use-rows.ts'

/** The first and the last row in sight, by their places. */
export type Seen = Readonly<{ first: number; last: number }>

type TableFootProps = {
  rows: Rows
  selection: KeptSelection
  seen: KeptValue<Seen>
  columns: readonly { field: Field }[]
}

/** Below the table: what is wrong where one stands, what is chosen, how far it is; or that rows could not be had. */
export function TableFoot({ rows: { store, view }, selection, seen, columns }: TableFootProps) {
  const t = useTranslations('bulkTable.grid')
  const format = formatter(useLocale())
  const rest = useKeptValue(selection.rest)
  const { first, last } = useKeptValue(seen)
  const hasFailed = useSyncExternalStore(store.subscribe, store.failed, store.failed)
  const n = rest && view?.numberAt(rest.active.row)
  const field = rest && columns[rest.active.column]?.field
  const look = () => (n === undefined || !field ? undefined : store.row(n)?.cells[field]?.error?.message)
  const message = useSyncExternalStore(store.subscribe, look, look)
  if (hasFailed)
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
  const chosen = rest ? heightOf(blockOf(rest)) : 1
  const count =
    chosen > 1
      ? t('chosen', { count: chosen, shown: format.number(chosen) })
      : t('shown', {
          first: format.number(Math.min(total, first + 1)),
          last: format.number(Math.min(total, last + 1)),
          total: format.number(total),
        })
  return <KeyHints message={message} count={count} />
}
