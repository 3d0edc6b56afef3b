import { BUSY } from '#platform/work-queue/work-queue.ts'

/** A person, or the network of somebody who has not signed in. */
export type Sharer = number | string

export type OwnShares = {
  /** BUSY when this one has as much under way as anybody may: the work was not begun. */
  run<T>(sharer: Sharer, work: () => Promise<T>): Promise<T | typeof BUSY>
}

/** So that whoever sends much leaves the others their turn: nobody alone can take all there is. */
export function createOwnShares(most: number): OwnShares {
  const underWay = new Map<Sharer, number>()
  return {
    async run(sharer, work) {
      const already = underWay.get(sharer) ?? 0
      if (already >= most) return BUSY
      underWay.set(sharer, already + 1)
      try {
        return await work()
      } finally {
        const left = (underWay.get(sharer) ?? 1) - 1
        if (left > 0) underWay.set(sharer, left)
        else underWay.delete(sharer)
      }
    },
  }
}
