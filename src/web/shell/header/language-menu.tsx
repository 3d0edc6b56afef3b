import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { htmlLang, locales } from '#platform/i18n/locales.ts'
import { Icon } from '#ui/icon.tsx'
import { Menu } from '#ui/menu.tsx'
import { useLocale, usePathIn } from '../current-page.ts'
import { rememberLocale } from '../locale-cookie.ts'
import { useHydrated } from '../use-hydrated.ts'

/** The same page in the other languages. Each language is written in itself. */
export function LanguageMenu() {
  const t = useTranslations()
  const current = useLocale()
  const label = (
    <>
      <Icon name="globe" size="small" />
      <span className="spoken">{t('shell.language')}: </span>
      <span className="language-menu__name">{t(`shell.languages.${current}`)}</span>
    </>
  )
  return (
    <div className="language-menu">
      <Menu group="header" side="end" label={label}>
        <LanguageList />
      </Menu>
    </div>
  )
}

function LanguageList() {
  const t = useTranslations()
  const current = useLocale()
  const pathIn = usePathIn()
  const { search, hash } = useLocation()
  // Cached pages do not know the query, so it joins the links once the browser has taken over.
  const rest = useHydrated() ? search + hash : ''
  return (
    <ul className="menu__list">
      {locales.map((locale) => (
        <li key={locale}>
          <Link
            className="menu__item"
            to={pathIn(locale) + rest}
            lang={htmlLang[locale]}
            hrefLang={htmlLang[locale]}
            aria-current={locale === current ? 'true' : undefined}
            onClick={() => rememberLocale(locale)}
          >
            {t(`shell.languages.${locale}`)}
            {locale === current && <Icon name="check" size="small" />}
          </Link>
        </li>
      ))}
    </ul>
  )
}
