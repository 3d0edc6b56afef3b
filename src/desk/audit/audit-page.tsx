import './audit.css'
import { useCallback, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { type Pages, usePages } from '#client/use-pages.ts'
import { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import type { AuditList } from '#modules/accounts/staff/staff.contract.ts'
import { Button } from '#ui/button.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { auditInput, auditPath } from '../parts/history/audit-query.ts'
import { useAuditWords } from '../parts/history/audit-words.ts'
import { ChangeLines } from '../parts/history/change-lines.tsx'
import { ListFoot, LoadedList, LoadingRows } from '../parts/list-states.tsx'
import { SearchField } from '../parts/search-field.tsx'
import { useShortcuts } from '../parts/shortcuts.ts'

type AuditEntry = AuditList['items'][number]

/** The page is kept for everybody; its address is known to the browser only. */
export function AuditPage() {
  return useHydrated() ? <AuditScreen /> : <LoadingRows />
}

function AuditScreen() {
  const t = useTranslations('audit')
  const [object, narrow] = useObject()
  const search = useRef<HTMLInputElement>(null)
  const list = usePages(staffCalls.listAudit, auditInput(object))
  useShortcuts({ search: () => search.current?.focus() })
  if (list.error?.status === 403) return <NoAccess />
  return (
    <div className="desk-split">
      <Panel>
        <search className="desk-panel__head">
          <SearchField
            label={t('object', { example: 'person:12' })}
            value={object}
            onChange={narrow}
            field={search}
          />
          {object !== '' && (
            <Button look="second" small onClick={() => narrow('')}>
              {t('clear')}
            </Button>
          )}
        </search>
        <AuditEntries list={list} object={object} />
        <footer className="desk-foot">
          <ListFoot list={list} />
        </footer>
      </Panel>
    </div>
  )
}

/** The object that the log is narrowed to lives in the address; empty means the whole log. */
function useObject(): [string, (object: string) => void] {
  const [params, setParams] = useSearchParams()
  const narrow = useCallback(
    (object: string) =>
      setParams(object === '' ? {} : { object }, { replace: true, preventScrollReset: true }),
    [setParams],
  )
  return [params.get('object') ?? '', narrow]
}

function AuditEntries({ list, object }: { list: Pages<AuditEntry>; object: string }) {
  const t = useTranslations('audit')
  const columns = useColumns(object)
  const empty = (
    <EmptyState title={t('none.title')}>{t(object === '' ? 'none.text' : 'none.filtered')}</EmptyState>
  )
  return (
    <LoadedList list={list} empty={empty}>
      <div className="desk-panel__rows" aria-busy={list.busy}>
        <Table
          caption={t('caption')}
          captionSpoken
          dense
          columns={columns}
          rows={list.items}
          rowKey={({ id }) => id}
        />
      </div>
    </LoadedList>
  )
}

function useColumns(object: string): readonly Column<AuditEntry>[] {
  const t = useTranslations('audit')
  const words = useAuditWords()
  return [
    {
      id: 'at',
      head: t('columns.at'),
      cell: ({ at }) => (
        <time className="unbroken" dateTime={at}>
          {words.time(at)}
        </time>
      ),
    },
    {
      id: 'who',
      head: t('columns.who'),
      names: true,
      cell: ({ person, role }) => (
        <span className="audit-who">
          {person.full_name} <span className="muted audit-who__role">{words.role(role)}</span>
        </span>
      ),
    },
    { id: 'action', head: t('columns.action'), cell: ({ action }) => words.action(action) },
    {
      id: 'object',
      head: t('columns.object'),
      cell: (entry) =>
        entry.object === object ? (
          <span className="unbroken">{words.object(entry.object)}</span>
        ) : (
          <LocalLink className="unbroken" to={auditPath(entry.object)} title={t('onlyThis')}>
            {words.object(entry.object)}
          </LocalLink>
        ),
    },
    {
      id: 'change',
      head: t('columns.change'),
      cell: ({ before, after }) => <ChangeLines before={before} after={after} />,
    },
    {
      id: 'address',
      head: t('columns.address'),
      cell: ({ address }) => <span className="muted">{address}</span>,
    },
  ]
}
