import {
  capital,
  districts,
  type Name,
  type Point as Place,
  places,
  type Place as Town,
} from '#modules/geo/index.ts'

/** Where demo points stand: a town, or a district of the capital. */
export type Settlement = Readonly<{ name: Name; districtId: number; centre: Place; people: number }>

/** For settlements whose population nobody wrote down. */
const usualPeople: Readonly<Record<Town['kind'], number>> = { city: 15_000, town: 5_000, village: 2_500 }

export function settlements(): Settlement[] {
  const towns = places
    .filter(({ regionId }) => regionId !== capital)
    .map(({ names, districtId, point, population, kind }) => ({
      name: names,
      districtId,
      centre: point,
      people: Math.max(population ?? 0, usualPeople[kind]),
    }))
  const known = new Set(towns.map(({ districtId }) => districtId))
  const rest = districts
    .filter(({ id }) => !known.has(id))
    .map(({ id, names, centre, regionId }) => ({
      name: names,
      districtId: id,
      centre,
      people: regionId === capital ? capitalPeople() : usualPeople.city,
    }))
  return [...towns, ...rest]
}

/** The capital is one place in the list of towns; its districts share its people equally. */
function capitalPeople(): number {
  const people = places.find(({ regionId }) => regionId === capital)?.population ?? 0
  return people / districts.filter(({ regionId }) => regionId === capital).length
}

/** How many of `total` each gets: by people, small towns a little more than their share, nobody without. */
export function shareOut(total: number, among: readonly Settlement[]): number[] {
  const weights = among.map(({ people }) => people ** 0.8)
  const sum = weights.reduce((one, other) => one + other, 0)
  const rest = total - among.length
  const exact = weights.map((weight) => (weight / sum) * rest)
  const shares = exact.map((share) => 1 + Math.floor(share))
  const left = total - shares.reduce((one, other) => one + other, 0)
  const byRemainder = exact
    .map((share, index) => ({ index, part: share % 1 }))
    .sort((a, b) => b.part - a.part)
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}

/** How far from the centre people live: 1.2 km in a small town, 6 km in Namangan. */
export const radiusKm = ({ people }: Settlement) => 0.6 + Math.sqrt(people) / 120
