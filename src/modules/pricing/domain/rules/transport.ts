import type { Facts } from '../facts.ts'
import { levelPrice } from '../level-price.ts'
import { line, type Rule } from '../line.ts'
import { exactBillable } from '../parcel.ts'
import type { Tariff } from '../tariff.ts'

/** From point to point. Over the heavy limit a parcel counts as that many parcels: 15 kg are 1.5 of 10 kg. */
export const transport: Rule = (facts, tariff) => {
  if (facts.carriedBy !== 'tariff') return undefined
  const { distance, express, parcel } = facts
  const grams = parcel.billableGrams
  const limit = tariff.heavy.upToGrams
  const values = {
    distance,
    size: parcel.sizeClass,
    weight: { grams },
    level: express ? 'express' : 'standard',
    factor: { count: tariff.expressPercent / 100 },
  }
  if (grams <= limit)
    return line(
      'transport',
      levelPrice(priceUpTo(grams, facts, tariff), facts, tariff),
      'pricing.because.transport',
      values,
    )
  const exact = exactBillable(parcel, tariff)
  const amount = levelPrice(priceUpTo(limit, facts, tariff), facts, tariff, {
    of: exact.of,
    in: exact.in * limit,
  })
  return line('transport', amount, 'pricing.because.transportHeavy', {
    ...values,
    parcels: { count: grams / limit },
    each: { grams: limit },
  })
}

/** For a weight up to the heavy limit. The large box's surcharge stays above it. */
function priceUpTo(grams: number, { distance }: Facts, { base, boxes, heavy }: Tariff): number {
  const { small, medium, large } = boxes
  const box = grams <= small.upToGrams ? small : grams <= medium.upToGrams ? medium : large
  const startedKgOver = Math.max(0, Math.ceil((grams - large.upToGrams) / 1000))
  return base[distance] + box.surcharge + startedKgOver * heavy.perKg
}
