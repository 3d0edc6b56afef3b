export type Visit = {
  /** Now and when the invitation was last shown, in milliseconds; undefined when it never was. */
  now: number
  lastShownAt: number | undefined
  /** When the person came to this page. */
  openedAt: number
  pastHero: boolean
  /** A field has the focus, or a menu or dialog is open: the person is in the middle of something. */
  busy: boolean
  /** Anything was typed or chosen on this page. */
  typed: boolean
}

export const quietMs = 20_000
const weekMs = 7 * 86_400_000

/** The referral invitation: at most once a week, and never over a form. */
export function mayInvite({ now, lastShownAt, openedAt, pastHero, busy, typed }: Visit): boolean {
  // A date in the future comes from a clock that was set back; it would silence the invitation for good.
  const shownThisWeek = lastShownAt !== undefined && lastShownAt <= now && now - lastShownAt < weekMs
  return !shownThisWeek && now - openedAt >= quietMs && pastHero && !busy && !typed
}
