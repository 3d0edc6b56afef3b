import { useTranslations } from 'use-intl'
import { brand } from '#kernel/brand.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import art from '../art/signs.svg?url'

export function AppLinks() {
  const t = useTranslations()
  return (
    <section className="home-section">
      <div className="wrap">
        <div className="app-links">
          <div className="app-links__words">
            <h2 className="home-section__title app-links__title">{t('home.app.title')}</h2>
            <p className="app-links__text">{t('home.app.text')}</p>
            <div className="app-links__stores">
              <Store icon="appStore" name={t('shell.footer.appStore')} href={brand.apps.appStore} />
              <Store icon="download" name={t('shell.footer.googlePlay')} href={brand.apps.googlePlay} />
            </div>
          </div>
          <svg
            className="app-links__phone"
            viewBox="24 0 192 292"
            preserveAspectRatio="xMidYMin slice"
            aria-hidden="true"
          >
            <use href={`${art}#phone`} />
          </svg>
        </div>
      </div>
    </section>
  )
}

function Store({ icon, name, href }: { icon: IconName; name: string; href: string }) {
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
