import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'
import type { Missing } from './vacancy-form.ts'
import { fieldNames } from './vacancy-names.ts'

type MissingWordsProps = {
  missing: readonly Missing[]
  /** Everybody reads it already: it may not lose words. */
  isOpen: boolean
  ref: RefObject<HTMLDetailsElement | null>
}

/** What has still to be written, in words; nothing when all of it is. */
export function MissingWords({ missing, isOpen, ref }: MissingWordsProps) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const count = missing.length
  if (count === 0)
    return isOpen ? null : (
      <p className="vacancy-whole" role="status">
        <Icon name="check" size="small" />
        {t('deskVacancies.missing.none')}
      </p>
    )
  return (
    <details ref={ref} className="vacancy-missing">
      <summary>{t('deskVacancies.missing.title', { count, text: format.number(count) })}</summary>
      <ul>
        {missing.map(({ field, languages }) => (
          <li key={field}>
            {t(fieldNames[field])}
            <span className="muted">
              {' '}
              {languages.map((language) => t(`shell.languages.${language}`)).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
