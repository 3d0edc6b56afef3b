import type { Draws } from '#kernel/drawn.ts'
import type { Reason } from '../../domain/words.ts'
import type { Hand, Step } from './story.ts'

/* The legs of a parcel's way. Hours are counted from the midnight before it was made; couriers and counters keep theirs. */

const DAY = 24

/** A step before its day is known. */
export type Hourly = Omit<Step, 'at'> & Readonly<{ hour: number }>
export type Leg = Readonly<{ steps: readonly Hourly[]; ends: number }>

const step = (hour: number, by: Hand, does: Hourly['does'], rest: Partial<Hourly> = {}): Hourly => ({
  hour,
  by,
  does,
  ...rest,
})

/** In the morning of the day that many days later. */
const morning = (hour: number, days: number, at: number) => (Math.floor(hour / DAY) + days) * DAY + at
const ofDay = (hour: number) => hour % DAY

export function agreed(hour: number, way: 'balance' | 'online' | 'call', draws: Draws): Leg {
  if (way === 'balance') return { steps: [step(hour + 0.05, 'system', 'pay')], ends: hour + 0.05 }
  if (way === 'online') return { steps: [step(hour + 0.1, 'system', 'pay online')], ends: hour + 0.1 }
  const yes = hour + 0.2 + draws.share() * 0.7
  return { steps: [step(hour + 0.05, 'owner', 'submit'), step(yes, 'operator', 'confirm')], ends: yes }
}

/** From a door by a courier, or brought to a point and fetched there in the morning. */
export function fetched(hour: number, fromDoor: boolean, draws: Draws): Leg {
  if (fromDoor) {
    const isToday = ofDay(hour) < 13
    const at = isToday ? hour + 2 + draws.share() * 2 : morning(hour, 1, 9.5 + draws.share() * 3)
    return {
      steps: [step(at - 0.8, 'fetcher', 'accept'), step(at, 'fetcher', 'pick_up')],
      ends: at,
    }
  }
  const isToday = ofDay(hour) < 16
  const brought = isToday ? hour + 1 + draws.share() : morning(hour, 1, 10 + draws.share() * 3)
  const at = morning(brought, 1, 8.6)
  return {
    steps: [step(brought, 'counter here', 'drop_off'), step(at, 'fetcher', 'pick_up')],
    ends: at,
  }
}

/** To the region of the receiver: `ends` is when somebody sets out with it there. */
export function carried(hour: number, isNear: boolean, isFar: boolean, rest: Partial<Hourly> = {}): Leg {
  if (isNear) {
    const ends = ofDay(hour) < 15 ? hour + 1 : morning(hour, 1, 9)
    return { steps: [], ends }
  }
  const arrives = morning(hour, isFar ? 2 : 1, 6.5)
  const leaves = arrives + 2.2
  return {
    steps: [step(arrives, 'depot there', 'store', rest), step(leaves, 'bringer', 'pick_up', rest)],
    ends: leaves,
  }
}

export function toDoor(hour: number, draws: Draws, rest: Partial<Hourly> = {}): Leg {
  const at = hour + 0.5 + draws.share() * Math.max(1, 19 - ofDay(hour))
  return { steps: [step(at, 'bringer', 'deliver', { proof: 'code', ...rest })], ends: at }
}

export function inVain(hour: number, reason: Reason, draws: Draws): Leg {
  const at = hour + 0.5 + draws.share() * Math.max(1, 17 - ofDay(hour))
  return { steps: [step(at, 'bringer', 'fail_delivery', { reason })], ends: at }
}

/** The desk sends it out once more, for the next day. */
export function again(hour: number): Leg {
  const at = hour + 1.2
  return { steps: [step(at, 'operator', 'redeliver')], ends: morning(at, 1, 9) }
}

export function toShelf(hour: number, draws: Draws): Leg {
  const at = hour + 1 + draws.share() * Math.max(1, 15 - ofDay(hour))
  return { steps: [step(at, 'counter there', 'store')], ends: at }
}

export function handedOut(hour: number, draws: Draws): Leg {
  const at = morning(hour, draws.between(0, 4), 0) + Math.max(ofDay(hour) + 0.5, 10 + draws.share() * 9)
  return { steps: [step(at, 'counter there', 'hand_out', { proof: 'code' })], ends: at }
}

/** The day after what ran out: back in the hands that had it, and home again. */
export function homeAgain(hour: number, isNear: boolean, isFar: boolean, draws: Draws): Leg {
  const back = { isWayBack: true } as const
  const at = morning(hour, 1, 9.2)
  const taken = [step(at, 'bringer', 'accept', back), step(at + 0.5, 'bringer', 'pick_up', back)]
  const home = morning(at, isFar ? 2 : 1, 6.5)
  const last = isNear
    ? [step(home + 4 + draws.share() * 6, 'bringer', 'deliver', { proof: 'code', ...back })]
    : [
        step(home, 'depot here', 'store', back),
        step(home + 2, 'fetcher', 'pick_up', back),
        step(home + 4 + draws.share() * 6, 'fetcher', 'deliver', { proof: 'code', ...back }),
      ]
  return { steps: [...taken, ...last], ends: home + 10 }
}
