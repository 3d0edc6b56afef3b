import { degreeSteps, type Spot } from './country-features.ts'

const metresPerStep = 111_195 / degreeSteps

/** As on a flat map: right for the few hundred metres that are asked about. */
export function metresBetween(one: Spot, other: Spot): number {
  const east = (other.lon - one.lon) * narrowing(one.lat)
  return Math.hypot(east, other.lat - one.lat) * metresPerStep
}

/** To the nearest point of a step of a line, and where that is. */
export function nearestOnStep(spot: Spot, from: Spot, to: Spot): { metres: number; at: Spot } {
  const scale = narrowing(spot.lat)
  const [x, y] = [(from.lon - spot.lon) * scale, from.lat - spot.lat]
  const [dx, dy] = [(to.lon - from.lon) * scale, to.lat - from.lat]
  const along = Math.min(1, Math.max(0, -(x * dx + y * dy) / (dx * dx + dy * dy || 1)))
  return {
    metres: Math.hypot(x + along * dx, y + along * dy) * metresPerStep,
    at: {
      lat: Math.round(from.lat + along * (to.lat - from.lat)),
      lon: Math.round(from.lon + along * (to.lon - from.lon)),
    },
  }
}

export const lengthOf = (line: readonly Spot[]) =>
  line.reduce((sum, spot, at) => sum + (at === 0 ? 0 : metresBetween(line[at - 1] as Spot, spot)), 0)

const narrowing = (lat: number) => Math.cos((lat / degreeSteps) * (Math.PI / 180))

/** Things by the square of the map they lie in; `around` answers those of the nine squares about a spot. */
export function createGrid<T>(squareSteps: number) {
  const squares = new Map<number, T[]>()
  const keyOf = (row: number, column: number) => row * 100_000 + column
  return {
    add({ lat, lon }: Spot, thing: T): void {
      const key = keyOf(Math.floor(lat / squareSteps), Math.floor(lon / squareSteps))
      const square = squares.get(key)
      if (square) square.push(thing)
      else squares.set(key, [thing])
    },
    around({ lat, lon }: Spot): T[] {
      const [row, column] = [Math.floor(lat / squareSteps), Math.floor(lon / squareSteps)]
      const things: T[] = []
      for (let r = row - 1; r <= row + 1; r++)
        for (let c = column - 1; c <= column + 1; c++) things.push(...(squares.get(keyOf(r, c)) ?? []))
      return things
    },
  }
}
