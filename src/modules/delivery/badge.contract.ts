import { z } from 'zod'
import { ratingTags, sides } from './domain/rating-rules.ts'

/** Any text: one that is no badge answers like an unknown one. */
export const badgeParams = z.object({
  code: z
    .string()
    .max(64)
    .describe('The six digits of a badge, or what its QR says.')
    .meta({ example: '204518' }),
})

export const badgeCheck = z.object({
  ours: z.boolean().describe('Whether somebody with this badge works for us now.'),
  first_name: z.string().nullable(),
  photo: z.string().nullable().describe('An address that works for an hour.'),
})
export type BadgeCheck = z.infer<typeof badgeCheck>

export const wordRequest = z
  .object({
    word: z.string().min(1).max(60).describe('What the courier says when asked for the word of the day.'),
  })
  .meta({ example: { word: 'bahor 417' } })
export const wordAnswer = z.object({ right: z.boolean() })
export type WordAnswer = z.infer<typeof wordAnswer>

const badge = {
  number: z.string(),
  link: z.string().describe('What the QR of the badge says.'),
  first_name: z.string(),
  photo: z.string().nullable(),
}

export const ownBadge = z.object({
  ...badge,
  word: z.string().describe('Today’s word. To be said, never shown.'),
  word_until: z.string().describe('ISO 8601, UTC: the end of the day in Tashkent.'),
  rating: z.number().nullable().describe('The average with one decimal; null before five ratings.'),
  ratings: z.int(),
})
export type OwnBadge = z.infer<typeof ownBadge>

export const deskBadge = z.object(badge)
export type DeskBadge = z.infer<typeof deskBadge>

export const courierRatings = z
  .array(
    z.object({
      order_id: z.string(),
      side: z.enum(sides),
      stars: z.int(),
      tags: z.array(z.enum(ratingTags)),
      comment: z.string().nullable(),
      given_at: z.string().describe('ISO 8601, UTC.'),
    }),
  )
  .describe('Newest first, the last fifty.')
export type CourierRatings = z.infer<typeof courierRatings>

export const courierParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,17}$/)
    .meta({ example: '12' }),
})
export const photoParams = z.object({ code: z.string().max(200).meta({ example: 'k7Qm2xVd' }) })
