import type { DeliveryOption, DeliveryType } from '#modules/pricing/domain/facts.ts'
import type { SidesCm } from '#modules/pricing/domain/tariff.ts'
import type { Ground } from './ground.ts'
import type { CheckedRow } from './row.ts'

type End = Readonly<{
  name: string
  phone: string
  regionId: number
  districtId: number
  /** Undefined at a point. */
  street: string | undefined
  /** Undefined at a door. */
  pointId: number | undefined
}>

/** What an order is made of. */
export type RowParcel = Readonly<{
  externalId: string | undefined
  sender: End
  receiver: End & Readonly<{ additionalPhone: string | undefined; landmark: string | undefined }>
  weightGrams: number
  sidesCm: SidesCm | undefined
  description: string
  /** Zero: nothing is collected. */
  productFee: number
  parcelValue: number
  deliveryOption: DeliveryOption
  deliveryType: DeliveryType
  services: readonly string[]
  comment: string | undefined
}>

/** A row that has no problems, as a parcel; undefined while it has some. */
export function parcelOfRow(_row: CheckedRow, _ground: Pick<Ground, 'sender'>): RowParcel | undefined {
  return undefined
}
