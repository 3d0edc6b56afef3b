import { z } from 'zod'
import { offerWays } from '../domain/offer-ways.ts'

/** The name of a version is its first day. */
export const offerVersion = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .describe('A version of the public offer, as /offer names it.')
  .meta({ example: '2026-11-17' })

export const acceptance = z.object({
  version: z.string(),
  accepted_at: z.string().describe('ISO 8601, UTC.'),
  way: z
    .enum(offerWays)
    .describe(
      'sign_up: with the account. visit: asked about it. order: by ordering. call: told by an operator.',
    ),
})
export type Acceptance = z.infer<typeof acceptance>

export const acceptRequest = z.object({ version: offerVersion }).meta({ example: { version: '2026-11-17' } })
