import type { Vehicle } from './field-words.ts'

/** How a courier works. */
export type CourierProfile = {
  vehicle: Vehicle
  capacityKg: number
  /** Where their offers come from first; null: anywhere. */
  districtId: number | null
  /** Cash they may hold, whole so'm; null: no limit. */
  cashLimit: number | null
}

/** Of whom the desk has said nothing yet. */
export const newCourier: CourierProfile = {
  vehicle: 'scooter',
  capacityKg: 30,
  districtId: null,
  cashLimit: null,
}

/** What each vehicle carries, unless the desk says another number. */
export const usualCapacityKg = { foot: 15, scooter: 30, car: 250, van: 1_500 } as const satisfies Record<
  Vehicle,
  number
>

/** From here on nothing with money to take is offered until some of it is handed in. */
export const isFull = ({ cashLimit }: Pick<CourierProfile, 'cashLimit'>, held: number) =>
  cashLimit !== null && held >= cashLimit
