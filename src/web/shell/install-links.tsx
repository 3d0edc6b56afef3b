import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { LocalLink } from './local-link.tsx'
import { pathOf } from './site-links.ts'

/** The app is the site itself, which a phone puts on its screen: no store has it. */
export function InstallLinks() {
  const t = useTranslations('shell.footer')
  return (
    <>
      <InstallLink steps="iphone" name={t('iphone')} />
      <InstallLink steps="android" name={t('android')} />
    </>
  )
}

function InstallLink({ steps, name }: { steps: string; name: string }) {
  const t = useTranslations('shell.footer')
  return (
    <LocalLink className="install-link" to={`${pathOf('app')}#${steps}`}>
      <Icon name="app" />
      <span>
        <small className="install-link__small">{t('install')}</small> {name}
      </span>
    </LocalLink>
  )
}
