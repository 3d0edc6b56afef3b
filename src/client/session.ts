import { useSyncExternalStore } from 'react'
import { personTypes, type Role, roles } from '#modules/accounts/domain/person.ts'

export type Session = {
  readonly signedIn: boolean
  readonly merchant: boolean
  /** A user that cannot be read is a plain customer. */
  readonly role: Role
  /** The person has just signed out here and is being led home. */
  readonly leaving: boolean
}

const signedOut: Session = { signedIn: false, merchant: false, role: 'customer', leaving: false }

/** Told to this window when it changes its own storage; other windows hear of it by the browser's `storage` event. */
const changed = 'tezbox:session'

/** The token and user as the browser keeps them (SPEC section 3). A user that cannot be read is not a merchant. */
export function readSession(token: string | null, user: string | null): Session {
  if (!token) return signedOut
  const { type, role } = readUser(user)
  return {
    signedIn: true,
    merchant: type === personTypes.merchant,
    role: roles.find((known) => known === role) ?? 'customer',
    leaving: false,
  }
}

function readUser(user: string | null): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(user ?? 'null')
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** Storage may be switched off altogether; then nobody is signed in. */
export function storedToken(): string | null {
  return stored('access_token')
}

/** As it was written, for those who only ask whether there is one. */
export function storedUser(): string | null {
  return stored('user')
}

/** What the person's own invitation links carry; undefined when nobody is known here. */
export function ownReferralCode(): unknown {
  return readUser(storedUser()).referral_code
}

/** The newest version of the public offer they have said yes to; null: none; undefined while it is not known. */
export function acceptedOffer(): unknown {
  return readUser(storedUser()).offer_version
}

function stored(key: 'access_token' | 'user'): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

let last: { token: string | null; user: string | null; session: Session } | undefined
let leaving = false

function currentSession(): Session {
  const token = storedToken()
  const user = storedUser()
  if (last?.token !== token || last.user !== user || last.session.leaving !== leaving) {
    const session = readSession(token, user)
    // Nobody is the same nobody as on the server: another one would have half of the page drawn anew after the first time.
    last = { token, user, session: leaving ? { ...session, leaving } : session }
  }
  return last.session
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange)
  window.addEventListener(changed, onChange)
  return () => {
    window.removeEventListener('storage', onChange)
    window.removeEventListener(changed, onChange)
  }
}

/** Pages are rendered and cached for nobody in particular: who is signed in shows after hydration. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, () => signedOut)
}

function tellThisWindow(): void {
  window.dispatchEvent(new Event(changed))
}

/** Signed in: from here on every call carries the token. */
export function keepSession(token: string, user: object): void {
  localStorage.setItem('user', JSON.stringify(user))
  localStorage.setItem('access_token', token)
  tellThisWindow()
}

/** The person as the server knows them now. */
export function keepUser(user: object): void {
  const text = JSON.stringify(user)
  if (storedToken() === null || storedUser() === text) return
  localStorage.setItem('user', text)
  tellThisWindow()
}

/** What a refused token leaves behind: nothing. Kept apart: where the person was, so that signing in leads back. */
export function forgetSession(): void {
  // An answer about this device, not about the person: whoever signs out is not asked again.
  const consent = localStorage.getItem('consent')
  localStorage.clear()
  if (consent !== null) localStorage.setItem('consent', consent)
  tellThisWindow()
}

/** What signing out leaves behind: nothing at all. The way home is the caller's; `arrive` ends it. */
export function forgetEverything(): void {
  leaving = true
  sessionStorage.clear()
  forgetSession()
}

/** The person stands on a page that is open to them. */
export function arrive(): void {
  leaving = false
  tellThisWindow()
}
