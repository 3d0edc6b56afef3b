import { useTranslations } from 'use-intl'
import { buttonClass } from '#ui/button.tsx'
import { LostTile } from '../art/lost-tile.tsx'
import { profilePath } from '../header/account-links.tsx'
import { IntroActions, IntroScreen } from '../intro-screen.tsx'
import { LocalLink } from '../local-link.tsx'
import { pathOf } from '../site-links.ts'

/** The person is signed in, but this page is not for them: whom it is for, and what can be done instead. */
export function ForOthers({ whom }: { whom: 'merchants' | 'staff' }) {
  const t = useTranslations('shell.audience')
  const merchants = whom === 'merchants'
  return (
    <IntroScreen
      title={t(merchants ? 'merchants.title' : 'staff.title')}
      text={t(merchants ? 'merchants.text' : 'staff.text')}
      art={<LostTile />}
    >
      <IntroActions>
        {merchants ? (
          <>
            <LocalLink className={buttonClass()} to={profilePath}>
              {t('merchants.become')}
            </LocalLink>
            <LocalLink className={buttonClass({ look: 'second' })} to={pathOf('business')}>
              {t('merchants.learn')}
            </LocalLink>
          </>
        ) : (
          <LocalLink className={buttonClass()} to="/">
            {t('staff.home')}
          </LocalLink>
        )}
      </IntroActions>
    </IntroScreen>
  )
}
