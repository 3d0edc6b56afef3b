import type { ReactNode } from 'react'
import { Outlet } from 'react-router'

export function ReferralLayout({ children }: { children: ReactNode }) {
  return <main id="content">{children}</main>
}

export default function ReferralLayoutRoute() {
  return (
    <ReferralLayout>
      <Outlet />
    </ReferralLayout>
  )
}
