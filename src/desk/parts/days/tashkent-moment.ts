import { tashkentOffsetMs } from '#kernel/tashkent.ts'

const dayMs = 86_400_000

/** The first minute of tomorrow, the usual moment for new prices. */
export function tomorrow(now: number): { date: string; time: string } {
  return { date: new Date(now + tashkentOffsetMs + dayMs).toISOString().slice(0, 10), time: '00:00' }
}

/** The moment that a date and an hour of Tashkent mean, wherever the browser is; undefined while one is missing. */
export function momentOf(date: string, time: string): Date | undefined {
  const moment = new Date(`${date}T${time}+05:00`)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}
