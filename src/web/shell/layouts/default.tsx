import type { ReactNode } from 'react'
import { Outlet } from 'react-router'

export function DefaultLayout({ children }: { children: ReactNode }) {
  return <main id="content">{children}</main>
}

export default function DefaultLayoutRoute() {
  return (
    <DefaultLayout>
      <Outlet />
    </DefaultLayout>
  )
}
