import { Outlet } from 'react-router'
import { useSession } from '#client/session.ts'
import { DeskFrame } from '../../../desk/frame/desk-frame.tsx'
import { GuardedOutlet } from '../audience/guarded-outlet.tsx'
import { QuietFrame } from '../frame/quiet-frame.tsx'
import { useHydrated } from '../use-hydrated.ts'

/** Where staff work: its frame stands in src/desk. Others are told so, or sign in, outside of it. */
export default function DeskLayout() {
  const known = useHydrated()
  const { role } = useSession()
  if (known && role === 'customer') {
    return (
      <QuietFrame>
        <GuardedOutlet />
      </QuietFrame>
    )
  }
  // Before the browser knows who looks at it, a page of the desk is its own shadow.
  return <DeskFrame>{known ? <GuardedOutlet /> : <Outlet />}</DeskFrame>
}
