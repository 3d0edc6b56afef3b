import { z } from 'zod'
import { idField, lineField, phoneField } from '#platform/fields/fields.ts'
import { codeStates } from '../domain/codes/pickup-code.ts'
import { longest } from '../domain/order-fields.ts'
import { choiceKinds, closedReasons, deadlineEvents } from '../domain/receiver-choices.ts'
import { statuses } from '../domain/words.ts'
import { atDoor, pinSource, promised } from '../orders.contract.ts'
import { addressChange } from '../place/order-request.contract.ts'

const longestLink = 120
const iso = z.string().describe('ISO 8601, UTC.')
const day = z.iso.date().describe('A day of Tashkent.')

/** Any text: one that is no link of ours answers like one that is over. */
export const linkParams = z.object({
  link: z
    .string()
    .max(longestLink)
    .describe('The uuid of the receiver’s link, or what the slip of a failed attempt opened.')
    .meta({ example: '6f1c2b9e-4d1a-4c53-9f0e-2a7d5b8c1e34' }),
})

const choice = z.object({
  kind: z.enum(choiceKinds),
  allowed: z.boolean(),
  reason: z.enum(closedReasons).nullable().describe('Why it is closed.'),
  deadline: z
    .object({ when: z.enum(deadlineEvents), at: iso.nullable().describe('With `moment`.') })
    .nullable()
    .describe('Until when it can be chosen, and changed again.'),
  price: z.int().describe('What it costs the receiver, whole so’m.'),
  not_refunded: z.int().describe('What was paid for and is not needed then, and is not given back.'),
})
export type ChoiceAnswer = z.infer<typeof choice>

export const receiverPage = z.object({
  tracking_code: z.string(),
  status: z.enum(statuses),
  status_label: z.string(),
  version: z.int().describe('Send it back with a choice to be told if something happened meanwhile.'),
  description: z.string(),
  to_collect: z.int().describe('Money to have ready at the hand-over.'),
  time_interval: z.string().nullable(),
  promised: promised.nullable(),
  stored_until: iso.nullable(),
  to: z.object({
    full_name: z.string(),
    region: z.int(),
    city: z.int(),
    area: z.string(),
    street: z.string().nullable(),
    mahalla: z.string().nullable(),
    landmark: z.string().nullable(),
    ...atDoor,
    intercom: z.string().nullable().describe('Null for whoever found the slip of a failed attempt.'),
    note: z.string().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    pin_source: pinSource,
  }),
  point: z
    .object({ id: z.int(), name: z.string(), address: z.string(), landmark: z.string() })
    .nullable()
    .describe('Where it waits or is going to, if not to the door.'),
  chosen: z.object({
    day: day.nullable(),
    hand_over: z
      .object({
        kind: z.enum(['neighbour', 'safe_place']),
        name: z.string().nullable(),
        phone: z.string().nullable(),
        place: z.string().nullable(),
      })
      .nullable(),
    delegate: z
      .object({
        name: z.string(),
        phone: z.string(),
        code: z.string().nullable().describe('Six digits for this person alone.'),
      })
      .nullable()
      .describe('Only by the receiver’s link, as `hand_over`.'),
    point: z.boolean().describe('It goes to `point` because the receiver wanted so.'),
    refused: z.boolean(),
  }),
  days: z.array(day).describe('What can be chosen as another day.'),
  point_search: z
    .object({
      near: z.string(),
      fits: z.string(),
      cod: z.boolean(),
      region: z.int(),
    })
    .describe('How to ask `GET /api/points/v1/points` for points that can take the parcel.'),
  pickup_code: z
    .object({
      state: z.enum(codeStates).describe('Locked after five wrong tries: a new one helps.'),
      new_codes_left: z.int().describe('Today.'),
    })
    .describe('The code itself is in our message, and nowhere else.'),
  choices: z.array(choice),
})
export type ReceiverPage = z.infer<typeof receiverPage>

const seen = {
  version: z
    .int()
    .optional()
    .describe('The version that was seen: 409 `order_changed` if it is not the last.'),
  event_id: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional()
    .describe('The same one twice is one choice.'),
}

const person = { name: lineField(longest.name), phone: phoneField }

export const choiceBodies = {
  plain: z.object(seen),
  address: addressChange
    .extend({ event_id: seen.event_id })
    .meta({ example: { street: 'Registon 9, 3-uy', landmark: 'Dorixona yonida' } }),
  day: z.object({ ...seen, day }).meta({ example: { day: '2026-11-18' } }),
  point: z.object({ ...seen, point_id: idField }),
  handOver: z
    .discriminatedUnion('kind', [
      z.object({ ...seen, kind: z.literal('neighbour'), ...person }),
      z.object({ ...seen, kind: z.literal('safe_place'), place: lineField(longest.landmark) }),
      z.object({ ...seen, kind: z.literal('myself') }),
    ])
    .meta({ example: { kind: 'neighbour', name: 'Aziza Rahimova', phone: '935556677' } }),
  delegate: z
    .object({ ...seen, ...person })
    .meta({ example: { name: 'Aziza Rahimova', phone: '935556677' } }),
} as const

export type HandOverBody = z.output<typeof choiceBodies.handOver>
export type SeenBody = z.output<typeof choiceBodies.plain>
