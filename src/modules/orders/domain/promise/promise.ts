import { tashkentClock, tashkentDay } from '#kernel/tashkent.ts'

/** How exactly a window is meant: some time of these days, half a day, hours that were chosen, or the courier's next stop. */
export const precisions = ['day', 'half_day', 'hours', 'next_stop'] as const
export type Precision = (typeof precisions)[number]

/** Why it is promised so: the last thing that changed it. From `refused` on nothing is promised any more. */
export const promiseReasons = [
  'agreed',
  'out_for_delivery',
  'another_day',
  'attempt_failed',
  'redirected',
  'at_point',
  'delivery_undone',
  'found',
  'delayed',
  'refused',
  'attempts_used',
  'storage_over',
  'called_off',
] as const
export type PromiseReason = (typeof promiseReasons)[number]

export type Hours = Readonly<{ from: string; to: string }>

/** Days of Tashkent, both promised, and the hours on each of them where they are known. */
export type PromisedWindow = Readonly<{ from: string; to: string; hours: Hours | null; precision: Precision }>

/**
 * The one promise of an order (DECISIONS, "Promise"), kept beside it: messages, pages, the cabinet, couriers and the desk
 * read it, and nobody works it out again. Without a window nothing is promised: the parcel goes back, or nobody comes.
 */
export type OrderPromise = Readonly<{ window: PromisedWindow | null; reason: PromiseReason; at: string }>

/** When couriers have gone home. */
export const lastHour = '21:00'

export function hoursOf(interval: string): Hours {
  const [from = '', to = ''] = interval.split('-')
  return { from, to }
}

/** Chosen hours are worth telling once there is only one day left to them. */
export function windowOf(from: string, to: string, interval: string | null): PromisedWindow {
  const isHourly = from === to && interval !== null
  return { from, to, hours: isHourly ? hoursOf(interval) : null, precision: isHourly ? 'hours' : 'day' }
}

/** Whether the last promised hour has passed. */
export function isPast({ to, hours }: PromisedWindow, now: Date): boolean {
  const today = tashkentDay(now)
  return to < today || (to === today && tashkentClock(now) >= (hours?.to ?? lastHour))
}

export type ShownPromise = PromisedWindow & Readonly<{ reason: PromiseReason; late: boolean }>

type Kept = Readonly<{ promise: OrderPromise; status: string }>

const delivered: readonly string[] = ['executor_done', 'done']

/** The promise as every answer shows it. Late: it has been put off, or its hours are over and it is about to be. */
export function shownPromise({ promise, status }: Kept, now: Date): ShownPromise | null {
  const { window, reason } = promise
  const isOpen = !delivered.includes(status)
  return window && { ...window, reason, late: reason === 'delayed' || (isOpen && isPast(window, now)) }
}
