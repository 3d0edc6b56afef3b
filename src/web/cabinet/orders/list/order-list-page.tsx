import './order-list.css'
import { useCallback, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Pagination } from '#ui/show/pagination.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { LocalLink } from '../../../shell/local-link.tsx'
import { usePageTexts } from '../../../shell/page-texts.ts'
import { useKeptOrders } from '../use-kept-orders.ts'
import { BulkLabels } from './bulk-labels.tsx'
import { GroupTabs, ListFilters } from './list-filters.tsx'
import { isNarrowed, type ListQuery, listAddress, narrowed, readListQuery, wholeList } from './list-query.ts'
import { OrderRows, type Selection } from './order-rows.tsx'
import { type ShownList, useOrderList } from './use-order-list.ts'

/** Everything a person has sent, newest first. */
export function OrderListPage() {
  const texts = usePageTexts()
  const t = useTranslations('myOrders')
  const [query, narrow] = useListQuery()
  const shown = useOrderList(query)
  useKeptOrders(isNarrowed(query) || query.cursor !== undefined ? undefined : shown.data?.items)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const selection = { chosen, onChange: setChosen }
  return (
    <div className="wrap order-list">
      <header className="order-list__head">
        <h1>{texts?.title}</h1>
        <LocalLink className={buttonClass()} to="/send_parcel">
          <Icon name="plus" size="small" />
          {t('shared.send')}
        </LocalLink>
      </header>
      <GroupTabs query={query} />
      <ListFilters query={query} onChange={narrow} />
      <h2 className="spoken">{t('list.label')}</h2>
      <ListBody query={query} shown={shown} selection={selection} onReset={() => narrow(wholeList)} />
      <BulkLabels {...selection} />
    </div>
  )
}

/** The filters live in the address; what is typed or chosen does not pile up behind the Back button. */
function useListQuery(): [ListQuery, (change: Partial<ListQuery>) => void] {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const query = readListQuery(params)
  const address = listAddress(query)
  const narrow = useCallback(
    (change: Partial<ListQuery>) => {
      const now = readListQuery(new URLSearchParams(address))
      void navigate(listAddress(narrowed(now, change)), { replace: true, preventScrollReset: true })
    },
    [navigate, address],
  )
  return [query, narrow]
}

type ListBodyProps = { query: ListQuery; shown: ShownList; selection: Selection; onReset: () => void }

const usualRows = 6

function ListBody({ query, shown, selection, onReset }: ListBodyProps) {
  const { busy } = shown
  return (
    <Loaded of={shown} skeleton={<LoadingShape of="rows" count={usualRows} />}>
      {({ items, next_cursor }) =>
        items.length === 0 ? (
          <NoRows query={query} busy={busy} onReset={onReset} />
        ) : (
          <>
            <OrderRows orders={items} selection={selection} busy={busy} />
            <ListPages query={query} nextCursor={next_cursor} />
          </>
        )
      }
    </Loaded>
  )
}

type NoRowsProps = { query: ListQuery; busy: boolean; onReset: () => void }

function NoRows({ query, busy, onReset }: NoRowsProps) {
  if (busy) return <LoadingShape of="rows" count={2} />
  return isNarrowed(query) ? <NothingFound onReset={onReset} /> : <NoOrders />
}

function NoOrders() {
  const t = useTranslations('myOrders')
  return (
    <EmptyState
      title={t('list.emptyTitle')}
      action={
        <LocalLink className={buttonClass()} to="/send_parcel">
          {t('shared.send')}
        </LocalLink>
      }
    >
      {t('list.emptyText')}
    </EmptyState>
  )
}

function NothingFound({ onReset }: { onReset: () => void }) {
  const t = useTranslations('myOrders')
  return (
    <EmptyState
      title={t('list.nothingTitle')}
      action={
        <Button look="second" onClick={onReset}>
          {t('filters.reset')}
        </Button>
      }
    >
      {t('list.nothingText')}
    </EmptyState>
  )
}

/** Cursors of the newer pages, newest first. History keeps them, also over a reload; a link from elsewhere has none. */
type Trail = { newer?: readonly string[] }

function ListPages({ query, nextCursor }: { query: ListQuery; nextCursor: string | null }) {
  const t = useTranslations('myOrders.list')
  const navigate = useNavigate()
  const { newer = [] } = (useLocation().state ?? {}) as Trail
  if (query.page === 1 && nextCursor === null) return null

  const goOlder = (cursor: string) => {
    const trail: Trail = { newer: query.cursor === undefined ? [] : [...newer, query.cursor] }
    void navigate(listAddress({ ...query, cursor, page: query.page + 1 }), { state: trail })
  }
  const goNewer = () => {
    const cursor = newer.at(-1)
    const to =
      cursor === undefined ? { ...query, cursor, page: 1 } : { ...query, cursor, page: query.page - 1 }
    void navigate(listAddress(to), { state: { newer: newer.slice(0, -1) } satisfies Trail })
  }
  return (
    <Pagination
      label={t('pages')}
      figures={t('page', { page: String(query.page) })}
      previous={{ label: t('newer'), onGo: query.page > 1 ? goNewer : undefined }}
      next={{ label: t('older'), onGo: nextCursor === null ? undefined : () => goOlder(nextCursor) }}
    />
  )
}
