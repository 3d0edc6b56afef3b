import { type District, districtById } from '#modules/geo/domain/districts.ts'
import { type DeliveryOption, endsAtDoor, startsAtDoor } from '#modules/pricing/domain/facts.ts'
import { pauseAt } from '#modules/pricing/domain/served.ts'
import { readArea, suggestRegion } from '../cells/areas.ts'
import { readPoint } from '../cells/points.ts'
import type { KnownPoint } from '../ground.ts'
import { put, type RowDraft, refuse } from './row-draft.ts'
import { checkWords } from './words.ts'

/** One end of the way; undefined: it cannot be told yet. */
export type EndFound = Readonly<{ district: District | undefined; point: KnownPoint | undefined }>
export type Ends = Readonly<{ from: EndFound; to: EndFound }>

const cellsOf = {
  from: { region: 'from_region', city: 'from_city', street: 'from_street', point: 'from_point' },
  to: { region: 'to_region', city: 'to_city', street: 'to_street', point: 'to_point' },
} as const
type EndName = keyof typeof cellsOf

export function checkPlaces(draft: RowDraft, option: DeliveryOption): Ends {
  checkWords(draft, 'to_landmark', false)
  return {
    from: checkEnd(draft, 'from', startsAtDoor(option)),
    to: checkEnd(draft, 'to', endsAtDoor(option)),
  }
}

function checkEnd(draft: RowDraft, end: EndName, isDoor: boolean): EndFound {
  const found = isDoor ? checkDoor(draft, end) : checkPoint(draft, end)
  const { city } = cellsOf[end]
  const pause = found.district && pauseAt(draft.ground.pauses, found.district.id, end)
  if (pause) {
    const { lastDay, reason } = pause
    refuse(draft, city, 'city_not_served', { values: { end, until: lastDay ?? 'none', reason } })
    return { ...found, district: undefined }
  }
  return found
}

/** A merchant's own address is asked once; a row may name another one. */
function checkDoor(draft: RowDraft, end: EndName): EndFound {
  const { street } = cellsOf[end]
  const own = end === 'from' ? ownDistrict(draft) : undefined
  const district = own ?? checkArea(draft, end)
  const isOwn = end === 'from' && district?.id === draft.ground.sender.districtId
  const hasOwnStreet = isOwn && draft.ground.sender.street !== undefined
  checkWords(draft, street, !hasOwnStreet)
  return { district, point: undefined }
}

function ownDistrict({ lines, ground: { sender } }: RowDraft): District | undefined {
  const isNamed = lines.from_region !== undefined || lines.from_city !== undefined
  return isNamed || sender.districtId === undefined ? undefined : districtById(sender.districtId)
}

function checkArea(draft: RowDraft, end: EndName): District | undefined {
  const { region, city, street } = cellsOf[end]
  const { lines, ground } = draft
  const asked = { region: lines[region] ?? '', city: lines[city] ?? '' }
  const found = readArea(asked, lines[street] ?? '', ground)
  // A region that nobody has written is not missed beside a district that is.
  if (asked.region !== '' || found.region.value !== null || asked.city === '')
    put(draft, region, found.region)
  if (asked.region === '' && found.city.problem) delete draft.cells[region]
  put(draft, city, found.city)
  return found.district
}

/** A point says where it stands; what the row says beside it has to go together with that. */
function checkPoint(draft: RowDraft, end: EndName): EndFound {
  const { region, city, point: pointField, street } = cellsOf[end]
  const { lines, ground } = draft
  const named = lines[pointField]
  const asked = { region: lines[region] ?? '', city: lines[city] ?? '' }
  const isAreaNamed = asked.region !== '' || asked.city !== ''
  const area = isAreaNamed ? readArea(asked, '', ground) : undefined
  if (lines[street] !== undefined) checkWords(draft, street, false)
  if (named === undefined) {
    refuse(draft, pointField, 'required')
    return { district: area?.district, point: undefined }
  }
  const regionId = typeof area?.region.value === 'number' ? area.region.value : undefined
  const read = readPoint(named, { districtId: area?.district?.id, regionId }, ground)
  if ('problem' in read) {
    put(draft, pointField, { value: null, problem: read.problem })
    return { district: area?.district, point: undefined }
  }
  draft.cells[pointField] = read.repaired
    ? { value: read.point.id, repaired: true }
    : { value: read.point.id }
  const district = districtById(read.point.districtId)
  placeOfPoint(draft, end, district, regionId)
  return { district, point: read.point }
}

function placeOfPoint(
  draft: RowDraft,
  end: EndName,
  district: District | undefined,
  saidRegion: number | undefined,
): void {
  if (!district) return
  const { region, city } = cellsOf[end]
  const isSaid = draft.lines[city] !== undefined || draft.lines[region] !== undefined
  draft.cells[region] = { value: district.regionId }
  draft.cells[city] = isSaid ? { value: district.id, repaired: true } : { value: district.id }
  if (saidRegion !== undefined && saidRegion !== district.regionId)
    refuse(draft, region, 'city_elsewhere', { suggestions: [suggestRegion(district.regionId)] })
}
