import './people.css'
import { lazy, Suspense, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { customersCalls } from '#modules/accounts/customers/customers.calls.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { useOnNews } from '../frame/desk-news.tsx'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { KeyHints } from '../parts/keys/key-hints.tsx'
import { useShortcuts } from '../parts/keys/shortcuts.ts'
import { useClosing } from '../parts/keys/use-closing.ts'
import { useWalk } from '../parts/keys/use-walk.ts'
import { ListFoot, LoadedList, LoadingRows, NothingFound } from '../parts/list-states.tsx'
import { useKeptPages } from '../parts/place/use-kept-pages.ts'
import { PeopleFilters } from './people-filters.tsx'
import { newOrderPath } from './people-names.ts'
import { inputOf, isFiltered, usePeopleView } from './people-query.ts'
import { PeopleTable, rowId } from './people-table.tsx'

/** Of use once somebody is looked at. */
const PersonDetails = lazy(async () => ({ default: (await import('./person-details.tsx')).PersonDetails }))

/** The page is kept for everybody; its address is known to the browser only. */
export function PeoplePage() {
  return useHydrated() ? <PeopleScreen /> : <LoadingRows />
}

function PeopleScreen() {
  const t = useTranslations('deskPeople')
  const [view, change] = usePeopleView()
  const [list, box] = useKeptPages(customersCalls.listCustomers, inputOf(view))
  useOnNews(list.again)
  const search = useRef<HTMLInputElement>(null)
  const open = (id: string) => change({ person: id })
  const close = useClosing(view.person, rowId, () => change({ person: undefined }))
  const walk = useWalk(list.items, view.person, rowId, open)
  const newOrder = useNewOrder(list.items.find(({ id }) => id === view.person)?.phone)
  const keys = {
    next: walk(1),
    previous: walk(-1),
    search: () => search.current?.focus(),
    close: view.person === undefined ? undefined : close,
    create: newOrder,
  }
  useShortcuts(keys)
  if (list.error?.status === 403) return <NoAccess />
  const empty = (
    <NothingFound
      title={t('none.title')}
      text={t('none.text')}
      clear={t('none.clear')}
      onClear={isFiltered(view) ? () => change({ q: '', type: undefined, status: undefined }) : undefined}
    />
  )
  return (
    <div className="desk-split people-split" data-open={view.person ? true : undefined}>
      <Panel>
        <PeopleFilters view={view} onChange={change} search={search} />
        <LoadedList list={list} empty={empty}>
          <div ref={box} className="desk-panel__rows people-rows" aria-busy={list.busy}>
            <PeopleTable people={list.items} current={view.person} onOpen={open} />
          </div>
        </LoadedList>
        <footer className="desk-foot">
          <KeyHints of={keys} />
          <ListFoot list={list} />
        </footer>
      </Panel>
      {view.person && (
        <Suspense fallback={<LoadingShape of="rows" count={4} />}>
          <PersonDetails
            key={view.person}
            id={view.person}
            onChanged={(person) => list.items.some(({ id }) => id === person.id) && list.put(person)}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  )
}

/** For whoever is looked at; else for whoever calls. */
function useNewOrder(phone: string | undefined): () => void {
  const locale = useLocale()
  const navigate = useNavigate()
  return () => void navigate(localizedPath(locale, newOrderPath(phone)))
}
