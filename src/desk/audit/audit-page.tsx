import './audit.css'
import { type RefObject, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Pages } from '#client/use-pages.ts'
import { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { type AuditEntry, AuditLine } from '../parts/history/audit-line.tsx'
import { useAuditWords } from '../parts/history/audit-words.ts'
import { ChangeLines } from '../parts/history/change-lines.tsx'
import { useShortcuts } from '../parts/keys/shortcuts.ts'
import { ListFoot, LoadedList, LoadingRows } from '../parts/list-states.tsx'
import { useKeptPages } from '../parts/place/use-kept-pages.ts'
import { useFilters } from '../parts/use-filters.ts'
import { AuditFilters, ChosenFilters } from './audit-filters.tsx'
import { auditInput, isNarrowed, readView } from './audit-view.ts'

/** The page is kept for everybody; its address is known to the browser only. */
export function AuditPage() {
  return useHydrated() ? <AuditScreen /> : <LoadingRows />
}

function AuditScreen() {
  const [view, change] = useFilters(readView)
  const search = useRef<HTMLInputElement>(null)
  const [list, box] = useKeptPages(staffCalls.listAudit, auditInput(view))
  useShortcuts({ search: () => search.current?.focus() })
  if (list.error?.status === 403) return <NoAccess />
  return (
    <div className="desk-split">
      <Panel>
        <AuditFilters view={view} change={change} search={search} />
        <ChosenFilters view={view} change={change} known={list.items} />
        <AuditEntries list={list} box={box} narrowed={isNarrowed(view)} />
        <footer className="desk-foot">
          <ListFoot list={list} />
        </footer>
      </Panel>
    </div>
  )
}

type EntriesProps = {
  list: Pages<AuditEntry>
  box: RefObject<HTMLDivElement | null>
  narrowed: boolean
}

function AuditEntries({ list, box, narrowed }: EntriesProps) {
  const t = useTranslations('audit')
  const empty = <EmptyState title={t('none.title')}>{t(narrowed ? 'none.filtered' : 'none.text')}</EmptyState>
  return (
    <LoadedList list={list} empty={empty}>
      <div ref={box} className="desk-panel__rows" aria-busy={list.busy}>
        <ol aria-label={t('caption')}>
          {list.items.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      </div>
    </LoadedList>
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  const t = useTranslations('audit')
  const words = useAuditWords(entry.names)
  const role = entry.person.full_name && words.role(entry.role)
  const quiet = [role, entry.address && t('details', { address: entry.address })].filter(Boolean)
  return (
    <li className="audit-entry">
      <time className="audit-entry__at" dateTime={entry.at}>
        {words.time(entry.at)}
      </time>
      <div className="audit-entry__words">
        <AuditLine entry={entry} />
        <ChangeLines {...entry} />
        {quiet.length > 0 && <small className="muted">{quiet.join(' · ')}</small>}
      </div>
    </li>
  )
}
