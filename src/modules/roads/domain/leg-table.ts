import type { Point } from '#modules/geo/domain/distance.ts'
import { type Leg, legByAir } from './by-air.ts'

/** Legs between many places as plain arrays, row after row: ten thousand of them are handed over without being copied. */
export type LegTable = Readonly<{
  columns: number
  metres: Uint32Array
  seconds: Uint32Array
  /** 1 where no road is known. */
  byAir: Uint8Array
}>

/** By air where the asked one knows nothing. */
export function tableOf(
  from: readonly Point[],
  to: readonly Point[],
  legAt: (row: number, column: number) => Leg | undefined,
): LegTable {
  const size = from.length * to.length
  const table = {
    columns: to.length,
    metres: new Uint32Array(size),
    seconds: new Uint32Array(size),
    byAir: new Uint8Array(size),
  }
  from.forEach((start, row) => {
    to.forEach((end, column) => {
      const { metres, seconds, by } = legAt(row, column) ?? legByAir(start, end)
      const cell = row * to.length + column
      table.metres[cell] = metres
      table.seconds[cell] = seconds
      table.byAir[cell] = by === 'air' ? 1 : 0
    })
  })
  return table
}

export function legAt({ columns, metres, seconds, byAir }: LegTable, row: number, column: number): Leg {
  const cell = row * columns + column
  return {
    metres: metres[cell] ?? 0,
    seconds: seconds[cell] ?? 0,
    by: byAir[cell] ? 'air' : 'road',
  }
}

export const tableByAir = (from: readonly Point[], to: readonly Point[]) => tableOf(from, to, () => undefined)
