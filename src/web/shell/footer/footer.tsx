import { useTranslations } from 'use-intl'
import { brand } from '#kernel/brand.ts'
import { ConsentLink } from '../consent/consent-link.tsx'
import { useFrame } from '../current-page.ts'
import { HomeLink } from '../frame/home-link.tsx'
import { InstallLinks } from '../install-links.tsx'
import { LocalLink } from '../local-link.tsx'
import { ApiDocsLink } from '../site-link.tsx'
import { footerLinks, type LinkName, pathOf } from '../site-links.ts'
import { SocialLinks } from '../social-links.tsx'
import { PhoneLink, SupportHours } from '../support-phones.tsx'

export function Footer() {
  const t = useTranslations('shell.footer')
  const frame = useFrame()
  return (
    <footer className="footer">
      <div className="wrap">
        <nav className="footer__columns" aria-label={t('label')}>
          <div className="footer__contact">
            <HomeLink />
            <PhoneLink phone={brand.supportPhones[0]} className="footer__phone" />
            <SupportHours />
          </div>
          <LinkColumn title={t('send')} links={footerLinks.send} />
          <LinkColumn title={t('business')} links={footerLinks.business} withApiDocs />
          <LinkColumn title={t('company')} links={footerLinks.company} />
          <div>
            <h2 className="footer__title">{t('app')}</h2>
            <InstallLinks />
            <LinkList links={footerLinks.app} />
          </div>
        </nav>
        <div className="footer__end">
          <p>{t('copyright', { year: String(frame?.year ?? '') })}</p>
          <ConsentLink className="footer__choice" />
          <SocialLinks />
        </div>
      </div>
    </footer>
  )
}

type LinkColumnProps = { title: string; links: readonly LinkName[]; withApiDocs?: boolean }

function LinkColumn({ title, links, withApiDocs }: LinkColumnProps) {
  return (
    <div>
      <h2 className="footer__title">{title}</h2>
      <LinkList links={links} withApiDocs={withApiDocs} />
    </div>
  )
}

function LinkList({ links, withApiDocs }: { links: readonly LinkName[]; withApiDocs?: boolean | undefined }) {
  const t = useTranslations()
  return (
    <ul>
      {links.map((page) => (
        <li key={page}>
          <LocalLink className="footer__link" to={pathOf(page)}>
            {t(`shell.links.${page}`)}
          </LocalLink>
        </li>
      ))}
      {withApiDocs && (
        <li>
          <ApiDocsLink className="footer__link" />
        </li>
      )}
    </ul>
  )
}
