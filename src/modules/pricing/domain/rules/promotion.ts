import { type Line, line, type Rule, sumOf } from '../line.ts'
import { choosePromotion, percentOf, type Won } from '../promotion.ts'
import { smallLocalPrice, type Tariff } from '../tariff.ts'

/** Promotions do not stack: the best one wins and the line says so. */
export const promotion: Rule = (facts, tariff, before) => {
  const won = choosePromotion(facts, tariff, sumOf(before))
  return won && { ...said(won, tariff), promotion: kept(won) }
}

/** The first two have words of their own, which orders from before have too; the others are named by theirs. */
function said({ promotion, amount, isBest }: Won, tariff: Tariff): Line {
  const best = isBest ? 'yes' : 'no'
  if (promotion.slug === 'half_price') {
    const percent = { count: percentOf(promotion, tariff) }
    return line('promotion', -amount, 'pricing.because.halfPrice', { percent, best })
  }
  if (promotion.slug === 'first_parcel') {
    const upTo = { soum: smallLocalPrice(tariff) }
    return line('promotion', -amount, 'pricing.because.firstParcel', { upTo, best })
  }
  return line('promotion', -amount, 'pricing.because.promotion', { name: { words: promotion.name }, best })
}

/** A parcel that turns out heavier takes no more from a budget than was set aside for it. */
const kept = ({ promotion, amount }: Won) =>
  promotion.left === null ? promotion : { ...promotion, most: amount, left: null }
