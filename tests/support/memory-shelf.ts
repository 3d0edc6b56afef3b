import type { Drawer, Sealed, Shelf } from '../../src/client/field/shelf.ts'

/** A phone's disk; `fill()` makes it refuse what comes next. What lies there can be looked at as a thief would. */
export function memoryShelf() {
  const kept = new Map<string, Sealed>()
  let full = false
  const keysOf = (drawer: Drawer) => [...kept.keys()].filter((key) => key.startsWith(`${drawer}/`))
  const shelf: Shelf = {
    readAll: async (drawer) =>
      keysOf(drawer).flatMap((key) => {
        const value = kept.get(key)
        return value ? [[key.slice(drawer.length + 1), value] as const] : []
      }),
    read: async (drawer, key) => kept.get(`${drawer}/${key}`),
    change: async (put, remove) => {
      if (full && put.length > 0) throw new DOMException('full', 'QuotaExceededError')
      for (const [drawer, key, value] of put) kept.set(`${drawer}/${key}`, value)
      for (const [drawer, key] of remove) kept.delete(`${drawer}/${key}`)
    },
    reopen: async () => undefined,
    clear: async () => kept.clear(),
    close: () => undefined,
  }
  const fill = () => {
    full = true
  }
  return { shelf, kept, fill }
}
