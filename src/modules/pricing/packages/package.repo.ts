import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Remainder } from '../domain/packages.ts'

export type NewPackage = {
  id: number
  personId: number
  shipments: number
  price: number
  tariffVersion: number
  boughtAt: Date
  expiresAt: Date
}

export type PackageRow = Omit<NewPackage, 'tariffVersion'> & {
  shipmentsLeft: number
  valueLeft: number
  lapsed: number
}

const columns = sql`
  id, person_id as "personId", shipments, price, bought_at as "boughtAt", expires_at as "expiresAt",
  shipments_left as "shipmentsLeft", value_left as "valueLeft", lapsed`

/** Drawn before the row is written: the money moves first, under this number. */
export async function drawPackageId(tx: Db): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    select nextval(pg_get_serial_sequence('shipment_package', 'id')) as id`)
  return id
}

export async function insertPackage(tx: Db, bought: NewPackage): Promise<void> {
  await tx.run(sql`
    insert into shipment_package (id, person_id, shipments, price, tariff_version, bought_at, expires_at,
      shipments_left, value_left)
    values (${bought.id}, ${bought.personId}, ${bought.shipments}, ${bought.price}, ${bought.tariffVersion},
      ${bought.boughtAt}, ${bought.expiresAt}, ${bought.shipments}, ${bought.price})`)
}

/** Newest first. */
export function findPackages(db: Db, personId: number, limit: number): Promise<PackageRow[]> {
  return db.many<PackageRow>(sql`
    select ${columns} from shipment_package
    where person_id = ${personId} order by bought_at desc, id desc limit ${limit}`)
}

export async function hasShipments(db: Db, personId: number, now: Date): Promise<boolean> {
  const { found } = await db.one<{ found: boolean }>(sql`
    select exists (
      select from shipment_package
      where person_id = ${personId} and shipments_left > 0 and expires_at > ${now}) as found`)
  return found
}

/**
 * The oldest package with something left, locked. Whoever waited sees the row as it is then: of two orders that want
 * the last shipment one goes without.
 */
export function lockOldest(tx: Db, personId: number, now: Date): Promise<PackageRow | undefined> {
  return tx.maybe<PackageRow>(sql`
    select ${columns} from shipment_package
    where person_id = ${personId} and shipments_left > 0 and expires_at > ${now}
    order by bought_at, id limit 1 for update`)
}

const open = (personId: number, now: Date) => sql`
  select ${columns} from shipment_package
  where person_id = ${personId} and shipments_left > 0 and expires_at > ${now}
  order by bought_at, id`

/** All packages with something left, the oldest first. */
export function findOpen(db: Db, personId: number, now: Date): Promise<PackageRow[]> {
  return db.many<PackageRow>(open(personId, now))
}

export function lockOpen(tx: Db, personId: number, now: Date): Promise<PackageRow[]> {
  return tx.many<PackageRow>(sql`${open(personId, now)} for update`)
}

export function lockPackage(tx: Db, id: number): Promise<PackageRow> {
  return tx.one<PackageRow>(sql`select ${columns} from shipment_package where id = ${id} for update`)
}

export async function saveLeft(
  tx: Db,
  id: number,
  { shipments, value }: Remainder,
  expiresAt: Date,
): Promise<void> {
  await tx.run(sql`
    update shipment_package
    set shipments_left = ${shipments}, value_left = ${value}, expires_at = ${expiresAt} where id = ${id}`)
}

export async function saveLapse(tx: Db, id: number): Promise<void> {
  await tx.run(sql`
    update shipment_package
    set lapsed = lapsed + shipments_left, shipments_left = 0, value_left = 0 where id = ${id}`)
}

/** Packages that have ended with something left. */
export async function findEnded(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db.many<{ id: number }>(sql`
    select id from shipment_package
    where shipments_left > 0 and expires_at <= ${now} order by expires_at, id limit ${limit}`)
  return rows.map(({ id }) => id)
}

export type ShipmentRow = { orderId: number; packageId: number; share: number; movement: string | null }

export async function insertShipment(tx: Db, { orderId, packageId, share }: ShipmentRow): Promise<void> {
  await tx.run(sql`
    insert into package_shipment (order_id, package_id, share) values (${orderId}, ${packageId}, ${share})`)
}

export function findShipment(tx: Db, orderId: number): Promise<ShipmentRow | undefined> {
  return tx.maybe<ShipmentRow>(sql`
    select order_id as "orderId", package_id as "packageId", share, movement from package_shipment
    where order_id = ${orderId}`)
}

export async function saveMovement(tx: Db, orderId: number, movement: string): Promise<void> {
  await tx.run(sql`update package_shipment set movement = ${movement} where order_id = ${orderId}`)
}

export async function deleteShipment(tx: Db, orderId: number): Promise<void> {
  await tx.run(sql`delete from package_shipment where order_id = ${orderId}`)
}

export type Held = { personId: number; value: number }

/** What people have paid for and not used, a page at a time by person: unshared, kept by drafts, or held by uploads. */
export function findHeld(db: Db, after: number, limit: number): Promise<Held[]> {
  return db.many<Held>(sql`
    select person_id as "personId", (sum(value_left) + sum(coalesce(kept.value, 0)))::bigint as value
    from shipment_package package
    left join (
      select package_id, sum(share) as value from (
        select package_id, share from package_shipment where movement is null
        union all select package_id, share from package_hold) part
      group by package_id) kept
      on kept.package_id = package.id
    where person_id > ${after} group by person_id order by person_id limit ${limit}`)
}
