import { useTranslations } from 'use-intl'
import { useSession } from '#client/session.ts'
import { brand } from '#kernel/brand.ts'
import { buttonClass } from '#ui/button.tsx'
import { Drawer } from '#ui/float/drawer.tsx'
import { Icon } from '#ui/icon.tsx'
import { Logo } from '#ui/logo.tsx'
import { useLogOut } from '../../sign-in/use-log-out.ts'
import { useCurrentPage } from '../current-page.ts'
import { Kept } from '../frame/kept.tsx'
import { LocalLink } from '../local-link.tsx'
import { ApiDocsLink, SiteMenuItem } from '../site-link.tsx'
import { menuLinks, merchantLinks } from '../site-links.ts'
import { SocialLinks } from '../social-links.tsx'
import { PhoneLink, SupportHours } from '../support-phones.tsx'
import { basketPath, deskPath, myOrdersPath, profilePath, useDeskOpen } from './account-links.tsx'

/** Everything of the header, for narrow screens. */
export function MobileMenu() {
  const t = useTranslations('shell')
  return (
    <div className="mobile-menu">
      <Drawer openLabel={t('openMenu')} closeLabel={t('closeMenu')}>
        <div className="mobile-menu__head">
          <Logo />
        </div>
        <nav className="mobile-menu__body" aria-label={t('sideMenu')}>
          <MobileAccount />
          <Kept name="mobile-menu">
            <SiteLinks />
          </Kept>
        </nav>
        <div className="mobile-menu__foot">
          {brand.supportPhones.map((phone) => (
            <PhoneLink key={phone} phone={phone} className="mobile-menu__phone" />
          ))}
          <SupportHours />
          <SocialLinks />
        </div>
      </Drawer>
    </div>
  )
}

function SiteLinks() {
  const t = useTranslations('shell')
  const { merchant } = useSession()
  const send = merchant ? [...menuLinks.send, ...merchantLinks] : menuLinks.send
  return (
    <>
      <h2 className="mobile-menu__title">{t('menu.send')}</h2>
      <ul>
        {send.map((link) => (
          <SiteMenuItem key={link.page} {...link} />
        ))}
        <li>
          <LocalLink className="menu__item" to="/pricing">
            <Icon name="cash" />
            {t('menu.tariff')}
          </LocalLink>
        </li>
      </ul>
      <h2 className="mobile-menu__title">{t('menu.integration')}</h2>
      <ul>
        {menuLinks.integration.map((link) => (
          <SiteMenuItem key={link.page} {...link} />
        ))}
        <li>
          <ApiDocsLink className="menu__item" withIcon />
        </li>
      </ul>
      <h2 className="mobile-menu__title">{t('menu.more')}</h2>
      <ul>
        {menuLinks.more.map((link) => (
          <SiteMenuItem key={link.page} {...link} />
        ))}
      </ul>
    </>
  )
}

function MobileAccount() {
  const t = useTranslations('shell.account')
  const { signedIn } = useSession()
  const page = useCurrentPage()
  const logOut = useLogOut()
  const deskOpen = useDeskOpen()
  if (!signedIn) {
    return (
      <div className="mobile-menu__account">
        {page?.id !== 'signUp' && (
          <LocalLink className={buttonClass({ block: true })} to="/sign_up">
            {t('signUp')}
          </LocalLink>
        )}
        {page?.id !== 'login' && (
          <LocalLink className={buttonClass({ look: 'second', block: true })} to="/login">
            {t('signIn')}
          </LocalLink>
        )}
      </div>
    )
  }
  return (
    <ul className="mobile-menu__mine">
      {deskOpen && (
        <li>
          <LocalLink className="menu__item" to={deskPath}>
            <Icon name="briefcase" />
            {t('desk')}
          </LocalLink>
        </li>
      )}
      <li>
        <LocalLink className="menu__item" to={myOrdersPath}>
          <Icon name="box" />
          {t('myOrders')}
        </LocalLink>
      </li>
      <li>
        <LocalLink className="menu__item" to={basketPath}>
          <Icon name="basket" />
          {t('basket')}
        </LocalLink>
      </li>
      <li>
        <LocalLink className="menu__item" to={profilePath}>
          <Icon name="user" />
          {t('profile')}
        </LocalLink>
      </li>
      <li>
        <button type="button" className="menu__item mobile-menu__leave" onClick={logOut}>
          <Icon name="leave" />
          {t('logOut')}
        </button>
      </li>
    </ul>
  )
}
