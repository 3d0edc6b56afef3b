import './desk-frame.css'
import './details.css'
import './panel.css'
import type { ReactNode } from 'react'
import { DemoStrip } from '#web/shell/frame/demo-strip.tsx'
import { SkipLink } from '#web/shell/frame/skip-link.tsx'
import { DeskNewsProvider } from './desk-news.tsx'
import { Rail } from './rail.tsx'
import { TopBar } from './top-bar.tsx'

/** Sections at the left, who is working above, the section's page in the rest. */
export function DeskFrame({ children }: { children: ReactNode }) {
  return (
    <DeskNewsProvider>
      <div className="desk">
        <SkipLink />
        <Rail />
        <TopBar />
        <main id="content" className="desk__main" tabIndex={-1}>
          <DemoStrip />
          {children}
        </main>
      </div>
    </DeskNewsProvider>
  )
}
