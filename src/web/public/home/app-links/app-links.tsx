import { useTranslations } from 'use-intl'
import art from '../../../shell/art/signs.svg?url'
import { InstallLinks } from '../../../shell/install-links.tsx'

export function AppLinks() {
  const t = useTranslations()
  return (
    <section className="home-section">
      <div className="wrap">
        <div className="app-links">
          <div className="app-links__words">
            <h2 className="home-section__title app-links__title">{t('home.app.title')}</h2>
            <p className="app-links__text">{t('home.app.text')}</p>
            <div className="app-links__phones">
              <InstallLinks />
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
