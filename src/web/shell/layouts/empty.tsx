import type { ReactNode } from 'react'
import { Outlet } from 'react-router'

export function EmptyLayout({ children }: { children: ReactNode }) {
  return <main id="content">{children}</main>
}

export default function EmptyLayoutRoute() {
  return (
    <EmptyLayout>
      <Outlet />
    </EmptyLayout>
  )
}
