import { useTranslations } from 'use-intl'
import { brand } from '#kernel/brand.ts'
import { Icon, type IconName } from '#ui/icon.tsx'

/** Where the app is to be had. */
export function StoreLinks() {
  const t = useTranslations('shell.footer')
  return (
    <>
      <StoreLink icon="appStore" name={t('appStore')} href={brand.apps.appStore} />
      <StoreLink icon="download" name={t('googlePlay')} href={brand.apps.googlePlay} />
    </>
  )
}

function StoreLink({ icon, name, href }: { icon: IconName; name: string; href: string }) {
  const t = useTranslations('shell')
  return (
    <a className="store-link" href={href} target="_blank" rel="noopener">
      <Icon name={icon} />
      <span>
        <small className="store-link__small">{t('footer.download')}</small> {name}
        <span className="spoken"> ({t('opensInNewWindow')})</span>
      </span>
    </a>
  )
}
