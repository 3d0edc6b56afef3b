import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Audience, Gift } from '../domain/promotion.ts'

type Texts = { uz: string; oz: string | null; ru: string; en: string }

export type OfferTexts = { name: Texts; title: Texts; text: Texts }

/** What the desk can change. */
export type Plan = {
  gives: Gift
  percent: number | null
  amount: number | null
  forWhom: Audience
  lastsDays: number | null
  mostPerParcel: number | null
  mostPerCustomer: number | null
  mostParcels: number | null
  mostParcelsMerchant: number | null
  startsAt: Date
  endsAt: Date | null
  budget: number | null
  banner: boolean
  texts: OfferTexts
  /** Of all three texts, where nobody wrote them. */
  cyrillic: Record<keyof OfferTexts, string>
}

export type OfferRow = Plan & { id: number; slug: string; offAt: Date | null; used: number; version: number }

const offerRow = sql`
  select id, slug, gives, percent, amount, for_whom as "forWhom", lasts_days as "lastsDays",
    most_per_parcel as "mostPerParcel", most_per_customer as "mostPerCustomer", most_parcels as "mostParcels",
    most_parcels_merchant as "mostParcelsMerchant", starts_at as "startsAt", ends_at as "endsAt", off_at as "offAt",
    budget, used, banner, texts, cyrillic, version
  from price_promotion`

const MOST = 200

export function findOffers(db: Db): Promise<OfferRow[]> {
  return db.many<OfferRow>(sql`${offerRow} order by id desc limit ${MOST}`)
}

export function findOffer(db: Db, id: number): Promise<OfferRow | undefined> {
  return db.maybe<OfferRow>(sql`${offerRow} where id = ${id}`)
}

/** Orders that take from its budget wait. */
export function lockOffer(tx: Db, id: number): Promise<OfferRow | undefined> {
  return tx.maybe<OfferRow>(sql`${offerRow} where id = ${id} for update`)
}

/** Of those that home may show and that still have money, the one that ends first. */
export function findForBanner(db: Db, now: Date): Promise<OfferRow | undefined> {
  return db.maybe<OfferRow>(sql`
    ${offerRow}
    where banner and off_at is null and starts_at <= ${now} and (ends_at is null or ends_at > ${now})
      and (budget is null or used < budget)
    order by ends_at nulls last, id limit 1`)
}

export async function insertOffer(tx: Db, plan: Plan): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into price_promotion (id, slug, gives, percent, amount, for_whom, lasts_days, most_per_parcel,
      most_per_customer, most_parcels, most_parcels_merchant, starts_at, ends_at, budget, banner, texts, cyrillic)
    select id, 'p' || id, ${plan.gives}, ${plan.percent}::smallint, ${plan.amount}::bigint, ${plan.forWhom},
      ${plan.lastsDays}::integer, ${plan.mostPerParcel}::bigint, ${plan.mostPerCustomer}::bigint,
      ${plan.mostParcels}::integer, ${plan.mostParcelsMerchant}::integer, ${plan.startsAt}::timestamptz,
      ${plan.endsAt}::timestamptz, ${plan.budget}::bigint, ${plan.banner}::boolean,
      ${JSON.stringify(plan.texts)}::jsonb, ${JSON.stringify(plan.cyrillic)}::jsonb
    from nextval(pg_get_serial_sequence('price_promotion', 'id')) as next (id)
    returning id`)
  return id
}

export async function saveOffer(tx: Db, id: number, plan: Plan): Promise<void> {
  await tx.run(sql`
    update price_promotion
    set gives = ${plan.gives}, percent = ${plan.percent}, amount = ${plan.amount}, for_whom = ${plan.forWhom},
      lasts_days = ${plan.lastsDays}, most_per_parcel = ${plan.mostPerParcel},
      most_per_customer = ${plan.mostPerCustomer}, most_parcels = ${plan.mostParcels},
      most_parcels_merchant = ${plan.mostParcelsMerchant}, starts_at = ${plan.startsAt}, ends_at = ${plan.endsAt},
      budget = ${plan.budget}, banner = ${plan.banner}, texts = ${JSON.stringify(plan.texts)}::jsonb,
      cyrillic = ${JSON.stringify(plan.cyrillic)}::jsonb, version = version + 1
    where id = ${id}`)
}

export async function saveSwitch(tx: Db, id: number, offAt: Date | null): Promise<void> {
  await tx.run(sql`update price_promotion set off_at = ${offAt}, version = version + 1 where id = ${id}`)
}

/** Copies of the version before read half price from its old table; it goes when none is in service. */
export async function saveOldOffer(tx: Db): Promise<void> {
  await tx.run(sql`delete from promotion`)
  await tx.run(sql`
    insert into promotion (kind, starts_at, ends_at)
    select 'half_price_month', starts_at, coalesce(ends_at, starts_at + interval '10 years')
    from price_promotion where slug = 'half_price' and off_at is null`)
}

export type ChangeKind = 'written' | 'changed' | 'off' | 'on'
export type ChangeRow = { offer: number; what: ChangeKind; at: Date; by: string | null }

export async function insertChange(
  tx: Db,
  id: number,
  what: ChangeKind,
  at: Date,
  by: number,
): Promise<void> {
  await tx.run(sql`
    insert into promotion_change (promotion_id, what, at, by_person) values (${id}, ${what}, ${at}, ${by})`)
}

/** Of each the newest ones, newest first. */
export function findChanges(db: Db, ids: readonly number[], most: number): Promise<ChangeRow[]> {
  return db.many<ChangeRow>(sql`
    select change.promotion_id as offer, change.what, change.at, person_name.full_name as by
    from unnest(${[...ids]}::bigint[]) as wanted (id)
    cross join lateral (
      select * from promotion_change where promotion_id = wanted.id order by id desc limit ${most}
    ) change
    left join person_name on person_name.id = change.by_person
    order by change.id desc`)
}

export type CostRow = {
  /** YYYY-MM of Tashkent; null: all of them together. */
  month: string | null
  parcels: number
  cost: number
  customers: number
  newCustomers: number
}

/** The whole and its months, newest first. */
export function findCosts(db: Db, id: number): Promise<CostRow[]> {
  return db.many<CostRow>(sql`
    select month, count(*)::integer as parcels, coalesce(sum(amount), 0)::bigint as cost,
      count(distinct person_id)::integer as customers,
      (count(distinct person_id) filter (where is_first))::integer as "newCustomers"
    from (
      select to_char(agreed_at at time zone 'Asia/Tashkent', 'YYYY-MM') as month, amount, person_id, is_first
      from promotion_use where promotion_id = ${id} and agreed_at is not null) use
    group by grouping sets ((month), ())
    order by month desc nulls first limit 121`)
}

export function findPromised(db: Db, id: number): Promise<{ held: number; givenTo: number }> {
  return db.one(sql`
    select
      (select coalesce(sum(amount), 0)::bigint from promotion_use
        where promotion_id = ${id} and agreed_at is null) as held,
      (select count(*)::integer from promotion_right
        where kind = (select slug from price_promotion where id = ${id})) as "givenTo"`)
}
