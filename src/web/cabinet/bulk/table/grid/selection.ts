/** A cell by its place: row from 0 among those shown, column from 0. */
export type Place = Readonly<{ row: number; column: number }>

/** `active` is where one stands; a selection reaches from there to `anchor`. */
export type Selection = Readonly<{ active: Place; anchor: Place }>

export type Bounds = Readonly<{ rows: number; columns: number; rowsOnPage: number }>

export type Block = Readonly<{ top: number; bottom: number; left: number; right: number }>

export const at = (row: number, column: number): Selection => ({
  active: { row, column },
  anchor: { row, column },
})

export const blockOf = ({ active, anchor }: Selection): Block => ({
  top: Math.min(active.row, anchor.row),
  bottom: Math.max(active.row, anchor.row),
  left: Math.min(active.column, anchor.column),
  right: Math.max(active.column, anchor.column),
})

export const isSamePlace = (one: Place, other: Place) => one.row === other.row && one.column === other.column

export const isOneCell = ({ active, anchor }: Selection) => isSamePlace(active, anchor)

const inside = (value: number, count: number) => Math.max(0, Math.min(value, count - 1))

export function stepped(
  selection: Selection,
  { rows, columns }: Bounds,
  down: number,
  right: number,
  extend = false,
): Selection {
  const { row, column } = selection.active
  const active = { row: inside(row + down, rows), column: inside(column + right, columns) }
  return { active, anchor: extend ? selection.anchor : active }
}

/** Tab goes on in the next row, as in a form. */
export function tabbed(selection: Selection, { rows, columns }: Bounds, step: 1 | -1): Selection {
  const { row, column } = selection.active
  const index = inside(row * columns + column + step, rows * columns)
  return at(Math.floor(index / columns), index % columns)
}

type Keys = Readonly<{ key: string; ctrl: boolean; shift: boolean }>

/** Where a key leads; undefined when it is not one to walk with. */
export function walked(
  selection: Selection,
  { key, ctrl, shift }: Keys,
  bounds: Bounds,
): Selection | undefined {
  const far = Math.max(bounds.rows, bounds.columns)
  const step = ctrl ? far : 1
  const page = Math.max(1, bounds.rowsOnPage - 1)
  switch (key) {
    case 'ArrowUp':
      return stepped(selection, bounds, -step, 0, shift)
    case 'ArrowDown':
      return stepped(selection, bounds, step, 0, shift)
    case 'ArrowLeft':
      return stepped(selection, bounds, 0, -step, shift)
    case 'ArrowRight':
      return stepped(selection, bounds, 0, step, shift)
    case 'PageUp':
      return stepped(selection, bounds, -page, 0, shift)
    case 'PageDown':
      return stepped(selection, bounds, page, 0, shift)
    case 'Home':
      return stepped(selection, bounds, ctrl ? -far : 0, -far, shift)
    case 'End':
      return stepped(selection, bounds, ctrl ? far : 0, far, shift)
    case 'Tab':
      return tabbed(selection, bounds, shift ? -1 : 1)
    default:
      return undefined
  }
}
