/** Uploads are examined in memory, so that an identity document never lies unencrypted on a disk. */
export type MemoryBudget = {
  /** False when the uploads under way already hold all that may be held. */
  take(bytes: number): boolean
  giveBack(bytes: number): void
  readonly held: number
}

export function createMemoryBudget(limitBytes: number): MemoryBudget {
  let held = 0
  return {
    take(bytes) {
      if (held + bytes > limitBytes) return false
      held += bytes
      return true
    },
    giveBack(bytes) {
      held -= bytes
    },
    get held() {
      return held
    },
  }
}
