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
  const insideCapital = distance === 'local' && tariff.belts[from.regionId] === 0
  return {
    input,
    tariff,
    now,
    parcel: parcelOf(parcel, tariff),
    distance,
    promised: {
      1: promisedDays({ level: 'standard', insideCapital }, tariff.serviceLevels, now),
      2: promisedDays({ level: 'express', insideCapital }, tariff.serviceLevels, now),
    },
  }
}

/** A pair takes the higher belt; one region is local, whatever its belt. */
function distanceBetween(from: Place, to: Place, { belts }: Tariff): Distance {
  if (from.regionId === to.regionId) return 'local'
  const belt = Math.max(belts[from.regionId] ?? 3, belts[to.regionId] ?? 3)
  return belt <= 1 ? 'belt1' : belt === 2 ? 'belt2' : 'belt3'
}
