import type { DraftChange } from '#parcel/draft/order-draft.ts'
import { parcelSize } from '#parcel/price/parcel-choice.ts'
import { type ChosenPlace, type Question, servicesOf } from '#parcel/price/question.ts'
import type { Terms } from '#parcel/price/terms.ts'

/** Everything that was said here, for the wizard to go on with. */
export function draftOf({ from, to, parcel, extras, way }: Question, terms: Terms): DraftChange {
  return {
    from: addressOf(from),
    to: addressOf(to),
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

/** The capital as a whole prices a parcel but does not address it: the wizard asks for the district. */
const addressOf = (place: ChosenPlace | undefined) =>
  place ? { region: place.region, city: place.exact ? place.city : null } : {}
