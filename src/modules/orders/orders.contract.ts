import { z } from 'zod'
import { withoutGaps } from '#kernel/tracking-code.ts'
import { claimDecision } from './claims/claims.contract.ts'
import { claimStatuses, everyClaimKind, foundDecisions } from './domain/claim/claim-words.ts'
import { codeStates } from './domain/codes/pickup-code.ts'
import type { refusalCodes } from './domain/guards.ts'
import { paymentTypes } from './domain/order.ts'
import { pinSources } from './domain/order-fields.ts'
import { precisions, promiseReasons } from './domain/promise/promise.ts'
import { askStates } from './domain/reweigh.ts'
import { trackingSteps } from './domain/tracking.ts'
import { actors, holders, statuses, verbs } from './domain/words.ts'

/** What calls about orders can fail with, beside the edge and the books. */
export const orderErrors = {
  order_changed: 409,
  action_not_allowed: 409,
  too_many_changes: 409,
  courier_required: 422,
  courier_full: 409,
  courier_cash_full: 409,
  not_handed_over: 409,
  trip_required: 422,
  trip_not_here: 409,
  trip_full: 409,
  parcel_of_cancelled: 409,
  bag_not_parcel: 409,
  bag_goes_elsewhere: 409,
  point_required: 422,
  point_not_found: 422,
  point_cannot_take: 409,
  point_elsewhere: 422,
  day_not_offered: 422,
  receiver_link_required: 403,
  photo_required: 422,
  consent_required: 409,
  wrong_sender_code: 422,
  sender_code_locked: 409,
  found_undecided: 409,
  reweigh_answered: 409,
  reweigh_over: 409,
  reason_required: 422,
  proof_required: 422,
  proof_not_enough: 409,
  wrong_receiver_code: 422,
  receiver_code_locked: 409,
  collected_amount_differs: 422,
  locker_takes_no_money: 409,
  cod_paid_out: 409,
  code_sends_used: 409,
  new_codes_used: 409,
  document_name_differs: 422,
  document_refused: 409,
  document_to_come: 409,
  operator_yes_required: 409,
  offline_not_allowed: 409,
  same_phone: 422,
  city_not_served: 422,
  express_unavailable: 422,
  refund_outside_region: 422,
  parcel_too_big: 422,
  not_carried_so: 422,
  customer_required: 422,
  address_change_closed: 409,
  region_fixed: 422,
  time_interval_fixed: 422,
  address_is_point: 409,
  link_not_working: 422,
  receiver_is_hidden: 409,
  payment_unavailable: 409,
  checkout_waiting: 409,
  not_in_basket: 409,
  debt_prepaid_only: 409,
} as const satisfies Record<string, number> & Record<(typeof refusalCodes)[number], number>

const iso = z.string().describe('ISO 8601, UTC.')

/** Any number: one that is no order's answers like a missing order. */
export const orderParams = z.object({
  id: z
    .string()
    .regex(/^\d{1,18}$/)
    .describe('Eight digits.')
    .meta({ example: '63642483' }),
})

/** Whatever a scanner reads off a parcel, or its number, as people write them. */
export const scanParams = z.object({
  id: z
    .string()
    .trim()
    .min(1)
    .max(64)
    .transform(withoutGaps)
    .describe(
      'Eight digits, or what a scanner reads: the tracking code; to load, store, pick up and hand over also the code of a bag.',
    )
    .meta({ example: '63642483' }),
})

/** The way from the street to the door, where it was told. */
export const atDoor = {
  entrance: z.string().nullable(),
  floor: z.string().nullable(),
  flat: z.string().nullable(),
  intercom: z.string().nullable(),
}
export const pinSource = z
  .enum(pinSources)
  .nullable()
  .describe('How the pin came about; null where nobody said. `door`: a courier handed a parcel over there.')

