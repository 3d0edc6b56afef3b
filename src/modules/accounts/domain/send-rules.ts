import { codeRules } from './sign-in-rules.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** SMS cost money and patience: how many codes may leave, per window. The ceiling over all of them is a setting. */
export const sendLimits = {
  phone: { limit: 5, windowMs: hour },
  network: { limit: 30, windowMs: 10 * minute },
  /** Numbers that share all but the last three digits: pumping buys them in blocks. From `free` on each costs work. */
  prefix: { limit: 120, free: 40, windowMs: hour, digits: 6 },
  totalWindowMs: hour,
  /** What a known device may ask for its own person, and what all devices of one person may together. */
  device: { limit: 5, windowMs: hour },
  devices: { limit: 10, windowMs: hour },
} as const

/** When callers whom nobody knows have to work for a code, as shares of the ceiling. */
const workFrom = { everybody: 0.5, busyNetworks: 0.25, busyNetwork: 10 } as const

/** The fuller the hour, the dearer a code: each step doubles the work. */
const dearer = [0.7, 0.85, 0.95] as const

/** The lane everybody shares, and the one of staff. A known device has one of its own. */
export const commonLane = ''
export const reserveLane = 'reserve'
export const deviceLane = (id: number) => `device ${id}`

/** How many have left within a window, and when the first of them did. */
export type Sent = { count: number; since: Date | null }
export type SendCounts = { phone: Sent; network: Sent; prefix: Sent; total: Sent; lastAt: Date | null }

/** `own`: it is the phone itself that has had its codes, whoever asked for them. */
export type SendRefusal = { code: 'code_wait' | 'too_many_codes'; seconds: number; own: boolean }

type Used = Sent & { limit: number; windowMs: number }

/** Whether one more code may leave by the lane that all share. The person is told to wait, but not which limit they met. */
export function refusalToSend(
  counts: SendCounts,
  { now, ceiling }: { now: Date; ceiling: number },
): SendRefusal | undefined {
  const wait = waitAfterLast(counts.lastAt, now)
  if (wait) return wait
  const phone = { ...counts.phone, ...sendLimits.phone }
  const all: Used[] = [
    phone,
    { ...counts.network, ...sendLimits.network },
    { ...counts.prefix, ...sendLimits.prefix },
    { ...counts.total, limit: ceiling, windowMs: sendLimits.totalWindowMs },
  ]
  return overLimit(all, now, isUsedUp(phone))
}

export type LaneCounts = { lane: Sent; lanes: Sent; total: Sent; lastAt: Date | null }

/** The same for a known device: only what was asked for from there, and from the same person's other devices, counts. */
export function refusalToDevice(
  counts: LaneCounts,
  { now, ceiling }: { now: Date; ceiling: number },
): SendRefusal | undefined {
  const all: Used[] = [
    { ...counts.lane, ...sendLimits.device },
    { ...counts.lanes, ...sendLimits.devices },
    { ...counts.total, limit: ceiling, windowMs: sendLimits.totalWindowMs },
  ]
  return waitAfterLast(counts.lastAt, now) ?? overLimit(all, now, true)
}

/** The reserve asks only whether this phone has had its codes, by whichever way strangers can make it ring. */
export function reserveIsOpen({ phone, lastAt }: Pick<SendCounts, 'phone' | 'lastAt'>, now: Date): boolean {
  return !waitAfterLast(lastAt, now) && !isUsedUp({ ...phone, ...sendLimits.phone })
}

function waitAfterLast(lastAt: Date | null, now: Date): SendRefusal | undefined {
  const sinceLast = lastAt ? now.getTime() - lastAt.getTime() : Number.POSITIVE_INFINITY
  if (sinceLast >= codeRules.resendAfterMs) return undefined
  return {
    code: 'code_wait',
    seconds: Math.ceil((codeRules.resendAfterMs - sinceLast) / second),
    own: true,
  }
}

const isUsedUp = ({ count, limit }: Pick<Used, 'count' | 'limit'>) => count >= limit

function overLimit(rules: readonly Used[], now: Date, own: boolean): SendRefusal | undefined {
  const waits = rules
    .filter(isUsedUp)
    .map(({ since, windowMs }) => (since?.getTime() ?? 0) + windowMs - now.getTime())
  if (waits.length === 0) return undefined
  return { code: 'too_many_codes', seconds: Math.max(1, Math.ceil(Math.max(...waits) / second)), own }
}

/**
 * How much work a caller whom nobody knows owes for a code, in bits on top of the usual; undefined in quiet times. It is
 * the same for every phone: who is asked to work learns nothing about whose number it is.
 */
export function workOwed(
  { network, prefix, total }: Pick<SendCounts, 'network' | 'prefix' | 'total'>,
  ceiling: number,
): number | undefined {
  const share = total.count / ceiling
  const block = prefix.count - sendLimits.prefix.free
  const isOwed =
    share >= workFrom.everybody ||
    (share >= workFrom.busyNetworks && network.count >= workFrom.busyNetwork) ||
    block >= 0
  if (!isOwed) return undefined
  const byHour = dearer.filter((step) => share >= step).length
  const byBlock = Math.floor(Math.max(0, block) / (sendLimits.prefix.free / 2))
  return Math.max(byHour, byBlock)
}
