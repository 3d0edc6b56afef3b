import { useTranslations } from 'use-intl'
import { buttonClass } from '#ui/button.tsx'
import { LostTile } from '../art/lost-tile.tsx'
import { QuietFrame } from '../frame/quiet-frame.tsx'
import { IntroActions, IntroScreen } from '../intro-screen.tsx'
import { LocalLink } from '../local-link.tsx'
import { ScreenTitle } from '../screen-title.tsx'
import { pathOf } from '../site-links.ts'

/** A short link that is unknown, spent or out of date. */
export function InvalidTokenLayout() {
  const t = useTranslations('invalidToken')
  return (
    <QuietFrame>
      <IntroScreen title={t('title')} text={t('text')} art={<LostTile />}>
        <ScreenTitle>{t('title')}</ScreenTitle>
        <IntroActions>
          <LocalLink className={buttonClass()} to={pathOf('track')}>
            {t('link')}
          </LocalLink>
        </IntroActions>
      </IntroScreen>
    </QuietFrame>
  )
}
