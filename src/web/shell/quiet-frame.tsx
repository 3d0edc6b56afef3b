import './page-frame.css'
import type { ReactNode } from 'react'
import { DemoStrip } from './demo-strip.tsx'
import { LanguageMenu } from './header/language-menu.tsx'
import { HomeLink } from './home-link.tsx'
import { SkipLink } from './skip-link.tsx'

/** A page without menus: the logo leads home, the language can be changed, nothing else asks for attention. */
export function QuietFrame({ children, narrow }: { children: ReactNode; narrow?: boolean }) {
  return (
    <div className={narrow ? 'page-frame page-frame--narrow' : 'page-frame'}>
      <SkipLink />
      <header className="quiet-header">
        <DemoStrip />
        <div className="wrap">
          <HomeLink />
          <LanguageMenu />
        </div>
      </header>
      <main id="content" className="page-frame__main" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
