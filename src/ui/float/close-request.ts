import { useEffect } from 'react'

/** Not in TypeScript's own list yet. Browsers without it leave the page, as before. */
type Watcher = EventTarget & { destroy: () => void }
declare const CloseWatcher: (new () => Watcher) | undefined

/** Back on an Android phone closes what fills the screen instead of leaving the page; the answer ends the watch. */
export function onCloseRequest(close: () => void): () => void {
  if (typeof CloseWatcher === 'undefined') return () => undefined
  const watcher = new CloseWatcher()
  watcher.addEventListener('close', close)
  return () => watcher.destroy()
}

export function useCloseRequest(open: boolean, close: () => void): void {
  useEffect(() => (open ? onCloseRequest(close) : undefined), [open, close])
}
