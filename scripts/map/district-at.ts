import { districtsAt } from '../../src/modules/geo/borders/district-borders.ts'
import { nearestDistrict } from '../../src/modules/geo/domain/nearest.ts'
import { places } from '../../src/modules/geo/domain/places.ts'
import { degreeSteps, type Spot } from './country-features.ts'

const anchors = places.map(({ districtId, point }) => ({ districtId, point }))

/** Outside of every border by more than this is abroad. */
const abroadKm = 0.4
/** Where borders are not certain, a town this near tells the district. */
const townKm = 2.5

/** Spots of one square of some fifty metres are asked for once. */
const squareSteps = 50
const asked = new Map<string, number | undefined>()

/** The district a spot lies in; none outside the country. */
export function districtAt({ lat, lon }: Spot): number | undefined {
  const [row, column] = [Math.round(lat / squareSteps), Math.round(lon / squareSteps)]
  const square = `${row} ${column}`
  if (!asked.has(square)) asked.set(square, districtOf({ lat: row * squareSteps, lon: column * squareSteps }))
  return asked.get(square)
}

function districtOf({ lat, lon }: Spot): number | undefined {
  const point = { lat: lat / degreeSteps, lon: lon / degreeSteps }
  const { certain, candidates } = districtsAt(point)
  const [likeliest] = candidates
  if (!likeliest || likeliest.km > abroadKm) return undefined
  if (certain) return likeliest.districtId
  const nearest = nearestDistrict(point, anchors)
  const isTold =
    nearest !== undefined &&
    nearest.distanceKm <= townKm &&
    candidates.some(({ districtId }) => districtId === nearest.district.id)
  return isTold ? nearest.district.id : likeliest.districtId
}
