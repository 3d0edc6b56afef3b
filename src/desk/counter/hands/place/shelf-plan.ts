/** The part of the shelf around a place that is drawn: rows and numbers, and whether the shelf goes on beyond it. */
export type Plan = Readonly<{ rows: readonly string[]; columns: readonly number[] }>

const most = { rows: 3, columns: 5 } as const
const A = 'A'.charCodeAt(0)

/** As many around it as there is room for; at an edge of the shelf the window stops. */
function windowAround(at: number, all: number, size: number): number[] {
  const length = Math.min(size, all)
  const first = Math.max(0, Math.min(at - Math.floor(length / 2), all - length))
  return Array.from({ length }, (_, step) => first + step)
}

export function planAround(place: string, layout: { rows: number; columns: number }): Plan {
  const row = place.charCodeAt(0) - A
  const column = Number(place.slice(2)) - 1
  // A shelf that was made smaller since: the place is drawn all the same.
  const rows = Math.max(layout.rows, row + 1)
  const columns = Math.max(layout.columns, column + 1)
  return {
    rows: windowAround(row, rows, most.rows).map((at) => String.fromCharCode(A + at)),
    columns: windowAround(column, columns, most.columns).map((at) => at + 1),
  }
}
