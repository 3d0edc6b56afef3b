import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tariff } from '../domain/tariff.ts'

export type TariffRow = {
  version: number
  effectiveFrom: Date | null
  note: string
  createdBy: number | null
  createdAt: Date
}

export type PublishedTariff = { version: number; effectiveFrom: Date; tariff: Tariff }

/** The newest versions are the ones anybody looks for. */
const listed = 200

export function listTariffs(db: Db): Promise<TariffRow[]> {
  return db.many<TariffRow>(sql`
    select version, effective_from as "effectiveFrom", note, created_by as "createdBy", created_at as "createdAt"
    from tariff order by version desc limit ${listed}`)
}

export function findTariff(db: Db, version: number): Promise<(TariffRow & { tariff: Tariff }) | undefined> {
  return db.maybe(sql`
    select version, effective_from as "effectiveFrom", note, created_by as "createdBy", created_at as "createdAt",
           data as tariff
    from tariff where version = ${version}`)
}

/** The version in force and those that will follow it, first to last. */
export function findTariffsFrom(db: Db, now: Date): Promise<PublishedTariff[]> {
  return db.many<PublishedTariff>(sql`
    select version, effective_from as "effectiveFrom", data as tariff
    from tariff
    where effective_from >= coalesce(
      (select max(effective_from) from tariff where effective_from <= ${now}), '-infinity')
    order by effective_from, version limit ${listed}`)
}

export async function insertTariff(
  db: Db,
  draft: { tariff: Tariff; note: string; createdBy: number | undefined; createdAt: Date },
): Promise<number> {
  const { version } = await db.one<{ version: number }>(sql`
    insert into tariff (data, note, created_by, created_at)
    values (${JSON.stringify(draft.tariff)}, ${draft.note}, ${draft.createdBy}, ${draft.createdAt})
    returning version`)
  return version
}

/** False when it was published before: what prices were made from never moves. */
export async function publishDraft(db: Db, version: number, effectiveFrom: Date): Promise<boolean> {
  const published = await db.run(sql`
    update tariff set effective_from = ${effectiveFrom} where version = ${version} and effective_from is null`)
  return published === 1
}
