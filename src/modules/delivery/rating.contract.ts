import { z } from 'zod'
import { cleanComment, ratingRules, ratingTags } from './domain/rating-rules.ts'

export const ratingErrors = {
  /** Not delivered yet, handed out at a point, or taken back. */
  nothing_to_rate: 409,
  /** Its days are over. */
  rating_closed: 409,
} as const satisfies Record<string, number>

const iso = z.string().describe('ISO 8601, UTC.')

export const ratingQuery = z.object({
  orderId: z.string().max(20).describe('Eight digits.').meta({ example: '63642483' }),
})

/** Any text: one that is no code answers like an unknown one. */
export const feedbackParams = z.object({
  code: z.string().max(200).meta({ example: 'k7Qm2xVd' }),
})

const review = z.object({
  stars: z.int(),
  tags: z.array(z.enum(ratingTags)),
  comment: z.string().nullable(),
  given_at: iso,
})

/** SPEC section 7: data is driver info. First name, photo and rating, and nothing else of the person. */
export const driverInfo = z.object({
  first_name: z.string(),
  photo: z.string().nullable().describe('An address that works for an hour; null when there is none.'),
  rating: z.number().nullable().describe('The average with one decimal; null before five ratings.'),
  review: review.nullable().describe('What the caller has said.'),
  open_until: iso.nullable().describe('Until when it may be said or changed; null when that is over.'),
})
export type DriverInfo = z.infer<typeof driverInfo>

const said = {
  stars: z.int().min(1).max(5),
  tags: z
    .array(z.enum(ratingTags))
    .max(ratingTags.length)
    .default([])
    .transform((tags) => [...new Set(tags)]),
  comment: z
    .string()
    .max(ratingRules.longestComment * 2)
    .nullish()
    .transform((text) => cleanComment(text ?? '') || undefined)
    .pipe(z.string().max(ratingRules.longestComment).optional()),
}

export const feedbackRequest = z
  .object(said)
  .meta({ example: { stars: 5, tags: ['polite'], comment: 'Rahmat!' } })
export type Said = z.output<typeof feedbackRequest>
export const ratingRequest = z
  .object({ orderId: ratingQuery.shape.orderId, ...said })
  .meta({ example: { orderId: '63642483', stars: 5, tags: ['polite'] } })
