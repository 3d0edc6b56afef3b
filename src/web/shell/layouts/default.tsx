import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { PageFrame } from '../page-frame.tsx'

/** Menus above, links below: most pages. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return <PageFrame>{children}</PageFrame>
}

export default function DefaultLayoutRoute() {
  return (
    <DefaultLayout>
      <Outlet />
    </DefaultLayout>
  )
}
