/** The server may know a vehicle that this app has no word for yet. */
export const vehicleNames = new Map([
  ['foot', 'courierMe.vehicles.foot'],
  ['scooter', 'courierMe.vehicles.scooter'],
  ['car', 'courierMe.vehicles.car'],
  ['van', 'courierMe.vehicles.van'],
] as const) as ReadonlyMap<string, `courierMe.vehicles.${'foot' | 'scooter' | 'car' | 'van'}`>
