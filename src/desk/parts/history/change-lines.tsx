import './history.css'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { useAuditWords } from './audit-words.ts'
import { differences } from './differences.ts'

/** What was before and what is now, field by field. */
export function ChangeLines({ before, after }: { before: unknown; after: unknown }) {
  const t = useTranslations('audit')
  const words = useAuditWords()
  const changed = differences(before, after)
  if (changed.length === 0) {
    return before === null && after === null ? null : <span className="muted">{t('same')}</span>
  }
  const isNew = before === null
  return (
    <ul className="change-lines">
      {changed.map((line) => (
        <li key={line.field}>
          {line.field !== '' && <span className="change-lines__field">{words.field(line.field)}</span>}
          {!isNew && (
            <>
              <span className="spoken">{t('was')} </span>
              <del>{words.value(line.field, line.before)}</del>
              <Icon name="arrowRight" size="tiny" className="change-lines__arrow" />
              <span className="spoken">{t('became')} </span>
            </>
          )}
          <ins>{words.value(line.field, line.after)}</ins>
        </li>
      ))}
    </ul>
  )
}
