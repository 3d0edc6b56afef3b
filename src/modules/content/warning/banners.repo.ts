import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Texts } from '../domain/texts.ts'
import type { BannerChange, BannerRegions } from '../domain/warning/banner.ts'

export type NewBanner = { texts: Texts; regions: BannerRegions; startsAt: Date; endsAt: Date | null }

export type BannerRow = NewBanner & { id: number; offAt: Date | null; version: number }

const bannerRow = sql`
  select id, jsonb_build_object('uz', text_uz, 'oz', text_oz, 'ru', text_ru, 'en', text_en) as texts, regions,
         starts_at as "startsAt", ends_at as "endsAt", off_at as "offAt", version
  from warning_banner`

/** Those that began last come first. */
export function findRunning(db: Db, now: Date, limit: number): Promise<BannerRow[]> {
  return db.many<BannerRow>(sql`
    ${bannerRow}
    where off_at is null and starts_at <= ${now} and (ends_at is null or ends_at > ${now})
    order by starts_at desc, id desc limit ${limit}`)
}

export function findBanners(db: Db, before: number | undefined, limit: number): Promise<BannerRow[]> {
  return db.many<BannerRow>(sql`
    ${bannerRow} where ${before}::bigint is null or id < ${before} order by id desc limit ${limit}`)
}

export function lockBanner(tx: Db, id: number): Promise<BannerRow | undefined> {
  return tx.maybe<BannerRow>(sql`${bannerRow} where id = ${id} for update`)
}

export async function insertBanner(tx: Db, { texts, regions, startsAt, endsAt }: NewBanner): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into warning_banner (text_uz, text_oz, text_ru, text_en, regions, starts_at, ends_at)
    values (${texts.uz}, ${texts.oz}, ${texts.ru}, ${texts.en}, ${[...regions]}::smallint[], ${startsAt}, ${endsAt})
    returning id`)
  return id
}

export async function saveBanner(
  tx: Db,
  id: number,
  { texts, regions, startsAt, endsAt }: NewBanner,
): Promise<void> {
  await tx.run(sql`
    update warning_banner
    set text_uz = ${texts.uz}, text_oz = ${texts.oz}, text_ru = ${texts.ru}, text_en = ${texts.en},
        regions = ${[...regions]}::smallint[], starts_at = ${startsAt}, ends_at = ${endsAt}, version = version + 1
    where id = ${id}`)
}

export async function saveSwitch(tx: Db, id: number, offAt: Date | null): Promise<void> {
  await tx.run(sql`update warning_banner set off_at = ${offAt}, version = version + 1 where id = ${id}`)
}

export async function insertChange(
  tx: Db,
  id: number,
  { what, at, by }: { what: BannerChange; at: Date; by: number | null },
): Promise<void> {
  await tx.run(sql`
    insert into warning_banner_change (banner_id, what, at, by_person) values (${id}, ${what}, ${at}, ${by})`)
}

export type ChangeRow = { banner: number; what: BannerChange; at: Date; by: string | null }

/** Of each banner the newest ones, newest first. */
export function findChanges(db: Db, ids: readonly number[], most: number): Promise<ChangeRow[]> {
  return db.many<ChangeRow>(sql`
    select change.banner_id as banner, change.what, change.at, person_name.full_name as by
    from unnest(${[...ids]}::bigint[]) as wanted (id)
    cross join lateral (
      select * from warning_banner_change where banner_id = wanted.id order by id desc limit ${most}
    ) change
    left join person_name on person_name.id = change.by_person
    order by change.id desc`)
}
