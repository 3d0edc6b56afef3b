import { useSyncExternalStore } from 'react'

/** What Chromium offers; other browsers have the command in their menus only. */
type InstallEvent = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> }

let offered: InstallEvent | undefined
let isListening = false
const listeners = new Set<() => void>()

const change = (next: InstallEvent | undefined) => {
  offered = next
  for (const listener of listeners) listener()
}

/** For as long as the page lives: the browser offers once, and not necessarily where the button is. */
export function listenForInstall(): void {
  if (isListening) return
  isListening = true
  const onOffer = (event: Event) => {
    // Nobody is asked on arrival; the page about the app has the button.
    event.preventDefault()
    change(event as InstallEvent)
  }
  const onInstalled = () => change(undefined)
  window.addEventListener('beforeinstallprompt', onOffer)
  window.addEventListener('appinstalled', onInstalled)
}

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Asks the browser to install; undefined where it has not offered to. An offer can be used once. */
export function useInstallPrompt(): (() => void) | undefined {
  const current = useSyncExternalStore(
    listen,
    () => offered,
    () => undefined,
  )
  if (!current) return undefined
  return () => {
    change(undefined)
    void current.prompt().catch(() => undefined)
  }
}
