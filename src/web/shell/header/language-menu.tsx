import { type MouseEvent, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { htmlLang, type Locale, locales } from '#platform/i18n/locales.ts'
import { Menu } from '#ui/float/menu.tsx'
import { Icon } from '#ui/icon.tsx'
import { usePathIn } from '../current-page.ts'
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
      <Menu group="header" side="end" buttonClassName="language-menu__button" label={label}>
        <LanguageList />
      </Menu>
    </div>
  )
}

function LanguageList() {
  const t = useTranslations()
  const current = useLocale()
  const pathIn = usePathIn()
  const { rest, look } = useRestOfAddress()
  const navigate = useNavigate()
  const follow = (event: MouseEvent, locale: Locale) => {
    rememberLocale(locale)
    const isForNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (isForNewTab || restNow() === rest) return
    event.preventDefault()
    void navigate(pathIn(locale) + restNow())
  }
  return (
    <ul className="menu__list" onPointerEnter={look} onFocus={look}>
      {locales.map((locale) => (
        <li key={locale}>
          <Link
            className="menu__item language-menu__item"
            to={pathIn(locale) + rest}
            lang={htmlLang[locale]}
            hrefLang={htmlLang[locale]}
            aria-current={locale === current ? 'true' : undefined}
            onClick={(event) => follow(event, locale)}
          >
            {t(`shell.languages.${locale}`)}
            {locale === current && <Icon name="check" size="small" />}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/**
 * The query and the place on the page. Pages that keep their own address in step (the calculator) change it behind the
 * router's back, so the links look at the address itself, at the latest when one is followed.
 */
function useRestOfAddress(): { rest: string; look: () => void } {
  const { key, search, hash } = useLocation()
  const isHydrated = useHydrated()
  const [seen, setSeen] = useState({ at: '', rest: '' })
  const latest = seen.at === key ? seen.rest : search + hash
  // Cached pages do not know the query, so it joins the links once the browser has taken over.
  return { rest: isHydrated ? latest : '', look: () => setSeen({ at: key, rest: restNow() }) }
}

const restNow = () => window.location.search + window.location.hash
