import { draftChangeTo } from '#parcel/draft/draft-place.ts'
import type { DraftChange, OrderDraft } from '#parcel/draft/order-draft.ts'
import { parcelSize } from '#parcel/price/parcel-choice.ts'
import { type Question, servicesOf } from '#parcel/price/question.ts'
import type { Terms } from '#parcel/price/terms.ts'

/** Everything that was said here, for the wizard to go on with; `kept` is what it knows from before. */
export function draftOf(
  { from, to, parcel, extras, way }: Question,
  terms: Terms,
  kept: Pick<OrderDraft, 'from' | 'to'>,
): DraftChange {
  return {
    from: from ? draftChangeTo(from, kept.from) : {},
    to: to ? draftChangeTo(to, kept.to) : {},
    parcel_size: parcelSize(parcel, terms),
    delivery_option: way.option,
    deliveryMethod: { delivery_type: way.type },
    deliveryInformation: {
      services: servicesOf(extras),
      product_fee: extras.cod,
      parcel_value: extras.parcelValue,
    },
  }
}
