import type { ReactNode } from 'react'
import { Outlet } from 'react-router'

export function GuestLayout({ children }: { children: ReactNode }) {
  return <main id="content">{children}</main>
}

export default function GuestLayoutRoute() {
  return (
    <GuestLayout>
      <Outlet />
    </GuestLayout>
  )
}
