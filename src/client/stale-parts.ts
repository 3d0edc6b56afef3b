import { useEffect, useId, useSyncExternalStore } from 'react'

/** Parts of a page that could not be asked for again, in the order in which that happened. */
const stale = new Map<string, () => void>()
const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}
const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const firstStale = () => stale.keys().next().value

/** A line that is gone stops every part at once: the first of them says so for all, and asks for all. */
export function useSpeaksForAll(retry: () => void): { speaks: boolean; retryAll: () => void } {
  const id = useId()
  useEffect(() => {
    stale.set(id, retry)
    tell()
    return () => {
      stale.delete(id)
      tell()
    }
  }, [id, retry])
  const speaks = useSyncExternalStore(listen, firstStale, () => undefined) === id
  return { speaks, retryAll: () => [...stale.values()].forEach((again) => void again()) }
}
