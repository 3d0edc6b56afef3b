import { useSyncExternalStore } from 'react'

/** SPEC section 3: the type of a user who sends for a business. */
const merchantType = 8

export type Session = { readonly signedIn: boolean; readonly merchant: boolean }

const signedOut: Session = { signedIn: false, merchant: false }

/** Told to this window when it changes its own storage; other windows hear of it by the browser's `storage` event. */
const changed = 'tezbox:session'

/** The token and user as the browser keeps them (SPEC section 3). A user that cannot be read is not a merchant. */
export function readSession(token: string | null, user: string | null): Session {
  if (!token) return signedOut
  return { signedIn: true, merchant: typeOf(user) === merchantType }
}

function typeOf(user: string | null): unknown {
  try {
    return JSON.parse(user ?? 'null')?.type
  } catch {
    return undefined
  }
}

/** Storage may be switched off altogether; then nobody is signed in. */
export function storedToken(): string | null {
  return stored('access_token')
}

function stored(key: 'access_token' | 'user'): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

let last: { token: string | null; user: string | null; session: Session } | undefined

function currentSession(): Session {
  const token = storedToken()
  const user = stored('user')
  if (last?.token !== token || last.user !== user) last = { token, user, session: readSession(token, user) }
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

/** What a refused token leaves behind: nothing. Kept apart: where the person was, so that signing in leads back. */
export function forgetSession(): void {
  localStorage.clear()
  window.dispatchEvent(new Event(changed))
}

/** What signing out leaves behind: nothing at all. */
export function forgetEverything(): void {
  sessionStorage.clear()
  forgetSession()
}
