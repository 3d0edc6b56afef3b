import type { ReactNode } from 'react'
import { GuardedOutlet } from '../audience/guarded-outlet.tsx'
import { PageFrame } from '../frame/page-frame.tsx'

/** Pages that a friend or a promotion has led to. */
export function ReferralLayout({ children }: { children: ReactNode }) {
  return <PageFrame>{children}</PageFrame>
}

export default function ReferralLayoutRoute() {
  return (
    <ReferralLayout>
      <GuardedOutlet />
    </ReferralLayout>
  )
}
