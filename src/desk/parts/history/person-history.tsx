import './history.css'
import { useTranslations } from 'use-intl'
import { LoadedPages, LoadingShape } from '#client/loaded.tsx'
import { usePages } from '#client/use-pages.ts'
import { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import { LocalLink } from '#web/shell/local-link.tsx'
import type { AuditEntry } from './audit-line.tsx'
import { auditPath } from './audit-query.ts'
import { useAuditWords } from './audit-words.ts'
import { ChangeLines } from './change-lines.tsx'

/** In the drawer the newest are enough; the rest is one link away. */
const shownLines = 6

/** What was done to one person, newest first. */
export function PersonHistory({ person }: { person: string }) {
  const t = useTranslations()
  const object = `person:${person}`
  const list = usePages(staffCalls.listAudit, { query: { object } })
  return (
    <section className="person-history">
      <h3 className="desk-details__subtitle">
        {t('staff.history')}
        <LocalLink to={auditPath(object)}>{t('staff.wholeHistory')}</LocalLink>
      </h3>
      <LoadedPages
        of={{ ...list, nextCursor: null }}
        skeleton={<LoadingShape />}
        empty={<p className="muted">{t('audit.none.filtered')}</p>}
      >
        {(items) => (
          <ol className="person-history__lines">
            {items.slice(0, shownLines).map((entry) => (
              <HistoryLine key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </LoadedPages>
    </section>
  )
}

function HistoryLine({ entry }: { entry: AuditEntry }) {
  const words = useAuditWords(entry.names)
  return (
    <li>
      <div className="person-history__what">
        <span>{words.action(entry.action).text}</span>
        <time dateTime={entry.at}>{words.time(entry.at)}</time>
      </div>
      <ChangeLines {...entry} />
      <span className="muted">{entry.person.full_name || words.role(entry.role)}</span>
    </li>
  )
}
