import { z } from 'zod'

/** What calls about tracking can fail with, beside the edge. */
export const trackingErrors = {
  /** Wrong digits, a locked parcel and one that does not exist: nobody learns which. */
  personal_view_refused: 403,
} as const satisfies Record<string, number>

const longestCode = 64
const longestPass = 300

const iso = z.string().describe('ISO 8601, UTC.')
const day = z.string().describe('A day of Tashkent, `2026-11-18`.')

/** Any text: one that cannot be a code answers like an unknown one. */
export const trackParams = z.object({
  trackId: z
    .string()
    .max(longestCode)
    .describe('`TB` and 14 digits; lower case, spaces and dashes are accepted.')
    .meta({ example: 'TB10971018114604' }),
})

const pass = z.string().max(longestPass).optional()

export const trackQuery = z.object({
  lang: z.string().optional().describe('Language of labels: uz, uz-Cyrl (also oz), ru or en.'),
  p: pass.describe('The passcode of a link we sent, or the `view` of the personal view.'),
  passcode: pass.describe('The same as `p`.'),
})

const digits = z
  .string()
  .regex(/^\d{5}$/)
  .describe('The last five digits of the sender’s or the receiver’s phone.')
  .meta({ example: '45566' })

export const personalDataRequest = z.object({ digits })

export const callCardRequest = z.object({
  number: z
    .string()
    .transform((text) => text.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(/^[1-9]\d{7}$/))
    .describe('The eight digits of the slip that the courier left.')
    .meta({ example: '51738264' }),
  digits: digits.describe('The last five digits of the receiver’s phone.'),
})

const spot = z.object({ latitude: z.number(), longitude: z.number() })

const place = z.object({
  region: z.int(),
  name: z.string().describe('The town, in the caller’s language.'),
  centre: spot.describe('The middle of that town, the same for everybody in it; never an address.'),
})
export type PlaceAnswer = z.infer<typeof place>

const step = z.object({
  step: z.string().describe('One of the seven: order_created … delivered.'),
  label: z.string(),
  state: z.enum(['passed', 'current', 'ahead']),
  at: iso.nullable().describe('When it was first reached.'),
})

const event = z.object({
  verb: z.string(),
  label: z.string(),
  at: iso,
  place: place.nullable(),
  point: z.string().nullable().describe('The name of the point. Only with right.'),
  reason: z.string().nullable().describe('Why an attempt failed. Only with right.'),
})
export type EventAnswer = z.infer<typeof event>

const promised = z.object({
  from: day,
  to: day,
  hours: z.object({ from: z.string(), to: z.string() }).nullable().describe('By the clock of Tashkent.'),
  precision: z.enum(['day', 'half_day', 'hours', 'next_stop']),
  reason: z.string().describe('What changed it last; `agreed`: nothing has.'),
  late: z.boolean().describe('It was not kept and is put off.'),
})

const party = z.object({
  full_name: z.string(),
  phone_number: z.string().describe('Nine national digits; empty for a receiver reached by a personal link.'),
  area: z.string().describe('Region and district.'),
  mahalla: z.string().nullable(),
  street: z.string().nullable(),
  landmark: z.string().nullable(),
  point: z.object({ id: z.int(), name: z.string(), address: z.string() }).nullable(),
  pin: spot.nullable(),
})
export type PartyAnswer = z.infer<typeof party>

const personal = z.object({
  sender: party,
  receiver: party,
  description: z.string(),
  to_collect: z.int().describe('Money to have ready at the hand-over, whole so’m.'),
  receiver_code: z
    .string()
    .nullable()
    .describe('What the receiver tells at the hand-over. Only by the link we sent to the receiver.'),
  rating: z
    .object({
      code: z.string().describe('The last part of /feedback/{code}.'),
      stars: z.int().nullable().describe('What this side gave.'),
    })
    .nullable()
    .describe(
      'Once a courier has delivered it: the way to rate them. Only by a link we sent: a courier knows the digits.',
    ),
  courier: spot
    .extend({ at: iso })
    .nullable()
    .describe('Where the courier is, while this parcel is their next stop; null otherwise.'),
  receiver_page: z
    .string()
    .nullable()
    .describe('The path of the page with the receiver’s choices. Only by the link we sent to the receiver.'),
})
export type PersonalAnswer = z.infer<typeof personal>

const trackData = z.object({
  steps: z.array(step).length(7),
  ended: z.enum(['cancelled', 'expired']).nullable().describe('The way ended before delivery.'),
  stage: z.enum(['ahead', 'moving', 'last_leg', 'failed', 'waiting', 'over']),
  events: z.array(event).describe('What happened, oldest first.'),
  from: place,
  to: place,
  sender: z.string().describe('Initials.'),
  receiver: z.string().describe('Initials.'),
  promised: promised.nullable(),
  promise_reason: z.string().describe('What changed the promise last, also when nothing is promised.'),
  redirected: z
    .boolean()
    .describe('The receiver sent it to another point than agreed, or to one instead of the door.'),
  stored_until: iso.nullable().describe('When it waits at a point: how long.'),
  delivered_at: iso.nullable(),
  allowed_actions: z.array(z.string()).describe('What the receiver may do now.'),
  personal: personal.nullable().describe('With a passcode or the digits of a phone; null otherwise.'),
})
export type TrackData = z.infer<typeof trackData>

const trackedOrder = z.object({
  id: z.string(),
  tracking_code: z.string(),
  status: z.string(),
  status_label: z.string(),
  created_at: iso,
  delivery_option: z.int().describe('1 point to point, 2 door to door, 3 door to point, 4 point to door.'),
  delivery_type: z.int().describe('1 standard, 2 express.'),
})

/** The whole body (DECISIONS, "API shapes"): HTTP 200 also when there is no such parcel. */
export const trackAnswer = z.object({
  success: z.literal(true),
  code: z.union([z.literal(0), z.literal(4)]).describe('0: found; 4: the number is not in the system.'),
  message: z.string().nullable().describe('With code 4: what to tell the person.'),
  order: trackedOrder.nullable(),
  review_status: z
    .int()
    .nullable()
    .describe(
      'With the passcode of a link: 1 to 5, the stars this side gave the courier; 0, it can be rated and is not yet. Null otherwise.',
    ),
  data: trackData.nullable(),
})
export type TrackAnswer = z.infer<typeof trackAnswer>

/** A parcel that was found. */
export type Tracked = { order: z.infer<typeof trackedOrder>; data: TrackData }

const view = z.string().describe('Opens the personal view for an hour: give it as `p`.')

export const personalDataAnswer = z.object({ view, personal })
export type PersonalDataAnswer = z.infer<typeof personalDataAnswer>

export const callCardAnswer = z.object({
  tracking_code: z.string(),
  view,
  receiver_page: z.string().describe('The path of the page where it can be chosen, for an hour.'),
  allowed_actions: z.array(z.string()).describe('What the receiver may choose: another day, a refusal …'),
})
export type CallCardAnswer = z.infer<typeof callCardAnswer>
