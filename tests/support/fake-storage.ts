/** A browser's storage; a broken one refuses to keep anything, as a full one does. */
export function fakeStorage({ broken = false } = {}) {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (broken) throw new Error('full')
      kept.set(key, text)
    },
    removeItem: (key: string) => void kept.delete(key),
  }
}
