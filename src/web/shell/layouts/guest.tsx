import { GuardedOutlet } from '../audience/guarded-outlet.tsx'
import { QuietFrame } from '../frame/quiet-frame.tsx'

/** Signing in and up: calm and narrow. */
export default function GuestLayout() {
  return (
    <QuietFrame narrow>
      <GuardedOutlet />
    </QuietFrame>
  )
}
