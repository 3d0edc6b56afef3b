import { mostSoum } from '#modules/orders/domain/order-fields.ts'
import { districtAt, type End, isAcrossRegions } from './ends.ts'
import type { OrderDraft } from './order-draft.ts'

/**
 * What calculate-parcel is asked about a draft; undefined until both districts and the parcel are known. Mode and
 * service level play no part: all eight are answered. Cash that cannot come back is told at its service, not by no price.
 */
export function quoteBodyOf(draft: OrderDraft) {
  const { deliveryInformation, parcel_size } = draft
  const from = placeOf('from', draft)
  const to = placeOf('to', draft)
  if (!from || !to || !isMeasured(parcel_size)) return undefined
  // A slip of the finger is told at its field; the price waits for what was meant.
  if (deliveryInformation.product_fee > mostSoum || deliveryInformation.parcel_value > mostSoum)
    return undefined
  const { weight, length, width, height } = parcel_size
  return {
    from,
    to,
    parcel_size: { weight, length, width, height },
    services: deliveryInformation.services.filter((slug) => slug !== 'cod_return' || !isAcrossRegions(draft)),
    product_fee: deliveryInformation.product_fee,
    parcel_value: deliveryInformation.parcel_value,
    perishable: false,
  }
}

function placeOf(end: End, draft: OrderDraft) {
  const { region, city } = districtAt(end, draft)
  return region === null || city === null ? undefined : { region, city }
}

/** A weight, with all three sides or none of them. */
function isMeasured({ weight, length, width, height }: OrderDraft['parcel_size']): boolean {
  const sides = [length, width, height].filter((side) => side > 0).length
  return weight > 0 && (sides === 0 || sides === 3)
}
