import './history.css'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import type { AuditEntry } from './audit-line.tsx'
import { useAuditWords } from './audit-words.ts'
import { differences } from './differences.ts'

/** What was before and what is now, field by field, and what was said to it. */
export function ChangeLines({ action, before, after, names }: AuditEntry) {
  const t = useTranslations('audit')
  const words = useAuditWords(names)
  const lines = differences(before, after).flatMap((line) => {
    const field = words.field(action, line.field)
    return field ? [{ ...line, told: field }] : []
  })
  if (lines.length === 0) return null
  return (
    <ul className="change-lines">
      {lines.map(({ field, told, ...sides }) => {
        const [was, is] = [sides.before, sides.after].map((side) => words.value(action, field, told, side))
        // What stood on one side only is a fact; emptied is a change.
        const isTold = sides.after === undefined ? was : is
        const isChange = !isNothing(sides.before) && sides.after !== undefined && was !== is
        return (
          <li key={field}>
            <span className="change-lines__field">{words.fieldName(told)}</span>{' '}
            {isChange && (
              <>
                <span className="spoken">{t('was')} </span>
                <del>{was}</del> <Icon name="arrowRight" size="tiny" className="change-lines__arrow" />{' '}
                <span className="spoken">{t('became')} </span>
              </>
            )}
            <ins>{isTold}</ins>
          </li>
        )
      })}
    </ul>
  )
}

const isNothing = (value: unknown) => value === null || value === undefined || value === ''
