import { isInCountry } from './country.ts'
import { distanceKm, type Point } from './distance.ts'
import { type District, districtById, districts } from './districts.ts'

/** A point that is known to lie in a district. */
export type Anchor = Readonly<{ districtId: number; point: Point }>

export type Nearest = Readonly<{ district: District; distanceKm: number }>

/** A town and the district around it may share their centre; this near to it one is in the town. */
const townKm = 4

const centres: readonly Anchor[] = districts.map(({ id, centre }) => ({ districtId: id, point: centre }))

/** The district whose centre, or another known point of it, is nearest; none outside the country. A guess near borders
 * of districts: people confirm it. */
export function nearestDistrict(point: Point, further: readonly Anchor[] = []): Nearest | undefined {
  if (!isInCountry(point)) return undefined
  let near: { ids: number[]; distance: number } = { ids: [], distance: Number.POSITIVE_INFINITY }
  for (const anchor of [...centres, ...further]) {
    const distance = distanceKm(point, anchor.point)
    if (distance < near.distance) near = { ids: [anchor.districtId], distance }
    else if (distance === near.distance) near.ids.push(anchor.districtId)
  }
  const wanted = near.distance <= townKm ? 'city' : 'district'
  const sharing = near.ids.flatMap((id) => districtById(id) ?? [])
  const district = sharing.find(({ kind }) => kind === wanted) ?? sharing[0]
  return district && { district, distanceKm: near.distance }
}
