import type { ReactNode } from 'react'
import { PageFrame } from '../frame/page-frame.tsx'
import { SiteMessages } from '../site-messages.tsx'

/** Around pages that failed: everything needed to find the way back. */
export function ErrorLayout({ children }: { children: ReactNode }) {
  return (
    <SiteMessages>
      <PageFrame>{children}</PageFrame>
    </SiteMessages>
  )
}
