import { type PointChange, pointEvents } from '#modules/points/domain/live-words.ts'
import {
  type LiveClient,
  type LiveClientOptions,
  type LiveMessage,
  openLive,
} from '#platform/live-client/client.ts'
import { readChange } from './point-changes.ts'

export type PointListener = {
  onChange(change: PointChange): void
  /** Something may have been missed: what is shown is asked for again. */
  onGap(): void
}

/** What of a document is needed to know whether somebody looks. */
type Page = {
  readonly hidden: boolean
  addEventListener(type: 'visibilitychange', listener: () => void): void
  removeEventListener(type: 'visibilitychange', listener: () => void): void
}

/** The stream of changes of points: one connection for all who listen, open while the page is looked at. */
export function createPointLine(
  url: string,
  page: Page,
  open: (options: LiveClientOptions) => LiveClient = openLive,
) {
  const listeners = new Set<PointListener>()
  let client: LiveClient | undefined
  let wasOpen = false
  /** The server has told where it is: a line that is lost then goes on from there. */
  let goesOn = false

  const gap = () => {
    for (const listener of listeners) listener.onGap()
  }
  function onState(state: 'open' | 'lost'): void {
    if (state !== 'open') return
    if (wasOpen && !goesOn) gap()
    wasOpen = true
  }
  function onMessage({ event, data }: LiveMessage): void {
    goesOn = true
    if (event === pointEvents.gap) gap()
    const change = readChange(event, data)
    if (change) for (const listener of listeners) listener.onChange(change)
  }
  function follow(): void {
    client?.close()
    client = undefined
    goesOn = false
    if (page.hidden || listeners.size === 0) return
    client = open({ url, onState, onMessage })
  }

  return {
    /** Answers with how to stop listening. */
    listen(listener: PointListener): () => void {
      listeners.add(listener)
      if (listeners.size === 1) {
        wasOpen = false
        page.addEventListener('visibilitychange', follow)
        follow()
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        page.removeEventListener('visibilitychange', follow)
        follow()
      }
    },
  }
}

const lines = new Map<string, ReturnType<typeof createPointLine>>()

/** The one line of the page to an address. */
export function lineTo(url: string): ReturnType<typeof createPointLine> {
  const line = lines.get(url) ?? createPointLine(url, document)
  lines.set(url, line)
  return line
}
