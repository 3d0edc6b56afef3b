import './list/list.css'
import './orders.css'
import { type FormEvent, type RefObject, useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useApi } from '#client/api.ts'
import { useLocale } from '#client/surroundings.ts'
import type { Pages } from '#client/use-pages.ts'
import { deskListCalls } from '#modules/orders/desk-list/desk-list.calls.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import type { OrderAnswer } from '#modules/orders/orders.contract.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { useShortcuts } from '../parts/keys/shortcuts.ts'
import { ListFoot, LoadedList, LoadingRows, NothingFound } from '../parts/list-states.tsx'
import { useKeptPages } from '../parts/place/use-kept-pages.ts'
import { mayDo } from '../sections.ts'
import { useStaff } from '../signed-in.ts'
import { DocumentAsks } from './document-asks.tsx'
import { fromList } from './from-list.ts'
import { BulkBar } from './list/bulk-bar.tsx'
import { type Chosen, useChosen } from './list/use-chosen.ts'
import { OrderKeys } from './order/order-keys.tsx'
import { OrdersFilters } from './orders-filters.tsx'
import {
  type ChangeView,
  everything,
  inputOf,
  isFiltered,
  namesOneOrder,
  type OrdersView,
  useOrdersView,
} from './orders-query.ts'
import { OrdersTable, orderOfRow, orderRowId } from './orders-table.tsx'

/** The page is kept for everybody; its address is known to the browser only. */
export function OrdersPage() {
  return useHydrated() ? <OrdersScreen /> : <LoadingRows />
}

function OrdersScreen() {
  const staff = useStaff()
  const locale = useLocale()
  const navigate = useNavigate()
  const [view, change] = useOrdersView()
  const search = useRef<HTMLInputElement>(null)
  const [list, box] = useKeptPages(deskListCalls.listDeskOrders, inputOf(view))
  const chosen = useChosen(list.items, ({ id }) => orderOfRow(id))
  const scan = useScan(change)
  const mayCreate = staff !== undefined && mayDo(staff.role, 'customer.create')
  const walk = useRowWalk(list.items)
  const create = () => void navigate(localizedPath(locale, '/desk/new-order'))
  useShortcuts({
    next: walk(1),
    previous: walk(-1),
    search: () => search.current?.select(),
    create: mayCreate ? create : undefined,
  })
  if (list.error?.status === 403) return <NoAccess />
  return (
    <Panel>
      <DocumentAsks />
      <OrdersFilters
        view={view}
        onChange={scan.change}
        search={search}
        onSubmit={(event) => scan.submit(event, search.current?.value ?? '')}
        mayCreate={mayCreate}
      />
      <p className="orders-scan" role="status">
        {scan.missed && <ScanMissed text={scan.missed} />}
      </p>
      <BulkBar chosen={chosen} onDone={list.retry} />
      <OrdersList list={list} view={view} onChange={change} box={box} chosen={chosen} />
      <footer className="desk-foot">
        <OrderKeys of="list" />
        <ListFoot list={list} />
      </footer>
    </Panel>
  )
}

function ScanMissed({ text }: { text: string }) {
  const t = useTranslations('deskOrders.list')
  return t('scanMissed', { text })
}

/** A scanner types a code and presses Enter: the one order it names opens at once. */
function useScan(change: ChangeView) {
  const api = useApi()
  const locale = useLocale()
  const navigate = useNavigate()
  const [missed, setMissed] = useState<string>()
  const opening = useRef(false)
  const submit = async (event: FormEvent, text: string) => {
    event.preventDefault()
    const named = namesOneOrder(text)
    setMissed(undefined)
    if (!named) return
    opening.current = true
    const found = await api.call(ordersCalls.listOrders, { query: { q: named, limit: 2 } })
    const [order, another] = found.ok ? found.value.items : []
    if (order && !another)
      return void navigate(localizedPath(locale, `/desk/orders/${order.id}`), { state: fromList })
    opening.current = false
    // The next code may be on its way into the field already: a miss leaves it alone.
    if (found.ok && !order) setMissed(named)
    else change({ q: named })
  }
  return {
    missed,
    submit: (event: FormEvent, text: string) => void submit(event, text),
    /** What was typed becomes a filter a moment later: too late once the order is being opened. */
    change: useCallback<ChangeView>((view) => opening.current || change(view), [change]),
  }
}

/** From row to row; Enter opens the one that has the focus. */
function useRowWalk(items: readonly OrderAnswer[]) {
  return (step: 1 | -1) => () => {
    const focused = items.findIndex(({ id }) => document.activeElement?.id === orderRowId(id))
    const next = focused < 0 ? items[0] : items[focused + step]
    if (next) document.getElementById(orderRowId(next.id))?.focus()
  }
}

type OrdersListProps = {
  list: Pages<OrderAnswer>
  view: OrdersView
  onChange: ChangeView
  box: RefObject<HTMLDivElement | null>
  chosen: Chosen
}

function OrdersList({ list, view, onChange, box, chosen }: OrdersListProps) {
  const t = useTranslations('deskOrders.list')
  const clear = () => onChange(everything)
  const empty = (
    <NothingFound
      title={t('none.title')}
      text={t('none.text')}
      clear={t('none.clear')}
      onClear={isFiltered(view) ? clear : undefined}
    />
  )
  return (
    <LoadedList list={list} empty={empty}>
      <div ref={box} className="desk-panel__rows orders-rows" aria-busy={list.busy} {...chosen.listening}>
        <OrdersTable orders={list.items} chosen={chosen} />
      </div>
    </LoadedList>
  )
}
