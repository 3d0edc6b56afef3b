import { useTranslations } from 'use-intl'
import { buttonClass } from '#ui/button.tsx'
import { LostTile } from '../art/lost-tile.tsx'
import { IntroActions, IntroScreen } from '../intro-screen.tsx'
import { LocalLink } from '../local-link.tsx'
import { ScreenTitle } from '../screen-title.tsx'
import { pathOf } from '../site-links.ts'

export function NotFound() {
  const t = useTranslations()
  return (
    <IntroScreen above="404" title={t('notFound.title')} text={t('notFound.subtitle')} art={<LostTile />}>
      <ScreenTitle>{t('notFound.title')}</ScreenTitle>
      <IntroActions>
        <LocalLink className={buttonClass()} to="/">
          {t('notFound.home')}
        </LocalLink>
        <LocalLink className={buttonClass({ look: 'second' })} to={pathOf('track')}>
          {t('shell.links.track')}
        </LocalLink>
      </IntroActions>
    </IntroScreen>
  )
}
