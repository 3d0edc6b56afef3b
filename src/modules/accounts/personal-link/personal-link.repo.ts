import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { PinSource } from '../domain/address-fields.ts'

export type LinkRow = {
  code: string
  addressId: number | null
  createdAt: Date
  fullName: string
  /** Null when no address is left. */
  regionId: number | null
  districtId: number | null
}

/** The chosen address, or the default one. */
const addressOfLink = sql`
    left join address on address.person_id = person.id
      and case when link.address_id is null then address.is_default else address.id = link.address_id end`

export function findOwnLink(db: Db, personId: number): Promise<LinkRow | undefined> {
  return db.maybe<LinkRow>(sql`
    select link.code, link.address_id as "addressId", link.created_at as "createdAt", person.full_name as "fullName",
      address.region_id as "regionId", address.district_id as "districtId"
    from personal_link as link join person on person.id = link.person_id ${addressOfLink}
    where link.person_id = ${personId}`)
}

export type LinkTarget = {
  personId: number
  fullName: string
  phone: string
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
}

/** Whom a code leads to, and where; undefined when it leads nowhere. */
export function findLinkTarget(db: Db, code: string): Promise<LinkTarget | undefined> {
  return db.maybe<LinkTarget>(sql`
    select person.id as "personId", person.full_name as "fullName", person.phone, address.region_id as "regionId",
      address.district_id as "districtId", address.mahalla, address.street, address.landmark, address.latitude,
      address.longitude, address.entrance, address.floor, address.flat, address.intercom,
      address.pin_source as "pinSource"
    from personal_link as link join person on person.id = link.person_id ${addressOfLink}
    where link.code = ${code} and person.status = 'active' and address.id is not null`)
}

/** In the place of the one before. */
export async function saveLink(
  tx: Db,
  link: { personId: number; code: string; addressId: string | null; now: Date },
): Promise<void> {
  await tx.run(sql`
    insert into personal_link (person_id, code, address_id, created_at)
    values (${link.personId}, ${link.code}, ${link.addressId}, ${link.now})
    on conflict (person_id) do update
    set code = excluded.code, address_id = excluded.address_id, created_at = excluded.created_at`)
}

export async function deleteLink(tx: Db, personId: number): Promise<void> {
  await tx.run(sql`delete from personal_link where person_id = ${personId}`)
}
