import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { ownReferralCode } from '#client/session.ts'
import { referralIn } from './referral.ts'

const key = 'referral_id'

export function keepReferral(search: string): void {
  const ref = referralIn(search, ownReferralCode())
  if (ref === undefined) return
  try {
    localStorage.setItem(key, ref)
  } catch {
    // An invitation that cannot be kept is no reason to disturb anybody.
  }
}

/** Goes along with the sign-up. */
export function storedReferral(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Any page may be opened by an invitation; only `/r` leads on. */
export function useReferralOnAnyPage(): void {
  const { search } = useLocation()
  useEffect(() => keepReferral(search), [search])
}
