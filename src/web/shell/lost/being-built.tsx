import { useTranslations } from 'use-intl'
import { brand } from '#kernel/brand.ts'
import { formatPhone } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { OnTheWay } from '../art/on-the-way.tsx'
import { useCurrentPage } from '../current-page.ts'
import { IntroScreen } from '../intro-screen.tsx'
import { LocalLink } from '../local-link.tsx'
import { usePageTexts } from '../page-texts.ts'
import { pathOf, type SiteLink } from '../site-links.ts'

/** A page still to come: what it will be, that it is on its way, and what can be done meanwhile. */
export function BeingBuilt() {
  const t = useTranslations('beingBuilt')
  const texts = usePageTexts()
  return (
    <>
      <IntroScreen title={texts?.title} text={texts?.lead} art={<OnTheWay />}>
        <Notice tone="info" icon="clock" title={t('title')} className="intro-screen__notice">
          {t('text')}
        </Notice>
      </IntroScreen>
      <div className="wrap meanwhile">
        <h2 className="meanwhile__title">{t('meanwhile')}</h2>
        <MeanwhileLinks />
      </div>
    </>
  )
}

const useful: readonly SiteLink[] = [
  { page: 'track', icon: 'search' },
  { page: 'calculator', icon: 'calculator' },
]

function MeanwhileLinks() {
  const t = useTranslations()
  const current = useCurrentPage()?.id
  const phone = brand.supportPhones[0]
  return (
    <ul className="meanwhile__links">
      {useful
        .filter(({ page }) => page !== current)
        .map(({ page, icon }) => (
          <li key={page}>
            <LocalLink className="meanwhile__link" to={pathOf(page)}>
              <Icon name={icon} className="meanwhile__sign" />
              {t(`shell.links.${page}`)}
            </LocalLink>
          </li>
        ))}
      {current !== 'home' && (
        <li>
          <LocalLink className="meanwhile__link" to="/">
            <Icon name="home" className="meanwhile__sign" />
            {t('beingBuilt.home')}
          </LocalLink>
        </li>
      )}
      <li>
        <a className="meanwhile__link unbroken" href={`tel:+998${phone}`}>
          <Icon name="phone" className="meanwhile__sign" />
          {formatPhone(phone)}
        </a>
      </li>
    </ul>
  )
}
