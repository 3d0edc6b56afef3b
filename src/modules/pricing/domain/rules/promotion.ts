import { line, type Rule, sumOf } from '../line.ts'
import { smallLocalPrice } from '../tariff.ts'

/**
 * Promotions do not stack: the best one wins and the line says so. When two are worth the same, half price wins, because
 * a free first parcel can still be used later. A prepaid shipment has its own price: nothing is taken off beside it.
 */
export const promotion: Rule = ({ promotions, carriedBy }, tariff, before) => {
  if (carriedBy === 'package') return undefined
  const sum = sumOf(before)
  const { halfPricePercent } = tariff.promotions
  const freeUpTo = smallLocalPrice(tariff)
  // Of an odd so'm the customer pays the larger half.
  const half = promotions.includes('half_price') ? Math.floor((sum * halfPricePercent) / 100) : 0
  const first = promotions.includes('first_parcel') ? Math.min(sum, freeUpTo) : 0
  if (half === 0 && first === 0) return undefined
  const best = promotions.length > 1 ? 'yes' : 'no'
  return half >= first
    ? line('promotion', -half, 'pricing.because.halfPrice', { percent: { count: halfPricePercent }, best })
    : line('promotion', -first, 'pricing.because.firstParcel', { upTo: { soum: freeUpTo }, best })
}
