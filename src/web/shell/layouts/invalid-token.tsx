import { useTranslations } from 'use-intl'
import { buttonClass } from '#ui/button.tsx'
import { LocalLink } from '../local-link.tsx'
import { MessageScreen } from '../message-screen.tsx'
import { QuietFrame } from '../quiet-frame.tsx'
import { pathOf } from '../site-links.ts'
import { wallWithGap } from '../walls.ts'

/** A short link that is unknown, spent or out of date. */
export function InvalidTokenLayout() {
  const t = useTranslations('invalidToken')
  return (
    <QuietFrame>
      <MessageScreen title={t('title')} text={t('text')} wall={wallWithGap}>
        <LocalLink className={buttonClass()} to={pathOf('track')}>
          {t('link')}
        </LocalLink>
      </MessageScreen>
    </QuietFrame>
  )
}
