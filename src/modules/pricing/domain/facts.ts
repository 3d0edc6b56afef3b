import type { Zone } from '#modules/geo/domain/zone.ts'
import type { Parcel } from './parcel.ts'
import type { Promotion } from './promotion.ts'
import type { Tariff } from './tariff.ts'

/** DECISIONS, "API shapes": 1 point to point, 2 door to door, 3 door to point, 4 point to door. */
export const deliveryOptions = [1, 2, 3, 4] as const
export type DeliveryOption = (typeof deliveryOptions)[number]

/** 1 standard, 2 express. */
export const deliveryTypes = [1, 2] as const
export type DeliveryType = (typeof deliveryTypes)[number]

/** A merchant's collection: how many parcels wait, and whether another of them already carries the visit's fee. */
export type Collection = Readonly<{ parcels: number; paidByAnother?: boolean }>

/** How far a pair of regions is, as a row of the tariff. */
export type Distance = keyof Tariff['base']

/** What the rules of one offer go by. */
export type Facts = Readonly<{
  parcel: Parcel
  distance: Distance
  express: boolean
  fromDoor: boolean
  toDoor: boolean
  fromZone: Zone
  toZone: Zone
  /** What pays for the carriage: the tariff itself, a prepaid shipment, or a Pro contract. */
  carriedBy: 'tariff' | 'package' | 'pro'
  collection: Collection | undefined
  cod: boolean
  codReturn: boolean
  signature: boolean
  /** 0 is the free cover. */
  coverLevel: number
  promotions: readonly Promotion[]
}>

export const startsAtDoor = (option: DeliveryOption) => option === 2 || option === 3
export const endsAtDoor = (option: DeliveryOption) => option === 2 || option === 4
