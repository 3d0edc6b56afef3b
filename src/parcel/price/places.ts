import { findArea } from '#modules/geo/domain/area-finder.ts'
import { capital } from '#modules/geo/domain/capital.ts'
import { distanceKm } from '#modules/geo/domain/distance.ts'
import { type District, districtById, districtsOf } from '#modules/geo/domain/districts.ts'
import type { Candidate } from '#modules/geo/domain/find-place.ts'
import { regionById, regions } from '#modules/geo/domain/regions.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { ChosenPlace } from './question.ts'

export type FoundPlace = Readonly<{
  place: ChosenPlace
  reason: Candidate['reason']
  /** Of a district of today that has no id of its own: its name; the place is the one it is kept under. */
  countsAs?: string
}>

/** Most that a list shows. */
export const mostFound = 12

/** By its id in the address: a district, or a region, whose town is meant. */
export function placeById(id: number, locale: Locale): ChosenPlace | undefined {
  if (id === capital) return wholeCapital(locale)
  const district = districtById(id) ?? seatOf(id)
  return district && placeOf(district, locale)
}

/** In any script and with slips; regions lead to their towns. */
export function findPlaces(text: string, locale: Locale): readonly FoundPlace[] {
  const found = findArea(text, { kinds: ['region', 'district'], limit: mostFound }).flatMap((candidate) => {
    const place = placeById(candidate.id, locale)
    return place ? [{ place, reason: candidate.reason, ...keptUnder(candidate, locale) }] : []
  })
  return eachOnce(found)
}

function eachOnce(found: readonly FoundPlace[]): FoundPlace[] {
  const seen = new Set<number>()
  return found.filter(({ place }) => !seen.has(place.id) && seen.add(place.id))
}

function keptUnder({ kind, id, names }: Candidate, locale: Locale): Pick<FoundPlace, 'countsAs'> {
  const isItself = kind !== 'district' || districtById(id)?.names[locale] === names[locale]
  return isItself ? {} : { countsAs: names[locale] }
}

/** Where people send to most: the town of every region, the capital first. */
export function usualPlaces(locale: Locale): readonly ChosenPlace[] {
  const ids = [capital, ...regions.map(({ id }) => id).filter((id) => id !== capital)]
  return ids.flatMap((id) => placeById(id, locale) ?? [])
}

/** Reasons that leave no doubt that this name was meant; others are only offered. */
const certain: readonly Candidate['reason'][] = ['exact', 'alias', 'old_name', 'seat', 'counts_as', 'folded']
/** As many as a person compares. */
const mostOffered = 5

export type TypedPlace = Readonly<{
  place: ChosenPlace | undefined
  /** What else, or what at all, could have been meant. */
  others: readonly FoundPlace[]
}>

/** A place as the address has it: an id, or whatever was typed into a form without a script. */
export function readPlace(text: string, locale: Locale): TypedPlace {
  if (/^\d{1,3}$/.test(text)) return { place: placeById(Number(text), locale), others: [] }
  const found = text === '' ? [] : findPlaces(text, locale)
  const sure = found.filter(({ reason }) => certain.includes(reason))
  const [first, ...rest] = sure
  return { place: first?.place, others: (first ? rest : found).slice(0, mostOffered) }
}

function wholeCapital(locale: Locale): ChosenPlace | undefined {
  const region = regionById(capital)
  const district = seatOf(capital)
  if (!region || !district) return undefined
  const label = region.name[locale]
  return { id: capital, region: capital, city: district.id, exact: false, label, regionLabel: label }
}

function placeOf({ id, regionId, names }: District, locale: Locale): ChosenPlace {
  const regionLabel = regionById(regionId)?.name[locale] ?? ''
  return { id, region: regionId, city: id, exact: true, label: begun(names[locale]), regionLabel }
}

/** Russian says "город" first, in small letters: a field begins with a capital one. */
const begun = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** The district that a region is run from: the one that lies where the region's town lies. */
function seatOf(regionId: number): District | undefined {
  const region = regionById(regionId)
  if (!region) return undefined
  const away = ({ centre }: District) => distanceKm(centre, region.centre)
  return districtsOf(regionId).reduce<District | undefined>(
    (nearest, district) => (nearest && away(nearest) <= away(district) ? nearest : district),
    undefined,
  )
}
