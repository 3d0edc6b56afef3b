import type { ReactNode } from 'react'
import { TagManager } from '../consent/tag-manager.tsx'
import { useFrame } from '../current-page.ts'
import { Footer } from '../footer/footer.tsx'
import { Header } from '../header/header.tsx'
import { OfferBanner } from '../offer/offer-banner.tsx'
import { Kept } from './kept.tsx'
import { SkipLink } from './skip-link.tsx'

/** Header, page, footer. Pages bring their own column (`wrap`), so that a band may run from edge to edge. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <div className="page-frame">
      <SkipLink />
      <TagManager />
      <Header />
      <OfferBanner />
      <main id="content" className="page-frame__main" tabIndex={-1}>
        {children}
      </main>
      <Kept name="footer" by={useFrame()?.year ?? ''}>
        <Footer />
      </Kept>
    </div>
  )
}
