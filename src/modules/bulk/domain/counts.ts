/** What is kept of all rows of an upload together. */
export type Counts = Readonly<{
  rows: number
  /** Rows that have one problem or more. */
  errors: number
  repaired: number
  duplicates: number
  /** Rows that are right and have a price, and their sum in so'm. */
  priced: number
  total: number
  /** Rows by `field:code`. */
  problems: Readonly<Record<string, number>>
}>

/** What a row adds to them. */
export type Counted = Readonly<{
  problems: readonly string[]
  repaired: boolean
  price: number | null
}>

export const noRows: Counts = {
  rows: 0,
  errors: 0,
  repaired: 0,
  duplicates: 0,
  priced: 0,
  total: 0,
  problems: {},
}

const isDuplicate = (problem: string) =>
  problem.endsWith(':duplicate_in_file') || problem.endsWith(':duplicate_of_order')

/** The counts after these rows have gone and those have come. */
export function recount(
  counts: Counts,
  { gone = [], come = [] }: { gone?: readonly Counted[]; come?: readonly Counted[] },
): Counts {
  const after = { ...counts, problems: { ...counts.problems } }
  for (const row of gone) add(after, row, -1)
  for (const row of come) add(after, row, 1)
  return after
}

type Sums = { -readonly [Key in keyof Counts]: Counts[Key] } & { problems: Record<string, number> }

function add(sums: Sums, { problems, repaired, price }: Counted, sign: 1 | -1): void {
  sums.rows += sign
  if (problems.length > 0) sums.errors += sign
  if (repaired) sums.repaired += sign
  if (problems.some(isDuplicate)) sums.duplicates += sign
  if (price !== null && problems.length === 0) {
    sums.priced += sign
    sums.total += sign * price
  }
  for (const problem of new Set(problems)) {
    const left = (sums.problems[problem] ?? 0) + sign
    if (left > 0) sums.problems[problem] = left
    else delete sums.problems[problem]
  }
}
