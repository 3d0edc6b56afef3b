import { levelPrice } from '../level-price.ts'
import { line, type Rule } from '../line.ts'

/** A Pro contract has one price for a shipment, door to door; a heavier parcel counts as several. */
export const pro: Rule = (facts, tariff) => {
  if (facts.carriedBy !== 'pro') return undefined
  const { price, gramsEach } = tariff.pro
  const shipments = Math.ceil(facts.parcel.billableGrams / gramsEach)
  return line('pro', levelPrice(price * shipments, facts, tariff), 'pricing.because.pro', {
    shipments: { count: shipments },
    each: { grams: gramsEach },
    level: facts.express ? 'express' : 'standard',
    factor: { count: tariff.expressPercent / 100 },
  })
}
