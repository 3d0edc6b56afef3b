import { useSyncExternalStore } from 'react'

/** What the browser tells about the line. Only Chromium knows `connection`. */
export type Line = {
  readonly onLine?: boolean
  readonly connection?: (Partial<EventTarget> & { saveData?: boolean; effectiveType?: string }) | undefined
}

/** Pages behind links are fetched ahead, but not on 2g, with data saver on, or offline (SPEC section 2). */
export function prefetchOn({ onLine, connection }: Line): 'intent' | 'none' {
  const slow = connection?.effectiveType === '2g' || connection?.effectiveType === 'slow-2g'
  return onLine === false || connection?.saveData || slow ? 'none' : 'intent'
}

function subscribe(onChange: () => void): () => void {
  const { connection }: Line = navigator
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  connection?.addEventListener?.('change', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
    connection?.removeEventListener?.('change', onChange)
  }
}

export function useLinkPrefetch(): 'intent' | 'none' {
  return useSyncExternalStore(
    subscribe,
    () => prefetchOn(navigator),
    () => 'none' as const,
  )
}
