import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { PinSource } from '../domain/address-fields.ts'

export type AddressFields = {
  label: string
  regionId: number
  districtId: number
  mahalla: string | null
  street: string
  landmark: string | null
  latitude: number | null
  longitude: number | null
  entrance: string | null
  floor: string | null
  flat: string | null
  intercom: string | null
  pinSource: PinSource | null
  /** When the pin was set; not known of old ones. */
  pinAt: Date | null
}

export type AddressRow = AddressFields & { id: number; isDefault: boolean }

export function findAddresses(db: Db, personId: number): Promise<AddressRow[]> {
  return db.many<AddressRow>(sql`
    select id, label, region_id as "regionId", district_id as "districtId", mahalla, street, landmark,
           latitude, longitude, entrance, floor, flat, intercom, pin_source as "pinSource", pin_at as "pinAt",
           is_default as "isDefault"
    from address where person_id = ${personId} order by id`)
}

/** Where a person sends from, unless they say otherwise. */
export const findHome = (db: Db, personId: number) =>
  db.maybe<Pick<AddressFields, 'districtId' | 'street' | 'landmark'>>(sql`
    select district_id as "districtId", street, landmark
    from address where person_id = ${personId} and is_default`)

export async function insertAddress(
  tx: Db,
  personId: number,
  address: AddressFields & { isDefault: boolean; now: Date },
): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into address (person_id, label, region_id, district_id, mahalla, street, landmark,
                         latitude, longitude, entrance, floor, flat, intercom, pin_source, pin_at, is_default,
                         created_at)
    values (${personId}, ${address.label}, ${address.regionId}, ${address.districtId}, ${address.mahalla},
            ${address.street}, ${address.landmark}, ${address.latitude}, ${address.longitude},
            ${address.entrance}, ${address.floor}, ${address.flat}, ${address.intercom}, ${address.pinSource},
            ${address.pinAt}, ${address.isDefault}, ${address.now})
    returning id`)
  return id
}

export async function updateAddress(
  tx: Db,
  personId: number,
  id: number,
  address: AddressFields,
): Promise<void> {
  await tx.run(sql`
    update address
    set label = ${address.label}, region_id = ${address.regionId}, district_id = ${address.districtId},
        mahalla = ${address.mahalla}, street = ${address.street}, landmark = ${address.landmark},
        latitude = ${address.latitude}, longitude = ${address.longitude}, entrance = ${address.entrance},
        floor = ${address.floor}, flat = ${address.flat}, intercom = ${address.intercom},
        pin_source = ${address.pinSource}, pin_at = ${address.pinAt}
    where id = ${id} and person_id = ${personId}`)
}

/** Two statements, because the unique index allows one default at any moment. */
export async function makeDefault(tx: Db, personId: number, id: number): Promise<void> {
  await tx.run(sql`
    update address set is_default = false where person_id = ${personId} and is_default and id <> ${id}`)
  await tx.run(sql`update address set is_default = true where person_id = ${personId} and id = ${id}`)
}

export function deleteAddress(tx: Db, personId: number, id: string): Promise<number> {
  return tx.run(sql`delete from address where id = ${id} and person_id = ${personId}`)
}
