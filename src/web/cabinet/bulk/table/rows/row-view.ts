export type Ranges = readonly (readonly [first: number, last: number])[]

/** The rows that are shown, one under the other: their numbers have gaps, their places have none. */
export type RowView = Readonly<{
  count: number
  ranges: Ranges
  /** Number of the row at a place, from 0. */
  numberAt: (place: number) => number | undefined
  placeOf: (n: number) => number | undefined
  /** Numbers of rows from one place to another, both included. */
  numbersIn: (first: number, last: number) => number[]
}>

export function rowView(ranges: Ranges): RowView {
  const starts: number[] = []
  let count = 0
  for (const [first, last] of ranges) {
    starts.push(count)
    count += last - first + 1
  }
  const numberAt = (place: number) => {
    if (place < 0 || place >= count) return undefined
    const index = lastNotAbove(starts, place)
    return (ranges[index]?.[0] ?? 0) + place - (starts[index] ?? 0)
  }
  const firsts = ranges.map(([first]) => first)
  return {
    count,
    ranges,
    numberAt,
    placeOf: (n) => {
      const index = lastNotAbove(firsts, n)
      const range = ranges[index]
      return range && n <= range[1] ? (starts[index] ?? 0) + n - range[0] : undefined
    },
    numbersIn: (first, last) => {
      const numbers: number[] = []
      const from = Math.max(0, first)
      const wanted = Math.min(last, count - 1) - from + 1
      for (let index = lastNotAbove(starts, from); numbers.length < wanted; index += 1) {
        const [begin = 0, end = 0] = ranges[index] ?? []
        const skipped = numbers.length === 0 ? from - (starts[index] ?? 0) : 0
        for (let n = begin + skipped; n <= end && numbers.length < wanted; n += 1) numbers.push(n)
      }
      return numbers
    },
  }
}

/** Where in a rising list the last value stands that is not above this one; -1 when all are. */
function lastNotAbove(rising: readonly number[], value: number): number {
  let low = 0
  let high = rising.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rising[middle] ?? 0) <= value) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** The same rows but for some that are no longer there. */
export function viewWithout(view: RowView, gone: ReadonlySet<number>): RowView {
  const left = view.ranges.flatMap(([first, last]) => {
    const kept: [number, number][] = []
    for (let n = first; n <= last; n += 1) {
      if (gone.has(n)) continue
      const before = kept.at(-1)
      if (before && before[1] === n - 1) before[1] = n
      else kept.push([n, n])
    }
    return kept
  })
  return rowView(left)
}
