/** `actions` and `notes` (of files) are read whole; a file is read when it is sent or looked at. */
const drawers = ['state', 'actions', 'notes', 'files', 'positions'] as const
export type Drawer = (typeof drawers)[number]

/** What lies on the disk: nobody reads it without the key. */
export type Sealed = { readonly iv: Uint8Array<ArrayBuffer>; readonly data: ArrayBuffer }

export type Placed = readonly [drawer: Drawer, key: string, value: Sealed]

/** Where a phone keeps things; in a browser IndexedDB, in tests the memory. */
export type Shelf = {
  readAll(drawer: Drawer): Promise<readonly (readonly [key: string, value: Sealed])[]>
  read(drawer: Drawer, key: string): Promise<Sealed | undefined>
  /** All of it or nothing, and on the disk when it is done. */
  change(put: readonly Placed[], remove: readonly (readonly [Drawer, string])[]): Promise<void>
  /** After the browser has closed it on its own; what lay there may be gone. */
  reopen(): Promise<void>
  /** Everything is gone. */
  clear(): Promise<void>
  close(): void
}

export const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const endOf = (work: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    work.oncomplete = () => resolve()
    work.onabort = () => reject(work.error)
  })

export function openDatabase(name: string, stores: readonly string[]): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 1)
  opening.onupgradeneeded = () => {
    for (const store of stores) opening.result.createObjectStore(store)
  }
  return answerOf(opening)
}

export async function openShelf(name: string): Promise<Shelf> {
  let database = await openDatabase(name, drawers)
  let isClosed = false
  return {
    async reopen() {
      // Another window has it now, or somebody has left.
      if (isClosed) throw new DOMException('the shelf was closed', 'InvalidStateError')
      database.close()
      database = await openDatabase(name, drawers)
    },
    async readAll(drawer) {
      const store = database.transaction(drawer).objectStore(drawer)
      const [keys, values] = await Promise.all([answerOf(store.getAllKeys()), answerOf(store.getAll())])
      return keys.map((key, at) => [String(key), values[at] as Sealed] as const)
    },
    read: (drawer, key) => answerOf(database.transaction(drawer).objectStore(drawer).get(key)),
    async change(put, remove) {
      // Strict: what was said to be kept is on the disk, also when the phone dies in the next moment.
      const work = database.transaction(drawers, 'readwrite', { durability: 'strict' })
      for (const [drawer, key, value] of put) work.objectStore(drawer).put(value, key)
      for (const [drawer, key] of remove) work.objectStore(drawer).delete(key)
      await endOf(work)
    },
    clear() {
      const work = database.transaction(drawers, 'readwrite')
      for (const drawer of drawers) work.objectStore(drawer).clear()
      return endOf(work)
    },
    close() {
      isClosed = true
      database.close()
    },
  }
}
