import { z } from 'zod'
import { readOff } from '#kernel/tracking-code.ts'
import { fieldLimits, reportStates, stopKinds } from '../domain/field-words.ts'

const iso = z.string().describe('ISO 8601, UTC.')
const phoneTime = z.iso.datetime({ offset: true })

/** Whatever a scanner reads: the tracking code, the eight digits of an order, or the code of a bag. */
export const scanned = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .transform(readOff)
  .pipe(z.string().max(64))
  .describe('A tracking code (or our link that ends in one), an order’s number or a bag’s code.')
  .meta({ example: 'TB57291836405128' })

/** Anything that can be printed. */
const printed = z.string().regex(/^\P{Cc}+$/u)

/** Made by the phone; the same one twice is one thing. */
export const clientId = printed.min(8).max(64).meta({ example: 'c0a8f3d2-77' })

export const deviceId = printed
  .max(64)
  .describe('Made by the phone when the app is set up.')
  .meta({ example: 'phone-5f1e9b20' })

const action = z.object({
  client_id: clientId,
  seq: z.int().min(0).describe('The order of happening on this phone.'),
  verb: z
    .string()
    .max(40)
    .transform((verb) => verb.replaceAll('-', '_'))
    .describe('A verb of `POST /api/orders/v1/orders/{id}/{verb}`, with `-` or `_` in it.')
    .meta({ example: 'deliver' }),
  parcel: scanned,
  happened_at: phoneTime.describe('By the clock of the phone; what it is wrong by is taken off.'),
  input: z
    .record(z.string(), z.unknown())
    .nullish()
    .transform((input) => input ?? {})
    .describe(
      'What the call of the verb takes. Files are named by their `client_id`: they may follow later.',
    ),
})
export type FieldAction = z.output<typeof action>

/** One that says something else than it should is refused by its name, and holds up none of the others. */
const unreadable = z
  .looseObject({ client_id: clientId })
  .transform(({ client_id }) => ({ client_id, verb: undefined }))
  .describe('Answered as `refused`; the others are done.')

export const syncRequest = z
  .object({
    device_id: deviceId,
    sent_at: phoneTime.describe(
      'The clock of the phone as it sends: what it is wrong by is measured from it.',
    ),
    cursor: z
      .string()
      .max(fieldLimits.cursorLetters)
      .nullish()
      .describe('From the last answer; without one everything is told.'),
    actions: z.array(z.union([action, unreadable])).max(fieldLimits.actionsPerSync),
  })
  .meta({
    example: {
      device_id: 'phone-5f1e9b20',
      sent_at: '2026-11-18T09:00:00.000Z',
      cursor: null,
      actions: [
        {
          client_id: 'c0a8f3d2-77',
          seq: 12,
          verb: 'deliver',
          parcel: 'TB57291836405128',
          happened_at: '2026-11-18T08:41:12.000Z',
          input: { code: '481305', collected: 185_000 },
        },
      ],
    },
  })
export type SyncRequest = z.output<typeof syncRequest>

const reportResult = z.object({
  client_id: z.string(),
  state: z.enum(reportStates),
  code: z.string().optional().describe('Why, for programs.'),
  message: z.string().optional().describe('What happened and what to do with the parcel in the hand.'),
  order_id: z.string().optional(),
  incident_id: z.string().optional().describe('Kept on the order; the desk sees it too.'),
})
export type ReportResult = z.infer<typeof reportResult>

const place = z.object({
  region: z.string().describe('Its name, in the caller’s language.'),
  district: z.string(),
  mahalla: z.string().nullable(),
  street: z.string().nullable(),
  landmark: z.string().nullable(),
  entrance: z.string().nullable(),
  floor: z.string().nullable(),
  flat: z.string().nullable(),
  intercom: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  pin_source: z.string().nullable().describe('`door`: a courier handed a parcel over there before.'),
  point: z.object({ id: z.int(), name: z.string(), kind: z.string() }).nullable(),
})
export type StopPlace = z.infer<typeof place>

export const stop = z.object({
  order_id: z.string(),
  tracking_code: z.string(),
  kind: z.enum(stopKinds),
  position: z.int().describe('In the order of going, from 1; ended ones keep theirs.'),
  state: z.enum(['open', 'done', 'failed', 'gone']).describe('`gone`: no longer this courier’s.'),
  status: z.string(),
  version: z.int(),
  name: z.string(),
  phone: z.string().describe('Nine digits; empty a day after the end.'),
  additional_phone: z.string().nullable(),
  place,
  note: z.string().nullable().describe('What the receiver asks of the courier.'),
  window: z
    .object({ day: z.string(), from: z.string().nullable(), to: z.string().nullable() })
    .nullable()
    .describe('A day of Tashkent and hours by its clock.'),
  to_collect: z
    .int()
    .describe('Money to take at this stop: goods and price at the receiver, the price at the sender.'),
  payable_by_link: z.boolean().describe('Payme or Click can be used instead of notes.'),
  parcel: z.object({
    weight: z.number(),
    size_class: z.string(),
    description: z.string(),
    value: z.int(),
    sides: z.array(z.number()).describe('Centimetres; empty when nobody has measured.'),
  }),
  wishes: z.object({
    hand_over: z
      .object({
        kind: z.enum(['neighbour', 'safe_place']),
        name: z.string().nullable(),
        phone: z.string().nullable(),
        place: z.string().nullable(),
      })
      .nullable(),
    delegate: z.object({ name: z.string(), phone: z.string() }).nullable(),
    refused: z.boolean(),
  }),
  attempts: z.int(),
  in_hand: z.boolean().describe('The parcel is with this courier.'),
  signature_needed: z.boolean(),
  leg_metres: z.int().nullable().describe('From the stop before, by road.'),
  allowed_actions: z.array(z.string()),
  ended_at: iso.nullable(),
  undo_until: iso.nullable(),
})
export type Stop = z.infer<typeof stop>

