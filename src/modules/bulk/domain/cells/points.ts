import { districtById } from '#modules/geo/domain/districts.ts'
import { editDistance } from '#modules/geo/domain/edit-distance.ts'
import { foldText } from '../fold-text.ts'
import type { Ground, KnownPoint, ParcelToTake } from '../ground.ts'
import { mayGuess, remembered } from '../memory.ts'
import type { CellProblem, Suggestion } from '../row.ts'

type ReadPoint = Readonly<{ point: KnownPoint; repaired: boolean }> | Readonly<{ problem: CellProblem }>

type Where = Readonly<{ districtId: number | undefined; regionId: number | undefined }>

const mostSuggestions = 5
const slipsForgiven = 2

/** A point by its name in any language, or by its number; where names repeat, the one in the district that the row names. */
export function readPoint(text: string, { districtId, regionId }: Where, ground: Ground): ReadPoint {
  const named = pointsNamed(text, ground)
  const near = named.filter((point) => point.districtId === districtId)
  const around = named.filter((point) => districtById(point.districtId)?.regionId === regionId)
  const meant = near.length > 0 ? near : around.length > 0 ? around : named
  const [point, ...others] = meant
  if (point && others.length === 0) return { point, repaired: !isAsWritten(text, point) }
  if (point) return { problem: { code: 'which_point', suggestions: suggest(meant) } }
  return { problem: { code: 'unknown_point', suggestions: suggest(pointsLike(text, districtId, ground)) } }
}

const isAsWritten = (text: string, { id, name }: KnownPoint) =>
  text === String(id) || Object.values(name).includes(text)

/** Its number is what goes into the cell: names change and repeat. */
const suggestPoint = ({ id, name }: KnownPoint): Suggestion => ({ text: name.uz, id })

function suggest(points: readonly KnownPoint[]): Suggestion[] {
  const isShared = (point: KnownPoint) =>
    points.some((other) => other !== point && other.name.uz === point.name.uz)
  return points
    .slice(0, mostSuggestions)
    .map((point) => (isShared(point) ? { text: String(point.id), id: point.id } : suggestPoint(point)))
}

type Indexed = Readonly<{
  byName: ReadonlyMap<string, readonly KnownPoint[]>
  byId: ReadonlyMap<string, KnownPoint>
}>

const indexed = remembered((_, { points }): Indexed => {
  const byName = new Map<string, KnownPoint[]>()
  for (const point of points)
    for (const key of new Set(Object.values(point.name).map(foldText)))
      byName.set(key, [...(byName.get(key) ?? []), point])
  return { byName, byId: new Map(points.map((point) => [String(point.id), point])) }
})

const pointsNamed = remembered((text, ground): readonly KnownPoint[] => {
  const { byName, byId } = indexed('', ground)
  const numbered = byId.get(text.replace(/^[#№\s]+/, ''))
  return numbered ? [numbered] : (byName.get(foldText(text)) ?? [])
})

/** Those whose name or address has what is written, then those that are a slip away; of the district first. */
function pointsLike(text: string, districtId: number | undefined, ground: Ground): KnownPoint[] {
  const like = mayGuess(ground) ? pointsThatCouldBe(text, ground) : []
  const inDistrict = ({ districtId: id }: KnownPoint) => id === districtId
  const near = like.toSorted((one, other) => Number(inDistrict(other)) - Number(inDistrict(one)))
  return near.length > 0 ? near : ground.points.filter(inDistrict).slice(0, mostSuggestions)
}

const pointsThatCouldBe = remembered((text, { points }): KnownPoint[] => {
  const key = foldText(text)
  if (key.length < 3) return []
  const distance = (point: KnownPoint) => {
    const names = Object.values(point.name).map(foldText)
    if (names.some((name) => name.includes(key) || key.includes(name))) return 0
    if (Object.values(point.address).some((address) => foldText(address).includes(key))) return 1
    return 1 + Math.min(...names.map((name) => editDistance(key, name, slipsForgiven).whole))
  }
  return points
    .map((point) => ({ point, distance: distance(point) }))
    .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, mostSuggestions)
    .map(({ point }) => point)
})

/** Points of the same district that would take the parcel instead. */
export function otherTakers(refusing: KnownPoint, parcel: ParcelToTake, { points }: Ground): Suggestion[] {
  return suggest(
    points.filter(
      (point) => point !== refusing && point.districtId === refusing.districtId && point.takes(parcel),
    ),
  )
}
