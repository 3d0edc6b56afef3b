import type { FieldStore, Trouble } from './field-store.ts'

/** As long as somebody stands at a door and waits. */
const longestMs = 3_000

/**
 * What the server objects to, heard before the parcel leaves the hand; undefined when it has no objection, and as soon as
 * there is no line to ask it on.
 */
export function awaitAnswer(
  store: Pick<FieldStore, 'view' | 'subscribe'>,
  clientId: string,
  mostMs = longestMs,
): Promise<Trouble | undefined> {
  return new Promise((resolve) => {
    const end = () => {
      unsubscribe()
      clearTimeout(timer)
      resolve(store.view().troubles.find(({ action }) => action.clientId === clientId))
    }
    const look = () => {
      const { line, queue } = store.view()
      if (line === 'offline' || !queue.some((action) => action.clientId === clientId)) end()
    }
    const unsubscribe = store.subscribe(look)
    const timer = setTimeout(end, mostMs)
    look()
  })
}