const address = z.object({
  region: z.int(),
  city: z.int(),
  mahalla: z.string().nullable(),
  street: z.string().nullable().describe('Null when this end is a point.'),
  landmark: z.string().nullable(),
  ...atDoor,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  pin_source: pinSource,
  point_id: z.int().nullable(),
  full_name: z.string(),
  phone_number: z.string(),
})
export type AddressAnswer = z.infer<typeof address>

const receiverAddress = address.extend({
  additional_phone: z.string().nullable(),
  email: z.string().nullable(),
  note: z.string().nullable(),
  link: z
    .string()
    .nullable()
    .describe('Sent by a personal link: whoever ordered sees a first name and the district, and no more.'),
})
export type ReceiverAnswer = z.infer<typeof receiverAddress>

const line = z.object({
  rule: z.string().describe('Stable: the rule that made the line.'),
  title: z.string(),
  amount: z.int(),
  because: z.string().describe("In the caller's language."),
})

/** The one promise, the same wherever it is shown (DECISIONS, "Promise"). */
export const promised = z
  .object({
    from: z.iso.date().describe('A day of Tashkent.'),
    to: z.iso.date(),
    hours: z.object({ from: z.string(), to: z.string() }).nullable().describe('By the clock of Tashkent.'),
    precision: z.enum(precisions),
    reason: z.enum(promiseReasons).describe('What changed it last; `agreed`: nothing has.'),
    late: z.boolean().describe('It was not kept and is put off.'),
  })
  .describe('When it will be there. Null when it goes back, or nobody comes.')

export const orderAnswer = z.object({
  id: z.string(),
  tracking_code: z.string(),
  status: z.enum(statuses),
  status_label: z.string().describe("In the caller's language."),
  status_at: iso,
  custody: z.object({
    holder: z
      .enum(holders)
      .describe(
        '`depot` and `trip` are told to staff alone: a customer reads `courier` there, with a label that says it is on its way.',
      ),
    label: z.string(),
    point_id: z.int().nullable(),
  }),
  created_at: iso,
  delivery_option: z.int(),
  delivery_type: z.int(),
  payment_type: z.enum(paymentTypes),
  paid: z.boolean(),
  price: z.int().describe('The sum of the lines.'),
  currency: z.literal('UZS'),
  lines: z.array(line).describe('As agreed when the order was made; kept for ever.'),
  tariff_version: z.int(),
  product_fee: z.int(),
  parcel_value: z.int(),
  to_collect: z
    .int()
    .describe('Money to take from the receiver: the goods, and the price if the receiver pays.'),
  promised: promised.nullable(),
  sender_name: z.string(),
  sender_phone: z.string(),
  receiver_name: z.string(),
  receiver_phone: z.string(),
  from: address,
  to: receiverAddress,
  parcel_size: z.object({
    weight: z.number().describe('Kilograms.'),
    length: z.number().describe('Centimetres; 0 when nobody has measured.'),
    width: z.number(),
    height: z.number(),
    size_class: z.string(),
  }),
  services: z.array(z.string()),
  description: z.string(),
  comment: z.string().nullable(),
  time_interval: z.string().nullable(),
  external_id: z.string().nullable().describe('Your own number of the parcel.'),
  images: z.array(z.string()),
  confirm_by: iso.nullable().describe('The call to confirm comes until then.'),
  keep_until: iso.nullable().describe('For a draft: when the basket lets go of it.'),
  stored_until: iso.nullable().describe('When it waits at a point: how long.'),
  call_card: z.string().nullable().describe('For staff only: null for whoever ordered.'),
  return_of: z.string().nullable(),
  version: z.int().describe('Send it back with a change to be told if somebody else was first.'),
  wishes: z
    .object({
      day: z.iso.date().nullable().describe('The day the receiver chose for the next attempt.'),
      point_id: z.int().nullable().describe('The point the receiver sent it to.'),
      hand_over: z
        .object({
          kind: z.enum(['neighbour', 'safe_place']),
          name: z.string().nullable(),
          phone: z.string().nullable(),
          place: z.string().nullable(),
        })
        .nullable()
        .describe('To whom or where instead. For staff.'),
      delegate: z
        .object({ name: z.string(), phone: z.string() })
        .nullable()
        .describe('Who comes in the receiver’s place with a code of their own. For staff.'),
      refused: z.boolean().describe('The receiver does not want it: it goes back.'),
    })
    .describe('What the receiver chose on their own page.'),
  allowed_actions: z
    .array(z.enum(verbs))
    .describe('What this caller may do now. Each is a call: `pick_up` is `POST …/orders/{id}/pick-up`.'),
})
export type OrderAnswer = z.infer<typeof orderAnswer>

