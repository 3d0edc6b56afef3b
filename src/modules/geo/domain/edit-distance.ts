/** How far apart two words are: `whole` to the end of both, `begun` to the nearest beginning of the second. */
export type EditDistance = Readonly<{ whole: number; begun: number }>

const far: EditDistance = { whole: Number.POSITIVE_INFINITY, begun: Number.POSITIVE_INFINITY }

/** Room for the three rows that matter at a time, used again for every pair; longer words are never near. */
const longestWord = 128
const rows = [0, 1, 2].map(() => new Uint16Array(longestWord + 1)) as [Uint16Array, Uint16Array, Uint16Array]

/**
 * Letters to add, drop, change or swap with a neighbour to get from one word to the other. Gives up, with Infinity, as
 * soon as more than `limit` are certain, so that a search through thousands of words stays cheap.
 */
export function editDistance(typed: string, meant: string, limit: number): EditDistance {
  if (typed.length - meant.length > limit || typed.length > longestWord) return far
  // No beginning longer than this can be within the limit.
  const width = Math.min(meant.length, typed.length + limit, longestWord)
  let [twoAbove, above, current] = rows
  for (let column = 0; column <= width; column++) above[column] = column
  for (let row = 1; row <= typed.length; row++) {
    if (fillRow(row, typed, meant, width, twoAbove, above, current) > limit) return far
    ;[twoAbove, above, current] = [above, current, twoAbove]
  }
  const whole = width === meant.length ? (above[width] as number) : Number.POSITIVE_INFINITY
  return { whole: whole > limit ? Number.POSITIVE_INFINITY : whole, begun: leastOf(above, width) }
}

function leastOf(row: Uint16Array, width: number): number {
  let least = row[0] as number
  for (let column = 1; column <= width; column++) least = Math.min(least, row[column] as number)
  return least
}

/** One row of the table of distances between beginnings; answers the least in it. */
function fillRow(
  row: number,
  typed: string,
  meant: string,
  width: number,
  twoAbove: Uint16Array,
  above: Uint16Array,
  current: Uint16Array,
): number {
  const letter = typed.charCodeAt(row - 1)
  const letterBefore = typed.charCodeAt(row - 2)
  let nearest = row
  let left = row
  current[0] = row
  for (let column = 1; column <= width; column++) {
    const meantLetter = meant.charCodeAt(column - 1)
    const changed = (above[column - 1] as number) + (letter === meantLetter ? 0 : 1)
    left = Math.min(left + 1, (above[column] as number) + 1, changed)
    const isSwap =
      row > 1 && column > 1 && letter === meant.charCodeAt(column - 2) && letterBefore === meantLetter
    if (isSwap) left = Math.min(left, (twoAbove[column - 2] as number) + 1)
    current[column] = left
    if (left < nearest) nearest = left
  }
  return nearest
}
