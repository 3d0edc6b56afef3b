import type { ReactNode } from 'react'
import { Outlet } from 'react-router'

export function IndexLayout({ children }: { children: ReactNode }) {
  return <main id="content">{children}</main>
}

export default function IndexLayoutRoute() {
  return (
    <IndexLayout>
      <Outlet />
    </IndexLayout>
  )
}
