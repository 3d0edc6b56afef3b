import type { ReactNode } from 'react'
import { usePageTexts } from '#web/shell/page-texts.ts'

/** The sheet that a section works on. The page's title stands above it, so here it is only spoken. */
export function Panel({ children }: { children: ReactNode }) {
  return (
    <section className="desk-panel" data-fill>
      <h2 className="spoken">{usePageTexts()?.title}</h2>
      {children}
    </section>
  )
}
