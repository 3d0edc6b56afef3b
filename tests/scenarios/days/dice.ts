/** The same numbers for the same seed: mulberry32. */
export function dice(seed: number) {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (bound: number) => Math.floor(next() * bound)
  const of = <T>(things: readonly T[]): T => things[below(things.length)] as T
  return {
    below,
    of,
    /** One time in so many. */
    oneIn: (times: number) => below(times) === 0,
    thousands: (most: number) => (1 + below(most)) * 1_000,
  }
}

export type Dice = ReturnType<typeof dice>

/** Of one act of one day: what is drawn there does not depend on how anything before it has ended. */
export const diceOf = (seed: number, day: number, turn: number): Dice =>
  dice(seed ^ Math.imul(day, 0x9e3779b1) ^ Math.imul(turn + 1, 0x85ebca6b))
