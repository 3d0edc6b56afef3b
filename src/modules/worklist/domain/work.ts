import type { Queue, WorkDeed } from './queues.ts'

/** One thing that waits, as its module tells it. */
export type WorkRow = Readonly<{
  queue: Queue
  key: string
  orderId: number | null
  /** When it began to wait: what was said about the same thing before that is about something else. */
  since: Date
  due: Date
  deed: WorkDeed
  amount: number | null
  /** Who or what it is about, where there is no order to say so. */
  about: string | null
  /** Whoever is on the phone with its customer at this moment. */
  heldBy: number | null
}>

type Optional = 'orderId' | 'amount' | 'about' | 'heldBy'
export type ToldRow = Omit<WorkRow, Optional> & Partial<Pick<WorkRow, Optional>>

/** What is not told, it does not have. */
export const workRow = (told: ToldRow): WorkRow => ({
  orderId: null,
  amount: null,
  about: null,
  heldBy: null,
  ...told,
})

/** What the desk has said about a thing. */
export type WorkItem = Readonly<{
  key: string
  ownerId: number | null
  takenAt: Date | null
  handedAt: Date | null
  lookAt: Date | null
  lookSaidAt: Date | null
  settledAt: Date | null
}>

export type Waiting = WorkRow & Readonly<{ ownerId: number | null; takenAt: Date | null }>

/** With what the desk said since it began to wait: who deals with it, and the hour that was set instead of its own. */
export function withItem(row: WorkRow, item: WorkItem | undefined): Waiting {
  const { since, heldBy } = row
  const isOwned = item !== undefined && isSaidSince(item.takenAt, since)
  const isPutOff = item !== undefined && isSaidSince(item.lookSaidAt, since)
  return {
    ...row,
    due: (isPutOff && item.lookAt) || row.due,
    ownerId: heldBy ?? (isOwned ? item.ownerId : null),
    takenAt: isOwned ? item.takenAt : null,
  }
}

const isSaidSince = (at: Date | null, since: Date) => at !== null && at >= since

/** Soonest first; of two at the same moment always in the same order. */
export function bySoonest(a: WorkRow, b: WorkRow): number {
  return a.due.getTime() - b.due.getTime() || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)
}
