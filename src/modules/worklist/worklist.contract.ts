import { z } from 'zod'
import { optionalLine } from '#platform/fields/fields.ts'
import { deeds, keyShape, queues } from './domain/queues.ts'

export const worklistErrors = {
  work_taken: 409,
  work_gone: 409,
  not_settled_by_hand: 409,
  look_at_in_past: 422,
  colleague_unknown: 422,
} as const satisfies Record<string, number>

const iso = z.string().describe('ISO 8601, UTC.')
const somebody = z.object({ id: z.string(), full_name: z.string() })
const region = z.coerce.number().int().min(1).max(14).optional()

export const queuesQuery = z.object({ region })
export type QueuesQuery = z.output<typeof queuesQuery>

const queueState = z.object({
  queue: z.enum(queues),
  count: z.int().describe('How many wait; counted up to 1,000.'),
  oldest_due: iso.nullable().describe('Until when the most urgent one has to be done.'),
  mine: z.int().describe('How many of those that are shown are dealt with by the caller.'),
})
export type QueueState = z.infer<typeof queueState>
/** Those that the caller may see, in the order in which the desk shows them. */
export const queueList = z.array(queueState)
export type QueueList = z.infer<typeof queueList>

export const workQuery = z.object({
  queue: z.enum(queues).optional(),
  owner: z.enum(['me', 'nobody']).optional(),
  region,
  limit: z.coerce.number().int().min(1).max(100).default(40),
  lang: z.string().max(20).optional(),
})
export type WorkQuery = z.output<typeof workQuery>

const side = z.object({ full_name: z.string(), phone: z.string() })

const workParcel = z.object({
  id: z.string(),
  tracking_code: z.string(),
  status: z.string(),
  status_label: z.string(),
  from_place: z.string().describe("The district, in the caller's language."),
  to_place: z.string(),
  customer: z
    .object({ id: z.string(), full_name: z.string(), phone: z.string().nullable() })
    .describe('Whose order it is.'),
  sender: side,
  receiver: side,
  courier: z.object({ full_name: z.string(), phone: z.string().nullable() }).nullable(),
})
export type WorkParcel = z.infer<typeof workParcel>

const workItem = z.object({
  key: z.string().describe('What it is about, as the calls of this group name it.'),
  queue: z.enum(queues),
  deed: z.enum(deeds).describe('What is to be done.'),
  since: iso,
  due: iso,
  amount: z.int().nullable(),
  about: z.string().nullable().describe('Who or what it is about, when not a parcel.'),
  parcel: workParcel.nullable(),
  owner: somebody.nullable().describe('Who deals with it.'),
  taken_at: iso.nullable(),
  note: z.string().nullable().describe('The last thing said about it.'),
  settles: z.boolean().describe('Somebody may say that it is settled; others leave by their own deed.'),
})
export type WorkItemAnswer = z.infer<typeof workItem>

export const workList = z.object({
  items: z.array(workItem).describe('The most urgent first.'),
  more: z.int().describe('How many more there are.'),
})
export type WorkList = z.infer<typeof workList>

export const workParams = z.object({
  key: z.string().regex(keyShape).meta({ example: 'order:63642483' }),
})

const workLine = z.object({
  id: z.string(),
  kind: z.enum(['note', 'taken', 'left', 'handed', 'look', 'settled']),
  by: somebody,
  to: somebody.nullable(),
  until: iso.nullable(),
  text: z.string().nullable(),
  at: iso,
})

export const workDetail = z.object({
  key: z.string(),
  items: z.array(workItem).describe('The queues in which it waits now; none when it is done.'),
  owner: somebody.nullable(),
  taken_at: iso.nullable(),
  lines: z.array(workLine).describe('What was said about it, newest first.'),
  colleagues: z.array(somebody).describe('To whom it can be handed.'),
})
export type WorkDetail = z.infer<typeof workDetail>

export const takeRequest = z
  .object({
    instead_of: z
      .string()
      .max(20)
      .optional()
      .describe('Whoever has it, as was seen: taken over from them, and from nobody else.'),
  })
  .meta({ example: {} })
export type TakeRequest = z.output<typeof takeRequest>

export const handRequest = z
  .object({ to: z.string().regex(/^[1-9]\d{0,17}$/), note: optionalLine(500) })
  .meta({ example: { to: '14', note: 'Kuryer javob bermayapti, soat 16 da qayta qoʻngʻiroq qiling' } })
export type HandRequest = z.output<typeof handRequest>

export const noteRequest = z
  .object({
    text: z.string().trim().min(1).max(500),
    look_at: z.iso.datetime().optional().describe('Look at it again then; until then it waits below others.'),
  })
  .meta({ example: { text: 'Qabul qiluvchi ertaga uyda boʻladi' } })
export type NoteRequest = z.output<typeof noteRequest>

export const settleRequest = z
  .object({ note: z.string().trim().min(1).max(500) })
  .meta({ example: { note: 'Qabul qiluvchi bilan gaplashildi' } })
export type SettleRequest = z.output<typeof settleRequest>
