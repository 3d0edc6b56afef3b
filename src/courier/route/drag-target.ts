export type RowBox = Readonly<{ top: number; height: number }>

/** Where a row that was moved by so many pixels would come to lie: its middle decides. */
export function dragTarget(rows: readonly RowBox[], from: number, movedBy: number): number {
  const dragged = rows[from]
  if (!dragged) return from
  const middle = dragged.top + dragged.height / 2 + movedBy
  const passed = (row: RowBox) => middle > row.top + row.height / 2
  return rows.filter((row, index) => index !== from && passed(row)).length
}

/** How far another row gives way meanwhile. */
export function givesWay(rows: readonly RowBox[], from: number, to: number, index: number): number {
  const height = rows[from]?.height ?? 0
  if (index > from && index <= to) return -height
  if (index < from && index >= to) return height
  return 0
}
