import type { ReactNode } from 'react'
import { GuardedOutlet } from '../audience/guarded-outlet.tsx'
import { PageFrame } from '../frame/page-frame.tsx'

/** Menus above, links below: most pages. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return <PageFrame>{children}</PageFrame>
}

export default function DefaultLayoutRoute() {
  return (
    <DefaultLayout>
      <GuardedOutlet />
    </DefaultLayout>
  )
}
