import { z } from 'zod'
import { optionalLine } from '#platform/fields/fields.ts'
import { proofKinds } from '../domain/events.ts'
import { actors, verbs } from '../domain/words.ts'
import { eventPrice, orderAnswer, orderDetail } from '../orders.contract.ts'
import { orderList } from '../read/order-list.contract.ts'

export const deskOrderErrors = {
  call_taken: 409,
  not_waiting: 409,
} as const satisfies Record<string, number>

const iso = z.string().describe('ISO 8601, UTC.')
const somebody = z.object({ id: z.string(), full_name: z.string() })

const owner = somebody.extend({
  phone: z.string().nullable().describe('Null once the account is deleted.'),
  type: z.int().describe('1 personal, 8 merchant.'),
  company: z.string().nullable(),
})
export type OwnerAnswer = z.infer<typeof owner>

const call = z.object({
  at: iso,
  by: somebody,
  outcome: z.enum(['calling', 'no_answer', 'left']).describe('`left`: ended without a word about it.'),
  until: iso.describe('While it is under way, others leave the customer alone until then.'),
  note: z.string().nullable(),
})
export type CallAnswer = z.infer<typeof call>

export const confirmationQuery = z.object({
  cursor: z.string().max(64).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  lang: z.string().max(20).optional(),
})
export type ConfirmationQuery = z.output<typeof confirmationQuery>

export const confirmation = z.object({
  id: z.string().describe('The number of the order.'),
  order: orderAnswer,
  owner,
  from_place: z.string().describe("The district, in the caller's language."),
  to_place: z.string(),
  calls: z.array(call).describe('Oldest first.'),
})
export type Confirmation = z.infer<typeof confirmation>

export const confirmationList = z.object({
  items: z.array(confirmation).describe('Oldest first.'),
  next_cursor: z.string().nullable(),
  waiting: z.int().describe('How many there are in all.'),
  late: z.int().describe('Of these: how many should have been called by now.'),
})
export type ConfirmationList = z.infer<typeof confirmationList>

export const noAnswerRequest = z.object({ note: optionalLine(500) })
export type NoAnswerRequest = z.output<typeof noAnswerRequest>

const logLine = z.object({
  verb: z.enum(verbs),
  label: z.string(),
  actor: z.enum(actors),
  by: z
    .enum(['phone', 'card'])
    .nullable()
    .describe('How the receiver said it, when not by their own link; `phone`: `person` took it down.'),
  happened_at: iso,
  recorded_at: iso,
  person: somebody.nullable().describe('Who did it; null for the system.'),
  courier: somebody.nullable().describe('The courier it is about, when somebody else tells it.'),
  point: z.string().nullable(),
  place: z.object({ lat: z.number(), lon: z.number() }).nullable(),
  reason_label: z.string().nullable(),
  note: z.string().nullable(),
  collected: z.int().nullable(),
  proof: z.enum(proofKinds).nullable(),
  weight: z.number().nullable().describe('Kilograms, when it was weighed again.'),
  price: eventPrice.nullable(),
  counted: z.boolean().describe('False: told too late to change anything.'),
})
export type LogLine = z.infer<typeof logLine>

const movement = z.object({
  id: z.string(),
  at: iso,
  title: z.string().describe("In the caller's language."),
  amount: z.int(),
  is_reversal: z.boolean(),
  by: z.string().nullable().describe('The name of whoever caused it.'),
})
export type MovementAnswer = z.infer<typeof movement>

const pointName = z.object({ id: z.int(), name: z.string(), address: z.string() })

export const deskOrder = z.object({
  order: orderDetail,
  owner,
  entered_by: z.string().nullable().describe('Who wrote it down for a caller.'),
  courier: somebody.extend({ phone: z.string().nullable() }).nullable(),
  from_place: z.string().describe("Region and district, in the caller's language."),
  to_place: z.string(),
  log: z.array(logLine).describe('In the order in which things happened.'),
  money: z.array(movement).describe('What the books hold about this order, oldest first.'),
  calls: z.array(call),
  points: z.array(pointName).describe('Every point that the order or its log names.'),
  incidents: z
    .object({ open: z.int(), decided: z.int() })
    .describe('How many reports of it did not fit; themselves at `/api/desk/v1/incidents?order_id`.'),
  return_order: z.string().nullable().describe('The order that carries it back.'),
})
export type DeskOrder = z.infer<typeof deskOrder>

export const customerParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,17}$/)
    .meta({ example: '12' }),
})
export const customerOrders = orderList.pick({ items: true })
