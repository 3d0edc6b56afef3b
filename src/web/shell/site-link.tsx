import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { LocalLink } from './local-link.tsx'
import { apiDocsPath, pathOf, type SiteLink } from './site-links.ts'

/** A line of a menu: sign and name. */
export function SiteMenuItem({ page, icon }: SiteLink) {
  const t = useTranslations()
  return (
    <li>
      <LocalLink className="menu__item" to={pathOf(page)}>
        <Icon name={icon} />
        {t(`shell.links.${page}`)}
      </LocalLink>
    </li>
  )
}

/** The API documentation stands outside the site and opens in a window of its own; that is said aloud too. */
export function ApiDocsLink({ className, withIcon }: { className: string; withIcon?: boolean }) {
  const t = useTranslations('shell')
  return (
    <a className={className} href={apiDocsPath} target="_blank" rel="noopener">
      {withIcon && <Icon name="news" />}
      <span>
        {t('links.apiDocs')}
        <span className="spoken"> ({t('opensInNewWindow')})</span>
      </span>
      <Icon name="external" size="tiny" />
    </a>
  )
}
