import type { Confirmation, ConfirmationList } from '#modules/orders/desk/desk-orders.contract.ts'

export type Queue = {
  items: readonly Confirmation[]
  nextCursor: string | null
  waiting: number
  late: number
}

/** The most that one call brings. */
const mostAtOnce = 100
const usualPage = 50

/** How much is asked for again: what is on the screen, so that nothing under the eyes moves. */
export const sizeOf = (queue: Queue | undefined) =>
  Math.min(mostAtOnce, Math.max(usualPage, queue?.items.length ?? 0))

/** The beginning of the queue anew; what was loaded beyond it stays until it is asked for. */
export function refreshed(before: Queue | undefined, page: ConfirmationList): Queue {
  const { items, next_cursor: nextCursor, waiting, late } = page
  const last = items.at(-1)
  const known = before?.items ?? []
  const at = last ? known.findIndex(({ id }) => id === last.id) : -1
  const isWhole = nextCursor === null || at < 0 || at === known.length - 1
  if (isWhole) return { items, nextCursor, waiting, late }
  const beyond = known.slice(at + 1).filter(({ id }) => !items.some((one) => one.id === id))
  return { items: [...items, ...beyond], nextCursor: before?.nextCursor ?? null, waiting, late }
}

/** The next page after what is there. */
export function continued(before: Queue, page: ConfirmationList): Queue {
  const fresh = page.items.filter(({ id }) => !before.items.some((one) => one.id === id))
  return {
    items: [...before.items, ...fresh],
    nextCursor: page.next_cursor,
    waiting: page.waiting,
    late: page.late,
  }
}

export const put = (before: Queue, item: Confirmation): Queue => ({
  ...before,
  items: before.items.map((one) => (one.id === item.id ? item : one)),
})

/** Done with: one less waits. */
export function without(before: Queue, id: string, now: number): Queue {
  const gone = before.items.find((one) => one.id === id)
  if (!gone) return before
  const wasLate = Date.parse(gone.order.confirm_by ?? '') < now
  return {
    ...before,
    items: before.items.filter((one) => one.id !== id),
    waiting: before.waiting - 1,
    late: before.late - (wasLate ? 1 : 0),
  }
}

/** Where the eyes go when this one is done: the next, or at the end of the list the one before. */
export function neighbourOf(items: readonly Confirmation[], id: string): string | undefined {
  const at = items.findIndex((one) => one.id === id)
  return (items[at + 1] ?? items[at - 1])?.id
}

export type WhoCalls = 'nobody' | 'me' | { name: string }

/** Whoever is on the line now. */
export function whoCalls(
  { calls }: Pick<Confirmation, 'calls'>,
  me: string | undefined,
  now: number,
): WhoCalls {
  const open = calls.find(({ outcome, until }) => outcome === 'calling' && Date.parse(until) > now)
  if (!open) return 'nobody'
  return open.by.id === me ? 'me' : { name: open.by.full_name }
}

export const unanswered = ({ calls }: Pick<Confirmation, 'calls'>) =>
  calls.filter(({ outcome }) => outcome === 'no_answer')
