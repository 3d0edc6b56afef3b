import { useMemo, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { Field } from '#modules/bulk/domain/fields.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { heightOf } from './grid/block-deeds.ts'
import type { KeptSelection } from './grid/kept-selection.ts'
import { at, blockOf } from './grid/selection.ts'
import { KeyHints } from './key-hints.tsx'
import { type KeptValue, subscribeToAll, useKeptValue } from './rows/kept-value.ts'
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
  const { first, last } = useKeptValue(seen)
  const hasFailed = useSyncExternalStore(store.subscribe, store.failed, store.failed)
  // What is told changes less often than the place where one stands.
  const height = () => heightOf(blockOf(selection.rest.now() ?? at(0, 0)))
  const chosen = useSyncExternalStore(selection.rest.subscribe, height, height)
  const subscribe = useMemo(() => subscribeToAll(store, selection.rest), [store, selection])
  const look = () => {
    const place = selection.rest.now()?.active
    const n = place && view?.numberAt(place.row)
    const field = place && columns[place.column]?.field
    return n === undefined || !field ? undefined : store.row(n)?.cells[field]?.error?.message
  }
  const message = useSyncExternalStore(subscribe, look, look)
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
