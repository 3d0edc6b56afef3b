import { cellsIn, type PackedRow } from '#platform/sheets/packed-rows.ts'
import type { RawRow } from './fill-table.service.ts'

/** Few enough that nobody waits long while they are looked at. */
export const SLICE_ROWS = 250

/** Nothing more of these rows is wanted. */
class Abandoned extends Error {
  override name = 'Abandoned'
}

/** Rows that are still being read: whoever takes them waits for more until the end. */
export function growingRows() {
  let rows: readonly PackedRow[] = []
  let state: 'growing' | 'over' | 'abandoned' = 'growing'
  let more = Promise.withResolvers<void>()

  function tell(): void {
    const told = more
    more = Promise.withResolvers<void>()
    told.resolve()
  }

  /** So many from this place on, fewer at the end only. */
  async function take(at: number, most: number): Promise<readonly PackedRow[]> {
    while (state === 'growing' && rows.length - at < most) await more.promise
    if (state === 'abandoned') throw new Abandoned()
    return rows.slice(at, at + most)
  }

  return {
    take,
    count: () => rows.length,
    /** Those of before, and what has come behind them. */
    show(all: readonly PackedRow[]): void {
      rows = all
      tell()
    },
    end(): void {
      if (state === 'growing') state = 'over'
      tell()
    },
    abandon(): void {
      state = 'abandoned'
      tell()
    },
    async *slices(from: number): AsyncGenerator<readonly RawRow[]> {
      for (let at = from; ; at += SLICE_ROWS) {
        const some = await take(at, SLICE_ROWS)
        if (some.length > 0) yield numbered(some.map(cellsIn), at)
        if (some.length < SLICE_ROWS) return
      }
    },
  }
}

/** `before`: how many rows stand before them in the file. */
export const numbered = (rows: readonly (readonly string[])[], before: number): RawRow[] =>
  rows.map((cells, index) => ({ n: before + index + 1, cells }))
