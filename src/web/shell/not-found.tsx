import { useTranslations } from 'use-intl'
import { buttonClass } from '#ui/button.tsx'
import { LocalLink } from './local-link.tsx'
import { MessageScreen } from './message-screen.tsx'
import { pathOf } from './site-links.ts'
import { wallWithGap } from './walls.ts'

export function NotFound() {
  const t = useTranslations()
  return (
    <MessageScreen above="404" title={t('notFound.title')} text={t('notFound.subtitle')} wall={wallWithGap}>
      <LocalLink className={buttonClass()} to="/">
        {t('notFound.home')}
      </LocalLink>
      <LocalLink className={buttonClass({ look: 'second' })} to={pathOf('track')}>
        {t('shell.links.track')}
      </LocalLink>
    </MessageScreen>
  )
}
