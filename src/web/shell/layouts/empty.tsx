import { GuardedOutlet } from '../audience/guarded-outlet.tsx'
import { QuietFrame } from '../frame/quiet-frame.tsx'

/** No menus: a map or a parcel needs the whole screen. */
export default function EmptyLayout() {
  return (
    <QuietFrame>
      <GuardedOutlet />
    </QuietFrame>
  )
}
