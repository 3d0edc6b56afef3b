import { fieldStreamPath } from '#modules/delivery/field/field.calls.ts'
import { openLive } from '#platform/live-client/client.ts'
import type { FieldStore } from './field-store.ts'

type Touch = { baseUrl: string; headers: () => Record<string, string> }

/** Asked for now and then even when nothing happens: a stream may be silent because it is dead. */
const everyMs = 60_000

/** While the app is looked at (a counter has no stream of its own, and no news but by asking), the server's news come at once; what waits goes out as soon as there is a line. */
export function keepInTouch(store: FieldStore, touch?: Touch): () => void {
  const ask = () => void store.sync()
  const live =
    touch && openLive({ url: touch.baseUrl + fieldStreamPath, headers: touch.headers, onMessage: ask })
  const seen = () => {
    if (document.visibilityState !== 'visible') return
    ask()
    // Meanwhile the phone may have filled up with other things.
    void store.measureRoom()
  }
  const timer = setInterval(seen, everyMs)
  window.addEventListener('online', ask)
  // A failed try says at once that there is no line.
  window.addEventListener('offline', ask)
  document.addEventListener('visibilitychange', seen)
  void store.refresh()
  return () => {
    live?.close()
    clearInterval(timer)
    window.removeEventListener('online', ask)
    window.removeEventListener('offline', ask)
    document.removeEventListener('visibilitychange', seen)
  }
}
