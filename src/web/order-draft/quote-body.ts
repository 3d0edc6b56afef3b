import type { DraftAddress, OrderDraft } from './order-draft.ts'

/** What calculate-parcel is asked about a draft; undefined until both districts and the parcel are known. */
export function quoteBodyOf(draft: OrderDraft) {
  const { deliveryInformation, deliveryMethod, parcel_size, delivery_option } = draft
  const from = placeOf(draft.from)
  const to = placeOf(draft.to)
  if (!from || !to || !isMeasured(parcel_size)) return undefined
  return {
    from,
    to,
    parcel_size,
    delivery_option,
    delivery_type: deliveryMethod.delivery_type,
    services: deliveryInformation.services,
    product_fee: deliveryInformation.product_fee,
    parcel_value: deliveryInformation.parcel_value,
  }
}

const placeOf = ({ region, city }: DraftAddress) =>
  region === null || city === null ? undefined : { region, city }

/** A weight, with all three sides or none of them. */
function isMeasured({ weight, length, width, height }: OrderDraft['parcel_size']): boolean {
  const sides = [length, width, height].filter((side) => side > 0).length
  return weight > 0 && (sides === 0 || sides === 3)
}
