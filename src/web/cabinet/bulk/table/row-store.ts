import type { RowAnswer } from '#modules/bulk/bulk.contract.ts'
import type { Field } from '#modules/bulk/domain/fields.ts'
import { allRows, type RowFilter } from './filters.ts'
import { type RowView, rowView } from './row-view.ts'

/** What is asked of the server: so many rows from this one on, all or only those that fit the filter of the view. */
export type RowQuestion = Readonly<{ from: number; limit: number; filter: RowFilter }>

/** Undefined: it could not be answered. */
type Ask = (question: RowQuestion) => Promise<readonly RowAnswer[] | undefined>

/** What was written into a row and not yet looked at by the server. */
export type Written = Readonly<{ [field in Field]?: string }>

export type RowEdit = Readonly<{ n: number; cells: Written }>

/** Rows that are asked for together. */
const together = 50
/** So many numbers are asked for as they stand in the file; where rows lie further apart, by the filter. */
const widest = 300
const atOnce = 2
/** Two hundred screens; what was seen longest ago goes first. */
const mostKept = 6_000

export type RowStore = ReturnType<typeof createRowStore>

/** The rows of an upload that the browser has by now, and those it has asked for. */
export function createRowStore(ask: Ask) {
  const rows = new Map<number, RowAnswer>()
  const written = new Map<number, { parts: readonly Written[]; whole: Written }>()
  const mended = new Set<number>()
  /** Rows that have been read since the last change that may have touched others. */
  let fresh = new Set<number>()
  let view = rowView([])
  let filter = allRows
  let wanted: readonly number[] = []
  let underWay = 0
  let version = 0
  let round = 0
  let hasFailed = false
  const asked = new Set<number>()
  const alone = new Set<number>()
  const listeners = new Set<() => void>()

  const tell = () => {
    version += 1
    for (const listener of listeners) listener()
  }

  function keep(row: RowAnswer): void {
    const before = rows.get(row.n)
    if (before && hasError(before) && !hasError(row)) mended.add(row.n)
    else if (hasError(row)) mended.delete(row.n)
    rows.delete(row.n)
    rows.set(row.n, row)
    fresh.add(row.n)
  }

  function forgetOldest(): void {
    const inSight = new Set(wanted)
    for (const n of rows.keys()) {
      if (rows.size <= mostKept) return
      if (inSight.has(n)) continue
      rows.delete(n)
      fresh.delete(n)
    }
  }

  function keepWritten(n: number, parts: readonly Written[]): void {
    if (parts.length === 0) written.delete(n)
    else written.set(n, { parts, whole: Object.assign({}, ...parts) })
  }

  async function fetchNext(): Promise<void> {
    const missing = wanted.filter((n) => !fresh.has(n) && !asked.has(n))
    const first = missing[0]
    if (first === undefined || underWay >= atOnce) return
    const isMissing = (n: number) => !fresh.has(n) && !asked.has(n) && !alone.has(n)
    const group = alone.has(first) ? [first] : groupAround(view, first).filter(isMissing)
    const question = questionFor(group)
    const roundThen = round
    for (const n of group) asked.add(n)
    underWay += 1
    const answer = await ask(question)
    underWay -= 1
    for (const n of group) asked.delete(n)
    if (roundThen === round) take(group, answer, question.filter !== allRows)
    tell()
    if (!hasFailed) goOn()
  }

  function take(group: readonly number[], answer: readonly RowAnswer[] | undefined, filtered: boolean): void {
    hasFailed = answer === undefined
    if (!answer) return
    for (const row of answer) keep(row)
    // Put right meanwhile, they no longer fit the filter: they are asked for one by one.
    const lost = group.filter((n) => !fresh.has(n))
    if (filtered) for (const n of lost) alone.add(n)
    else for (const n of lost) fresh.add(n)
    forgetOldest()
  }

  function questionFor(group: readonly number[]): RowQuestion {
    const [first = 1] = group
    const last = group.at(-1) ?? first
    const span = last - first + 1
    alone.delete(first)
    return span <= widest
      ? { from: first, limit: span, filter: allRows }
      : { from: first, limit: group.length, filter }
  }

  const goOn = () => {
    for (let free = atOnce - underWay; free > 0; free -= 1) void fetchNext()
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    version: () => version,
    row: (n: number) => rows.get(n),
    written: (n: number) => written.get(n)?.whole,
    isMended: (n: number) => mended.has(n),
    failed: () => hasFailed,
    /** Another list of rows is shown; what is known of them stays. */
    show: (next: RowView, fitting: RowFilter) => {
      view = next
      filter = fitting
      mended.clear()
      alone.clear()
      tell()
    },
    /** The rows in sight and those near them. */
    want: (numbers: readonly number[]) => {
      wanted = numbers
      if (!hasFailed) goOn()
    },
    retry: () => {
      hasFailed = false
      goOn()
      tell()
    },
    /** These rows, when they have come; what cannot be had is left out. */
    load: async (numbers: readonly number[]): Promise<readonly RowAnswer[]> => {
      for (const group of groupsOf(numbers.filter((n) => !fresh.has(n)))) {
        const [first = 1] = group
        const limit = (group.at(-1) ?? first) - first + 1
        const answer = await ask({ from: first, limit, filter: allRows })
        for (const row of answer ?? []) keep(row)
      }
      tell()
      return numbers.flatMap((n) => rows.get(n) ?? [])
    },
    put: (row: RowAnswer) => {
      keep(row)
      tell()
    },
    /** Something was changed in many rows: what is in sight stays until it is read again. */
    readAgain: () => {
      fresh = new Set()
      asked.clear()
      round += 1
      goOn()
    },
    write: (edits: readonly RowEdit[]) => {
      for (const { n, cells } of edits) keepWritten(n, [...(written.get(n)?.parts ?? []), cells])
      tell()
    },
    /** The server has looked at it, or has refused it; what was written meanwhile still waits. */
    settle: (edits: readonly RowEdit[]) => {
      for (const { n, cells } of edits) {
        const parts = written.get(n)?.parts.filter((part) => part !== cells) ?? []
        keepWritten(n, parts)
      }
      tell()
    },
  }
}

export const hasError = ({ cells }: RowAnswer) => Object.values(cells).some((cell) => cell.error !== null)

/** The rows that are asked for with this one, in their order. */
function groupAround(view: RowView, n: number): number[] {
  const place = view.placeOf(n)
  if (place === undefined) return [n]
  const first = place - (place % together)
  return view.numbersIn(first, first + together - 1)
}

/** Numbers in groups that one question each can answer. */
function groupsOf(numbers: readonly number[]): number[][] {
  const groups: number[][] = []
  for (const n of numbers) {
    const group = groups.at(-1)
    if (group && n - (group[0] ?? n) < widest) group.push(n)
    else groups.push([n])
  }
  return groups
}
