import { z } from 'zod'
import { lineField, optionalLine, waitingApproval } from '#platform/fields/fields.ts'
import {
  claimKinds,
  claimStatuses,
  compensationWays,
  everyClaimKind,
  foundDecisions,
  rejectReasons,
} from '../domain/claim/claim-words.ts'

export const claimErrors = {
  claim_too_early: 409,
  claim_not_possible: 409,
  claim_exists: 409,
  claim_own: 409,
  claim_decided: 409,
  claim_arrived: 409,
  claim_amount_wrong: 409,
  claim_owner_gone: 409,
  claim_photos_full: 409,
  note_required: 422,
} as const satisfies Record<string, number>

const iso = z.string().describe('ISO 8601, UTC.')
const money = z.int().describe("Whole so'm.")

/** What a customer can report (SPEC section 9: lost after seven days). */
export const claimRequest = z.object({
  kind: z.enum(claimKinds),
  description: lineField(2000),
  images: z.array(z.string().min(1).max(64)).max(10).default([]).describe('Ids of stored photos.'),
})
export type ClaimRequest = z.output<typeof claimRequest>
export const claimAnswer = z.object({
  id: z.string(),
  kind: z.enum(everyClaimKind),
  status: z.enum(claimStatuses),
})

/** What the customer and the desk read of a decision. */
export const claimDecision = z.object({
  at: iso,
  amount: money.nullable().describe('What was paid; null when it was rejected.'),
  to: z.enum(compensationWays).nullable(),
  reason: z.enum(rejectReasons).nullable(),
  reason_label: z.string().nullable().describe("Why it was rejected, in the caller's language."),
  note: z.string().nullable().describe('Words of whoever decided.'),
})
export type ClaimDecisionView = z.infer<typeof claimDecision>

export const deskClaim = z.object({
  id: z.string(),
  kind: z.enum(everyClaimKind),
  status: z.enum(claimStatuses),
  description: z.string(),
  images: z.array(z.string()).describe('At `GET …/claims/{id}/photos/{file}`.'),
  opened_at: iso,
  opened_by: z.string().nullable().describe('Who reported it.'),
  order: z.object({
    id: z.string(),
    tracking_code: z.string(),
    status: z.string(),
    status_label: z.string(),
    price: money,
    description: z.string(),
  }),
  owner: z.object({
    id: z.string(),
    full_name: z.string(),
    company: z.string().nullable(),
    phone: z.string().nullable().describe('Null once the account is deleted.'),
  }),
  value: money.nullable().describe('What the sender said it is worth; null when they said nothing.'),
  cover: money.describe('Bought with the order, or the free one.'),
  ceiling: money.describe('Ten minimum wages: nothing is compensated above it.'),
  limit: money.describe('The most that can be paid.'),
  is_fixed: z.boolean().describe('Exactly the limit is paid: lost or destroyed, and its value known.'),
  price_refund: z
    .enum(['with_decision', 'done', 'none'])
    .describe('Whether the price of delivery goes back: with the acceptance, has gone already, or stays.'),
  decision: claimDecision.extend({ by: z.string().nullable() }).nullable(),
  found: z
    .object({
      at: iso,
      decision: z.enum(foundDecisions).nullable().describe('Null: somebody has to decide.'),
      decided_at: iso.nullable(),
      by: z.string().nullable(),
      note: z.string().nullable(),
    })
    .nullable()
    .describe('It was paid for as lost, and has turned up.'),
  approval: waitingApproval,
})
export type DeskClaim = z.infer<typeof deskClaim>

export const claimParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .meta({ example: '12' }),
})
export const claimPhotoParams = claimParams.extend({
  file: z.string().min(1).max(64).meta({ example: 'q0hZx1uT3bW5nY7cK9dLfA' }),
})

export const claimQuery = z.object({
  cursor: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .optional(),
  status: z
    .enum(claimStatuses)
    .default('open')
    .describe(
      'Open: what waits for a decision, found parcels that were paid for among them, oldest first. The others newest first.',
    ),
  kind: z.enum(everyClaimKind).optional(),
  q: z.string().max(80).optional().describe('A tracking code or the number of an order.'),
  lang: z.string().max(20).optional(),
})
export type ClaimQuery = z.output<typeof claimQuery>

export const deskClaimList = z.object({
  items: z.array(deskClaim),
  next_cursor: z.string().nullable(),
  waiting: z.int().describe('How many wait for a decision in all.'),
})
export type DeskClaimList = z.infer<typeof deskClaimList>

const amount = z.int().min(1).max(100_000_000)
const note = optionalLine(300).describe('The customer reads it.')

export const claimAcceptance = z.object({ amount, note })
export const claimPayOut = z.object({ amount, to: z.enum(compensationWays), note })
export const foundDecision = z.object({
  decision: z.enum(foundDecisions),
  note: note.describe('The customer reads it. Needed to take money back: how they agreed.'),
})
export const claimRejection = z.object({ reason: z.enum(rejectReasons), note })

export const claimOfOrderParams = z.object({
  id: z
    .string()
    .regex(/^\d{1,18}$/)
    .meta({ example: '63642483' }),
  claim: claimParams.shape.id,
})
export const morePhotos = z.object({ images: z.array(z.string().min(1).max(64)).min(1).max(10) })
export const photosAdded = z.object({ added: z.int() })