export const eventPrice = z
  .object({
    before: z.int(),
    after: z.int(),
    state: z.enum(['asked', 'changed']).describe('Asked: the price before holds until the sender’s yes.'),
  })
  .describe('Measured again: what that means for the price.')

const event = z.object({
  verb: z.enum(verbs),
  label: z.string(),
  actor: z.enum(actors),
  happened_at: iso,
  recorded_at: iso,
  point_id: z.int().nullable(),
  reason: z.string().nullable(),
  reason_label: z.string().nullable(),
  note: z.string().nullable(),
  counted: z.boolean().describe('False: told too late to change anything.'),
  price: eventPrice.nullable(),
})

export const orderDetail = orderAnswer.extend({
  attempts: z.object({ pickup: z.int(), delivery: z.int() }),
  events: z.array(event).describe('The log, in the order in which things happened.'),
  steps: z
    .array(
      z.object({
        step: z.enum(trackingSteps),
        label: z.string(),
        state: z.enum(['passed', 'current', 'ahead']),
        at: iso.nullable(),
      }),
    )
    .describe('The seven steps people see.'),
  refund: z
    .object({
      amount: z.int(),
      to: z.enum(['balance', 'provider']),
      provider: z.string().nullable().describe('Payme or Click, when it goes back that way.'),
      done: z.boolean().describe('False: asked for, and still on its way.'),
    })
    .nullable()
    .describe('What was paid for an order that was cancelled, and comes back.'),
  address_changes: z.array(z.object({ at: iso, before: address.partial(), after: address.partial() })),
  reweigh: z
    .object({
      price: z.int().describe('What it would cost by what was measured.'),
      asked_at: iso,
      answer_by: iso,
      state: z.enum(askStates),
    })
    .nullable()
    .describe('A higher price that the sender was asked about: it holds with their yes only.'),
  claims: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(everyClaimKind),
      status: z.enum(claimStatuses),
      opened_at: iso,
      decision: claimDecision.nullable(),
      found: z
        .object({ at: iso, decision: z.enum(foundDecisions).nullable(), label: z.string() })
        .nullable()
        .describe('The parcel has turned up after it was paid for; what becomes of that.'),
    }),
  ),
  pickup_code: z
    .object({
      state: z.enum(codeStates).describe('Locked after five wrong tries: a new one or a document helps.'),
      tries_left: z.int(),
      sends_left: z.int().describe('How often it can be sent again from the counter.'),
      new_codes_left: z.int().describe('Today.'),
      needs_operator: z
        .boolean()
        .describe(
          'Handed out by a document only with an operator’s yes: worth more than 500,000 so’m, or the order has a first name only.',
        ),
      document: z
        .object({
          name: z.string(),
          file: z.string().describe('The picture, as in `files`.'),
          file_is_here: z.boolean().describe('False while the phone has not sent the picture.'),
          asked_at: iso,
          decision: z.enum(['yes', 'no']).nullable(),
        })
        .nullable()
        .describe('The document that an operator was asked about.'),
    })
    .nullable()
    .describe('For staff, while the parcel is with us. The code itself is the receiver’s alone.'),
  files: z
    .array(z.object({ id: z.string(), purpose: z.string(), at: iso }))
    .describe('Pictures this caller may look at, at `GET …/orders/{id}/files/{file}`.'),
})
export type OrderDetail = z.infer<typeof orderDetail>
