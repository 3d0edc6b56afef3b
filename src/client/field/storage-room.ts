import type { StorageRoom } from './field-store.ts'

/** A shift of pictures: sixty stops with two of them, as they are after shrinking, and as much again. */
const enoughBytes = 60_000_000

export const unknownRoom: StorageRoom = { freeBytes: undefined, persistent: undefined, low: false }

/** How much more the browser takes. The first time it is asked to keep what is here whatever happens: one of them asks the person. */
export async function askForRoom(isFirst: boolean): Promise<StorageRoom> {
  const storage = navigator.storage as StorageManager | undefined
  if (!storage?.estimate) return unknownRoom
  const persistent = await (isFirst ? storage.persist?.() : storage.persisted?.())?.catch(() => false)
  const { quota, usage = 0 } = await storage.estimate().catch((): StorageEstimate => ({}))
  return { persistent, ...roomOf(quota, usage) }
}

export function roomOf(quota: number | undefined, usage: number): Omit<StorageRoom, 'persistent'> {
  if (quota === undefined) return { freeBytes: undefined, low: false }
  const freeBytes = Math.max(0, quota - usage)
  return { freeBytes, low: freeBytes < enoughBytes }
}
