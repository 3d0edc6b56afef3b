import type { ReactNode } from 'react'
import { GuardedOutlet } from '../audience/guarded-outlet.tsx'
import { PageFrame } from '../frame/page-frame.tsx'

/** The home page: bands from edge to edge. */
export function IndexLayout({ children }: { children: ReactNode }) {
  return <PageFrame>{children}</PageFrame>
}

export default function IndexLayoutRoute() {
  return (
    <IndexLayout>
      <GuardedOutlet />
    </IndexLayout>
  )
}
