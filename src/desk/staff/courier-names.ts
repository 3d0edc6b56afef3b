/** Why a phone is no longer in use. */
export const endNames = {
  desk: 'deskCouriers.phones.ended.desk',
  suspended: 'deskCouriers.phones.ended.suspended',
  dismissed: 'deskCouriers.phones.ended.dismissed',
  replaced: 'deskCouriers.phones.ended.replaced',
  renewed: 'deskCouriers.phones.ended.renewed',
} as const

export const vehicleNames = {
  foot: 'deskCouriers.profile.vehicles.foot',
  scooter: 'deskCouriers.profile.vehicles.scooter',
  car: 'deskCouriers.profile.vehicles.car',
  van: 'deskCouriers.profile.vehicles.van',
} as const
