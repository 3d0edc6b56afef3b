import { pageAt } from '../page-at.ts'

const key = 'back'
/** Never loaded: it only shows whether a text leaves its own house. */
const house = 'https://house.invalid'

/** The text as a path of this site. Undefined for another host or scheme, and for pages that are left by signing in. */
export function ownPath(text: string | null): string | undefined {
  if (!text?.startsWith('/')) return undefined
  const url = parsed(text)
  // What is ours by its host may still start with two slashes, and would be another host to a browser.
  if (url?.origin !== house || url.pathname.startsWith('//')) return undefined
  return pageAt(url.pathname)?.audience === 'guest' ? undefined : url.pathname + url.search + url.hash
}

function parsed(text: string): URL | undefined {
  try {
    return new URL(text, house)
  } catch {
    return undefined
  }
}

/** Where signing in is to lead. Kept in this tab only. */
export function rememberBack(path: string): void {
  try {
    sessionStorage.setItem(key, path)
  } catch {
    // Without storage nobody can be signed in, so there is no way back to keep.
  }
}

/** Once: the next sign-in leads home again. */
export function takeBack(): string | undefined {
  try {
    const text = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return ownPath(text)
  } catch {
    return undefined
  }
}

export function hasBack(): boolean {
  try {
    return ownPath(sessionStorage.getItem(key)) !== undefined
  } catch {
    return false
  }
}

const endedKey = 'session-ended'

/** The login page says once that a session has ended, to whoever comes there because of it. */
export function rememberEnded(): void {
  try {
    sessionStorage.setItem(endedKey, 'true')
  } catch {
    // Then it is not said.
  }
}

export function takeEnded(): boolean {
  try {
    const ended = sessionStorage.getItem(endedKey) === 'true'
    sessionStorage.removeItem(endedKey)
    return ended
  } catch {
    return false
  }
}
