import { GuardedOutlet } from '../audience/guarded-outlet.tsx'
import { QuietFrame } from '../frame/quiet-frame.tsx'

/** The page draws its frame itself, with what it is about in its head. */
export default function OwnLayout() {
  return <GuardedOutlet instead={QuietFrame} />
}
