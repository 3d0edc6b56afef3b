import type { Session } from '#client/session.ts'
import type { Audience } from '../../pages.ts'

/**
 * What a person finds at a page: the page, the login page first, the way on because signing in lies behind them, the
 * news that it is for others, or nothing while they are being led home.
 */
export type Welcome = 'open' | 'sign_in' | 'move_on' | 'merchants_only' | 'staff_only' | 'wait'

/** It only steers what is offered: what may be read or done is decided by the server per call. */
export function welcomeOf(audience: Audience, { signedIn, merchant, role, leaving }: Session): Welcome {
  if (audience === 'everyone') return 'open'
  if (audience === 'guest') return signedIn ? 'move_on' : 'open'
  if (!signedIn) return leaving ? 'wait' : 'sign_in'
  if (audience === 'merchant' && !merchant) return 'merchants_only'
  if (audience === 'staff' && role === 'customer') return 'staff_only'
  return 'open'
}
