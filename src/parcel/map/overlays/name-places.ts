import { type Box, overlap } from '../labels/taken-room.ts'

/** A sign on the map and the name it wants to bear; all in pixels. */
export type NamedSign = Readonly<{
  x: number
  y: number
  /** Of the sign, up and down from its place. */
  above: number
  below: number
  /** Half the width of the name's plate; 0 where there is none. */
  half: number
}>

export const plateHeight = 24
const gap = 4

/** Where the middle of each name lies, above its sign or below; undefined where it would cover something. First come, first served. */
export function namePlaces(signs: readonly NamedSign[]): readonly (number | undefined)[] {
  const taken: Box[] = signs.map(({ x, y, above, below }) => ({
    left: x - above / 2,
    right: x + above / 2,
    top: y - above,
    bottom: y + below,
  }))
  return signs.map(({ x, y, above, below, half }) => {
    if (half === 0) return undefined
    const middles = [y - above - gap - plateHeight / 2, y + below + gap + plateHeight / 2]
    for (const middle of middles) {
      const box = {
        left: x - half,
        right: x + half,
        top: middle - plateHeight / 2,
        bottom: middle + plateHeight / 2,
      }
      if (taken.some((other) => overlap(box, other))) continue
      taken.push(box)
      return middle
    }
    return undefined
  })
}
