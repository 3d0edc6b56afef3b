/**
 * Files share a worker and what it has loaded, so what one opens it closes. vitest's own `afterAll` is heard only while
 * a file is read, not from inside a test; this is heard always.
 */
const closers: (() => unknown)[] = []

/** Called when the file is done, the newest first. */
export function atTheEnd(close: () => unknown): void {
  closers.push(close)
}

/** Every one is called, also after one that failed; then the first failure is thrown. */
export async function closeEverything(): Promise<void> {
  const failures: unknown[] = []
  for (let close = closers.pop(); close !== undefined; close = closers.pop()) {
    try {
      await close()
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}
