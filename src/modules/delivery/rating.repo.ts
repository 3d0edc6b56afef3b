import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { RatingTag, Side } from './domain/rating-rules.ts'

/** A parcel that a courier has brought, as far as a rating needs it. */
export type DeliveryRow = {
  orderId: number
  courierId: number
  courierName: string
  seq: number
  deliveredAt: Date
  /** Sums over all ratings of this courier. */
  stars: number
  ratings: number
}

/** Undefined while nobody has brought it: on its way, handed out at a point, or taken back. */
export function findDelivery(db: Db, orderId: number): Promise<DeliveryRow | undefined> {
  return db.maybe<DeliveryRow>(sql`
    select order_id as "orderId", courier.id as "courierId", courier.full_name as "courierName", delivery.seq,
      delivered_at as "deliveredAt", coalesce(sums.stars, 0) as stars, coalesce(sums.ratings, 0) as ratings
    from delivery_for_rating as delivery
    join person_name as courier on courier.id = delivery.courier_id
    left join courier_rating as sums on sums.courier_id = courier.id
    where order_id = ${orderId}`)
}

export type RatingRow = {
  courierId: number
  deliverySeq: number
  stars: number
  tags: RatingTag[]
  comment: string | null
  givenAt: Date
}

export function findRating(db: Db, orderId: number, side: Side): Promise<RatingRow | undefined> {
  return db.maybe<RatingRow>(sql`
    select courier_id as "courierId", delivery_seq as "deliverySeq", stars, tags, comment, given_at as "givenAt"
    from driver_rating where order_id = ${orderId} and side = ${side}`)
}

export type SaidRow = Omit<RatingRow, 'courierId' | 'deliverySeq'> & { orderId: number; side: Side }

/** What was said of a courier, newest first. */
export function findRatingsOf(db: Db, courierId: number | string, limit: number): Promise<SaidRow[]> {
  return db.many<SaidRow>(sql`
    select order_id as "orderId", side, stars, tags, comment, given_at as "givenAt"
    from driver_rating where courier_id = ${courierId} order by given_at desc limit ${limit}`)
}

export type NewRating = Omit<RatingRow, 'comment'> & {
  orderId: number
  side: Side
  comment?: string | undefined
  editedAt: Date | undefined
}

/** In the place of what this side said before. */
export async function saveRating(tx: Db, rating: NewRating): Promise<void> {
  await tx.run(sql`
    insert into driver_rating (order_id, side, courier_id, delivery_seq, stars, tags, comment, given_at, edited_at)
    values (${rating.orderId}, ${rating.side}, ${rating.courierId}, ${rating.deliverySeq}, ${rating.stars},
      ${rating.tags}, ${rating.comment}, ${rating.givenAt}, ${rating.editedAt})
    on conflict (order_id, side) do update
    set courier_id = excluded.courier_id, delivery_seq = excluded.delivery_seq, stars = excluded.stars,
      tags = excluded.tags, comment = excluded.comment, given_at = excluded.given_at, edited_at = excluded.edited_at`)
}

/** Said of a delivery that no longer counts: it was undone, and perhaps another one has come since. */
const isUndone = sql`
    not exists (
      select from delivery_for_rating as delivery
      where delivery.order_id = driver_rating.order_id and delivery.seq = delivery_seq)`

export async function findUndone(db: Db, since: Date, limit: number): Promise<number[]> {
  const rows = await db.many<{ orderId: number }>(sql`
    select distinct order_id as "orderId" from driver_rating
    where given_at > ${since} and ${isUndone} limit ${limit}`)
  return rows.map(({ orderId }) => orderId)
}

/** Answers what the sums lose. */
export function deleteUndone(tx: Db, orderId: number): Promise<{ courierId: number; stars: number }[]> {
  return tx.many<{ courierId: number; stars: number }>(sql`
    delete from driver_rating where order_id = ${orderId} and ${isUndone}
    returning courier_id as "courierId", stars`)
}

export async function shiftSums(
  tx: Db,
  courierId: number,
  { stars, ratings }: { stars: number; ratings: number },
): Promise<void> {
  // First the row, then the sum: what is taken away alone would be refused as a row of its own.
  await tx.run(sql`
    insert into courier_rating (courier_id, stars, ratings) values (${courierId}, 0, 0) on conflict do nothing`)
  await tx.run(sql`
    update courier_rating set stars = stars + ${stars}, ratings = ratings + ${ratings}
    where courier_id = ${courierId}`)
}

/** Over all couriers: a few rows, one a courier. */
export function sumRatings(db: Db): Promise<{ stars: number; ratings: number }> {
  return db.one<{ stars: number; ratings: number }>(sql`
    select coalesce(sum(stars), 0)::integer as stars, coalesce(sum(ratings), 0)::integer as ratings from courier_rating`)
}