const cashHeld = z.object({
  held: z.int().describe('Cash in the courier’s hands by the books.'),
  limit: z.int().nullable().describe('From there on nothing with money is offered until it is handed in.'),
})

export const shiftAnswer = z.object({
  id: z.string(),
  started_at: iso,
  ended_at: iso.nullable(),
  bags: z.int(),
  call_cards: z.array(z.string()).describe('Numbers to leave at doors, not used yet.'),
  delivered: z.int(),
  failed: z.int(),
  collected: z.int().describe('Parcels fetched from senders.'),
  metres: z.int().describe('Gone in this shift, as far as the phone has told its place.'),
})
export type ShiftAnswer = z.infer<typeof shiftAnswer>

const incidentTold = z.object({
  id: z.string(),
  order_id: z.string(),
  tracking_code: z.string(),
  kind: z.string(),
  message: z.string(),
  what_to_do: z.string(),
  opened_at: iso,
  decided: z.string().nullable().describe('What the desk decided, in words; null while it is open.'),
})
export type IncidentTold = z.infer<typeof incidentTold>

const day = z.object({
  shift: shiftAnswer.nullable(),
  cash: cashHeld,
  stops: z.array(stop),
  incidents: z.array(incidentTold),
})

export const today = day.extend({
  server_time: iso,
  cursor: z.string(),
  courier: z.object({
    name: z.string(),
    vehicle: z.string(),
    district: z.string().nullable(),
    rating: z.number().nullable(),
    ratings: z.int(),
  }),
})
export type Today = z.infer<typeof today>

/** What has changed since the cursor: stops as they are now, numbers of those that left the list. */
const changes = day.extend({ left: z.array(z.string()).describe('Orders no longer on the list.') })
export type Changes = z.infer<typeof changes>

export const syncAnswer = z.object({
  server_time: iso,
  cursor: z.string(),
  clock_off_ms: z.int().describe('How far the clock of the phone is ahead of ours.'),
  results: z.array(reportResult),
  changes,
})
export type SyncAnswer = z.infer<typeof syncAnswer>

export const offer = z.object({
  order_id: z.string(),
  region: z.string(),
  district: z.string(),
  to_district: z.string(),
  size_class: z.string(),
  weight: z.number(),
  window: z.object({ day: z.string(), from: z.string().nullable(), to: z.string().nullable() }).nullable(),
  price: z.int(),
  to_collect: z.int(),
  near: z.boolean().describe('In the courier’s own district.'),
})
export type Offer = z.infer<typeof offer>
export const offers = z.array(offer)

export const fileRequest = z.object({
  client_id: clientId,
  kind: z
    .enum(['photo', 'signature', 'passport'])
    .optional()
    .describe('What it shows; the report that names it knows better.'),
})
export const fileReceived = z.object({ client_id: z.string(), repeated: z.boolean() })
export type FileReceived = z.infer<typeof fileReceived>

export const positionsRequest = z
  .object({
    device_id: deviceId,
    sent_at: phoneTime,
    positions: z
      .array(
        z.object({
          at: phoneTime,
          latitude: z.number().min(-90).max(90),
          longitude: z.number().min(-180).max(180),
          accuracy: z.number().min(0).max(100_000).optional().describe('Metres.'),
        }),
      )
      .min(1)
      .max(fieldLimits.positionsPerCall),
  })
  .meta({
    example: {
      device_id: 'phone-5f1e9b20',
      sent_at: '2026-11-18T09:00:00.000Z',
      positions: [{ at: '2026-11-18T08:59:30.000Z', latitude: 41.2857, longitude: 69.2035, accuracy: 12 }],
    },
  })
export type PositionsRequest = z.output<typeof positionsRequest>
export const positionsTaken = z.object({ kept: z.int() })

export const orderOfStops = z
  .object({
    order_ids: z
      .array(z.string().regex(/^[1-9]\d{7}$/))
      .min(1)
      .max(200),
  })
  .meta({ example: { order_ids: ['63642483', '71120954'] } })
