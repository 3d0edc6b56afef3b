import { Outlet } from 'react-router'
import { QuietFrame } from '../quiet-frame.tsx'

/** No menus: a map or a parcel needs the whole screen. */
export default function EmptyLayout() {
  return (
    <QuietFrame>
      <Outlet />
    </QuietFrame>
  )
}
