import { regions } from '#modules/geo/domain/regions.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { BaseMap, Borders, Town } from '../base-map/load-base-map.ts'
import { toWorld, type WorldPoint } from '../camera/projection.ts'
import type { StyleName } from './label-style.ts'

/** A place whose name we know in every language. */
export type KnownPlace = WorldPoint & {
  readonly key: string
  readonly text: string
  readonly style: StyleName
  /** Nearer than this the ground itself has better names. */
  readonly upTo: number
  readonly rank: number
}

/** From which zoom a town of this rank is worth its name. */
const townsFrom: readonly { rank: number; zoom: number }[] = [
  { rank: 150_000, zoom: 6.3 },
  { rank: 40_000, zoom: 7.7 },
  { rank: 10_000, zoom: 8.7 },
  { rank: 1000, zoom: 9.7 },
  { rank: 0, zoom: 10.4 },
]
/** From afar a region has room for the name of its seat only; from near its own is wider than what is seen of it. */
const regionsBetween = { from: 6, to: 7.6 }
const townsUpTo = 13.2

export function knownPlaces(baseMap: BaseMap, zoom: number, locale: Locale): KnownPlace[] {
  return [...regionNames(baseMap.borders, zoom, locale), ...townNames(baseMap.towns, zoom)]
}

export function townNames(towns: readonly Town[], zoom: number): KnownPlace[] {
  const least = townsFrom.findLast((step) => zoom >= step.zoom)?.rank
  if (least === undefined || zoom > townsUpTo) return []
  return towns
    .filter(([, , , rank]) => rank >= least)
    .map(([text, lat, lon, rank]) => ({
      key: `town ${text} ${lat} ${lon}`,
      text,
      style: rank >= 150_000 ? 'city' : rank >= 10_000 ? 'town' : 'village',
      upTo: townsUpTo,
      rank: rank >= 150_000 ? 10 : rank >= 40_000 ? 20 : rank >= 10_000 ? 30 : 40,
      ...toWorld({ lat, lon }),
    }))
}

/** Where there is not room for all of them: the capital, then cities that lie apart. */
const seatsFirst = [14, 8, 1, 3, 12, 5, 9, 13]
function seatOrder(id: number): number {
  const place = seatsFirst.indexOf(id)
  return (place < 0 ? seatsFirst.length : place) / 10
}

export function regionNames(borders: Borders, zoom: number, locale: Locale): KnownPlace[] {
  if (zoom > regionsBetween.to) return []
  return borders.regions.flatMap(({ id, label: [lon, lat] }): KnownPlace[] => {
    const region = regions.find((one) => one.id === id)
    if (!region) return []
    return zoom < regionsBetween.from
      ? [
          {
            key: `seat ${id}`,
            text: region.seat[locale],
            style: 'seat',
            upTo: regionsBetween.from,
            rank: 5 + seatOrder(id),
            ...toWorld(region.centre),
          },
        ]
      : [
          {
            key: `region ${id}`,
            text: (region.short ?? region.name)[locale],
            style: 'region',
            upTo: regionsBetween.to,
            rank: 15,
            ...toWorld({ lat, lon }),
          },
        ]
  })
}
