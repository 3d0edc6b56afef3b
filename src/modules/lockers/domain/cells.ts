/** What can be wrong with a door: `not_closed` is also what a door is that nobody has told to be shut in time. */
export const cellFaults = ['stuck', 'not_closed', 'sensor', 'dirty', 'other'] as const
export type CellFault = (typeof cellFaults)[number]

/** From the smallest on. */
export const cellSizes = ['small', 'medium', 'large'] as const
export type CellSize = (typeof cellSizes)[number]

export type Sides = readonly [number, number, number]

/**
 * Inside, the longest side first. Each takes the box of its name, and the largest is what a locker takes at all
 * (DECISIONS, "Limits": 66x41x38).
 */
export const cellSides: Readonly<Record<CellSize, Sides>> = {
  small: [41, 38, 16],
  medium: [41, 38, 32],
  large: [66, 41, 38],
}

/** A parcel that nobody has measured takes the place of the box of its class; what is above all boxes, the largest. */
const placeOfClass: Readonly<Record<string, CellSize>> = {
  small: 'small',
  medium: 'medium',
  large: 'large',
}

export type ParcelSize = Readonly<{ sidesCm?: readonly number[] | undefined; sizeClass: string }>

/** A parcel is turned as it goes in best. */
export function fitsIn(size: CellSize, parcel: ParcelSize): boolean {
  const { sidesCm = [] } = parcel
  if (sidesCm.length !== 3)
    return cellSizes.indexOf(size) >= cellSizes.indexOf(placeOfClass[parcel.sizeClass] ?? 'large')
  const turned = [...sidesCm].sort((one, other) => other - one)
  return cellSides[size].every((side, index) => (turned[index] ?? 0) <= side)
}

export const cellStates = ['free', 'reserved', 'taken', 'fault'] as const
export type CellState = (typeof cellStates)[number]

export type Cell = Readonly<{
  number: number
  size: CellSize
  /** Whose parcel lies in it. */
  orderId: number | null
  fault: CellFault | null
  /** Its door is open for somebody. */
  isOpen: boolean
}>

export function stateOf({ fault, isOpen, orderId }: Cell): CellState {
  if (fault !== null) return 'fault'
  if (isOpen) return 'reserved'
  return orderId === null ? 'free' : 'taken'
}

/** The smallest that it goes into, and of those the one with the lowest number. Undefined when there is none. */
export function cellFor(cells: readonly Cell[], parcel: ParcelSize): Cell | undefined {
  return cells
    .filter((cell) => stateOf(cell) === 'free' && fitsIn(cell.size, parcel))
    .sort((a, b) => cellSizes.indexOf(a.size) - cellSizes.indexOf(b.size) || a.number - b.number)[0]
}

/** How many parcels it can hold: a broken door counts as long as something lies behind it. */
export const roomIn = (cells: readonly Cell[]): number =>
  cells.filter(({ fault, orderId }) => fault === null || orderId !== null).length

export type FreeCells = Readonly<Record<CellSize, number>>

export function freeIn(cells: readonly Cell[]): FreeCells {
  const free = { small: 0, medium: 0, large: 0 }
  for (const cell of cells) if (stateOf(cell) === 'free') free[cell.size] += 1
  return free
}

export const mostCells = 200
