import type { GirihWall } from '#ui/girih-paths.ts'

const columns = 12
/** A column is laid from above, from below, and then in the middle. */
const order = [0, 2, 1] as const
/** What comes next is drawn before it is laid. */
const ahead = 'oo::.'

/** A wall of which so much is laid: long work that is seen to go on. */
export function laidWall(share: number): GirihWall {
  const laid = Math.floor(Math.min(1, Math.max(0, share)) * order.length * columns)
  const signAt = (column: number, line: number, turn: number) =>
    turn < laid ? '123'[(column + 2 * line) % 3] : (ahead[turn - laid] ?? ' ')
  return order.map((place, line) =>
    Array.from({ length: columns }, (_, column) => signAt(column, line, column * order.length + place)).join(
      '',
    ),
  )
}
