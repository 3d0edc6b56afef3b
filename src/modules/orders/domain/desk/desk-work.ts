import { startOfDay, tashkentClock, tashkentDay } from '#kernel/tashkent.ts'
import type { OrderPromise } from '../promise/promise.ts'
import type { FailureReason, Holder, Status } from '../words.ts'

const hourMs = 3_600_000

/** Nobody is rung at night: what falls into it is due in the morning. */
const firstCall = '08:00'
const lastCall = '22:00'
const morningMs = 9 * hourMs

/** So long after it began to wait, in the hours in which people are called. */
export function dueWithin(ms: number, since: Date): Date {
  const due = new Date(since.getTime() + ms)
  const clock = tashkentClock(due)
  if (clock >= firstCall && clock < lastCall) return due
  const midnight = startOfDay(tashkentDay(due)).getTime()
  return new Date(midnight + (clock < firstCall ? 0 : 24 * hourMs) + morningMs)
}

/** How soon the desk does something about it (docs/decisions/0088-worklist.md). */
export const deskWithin = {
  address: hourMs,
  attempt: 4 * hourMs,
  incident: hourMs,
  claim: 72 * hourMs,
  refund: 24 * hourMs,
} as const

/** What is told before the storage is over. */
export const storageEndsSoonMs = 48 * hourMs
/** What came back in vain lies so long. */
export const keptBackMs = 30 * 24 * hourMs

export const addressReasons = ['wrong_address', 'wrong_number'] as const satisfies readonly FailureReason[]

/** Whoever has it says where it is. */
export function lateDeed({ status, holder }: { status: Status; holder: Holder }) {
  if (holder === 'courier') return 'ask_courier'
  if (holder === 'depot' || holder === 'trip') return 'ask_depot'
  if (holder === 'sender') return status === 'accept' ? 'ask_courier' : 'send_courier'
  return 'ask_point'
}

export function failedDeed({ holder, reason }: { holder: Holder; reason: string | null }) {
  if (reason === 'wrong_address') return 'find_address'
  if (reason === 'wrong_number') return 'find_phone'
  return holder === 'sender' ? 'agree_on_pickup' : 'agree_on_day'
}

type Moment = Readonly<{
  status: Status
  submittedAt?: Date | null | undefined
  storedUntil?: Date | null | undefined
  promise: OrderPromise
}>

/** In a queue of the desk now, or soon: who looks at them is told. What has become late by the clock alone they ask for. */
export function isWatched({ status, submittedAt, storedUntil, promise }: Moment, now: Date): boolean {
  if (status === 'draft') return submittedAt != null
  if (status === 'failed_delivery' || status === 'expired' || promise.reason === 'delayed') return true
  return storedUntil != null && storedUntil.getTime() < now.getTime() + storageEndsSoonMs
}

/** How an order stands to what was promised, as the desk looks for it. */
export const promiseStates = ['late', 'today', 'none'] as const
export type PromiseState = (typeof promiseStates)[number]

/** As promises are compared with: `2026-11-16 21:00`. */
export const deskClock = (now: Date) => `${tashkentDay(now)} ${tashkentClock(now)}`
