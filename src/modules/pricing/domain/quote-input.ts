import type { ServiceSlug } from './extra-services.ts'
import type { Collection } from './facts.ts'
import type { ParcelInput } from './parcel.ts'
import type { Place } from './place.ts'
import type { Promotion } from './promotion.ts'
import type { Closed } from './served.ts'
import type { Plan } from './tariff.ts'

export type QuoteInput = Readonly<{
  from: Place
  to: Place
  /** One of the two districts is not served for a while. */
  closed?: Closed | undefined
  parcel: ParcelInput
  services?: readonly ServiceSlug[]
  /** The money to collect from the receiver; above zero it is cash on delivery. */
  productFee?: number
  parcelValue?: number
  perishable?: boolean
  plan?: Plan
  /** A prepaid shipment is left and is to be used. */
  usePackage?: boolean
  collection?: Collection | undefined
  /** All that concern the customer, also those that are refused; the best one wins. */
  promotions?: readonly Promotion[]
}>

/** Whether money is to be taken from the receiver. */
export function collectsMoney({ productFee = 0, services = [] }: QuoteInput): boolean {
  return productFee > 0 || services.includes('cod') || services.includes('cod_return')
}
