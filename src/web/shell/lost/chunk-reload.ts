/** SPEC section 9: a page whose code did not load is reloaded at most once a minute. */
const guardMs = 60_000
const storageKey = 'chunk_reloaded_at'

/** Browsers say it differently: Chromium, Firefox, Safari, and Vite about styles. */
const wordings =
  /failed to fetch dynamically imported module|error loading dynamically imported module|importing a module script failed|unable to preload css|vite:preloadError/i

export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && wordings.test(`${error.name} ${error.message}`)
}

/** Browsers again, about a request that reached nobody. */
const unreached =
  /^(failed to fetch|networkerror when attempting to fetch resource\.|load failed|the network connection was lost\.|the internet connection appears to be offline\.)$/i

/** The line is what failed, not the site: reloading would only lose the page to the browser's own error. */
export function isLineDown(error: unknown, onLine: boolean): boolean {
  if (isChunkLoadError(error)) return !onLine
  return error instanceof TypeError && unreached.test(error.message)
}

/** Takes the one reload a minute; false when it has been taken already, or cannot be remembered. */
export function takeReload(storage: () => Pick<Storage, 'getItem' | 'setItem'>, nowMs: number): boolean {
  try {
    const before = Number(storage().getItem(storageKey) ?? Number.NaN)
    if (nowMs - before < guardMs) return false
    storage().setItem(storageKey, String(nowMs))
    return true
  } catch {
    return false
  }
}
