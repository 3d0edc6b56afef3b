import { Outlet } from 'react-router'
import { QuietFrame } from '../quiet-frame.tsx'

/** Signing in and up: calm and narrow. */
export default function GuestLayout() {
  return (
    <QuietFrame narrow>
      <Outlet />
    </QuietFrame>
  )
}
