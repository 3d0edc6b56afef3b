import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { LocalLink } from './local-link.tsx'
import { pathOf } from './site-links.ts'

/** The app is the site itself, which a phone puts on its screen: no store has it. Each leads to the steps of its phone. */
export function InstallLinks() {
  const t = useTranslations('shell.footer')
  return (['iphone', 'android'] as const).map((phone) => (
    <LocalLink key={phone} className="install-link" to={`${pathOf('app')}#${phone}`}>
      <Icon name="app" />
      <span>
        <small className="install-link__small">{t('install')}</small> {t(phone)}
      </span>
    </LocalLink>
  ))
}
