import './couriers.css'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { couriersCalls } from '#modules/delivery/couriers/couriers.calls.ts'
import type { CourierOnBoard } from '#modules/delivery/couriers/couriers.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { useOnNews } from '../frame/desk-news.tsx'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { FilterSelect } from '../parts/filter-select.tsx'
import { KeyHints } from '../parts/keys/key-hints.tsx'
import { useShortcuts } from '../parts/keys/shortcuts.ts'
import { useClosing } from '../parts/keys/use-closing.ts'
import { useWalk } from '../parts/keys/use-walk.ts'
import { LoadingRows } from '../parts/list-states.tsx'
import { useKeptPlace, useSettling } from '../parts/place/use-kept-place.ts'
import { SearchField } from '../parts/search-field.tsx'
import { useFilters } from '../parts/use-filters.ts'
import { CourierDetails } from './courier-details.tsx'
import { CouriersTable, rowId } from './couriers-table.tsx'
import { readView, shownOf, shownWhich } from './couriers-view.ts'

/** The page is kept for everybody; who works is known to the browser only. */
export function CouriersPage() {
  return useHydrated() ? <CouriersScreen /> : <LoadingRows />
}

const pollMs = () => 60_000

function CouriersScreen() {
  const t = useTranslations('deskCouriersNow')
  const [view, change] = useFilters(readView)
  const board = useAnswer(couriersCalls.readBoard, {}, { pollMs })
  useOnNews(board.refresh)
  const shown = shownOf(board.data?.items ?? [], view)
  const courier = board.data?.items.find(({ id }) => id === view.courier)
  const place = useKeptPlace()
  useSettling(place, { items: shown, known: board.data !== undefined, busy: false })
  const search = useRef<HTMLInputElement>(null)
  const close = useClosing(view.courier, rowId, () => change({ courier: undefined }))
  const walk = useWalk(shown, view.courier, rowId, (id) => change({ courier: id }))
  const keys = {
    next: walk(1),
    previous: walk(-1),
    search: () => search.current?.focus(),
    close: courier && close,
  }
  useShortcuts(keys)
  if (board.error?.status === 403) return <NoAccess />
  return (
    <div className="desk-split couriers-split" data-open={courier ? true : undefined}>
      <Panel>
        <search className="desk-panel__head">
          <SearchField label={t('search')} value={view.q} onChange={(q) => change({ q })} field={search} />
          <FilterSelect
            label={t('which')}
            all={t('all')}
            value={view.which}
            onChange={(which) => change({ which: shownWhich.find((one) => one === which) })}
          >
            <option value="working">{t('working')}</option>
            <option value="alarmed">{t('alarmed')}</option>
          </FilterSelect>
        </search>
        <div ref={place.box} className="desk-panel__rows">
          <Loaded of={board} skeleton={<LoadingRows />}>
            {() =>
              shown.length === 0 ? (
                <EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>
              ) : (
                <CouriersTable
                  couriers={shown}
                  current={courier?.id}
                  onOpen={(id) => change({ courier: id })}
                />
              )
            }
          </Loaded>
        </div>
        <footer className="desk-foot">
          <KeyHints of={keys} />
          {board.data && <Sums couriers={board.data.items} />}
        </footer>
      </Panel>
      {courier && <CourierDetails key={courier.id} courier={courier} onClose={close} />}
    </div>
  )
}

/** The day of all of them, in a line. */
function Sums({ couriers }: { couriers: readonly CourierOnBoard[] }) {
  const t = useTranslations('deskCouriersNow')
  const format = formatter(useLocale())
  const sum = (of: (courier: CourierOnBoard) => number) => couriers.reduce((all, one) => all + of(one), 0)
  return (
    <span className="desk-foot__count">
      {t('sums', {
        working: format.number(couriers.filter(({ working }) => working).length),
        delivered: format.number(sum(({ delivered }) => delivered)),
        cash: format.money(sum(({ cash }) => cash)),
      })}
    </span>
  )
}
