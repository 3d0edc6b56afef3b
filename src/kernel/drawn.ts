import { assert } from './assert.ts'

/** Whole numbers that look like chance and are the same for the same seed, wherever they are drawn. */
export type Draws = Readonly<{
  /** From `least` to below `limit`. */
  between(least: number, limit: number): number
  /** From 0 to below 1. */
  share(): number
  pick<T>(list: readonly T[]): T
}>

const WHOLE = 2 ** 32

export function drawsOf(seed: string): Draws {
  let state = 0
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x9e37_79b1)
  const share = () => {
    state = (state + 0x6d2b_79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / WHOLE
  }
  const between = (least: number, limit: number) => least + Math.floor(share() * (limit - least))
  return {
    between,
    share,
    pick(list) {
      const one = list[between(0, list.length)]
      assert(one !== undefined, 'there is something to draw from')
      return one
    },
  }
}
