import { useSyncExternalStore } from 'react'

export type KeptValue<T> = ReturnType<typeof createKeptValue<T>>

/** A value that changes often: only those who look at it are told, and nothing around them is drawn again. */
export function createKeptValue<T>(first: T) {
  const listeners = new Set<() => void>()
  let value = first
  return {
    now: () => value,
    set: (next: T) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const useKeptValue = <T>({ subscribe, now }: KeptValue<T>): T =>
  useSyncExternalStore(subscribe, now, now)

type Told = { readonly subscribe: (listener: () => void) => () => void }

/** Tells whenever one of them does. */
export const subscribeToAll =
  (...sources: readonly Told[]) =>
  (listener: () => void) => {
    const leaving = sources.map((source) => source.subscribe(listener))
    return () => {
      for (const leave of leaving) leave()
    }
  }
