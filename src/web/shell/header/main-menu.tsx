import { useTranslations } from 'use-intl'
import { useSession } from '#client/session.ts'
import { Menu } from '#ui/float/menu.tsx'
import { LocalLink } from '../local-link.tsx'
import { ApiDocsLink, SiteMenuItem } from '../site-link.tsx'
import { menuLinks, merchantLinks } from '../site-links.ts'

/** The menu of wide screens. */
export function MainMenu() {
  const t = useTranslations('shell')
  const { merchant } = useSession()
  const send = merchant ? [...menuLinks.send, ...merchantLinks] : menuLinks.send
  return (
    <nav className="main-menu" aria-label={t('mainMenu')}>
      <Menu group="main-menu" label={t('menu.send')}>
        <ul className="menu__list menu__list--columns">
          {send.map((link) => (
            <SiteMenuItem key={link.page} {...link} />
          ))}
        </ul>
      </Menu>
      <Menu group="main-menu" label={t('menu.integration')}>
        <ul className="menu__list">
          {menuLinks.integration.map((link) => (
            <SiteMenuItem key={link.page} {...link} />
          ))}
          <li>
            <ApiDocsLink className="menu__item" withIcon />
          </li>
        </ul>
      </Menu>
      <LocalLink className="menu__button main-menu__link" to="/pricing">
        {t('menu.tariff')}
      </LocalLink>
      <Menu group="main-menu" label={t('menu.more')}>
        <ul className="menu__list menu__list--columns">
          {menuLinks.more.map((link) => (
            <SiteMenuItem key={link.page} {...link} />
          ))}
        </ul>
      </Menu>
    </nav>
  )
}
