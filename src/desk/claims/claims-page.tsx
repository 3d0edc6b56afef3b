import './claims.css'
import { type RefObject, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Pages } from '#client/use-pages.ts'
import { claimsCalls } from '#modules/orders/claims/claims.calls.ts'
import type { DeskClaim } from '#modules/orders/claims/claims.contract.ts'
import { claimStatuses, everyClaimKind } from '#modules/orders/domain/claim/claim-words.ts'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { afterwards } from '../parts/afterwards.ts'
import { FilterSelect } from '../parts/filter-select.tsx'
import { useShortcuts } from '../parts/keys/shortcuts.ts'
import { useWalk } from '../parts/keys/use-walk.ts'
import { ListFoot, LoadedList, LoadingRows } from '../parts/list-states.tsx'
import { useKeptPages } from '../parts/place/use-kept-pages.ts'
import { SearchField } from '../parts/search-field.tsx'
import type { Outcomes } from '../parts/use-decision.ts'
import { mayDo } from '../sections.ts'
import { useStaff } from '../signed-in.ts'
import { AcceptDialog } from './accept-dialog.tsx'
import { ClaimDetails } from './claim-details.tsx'
import { ClaimKeys } from './claim-keys.tsx'
import { ClaimList, rowId } from './claim-list.tsx'
import { kindNames, statusNames } from './claim-names.ts'
import { type ClaimsView, inputOf, useClaimsView } from './claims-view.ts'
import { FoundDialog } from './found-dialog.tsx'
import { RejectDialog } from './reject-dialog.tsx'

/** The page is kept for everybody; what waits is known to the browser only. */
export function ClaimsPage() {
  return useHydrated() ? <ClaimsScreen /> : <LoadingRows />
}

type Deed = 'accept' | 'reject' | 'found'

function ClaimsScreen() {
  const staff = useStaff()
  const [view, change] = useClaimsView()
  const [list, box] = useKeptPages(claimsCalls.listClaims, inputOf(view))
  const { items } = list
  const claim = items.find(({ id }) => id === view.claim)
  const search = useRef<HTMLInputElement>(null)
  /** The claim as it was when the question was asked: the list may move on meanwhile. */
  const [asked, setAsked] = useState<{ deed: Deed; claim: DeskClaim }>()
  const ask = (deed: Deed) => claim && setAsked({ deed, claim })
  const choose = (id: string | undefined) => change({ claim: id })
  const mayPayOut = staff !== undefined && mayDo(staff.role, 'claim.pay-out')
  const decided = ({ id }: DeskClaim) => {
    setAsked(undefined)
    const next = afterwards(items, id)
    list.drop(id)
    choose(next)
  }
  const isOpen = claim?.status === 'open' && claim.approval === null
  const walk = useWalk(items, view.claim, rowId, choose)
  useShortcuts({
    next: walk(1),
    previous: walk(-1),
    search: () => search.current?.focus(),
    close: claim && (() => choose(undefined)),
    confirm: isOpen && claim.limit > 0 ? () => ask('accept') : undefined,
    cancel: isOpen ? () => ask('reject') : undefined,
  })
  if (list.error?.status === 403) return <NoAccess />
  return (
    <div className="desk-split claims-split" data-open={claim ? true : undefined}>
      <Panel>
        <Filters view={view} onChange={change} search={search} />
        <ListBody list={list} box={box} view={view} onChoose={choose} />
        <footer className="desk-foot">
          <ClaimKeys />
          <ListFoot list={list} />
        </footer>
      </Panel>
      {claim && (
        <ClaimDetails
          key={claim.id}
          claim={claim}
          onAccept={() => ask('accept')}
          onReject={() => ask('reject')}
          onFound={() => ask('found')}
          onClose={() => choose(undefined)}
        />
      )}
      {asked && (
        <DecisionDialog
          {...asked}
          mayPayOut={mayPayOut}
          onClose={() => setAsked(undefined)}
          onDone={() => decided(asked.claim)}
          onStale={list.retry}
        />
      )}
    </div>
  )
}

type DecisionDialogProps = Outcomes & {
  deed: Deed
  claim: DeskClaim
  mayPayOut: boolean
  onClose: () => void
}

function DecisionDialog({ deed, mayPayOut, ...rest }: DecisionDialogProps) {
  if (deed === 'accept') return <AcceptDialog {...rest} mayPayOut={mayPayOut} />
  return deed === 'found' ? <FoundDialog {...rest} /> : <RejectDialog {...rest} />
}

type FiltersProps = {
  view: ClaimsView
  onChange: (part: Partial<ClaimsView>) => void
  search: RefObject<HTMLInputElement | null>
}

function Filters({ view, onChange, search }: FiltersProps) {
  const t = useTranslations()
  return (
    <search className="desk-panel__head">
      <SearchField
        label={t('claims.search')}
        value={view.q}
        onChange={(q) => onChange({ q, claim: undefined })}
        field={search}
      />
      <FilterSelect
        label={t('claims.status')}
        all={t('claims.statuses.open')}
        value={view.status}
        onChange={(value) =>
          onChange({ status: claimStatuses.find((one) => one === value), claim: undefined })
        }
      >
        <option value="accepted">{t(statusNames.accepted)}</option>
        <option value="rejected">{t(statusNames.rejected)}</option>
      </FilterSelect>
      <FilterSelect
        label={t('claims.kind')}
        all={t('claims.anyKind')}
        value={view.kind}
        onChange={(value) =>
          onChange({ kind: everyClaimKind.find((one) => one === value), claim: undefined })
        }
      >
        {everyClaimKind.map((kind) => (
          <option key={kind} value={kind}>
            {t(kindNames[kind])}
          </option>
        ))}
      </FilterSelect>
    </search>
  )
}

type ListBodyProps = {
  list: Pages<DeskClaim>
  box: RefObject<HTMLDivElement | null>
  view: ClaimsView
  onChoose: (id: string) => void
}

function ListBody({ list, box, view, onChoose }: ListBodyProps) {
  const t = useTranslations('claims')
  const isQueue = view.status === undefined && view.kind === undefined && view.q === ''
  const empty = isQueue ? (
    <EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>
  ) : (
    <EmptyState title={t('nothing.title')}>{t('nothing.text')}</EmptyState>
  )
  return (
    <LoadedList list={list} empty={empty}>
      <div ref={box} className="desk-panel__rows">
        <ClaimList items={list.items} current={view.claim} onChoose={onChoose} />
      </div>
    </LoadedList>
  )
}
