import { type FileStore, type StorageKey, StoreProblem } from '#platform/files/store/file-store.ts'

export type MemoryStore = FileStore & {
  objects: Map<StorageKey, Buffer>
  /** From now on every call fails, until told otherwise. */
  fail(isFailing: boolean): void
}

/** For tests that are not about where bytes lie. */
export function memoryStore(): MemoryStore {
  const objects = new Map<StorageKey, Buffer>()
  let isFailing = false
  const answer = () => {
    if (isFailing) throw new StoreProblem('unavailable', 'the store of the test is away')
  }
  return {
    objects,
    fail: (next) => {
      isFailing = next
    },
    async put(key, bytes) {
      answer()
      objects.set(key, Buffer.from(bytes))
    },
    async get(key, range) {
      answer()
      const bytes = objects.get(key)
      if (!bytes) throw new StoreProblem('missing', 'not in the store of the test')
      return inPieces(range ? bytes.subarray(range.first, range.last + 1) : bytes)
    },
    async delete(key) {
      answer()
      objects.delete(key)
    },
    async isEmpty() {
      answer()
      return objects.size === 0
    },
  }
}

async function* inPieces(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 10_000) yield bytes.subarray(at, at + 10_000)
}
