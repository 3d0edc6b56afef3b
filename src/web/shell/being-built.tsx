import './being-built.css'
import { useTranslations } from 'use-intl'
import { brand } from '#kernel/brand.ts'
import { formatPhone } from '#platform/i18n/format.ts'
import { Girih } from '#ui/girih.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { useCurrentPage } from './current-page.ts'
import { LocalLink } from './local-link.tsx'
import { usePageTexts } from './page-texts.ts'
import { pathOf, type SiteLink } from './site-links.ts'
import { risingWall } from './walls.ts'

const meanwhile: readonly SiteLink[] = [
  { page: 'track', icon: 'search' },
  { page: 'calculator', icon: 'calculator' },
]

/** A page still to come: what it will be, that it is on its way, and what can be done meanwhile. */
export function BeingBuilt() {
  const t = useTranslations('beingBuilt')
  const texts = usePageTexts()
  return (
    <div className="wrap being-built">
      <div className="being-built__top">
        <div className="being-built__words">
          <h1>{texts?.title}</h1>
          <p className="lead">{texts?.lead}</p>
          <Notice tone="info" icon="clock" title={t('title')}>
            {t('text')}
          </Notice>
        </div>
        <div className="being-built__wall">
          <Girih wall={risingWall} />
        </div>
      </div>
      <h2 className="being-built__title">{t('meanwhile')}</h2>
      <Meanwhile />
    </div>
  )
}

function Meanwhile() {
  const t = useTranslations()
  const current = useCurrentPage()?.id
  const phone = brand.supportPhones[0]
  return (
    <ul className="being-built__links">
      {meanwhile
        .filter(({ page }) => page !== current)
        .map(({ page, icon }) => (
          <li key={page}>
            <LocalLink className="being-built__link" to={pathOf(page)}>
              <Icon name={icon} />
              {t(`shell.links.${page}`)}
            </LocalLink>
          </li>
        ))}
      {current !== 'home' && (
        <li>
          <LocalLink className="being-built__link" to="/">
            <Icon name="home" />
            {t('beingBuilt.home')}
          </LocalLink>
        </li>
      )}
      <li>
        <a className="being-built__link unbroken" href={`tel:+998${phone}`}>
          <Icon name="phone" />
          {formatPhone(phone)}
        </a>
      </li>
    </ul>
  )
}
