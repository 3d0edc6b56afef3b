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
  const kept = keptRows()
  const written = writtenRows()
  const listeners = new Set<() => void>()
  let version = 0
  const tell = () => {
    version += 1
    for (const listener of listeners) listener()
  }
  const fetching = fetchingRows(ask, kept, tell)
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    version: () => version,
    row: kept.row,
    written: written.of,
    isMended: kept.isMended,
    ...fetching,
    /** These rows, when they have come; what cannot be had is left out. */
    load: async (numbers: readonly number[]): Promise<readonly RowAnswer[]> => {
      for (const group of groupsOf(numbers.filter((n) => !kept.isFresh(n))))
        for (const row of (await ask(questionFor(group, allRows))) ?? []) kept.keep(row)
      tell()
      return numbers.flatMap((n) => kept.row(n) ?? [])
    },
    put: (row: RowAnswer) => {
      kept.keep(row)
      tell()
    },
    write: (edits: readonly RowEdit[]) => {
      written.add(edits)
      tell()
    },
    /** The server has looked at it, or has refused it; what was written meanwhile still waits. */
    settle: (edits: readonly RowEdit[]) => {
      written.remove(edits)
      tell()
    },
  }
}

/** Asks for the rows in sight that are not here yet, some at a time; what is scrolled past is not asked for. */
function fetchingRows(ask: Ask, kept: ReturnType<typeof keptRows>, tell: () => void) {
  const alone = new Set<number>()
  const asked = new Set<number>()
  let view = rowView([])
  let filter = allRows
  let wanted: readonly number[] = []
  let underWay = 0
  let round = 0
  let hasFailed = false
  const isMissing = (n: number) => !kept.isFresh(n) && !asked.has(n)

  async function fetchNext(): Promise<void> {
    const first = wanted.find(isMissing)
    if (first === undefined || underWay >= atOnce) return
    const group = alone.delete(first)
      ? [first]
      : groupAround(view, first).filter((n) => isMissing(n) && !alone.has(n))
    const question = questionFor(group, filter)
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
    for (const row of answer) kept.keep(row)
    const lost = group.filter((n) => !kept.isFresh(n))
    // Put right meanwhile, they no longer fit the filter: they are asked for one by one.
    for (const n of lost) filtered ? alone.add(n) : kept.giveUp(n)
    kept.forgetOldest(wanted)
  }

  const goOn = () => {
    for (let free = atOnce - underWay; free > 0; free -= 1) void fetchNext()
  }

  return {
    failed: () => hasFailed,
    /** Another list of rows is shown; what is known of them stays. */
    show: (next: RowView, fitting: RowFilter) => {
      view = next
      filter = fitting
      kept.forgetMended()
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
    /** Something was changed in many rows: what is in sight stays until it is read again. */
    readAgain: () => {
      kept.staleAll()
      asked.clear()
      round += 1
      goOn()
    },
  }
}

/** Rows that have been read, and which of them came right while they were looked at. */
function keptRows() {
  const rows = new Map<number, RowAnswer>()
  const mended = new Set<number>()
  /** Read since the last change that may have touched others. */
  let fresh = new Set<number>()
  return {
    row: (n: number) => rows.get(n),
    isFresh: (n: number) => fresh.has(n),
    isMended: (n: number) => mended.has(n),
    keep: (row: RowAnswer) => {
      const before = rows.get(row.n)
      if (before && hasError(before) && !hasError(row)) mended.add(row.n)
      else if (hasError(row)) mended.delete(row.n)
      rows.delete(row.n)
      rows.set(row.n, row)
      fresh.add(row.n)
    },
    /** It is no longer there: nobody asks for it again. */
    giveUp: (n: number) => void fresh.add(n),
    staleAll: () => {
      fresh = new Set()
    },
    forgetMended: () => mended.clear(),
    forgetOldest: (inSight: readonly number[]) => {
      const seen = new Set(inSight)
      for (const n of rows.keys()) {
        if (rows.size <= mostKept) return
        if (seen.has(n)) continue
        rows.delete(n)
        fresh.delete(n)
      }
    },
  }
}

/** What waits for the server's word, row by row; several changes of a row are shown as one. */
function writtenRows() {
  const known = new Map<number, { parts: readonly Written[]; whole: Written }>()
  const set = (n: number, parts: readonly Written[]) => {
    if (parts.length === 0) known.delete(n)
    else known.set(n, { parts, whole: Object.assign({}, ...parts) })
  }
  const partsOf = (n: number) => known.get(n)?.parts ?? []
  return {
    of: (n: number) => known.get(n)?.whole,
    add: (edits: readonly RowEdit[]) => {
      for (const { n, cells } of edits) set(n, [...partsOf(n), cells])
    },
    remove: (edits: readonly RowEdit[]) => {
      for (const { n, cells } of edits)
        set(
          n,
          partsOf(n).filter((part) => part !== cells),
        )
    },
  }
}

export const hasError = ({ cells }: RowAnswer) => Object.values(cells).some((cell) => cell.error !== null)

function questionFor(group: readonly number[], filter: RowFilter): RowQuestion {
  const [first = 1] = group
  const span = (group.at(-1) ?? first) - first + 1
  return span <= widest
    ? { from: first, limit: span, filter: allRows }
    : { from: first, limit: group.length, filter }
}

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
