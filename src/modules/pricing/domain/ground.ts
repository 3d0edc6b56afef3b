import type { DeliveryOption, DeliveryType, Distance } from './facts.ts'
import { type Parcel, parcelOf } from './parcel.ts'
import type { Place } from './place.ts'
import type { QuoteInput } from './quote-input.ts'
import { type Promised, promisedDays } from './service-levels.ts'
import type { Tariff } from './tariff.ts'

export type Choice = Readonly<{ deliveryOption: DeliveryOption; deliveryType: DeliveryType }>

/** What all eight offers of a quote share. */
export type Ground = Readonly<{
  input: QuoteInput
  tariff: Tariff
  now: Date
  parcel: Parcel
  distance: Distance
  promised: Readonly<Record<DeliveryType, Promised>>
}>

export function groundOf(input: QuoteInput, tariff: Tariff, now: Date): Ground {
  const { parcel, from, to } = input
  const distance = distanceBetween(from, to, tariff)
  const ends = { from, to }
  return {
    input,
    tariff,
    now,
    parcel: parcelOf(parcel, tariff),
    distance,
    promised: {
      1: daysOfArrival({ ...ends, deliveryType: 1 }, tariff, now),
      2: daysOfArrival({ ...ends, deliveryType: 2 }, tariff, now),
    },
  }
}

type InRegion = Readonly<{ regionId: number }>
type Shipment = Readonly<{ from: InRegion; to: InRegion; deliveryType: DeliveryType }>

/** The days on which a shipment that is agreed now arrives. */
export function daysOfArrival({ from, to, deliveryType }: Shipment, tariff: Tariff, now: Date): Promised {
  const insideCapital = from.regionId === to.regionId && tariff.belts[from.regionId] === 0
  const level = deliveryType === 2 ? 'express' : 'standard'
  return promisedDays({ level, insideCapital }, tariff.serviceLevels, now)
}

/** A pair takes the higher belt; one region is local, whatever its belt. */
function distanceBetween(from: Place, to: Place, { belts }: Tariff): Distance {
  if (from.regionId === to.regionId) return 'local'
  const belt = Math.max(belts[from.regionId] ?? 3, belts[to.regionId] ?? 3)
  return belt <= 1 ? 'belt1' : belt === 2 ? 'belt2' : 'belt3'
}
