import './staff.css'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Pages, usePages } from '#client/use-pages.ts'
import { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import type { StaffMember } from '#modules/accounts/staff/staff.contract.ts'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { KeyHints } from '../parts/keys/key-hints.tsx'
import { useShortcuts } from '../parts/keys/shortcuts.ts'
import { useClosing } from '../parts/keys/use-closing.ts'
import { useWalk } from '../parts/keys/use-walk.ts'
import { ListFoot, LoadedList, LoadingRows, NothingFound } from '../parts/list-states.tsx'
import { mayDo } from '../sections.ts'
import { type Staff, useStaff } from '../signed-in.ts'
import { NewStaffDialog } from './new-staff-dialog.tsx'
import { StaffFilters } from './staff-filters.tsx'
import { type ChangeView, inputOf, isFiltered, type StaffView, useStaffView } from './staff-query.ts'
import { rowId, StaffTable } from './staff-table.tsx'

/** Of use once somebody is looked at. */
const StaffDetails = lazy(async () => ({ default: (await import('./staff-details.tsx')).StaffDetails }))

/** The page is kept for everybody; its address is known to the browser only. */
export function StaffPage() {
  return useHydrated() ? <StaffScreen /> : <LoadingRows />
}

function StaffScreen() {
  const staff = useStaff()
  const [view, change] = useStaffView()
  const [creating, setCreating] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  const list = usePages(staffCalls.listStaff, inputOf(view))
  const person = list.items.find(({ id }) => id === view.person)
  const mayEdit = staff !== undefined && mayDo(staff.role, 'staff.edit')

  const close = useClosing(view.person, rowId, () => change({ person: undefined }))
  const walk = useWalk(list.items, view.person, rowId, (id) => change({ person: id }))
  const keys = {
    next: walk(1),
    previous: walk(-1),
    search: () => search.current?.focus(),
    close: person && close,
    create: mayEdit ? () => setCreating(true) : undefined,
  }
  useShortcuts(keys)

  if (list.error?.status === 403) return <NoAccess />
  return (
    <div className="desk-split" data-open={person ? true : undefined}>
      <Panel>
        <StaffFilters
          view={view}
          onChange={change}
          search={search}
          onCreate={mayEdit ? () => setCreating(true) : undefined}
        />
        <StaffList list={list} view={view} onChange={change} staff={staff} />
        <footer className="desk-foot">
          <KeyHints of={keys} />
          <ListFoot list={list} />
        </footer>
      </Panel>
      {person && staff && (
        <Suspense>
          <StaffDetails
            key={person.id}
            person={person}
            staff={staff}
            onChanged={list.put}
            onGone={() => {
              list.drop(person.id)
              change({ person: undefined })
            }}
            onClose={close}
          />
        </Suspense>
      )}
      <NewStaffDialog
        open={creating}
        onClose={() => setCreating(false)}
        onCreated={(created) => {
          list.put(created)
          change({ person: created.id })
        }}
      />
    </div>
  )
}

type StaffListProps = {
  list: Pages<StaffMember>
  view: StaffView
  onChange: ChangeView
  staff: Staff | undefined
}

function StaffList({ list, view, onChange, staff }: StaffListProps) {
  const t = useTranslations('staff')
  const clear = () => onChange({ role: undefined, status: undefined, q: '' })
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
      <div className="desk-panel__rows staff-rows" aria-busy={list.busy}>
        <StaffTable
          people={list.items}
          current={view.person}
          self={staff?.id}
          onOpen={(id) => onChange({ person: id })}
        />
      </div>
    </LoadedList>
  )
}
