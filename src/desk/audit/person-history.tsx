import './audit.css'
import { useTranslations } from 'use-intl'
import type { AuditList } from '#modules/accounts/staff.contract.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { LoadError } from '../list-states.tsx'
import { usePagedList } from '../paged-list.ts'
import { auditCall, auditPath } from './audit-query.ts'
import { useAuditWords } from './audit-words.ts'
import { ChangeLines } from './change-lines.tsx'

type AuditEntry = AuditList['items'][number]

/** In the drawer the newest are enough; the rest is one link away. */
const shownLines = 6

/** What was done to one person, newest first. */
export function PersonHistory({ person }: { person: string }) {
  const t = useTranslations()
  const object = `person:${person}`
  const list = usePagedList<AuditEntry>(auditCall(object))
  return (
    <section className="person-history">
      <h3 className="desk-details__subtitle">
        {t('staff.history')}
        <LocalLink to={auditPath(object)}>{t('staff.wholeHistory')}</LocalLink>
      </h3>
      {list.starting && <Skeleton of="text" label={t('common.loading')} />}
      {list.error && <LoadError error={list.error} onRetry={list.retry} />}
      {!list.busy && !list.error && list.items.length === 0 && (
        <p className="muted">{t('audit.none.filtered')}</p>
      )}
      <ol className="person-history__lines">
        {list.items.slice(0, shownLines).map((entry) => (
          <HistoryLine key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  )
}

function HistoryLine({ entry }: { entry: AuditEntry }) {
  const words = useAuditWords()
  return (
    <li>
      <div className="person-history__what">
        <span>{words.action(entry.action)}</span>
        <time dateTime={entry.at}>{words.time(entry.at)}</time>
      </div>
      <ChangeLines before={entry.before} after={entry.after} />
      <span className="muted">{entry.person.full_name}</span>
    </li>
  )
}
