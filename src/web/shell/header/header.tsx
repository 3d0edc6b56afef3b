import { useTranslations } from 'use-intl'
import { brand } from '#kernel/brand.ts'
import { Icon } from '#ui/icon.tsx'
import { DemoStrip } from '../frame/demo-strip.tsx'
import { HomeLink } from '../frame/home-link.tsx'
import { Kept } from '../frame/kept.tsx'
import { LocalLink } from '../local-link.tsx'
import { pathOf } from '../site-links.ts'
import { SocialLinks } from '../social-links.tsx'
import { PhoneLink, SupportHours } from '../support-phones.tsx'
import { WarningBanner } from '../warning/warning-banner.tsx'
import { AccountIcon, AccountLinks } from './account-links.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { MainMenu } from './main-menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'

export function Header() {
  return (
    <header className="header">
      <DemoStrip />
      <WarningBanner />
      <Kept name="top-bar">
        <TopBar />
      </Kept>
      <div>
        <div className="wrap header__inside">
          <HomeLink />
          <Kept name="main-menu">
            <MainMenu />
          </Kept>
          <div className="header__end">
            <LanguageMenu />
            <AccountLinks />
            <AccountIcon />
            <MobileMenu />
          </div>
        </div>
      </div>
    </header>
  )
}

/** Whom to call and where else to find us. On narrow screens all of it stands in the mobile menu. */
function TopBar() {
  const t = useTranslations('shell')
  return (
    <div className="top-bar">
      <div className="wrap top-bar__inside">
        <span className="top-bar__phones">
          <Icon name="phone" size="small" />
          <span className="spoken">{t('supportPhone')}: </span>
          {brand.supportPhones.map((phone) => (
            <PhoneLink key={phone} phone={phone} className="top-bar__link" />
          ))}
        </span>
        <SupportHours />
        <div className="top-bar__end">
          <LocalLink className="top-bar__link" to={pathOf('business')}>
            {t('links.business')}
          </LocalLink>
          <SocialLinks />
        </div>
      </div>
    </div>
  )
}
