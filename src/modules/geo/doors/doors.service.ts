import type { Db } from '#platform/db/database.ts'
import { pinStanding } from '../borders/pin-place.ts'
import type { Point } from '../domain/distance.ts'
import { addressKey } from '../domain/search-key.ts'
import { type DoorKey, findDoors, upsertDoor } from './door.repo.ts'

/** An address as somebody wrote it. */
export type DoorAddress = Readonly<{
  districtId: number
  street?: string | null | undefined
  flat?: string | null | undefined
}>

export type ConfirmedDoor = Readonly<{ point: Point; at: Date }>

/** None for an address without letters and digits. */
function keyOf({ districtId, street, flat }: DoorAddress): DoorKey | undefined {
  const key = addressKey(street ?? '')
  return key === '' ? undefined : { districtId, addressKey: key, flat: addressKey(flat ?? '') }
}

/**
 * A courier has handed a parcel over here. A report from far away (from home, in the evening) teaches nothing: the place
 * has to pass as a pin of the address.
 */
export async function confirmDoor(tx: Db, address: DoorAddress, point: Point, at: Date): Promise<void> {
  const key = keyOf(address)
  if (!key) return
  const { standing } = pinStanding(address.districtId, point)
  if (standing === 'inside' || standing === 'near') await upsertDoor(tx, key, point, at)
}

/** The doors that couriers have confirmed, in the order of the addresses; a hole where there is none. */
export async function confirmedDoors(
  db: Db,
  addresses: readonly DoorAddress[],
): Promise<(ConfirmedDoor | undefined)[]> {
  const keys = addresses.map(keyOf)
  const asked = keys.flatMap((key, at) => (key ? [{ key, at }] : []))
  const found = new Array<ConfirmedDoor | undefined>(addresses.length).fill(undefined)
  if (asked.length === 0) return found
  const rows = await findDoors(
    db,
    asked.map(({ key }) => key),
  )
  for (const { n, lat, lon, at } of rows) {
    const place = asked[n]?.at
    if (place !== undefined) found[place] = { point: { lat, lon }, at }
  }
  return found
}
