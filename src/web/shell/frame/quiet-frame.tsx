import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { brand } from '#kernel/brand.ts'
import { buttonClass } from '#ui/button.tsx'
import { Girih } from '#ui/girih.tsx'
import { useCurrentPage } from '../current-page.ts'
import { LanguageMenu } from '../header/language-menu.tsx'
import { LocalLink } from '../local-link.tsx'
import { PhoneLink, SupportHours } from '../support-phones.tsx'
import { DemoStrip } from './demo-strip.tsx'
import { HomeLink } from './home-link.tsx'
import { SkipLink } from './skip-link.tsx'

/** Thins out towards the page above it. */
const plinth = ['. . .:. .:o.:o:', ' .:o:.:o3oo23o3', '.:o3o:o321321321']

type QuietFrameProps = {
  children: ReactNode
  /** A column for one short form, with an ornament for ground and a telephone for those who are stuck. */
  narrow?: boolean
}

/** A page without menus: the logo leads home, the language can be changed, nothing else asks for attention. */
export function QuietFrame({ children, narrow = false }: QuietFrameProps) {
  return (
    <div className={narrow ? 'page-frame page-frame--narrow' : 'page-frame'}>
      <SkipLink />
      <header className="quiet-header">
        <DemoStrip />
        <div className="wrap quiet-header__inside">
          <HomeLink />
          <LanguageMenu />
        </div>
      </header>
      <main id="content" className="page-frame__main" tabIndex={-1}>
        {children}
      </main>
      {narrow && (
        <footer className="quiet-footer">
          <OtherWayIn />
          <p className="wrap quiet-footer__help">
            <PhoneLink phone={brand.supportPhones[0]} /> <SupportHours />
          </p>
          <div className="quiet-footer__plinth">
            <Girih wall={plinth} className="quiet-footer__wall" />
          </div>
        </footer>
      )}
    </div>
  )
}

/** Who came to sign in may have no account yet, and the other way round. */
function OtherWayIn() {
  const t = useTranslations('shell.account')
  const signingUp = useCurrentPage()?.id === 'signUp'
  return (
    <LocalLink className={buttonClass({ look: 'quiet' })} to={signingUp ? '/login' : '/sign_up'}>
      {t(signingUp ? 'signIn' : 'signUp')}
    </LocalLink>
  )
}
