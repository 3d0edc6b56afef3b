import type { NamedSpot, NumberedHouse, Spot } from './country-features.ts'
import { createGrid, metresBetween, nearestOnStep } from './flat.ts'
import type { Street } from './join-streets.ts'

/** A house and the street it most likely belongs to, by its index; none where no named street is near. */
export type PlacedHouse = NumberedHouse & { street: number | undefined }

const reachMetres = 110
const squareSteps = 150
/** Houses stand on small streets: a big road has to be this much nearer to have one. */
const classFactor: Readonly<Record<string, number>> = {
  trunk: 1.9,
  primary: 1.4,
  secondary: 1.2,
  tertiary: 1.1,
  service: 1.1,
  path: 2,
  track: 2,
}
/** Another street may win by the numbers of its houses if it is at most this much farther. */
const doubtFactor = 2
const doubtMetres = 25
const neighbourMetres = 130
const neighbourSteps = 6

const houseNumber =
  /^(?:№\s?|дом\s|uy\s)?(\d{1,4})\s?-?\s?(\p{L})?(?:\s?[/\\]\s?(\d{1,3}\p{L}?))?(?:-?\s?(?:uy|дом))?$/iu

/** "81А", "14-uy": names of buildings that are numbers of houses. Undefined for any other name. */
export function numberIn(name: string): string | undefined {
  const [, number, letter = '', part] = houseNumber.exec(name.trim()) ?? []
  return number && `${Number(number)}${letter.toUpperCase()}${part ? `/${part.toUpperCase()}` : ''}`
}

const sameHouseMetres = 25

/** Houses as the map numbers them, with buildings whose name is a number; each once. */
export function allHouses(
  houses: readonly NumberedHouse[],
  buildings: readonly NamedSpot[],
): NumberedHouse[] {
  const kept: NumberedHouse[] = []
  const grid = createGrid<NumberedHouse>(squareSteps)
  const named = buildings.flatMap(({ lat, lon, name }) => {
    const number = name.length < 12 ? numberIn(name) : undefined
    return number ? [{ lat, lon, number }] : []
  })
  for (const house of [...houses, ...named]) {
    const number = numberIn(house.number) ?? house.number
    if (!/\d/.test(number) || number.length > 12) continue
    const isThere = grid
      .around(house)
      .some((other) => metresBetween(other, house) < (other.number === number ? sameHouseMetres : 1))
    if (isThere) continue
    const placed = { lat: house.lat, lon: house.lon, number }
    kept.push(placed)
    grid.add(house, placed)
  }
  return kept
}

type Step = { street: number; from: Spot; to: Spot }
type Choice = { street: number; metres: number; cost: number }

/** Longer steps are put into the grid at every so many map steps. */
const everySteps = 100

function stepsGrid(streets: readonly Street[]) {
  const grid = createGrid<Step>(squareSteps)
  for (const [street, { lines }] of streets.entries())
    for (const line of lines)
      for (let at = 1; at < line.length; at++) {
        const [from, to] = [line[at - 1] as Spot, line[at] as Spot]
        const pieces =
          Math.ceil(Math.max(Math.abs(to.lat - from.lat), Math.abs(to.lon - from.lon)) / everySteps) || 1
        for (let piece = 0; piece <= pieces; piece++)
          grid.add(
            {
              lat: from.lat + ((to.lat - from.lat) * piece) / pieces,
              lon: from.lon + ((to.lon - from.lon) * piece) / pieces,
            },
            { street, from, to },
          )
      }
  return grid
}

/** The streets in reach of a house, cheapest first. */
function choicesOf(house: Spot, streets: readonly Street[], steps: readonly Step[]): Choice[] {
  const nearest = new Map<number, Choice>()
  for (const { street, from, to } of steps) {
    const { metres } = nearestOnStep(house, from, to)
    if (metres > reachMetres || metres >= (nearest.get(street)?.metres ?? Infinity)) continue
    const cost = (metres + 5) * (classFactor[streets[street]?.class ?? ''] ?? 1)
    nearest.set(street, { street, metres, cost })
  }
  return [...nearest.values()].sort((one, other) => one.cost - other.cost || one.street - other.street)
}

/** By distance first; where two streets are as likely, the one whose houses continue the count. */
export function placeHouses(houses: readonly NumberedHouse[], streets: readonly Street[]): PlacedHouse[] {
  const grid = stepsGrid(streets)
  const choices = houses.map((house) => choicesOf(house, streets, grid.around(house)))
  const first = choices.map(([best]) => best?.street)
  const near = createGrid<number>(squareSteps)
  for (const [at, house] of houses.entries()) near.add(house, at)
  return houses.map((house, at) => {
    const [best, ...others] = choices[at] ?? []
    if (!best) return { ...house, street: undefined }
    const doubtful = others.filter(({ cost }) => cost <= best.cost * doubtFactor + doubtMetres)
    if (doubtful.length === 0) return { ...house, street: best.street }
    const votes = votesAround(house, near.around(house), houses, first)
    const score = ({ street, cost }: Choice) => (votes.get(street) ?? 0) - cost / 20
    const [winner] = [best, ...doubtful].sort(
      (one, other) => score(other) - score(one) || one.cost - other.cost,
    )
    return { ...house, street: winner?.street }
  })
}

function votesAround(
  house: NumberedHouse,
  around: readonly number[],
  houses: readonly NumberedHouse[],
  streetOf: readonly (number | undefined)[],
): Map<number, number> {
  const votes = new Map<number, number>()
  const number = Number.parseInt(house.number, 10)
  for (const at of around) {
    const other = houses[at] as NumberedHouse
    const street = streetOf[at]
    if (other === house || street === undefined) continue
    const apart = Math.abs(Number.parseInt(other.number, 10) - number)
    if (apart > neighbourSteps || metresBetween(house, other) > neighbourMetres) continue
    const weight = apart % 2 === 0 && apart > 0 ? 1 : 0.4
    votes.set(street, Math.min(2.5, (votes.get(street) ?? 0) + weight))
  }
  return votes
}
