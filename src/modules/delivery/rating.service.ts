import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { shownName } from '#modules/accounts/index.ts'
import { makeShortLink } from '#modules/links/index.ts'
import { isOwner, lockOrder } from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import { type Locale, localizedPath } from '#platform/i18n/locales.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import type { CourierRatings } from './badge.contract.ts'
import { openUntil, ratingRules, type Side, shownRating } from './domain/rating-rules.ts'
import { feedbackCodeOf, readFeedbackCode } from './feedback-code.ts'
import { photoOf } from './photo.service.ts'
import type { DriverInfo, Said } from './rating.contract.ts'
import {
  type DeliveryRow,
  deleteUndone,
  findDelivery,
  findRating,
  findRatingsOf,
  findUndone,
  type RatingRow,
  saveRating,
  shiftSums,
} from './rating.repo.ts'

export type RatingDeps = { db: Db; secrets: Secrets; now: Date }
type Refusal = Failure<'not_found' | 'nothing_to_rate' | 'rating_closed'>

/** Whose word it is. Whoever calls has made sure that they may speak for this side. */
export type Speaker = Readonly<{ orderId: number; side: Side }>

/** Only what is said of the delivery that counts. */
const ofDelivery = (rating: RatingRow | undefined, { seq }: DeliveryRow) =>
  rating?.deliverySeq === seq ? rating : undefined

/** The courier who brought it, and what this side has said of them. */
export async function readDriver(
  deps: RatingDeps,
  { orderId, side }: Speaker,
): Promise<Result<DriverInfo, Refusal>> {
  const delivery = await findDelivery(deps.db, orderId)
  if (!delivery) return err({ code: 'nothing_to_rate' })
  const review = ofDelivery(await findRating(deps.db, orderId, side), delivery)
  return ok(await infoOf(deps, delivery, review))
}

async function infoOf(
  deps: RatingDeps,
  delivery: DeliveryRow,
  review: RatingRow | undefined,
): Promise<DriverInfo> {
  const until = openUntil(delivery.deliveredAt, review?.givenAt)
  return {
    first_name: firstNameOf(delivery.courierName),
    photo: await photoOf(deps, delivery.courierId),
    rating: shownRating(delivery) ?? null,
    review: review
      ? {
          stars: review.stars,
          tags: review.tags,
          comment: review.comment,
          given_at: review.givenAt.toISOString(),
        }
      : null,
    open_until: until > deps.now ? until.toISOString() : null,
  }
}

/** "Jasur T." without the letter. */
export const firstNameOf = (fullName: string) => shownName(fullName).split(' ')[0] ?? ''

/** Stars for a delivery: once a side, and again in its place for a day. */
export function rateDriver(
  deps: RatingDeps,
  { orderId, side }: Speaker,
  said: Said,
): Promise<Result<DriverInfo, Refusal>> {
  const { now } = deps
  return deps.db.transaction(async (tx) => {
    // Nobody undoes the delivery, and nobody else rates it, until the transaction ends.
    await lockOrder(tx, orderId)
    const delivery = await findDelivery(tx, orderId)
    if (!delivery) return err({ code: 'nothing_to_rate' })
    const known = await findRating(tx, orderId, side)
    const before = ofDelivery(known, delivery)
    if (openUntil(delivery.deliveredAt, before?.givenAt) <= now) return err({ code: 'rating_closed' })
    // Also one of a delivery that was undone a moment ago, when nobody has cleared it away yet.
    if (known) await shiftSums(tx, known.courierId, { stars: -known.stars, ratings: -1 })
    await shiftSums(tx, delivery.courierId, { stars: said.stars, ratings: 1 })
    await saveRating(tx, {
      ...said,
      orderId,
      side,
      courierId: delivery.courierId,
      deliverySeq: delivery.seq,
      givenAt: before?.givenAt ?? now,
      editedAt: before && now,
    })
    return readDriver({ ...deps, db: tx }, { orderId, side })
  })
}

const LISTED = 50

/** For the desk: what people say of a courier. Who said it is not told, only on which side they stood. */
export async function ratingsOf({ db }: { db: Db }, courierId: string): Promise<Ok<CourierRatings>> {
  const rows = await findRatingsOf(db, courierId, LISTED)
  return ok(
    rows.map(({ orderId, givenAt, ...row }) => ({
      ...row,
      order_id: String(orderId),
      given_at: givenAt.toISOString(),
    })),
  )
}

/** A delivery can be undone for a day; nothing older has to be looked at. */
const UNDOABLE_MS = 3 * 86_400_000
const BATCH = 500

/**
 * A delivery that was a mistake is nobody's merit or fault: what was said of it goes. Until then nobody sees it, only
 * the courier's sum still has it.
 */
export async function dropUndone(db: Db, now: Date): Promise<void> {
  for (const orderId of await findUndone(db, new Date(now.getTime() - UNDOABLE_MS), BATCH))
    await db.transaction(async (tx) => {
      await lockOrder(tx, orderId)
      for (const { courierId, stars } of await deleteUndone(tx, orderId))
        await shiftSums(tx, courierId, { stars: -stars, ratings: -1 })
    })
}

/** The order of whoever placed it; another's answers like a missing one. */
export async function speakerOfOwner(
  { db }: { db: Db },
  orderId: string,
  person: number | undefined,
): Promise<Result<Speaker, Refusal>> {
  const id = /^[1-9]\d{7}$/.test(orderId) ? Number(orderId) : undefined
  const isTheirs = id !== undefined && person !== undefined && (await isOwner(db, id, person))
  return isTheirs ? ok({ orderId: id, side: 'sender' }) : err({ code: 'not_found' })
}

/** Whoever has the feedback link. */
export function speakerOfCode(secrets: Secrets, code: string): Result<Speaker, Refusal> {
  const speaker = readFeedbackCode(secrets, code)
  return speaker ? ok(speaker) : err({ code: 'not_found' })
}

/** The token of a short link to /feedback, for a message after the delivery. */
export function makeRatingLink(
  { db, secrets, now }: RatingDeps,
  { orderId, side, locale }: Speaker & { locale: Locale },
): Promise<string> {
  return makeShortLink(
    { db, secrets },
    {
      purpose: 'rate',
      target: localizedPath(locale, `/feedback/${feedbackCodeOf(secrets, orderId, side)}`),
      reference: `order:${orderId}`,
      expiresAt: new Date(now.getTime() + ratingRules.giveMs),
      now,
    },
  )
}

export type Review = Readonly<{ code: string; stars: number | null }>

/** For whoever looks at a parcel with right: the way to rate, and what they gave. Null when there is nothing to say. */
export async function reviewOf(
  { db, secrets, now }: RatingDeps,
  { orderId, side }: Speaker,
): Promise<Review | null> {
  const delivery = await findDelivery(db, orderId)
  if (!delivery) return null
  const review = ofDelivery(await findRating(db, orderId, side), delivery)
  if (!review && openUntil(delivery.deliveredAt, undefined) <= now) return null
  return { code: feedbackCodeOf(secrets, orderId, side), stars: review?.stars ?? null }
}
