import { useTranslations } from 'use-intl'
import { buttonClass } from '#ui/button.tsx'
import { LostTile } from '../art/lost-tile.tsx'
import { IntroActions, IntroScreen } from '../intro-screen.tsx'
import { LocalLink } from '../local-link.tsx'
import { ScreenTitle } from '../screen-title.tsx'
import { pathOfNear, suggestionsFor } from './suggestions.ts'

/** `near`: the page that the address was probably meant for. */
export function NotFound({ near }: { near?: string | undefined }) {
  const t = useTranslations()
  return (
    <IntroScreen above="404" title={t('notFound.title')} text={t('notFound.subtitle')} art={<LostTile />}>
      <ScreenTitle>{t('notFound.title')}</ScreenTitle>
      <IntroActions>
        <LocalLink className={buttonClass()} to="/">
          {t('notFound.home')}
        </LocalLink>
      </IntroActions>
      <div className="lost-pages">
        <h2 className="lost-pages__title">{t('notFound.near')}</h2>
        <ul className="lost-pages__list">
          {suggestionsFor(near).map((page) => (
            <li key={page}>
              <LocalLink className="lost-pages__link" to={pathOfNear(page)}>
                {page === 'pricing' ? t('shell.menu.tariff') : t(`shell.links.${page}`)}
              </LocalLink>
            </li>
          ))}
        </ul>
      </div>
    </IntroScreen>
  )
}
