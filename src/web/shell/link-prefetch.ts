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

const links = new Set<() => void>()

function tellLinks(): void {
  for (const tell of links) tell()
}

/** A page has a hundred links: they share their ears. */
function subscribe(tell: () => void): () => void {
  if (links.size === 0) listen('addEventListener')
  links.add(tell)
  return () => {
    links.delete(tell)
    if (links.size === 0) listen('removeEventListener')
  }
}

function listen(how: 'addEventListener' | 'removeEventListener'): void {
  const { connection }: Line = navigator
  window[how]('online', tellLinks)
  window[how]('offline', tellLinks)
  connection?.[how]?.('change', tellLinks)
}

/** The server takes the line for an ordinary one: were it wrong about most, each link would be drawn twice in the browser. */
export function useLinkPrefetch(): 'intent' | 'none' {
  return useSyncExternalStore(
    subscribe,
    () => prefetchOn(navigator),
    () => 'intent' as const,
  )
}
