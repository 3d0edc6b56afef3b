import type { Priced, ToPrice } from '#modules/orders/index.ts'
import type { RowParcel } from '../domain/row-parcel.ts'
import { isFromDoor, type Visit } from '../domain/visit.ts'

/** A price that was made with something beside money. */
export type FixedPrice = Readonly<{ n: number; price: Priced }>

/** What a price goes by; of the goods only whether money is collected, of the value only what a cover needs. */
export function askedOf(parcel: RowParcel): ToPrice {
  const { sender, receiver, weightGrams, sidesCm, services, deliveryOption, deliveryType } = parcel
  return {
    from: { regionId: sender.regionId, districtId: sender.districtId },
    to: { regionId: receiver.regionId, districtId: receiver.districtId },
    parcel: { weightGrams, sidesCm },
    services,
    productFee: Math.min(1, parcel.productFee),
    parcelValue: services.length > 0 ? parcel.parcelValue : 0,
    deliveryOption,
    deliveryType,
  }
}

/** Equal questions become one: thousands of rows have few prices. */
export function oneOfEach(): (asked: ToPrice) => ToPrice {
  const known = new Map<string, ToPrice>()
  return (asked) => {
    const key = JSON.stringify(asked)
    const first = known.get(key) ?? asked
    known.set(key, first)
    return first
  }
}

/** The question of a row whose parcel is fetched with the others. */
export function withVisit(n: number, asked: ToPrice, visit: Visit | null): ToPrice {
  if (!visit || !isFromDoor(asked)) return asked
  return { ...asked, collection: { parcels: visit.parcels, paidByAnother: visit.payer !== n } }
}
