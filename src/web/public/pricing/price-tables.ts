import type { DeliveryType, Distance } from '#modules/pricing/domain/facts.ts'
import { parcelOf } from '#modules/pricing/domain/parcel.ts'
import { type BoxClass, boxClasses, type SidesCm, type Tariff } from '#modules/pricing/domain/tariff.ts'
import { distances, type Ends, endsOf, offerFor, regionsAt } from '#parcel/price/roads.ts'

/*
 * The numbers of the page. Every price is asked from the rules that price orders: nothing is added up a second time
 * here, so that a change of the tariff or of a rule cannot make the page wrong.
 */

/** Undefined where it cannot be sent so. */
type LevelPrices = Readonly<{ standard: number | undefined; express: number | undefined }>
export type SizePrices = LevelPrices & Readonly<{ size: BoxClass; upToGrams: number; sidesCm: SidesCm }>
export type DistancePrices = Readonly<{
  distance: Distance
  /** The regions that make a road this long; none for `local`, which is any of them. */
  regionIds: readonly number[]
  sizes: readonly SizePrices[]
}>

/** What carriage alone costs, from point to point, by distance and box. */
export function transportTable(tariff: Tariff): DistancePrices[] {
  return distances.flatMap((distance) => {
    const ends = endsOf(distance, tariff)
    if (!ends) return []
    const sizes = boxClasses.map((size) => {
      const { upToGrams, sidesCm } = tariff.boxes[size]
      return { size, upToGrams, sidesCm, ...transportPrices(ends, upToGrams, tariff) }
    })
    return [{ distance, regionIds: regionsAt(distance, tariff.belts), sizes }]
  })
}

type HeavyRow = Readonly<{ weightGrams: number; prices: readonly (number | undefined)[] }>

/** Carriage above the large box, standard: a started kilogram, the limit, one and a half and three times the limit. */
export function heavyTable(tariff: Tariff): HeavyRow[] {
  const { boxes, heavy } = tariff
  const weights = [boxes.large.upToGrams + 2_000, heavy.upToGrams, heavy.upToGrams * 1.5, heavy.upToGrams * 3]
  return [...new Set(weights)]
    .sort((a, b) => a - b)
    .map((weightGrams) => ({
      weightGrams,
      prices: distances.map((distance) => {
        const ends = endsOf(distance, tariff)
        return ends && transportPrices(ends, weightGrams, tariff).standard
      }),
    }))
}

function transportPrices(ends: Ends, weightGrams: number, tariff: Tariff): LevelPrices {
  // Door to door takes every weight; its transport line is the same from point to point.
  const transport = (type: DeliveryType) =>
    offerFor({ ...ends, parcel: { weightGrams } }, 2, type, tariff)?.lines.find(
      ({ rule }) => rule === 'transport',
    )?.amount
  return { standard: transport(1), express: transport(2) }
}

/** Over the heavy limit a parcel counts as several: the example of the page. */
export function heavyExample(tariff: Tariff) {
  const limit = tariff.heavy.upToGrams
  const weightGrams = limit * 1.5
  const ends = endsOf('belt1', tariff) ?? endsOf('local', tariff)
  if (!ends) return undefined
  const atLimit = transportPrices(ends, limit, tariff).standard
  const total = transportPrices(ends, weightGrams, tariff).standard
  if (atLimit === undefined || total === undefined) return undefined
  return {
    distance: ends.from.regionId === ends.to.regionId ? ('local' as const) : ('belt1' as const),
    weightGrams,
    limitGrams: limit,
    parcels: weightGrams / limit,
    atLimit,
    total,
  }
}

/** A light box that takes much room. */
export const roomyBox: SidesCm = [60, 40, 40]

export const volumeGrams = (tariff: Tariff) =>
  parcelOf({ weightGrams: 1, sidesCm: roomyBox }, tariff).billableGrams
