import type { DeliveryOption, DeliveryType } from '#modules/orders/domain/order.ts'

const modes = {
  1: 'parcel.modes.pointPoint',
  2: 'parcel.modes.doorDoor',
  3: 'parcel.modes.doorPoint',
  4: 'parcel.modes.pointDoor',
} as const satisfies Record<DeliveryOption, string>

/** Answers name the ways by number; there are four. */
export const modeName = (option: number) => modes[option as DeliveryOption]

const speeds = {
  1: 'parcel.speeds.standard',
  2: 'parcel.speeds.express',
} as const satisfies Record<DeliveryType, string>

export const speedName = (type: number) => speeds[type as DeliveryType]
