import { type DayView, numberOf } from '../parts/day-view.ts'

export type Undoable = Readonly<{ orderId: string; number: number; leftMs: number }>

/** The delivery that was done last and can still be taken back. */
export function lastUndoable(day: DayView, now: number): Undoable | undefined {
  const [last] = day.visits
    .flatMap(({ stops }) => stops)
    .flatMap(({ order_id: orderId, ended_at, undo_until }) => {
      const leftMs = undo_until === null ? 0 : Date.parse(undo_until) - now
      return leftMs > 0 && ended_at !== null ? [{ orderId, leftMs, endedAt: Date.parse(ended_at) }] : []
    })
    .sort((one, other) => other.endedAt - one.endedAt)
  if (!last) return undefined
  return { orderId: last.orderId, leftMs: last.leftMs, number: numberOf(day, last.orderId) ?? 0 }
}

/** `9:41`: what is left of ten minutes. */
export function countdown(leftMs: number): string {
  const seconds = Math.max(0, Math.floor(leftMs / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
