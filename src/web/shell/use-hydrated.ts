import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** False on the server and in the first render of the browser: the address's query is not known to cached pages. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
