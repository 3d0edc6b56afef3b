import { districtsOf } from '#modules/geo/domain/districts.ts'
import { type RegionId, regionIds } from '#modules/geo/domain/regions.ts'
import { placeIn } from '#modules/pricing/domain/place.ts'
import { quote } from '#modules/pricing/domain/quote.ts'
import type { Promised } from '#modules/pricing/domain/service-levels.ts'
import { type BoxClass, boxClasses, type Tariff } from '#modules/pricing/domain/tariff.ts'
import type { StartingPrices } from './starting-price.ts'

/** All starting prices, counted by the rules of every quote. They depend on the regions alone, so any district will do. */
export function startingPricesOf(tariff: Tariff, now: Date): StartingPrices | undefined {
  const rows: string[] = []
  const fares: string[] = []
  let promised: Promised | undefined
  for (const from of regionIds) {
    let row = ''
    for (const to of regionIds) {
      const offers = boxClasses.map((box) => cheapestWay(from, to, box, tariff, now))
      promised ??= offers[0]?.promised
      const fare = offers.map((offer) => offer?.total ?? 0).join(' ')
      if (!fares.includes(fare)) fares.push(fare)
      row += String.fromCharCode(firstFare + fares.indexOf(fare))
    }
    rows.push(row)
  }
  return promised && { rows, fares: fares.map((fare) => fare.split(' ').map(Number)), promised }
}

const firstFare = 'a'.charCodeAt(0)

/** From point to point, unhurried. */
function cheapestWay(from: RegionId, to: RegionId, box: BoxClass, tariff: Tariff, now: Date) {
  const [origin, destination] = [from, to].map((region) => placeIn(region, districtsOf(region)[0]?.id ?? 0))
  if (!origin || !destination) return undefined
  const { offers } = quote({ from: origin, to: destination, parcel: { box } }, tariff, now)
  const offer = offers.find(({ deliveryOption, deliveryType }) => deliveryOption === 1 && deliveryType === 1)
  return offer?.available ? offer : undefined
}
