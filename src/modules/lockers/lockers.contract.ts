import { z } from 'zod'
import { readOff } from '#kernel/tracking-code.ts'
import { idField, idInAddress } from '#platform/fields/fields.ts'
import { cellFaults, cellSizes, cellStates } from './domain/cells.ts'
import { lockerLimits, typedNumber } from './domain/keypad.ts'
import { openingKinds, outcomes } from './domain/openings.ts'

export const lockerErrors = {
  locker_key_wrong: 422,
  locker_not_set_up: 409,
  locker_keypad_locked: 429,
  locker_code_wrong: 422,
  locker_full: 409,
  locker_visit_over: 409,
  locker_not_yours: 409,
  locker_in_use: 409,
} as const satisfies Record<string, number>

const iso = z.string().describe('ISO 8601, UTC.')

const sixDigits = z
  .string()
  .regex(/^\d{6}$/)
  .meta({ example: '402917' })

const eventId = z
  .string()
  .regex(/^[\w-]{8,64}$/)
  .describe('Made by the machine for this request: the same one again is answered the same.')
  .meta({ example: 'bank-000412' })

export const deviceSignIn = z
  .object({
    device: z.string().regex(/^TBL-[0-9A-Z]{8}$/),
    key: z.string().min(20).max(100),
  })
  .meta({ example: { device: 'TBL-7K2M9QXR', key: 'Jt3q0mX1c8o2bP5yWvZr7nKdLsHuEgAi4fRwTzYx6MU' } })
export type DeviceSignIn = z.output<typeof deviceSignIn>

export const deviceSignedIn = z.object({
  access_token: z.string().describe('Good for a day; the one before ends with it.'),
  expires_at: iso,
  point: z.object({ id: z.int(), name: z.string(), address: z.string() }),
})
export type DeviceSignedIn = z.infer<typeof deviceSignedIn>

export const opening = z.object({
  id: z.int(),
  cell: z.int(),
  what: z
    .enum(openingKinds)
    .describe(
      'drop_off: the sender puts it in; store: a courier does; hand_out: the receiver takes it; collect: a courier does.',
    ),
  until: z.string().describe('The door has to be shut by then, ISO 8601, UTC.'),
})
export type OpeningView = z.infer<typeof opening>

export const openingAnswer = z.object({ opening })
export const openingsAnswer = z.object({ openings: z.array(opening) })

const cells = z.array(
  z.object({
    number: z.int(),
    size: z.enum(cellSizes),
    sides_cm: z.array(z.number()).length(3),
    state: z.enum(cellStates),
    fault: z.enum(cellFaults).nullable(),
  }),
)

const free = z.object({ small: z.int(), medium: z.int(), large: z.int() })

export const bankAnswer = z.object({
  server_time: iso,
  point: z.object({ id: z.int(), name: z.string() }),
  keypad_locked_until: iso.nullable(),
  cells,
  free: free.describe('Cells that take something now.'),
  openings: z.array(opening).describe('Doors that nobody has told to be shut.'),
})
export type BankAnswer = z.infer<typeof bankAnswer>

export const typedRequest = z
  .object({
    event_id: eventId,
    number: z
      .string()
      .regex(typedNumber)
      .describe('The last five digits of the phone of whoever stands there, or the number of the order.'),
    code: sixDigits,
  })
  .meta({ example: { event_id: 'bank-000412', number: '45566', code: '402917' } })
export type TypedRequest = z.output<typeof typedRequest>

export const typedAnswer = z.object({
  kind: z.enum(['drop_off', 'hand_out', 'courier']),
  opening: opening.nullable().describe('The door that is open now; null for a courier, who scans first.'),
  visit: z.object({ id: z.int(), until: iso }).nullable().describe('Of a courier.'),
})
export type TypedAnswer = z.infer<typeof typedAnswer>

export const scanRequest = z
  .object({
    event_id: eventId,
    visit: idField,
    parcel: z.string().max(200).transform(readOff).describe('What the scanner has read.'),
  })
  .meta({ example: { event_id: 'bank-000413', visit: 12, parcel: 'TB12345678901234' } })
export type ScanRequest = z.output<typeof scanRequest>

export const collectRequest = z
  .object({ event_id: eventId, visit: idField })
  .meta({ example: { event_id: 'bank-000414', visit: 12 } })
export type CollectRequest = z.output<typeof collectRequest>

export const openingParams = z.object({ id: idInAddress })

export const shutRequest = z
  .object({ inside: z.boolean().describe('Whether something lies in the cell now that its door is shut.') })
  .meta({ example: { inside: true } })

export const shutAnswer = z.object({
  outcome: z
    .enum(outcomes)
    .describe(
      'done: it happened to the parcel; nothing: all is as before; kept: it does not fit its order any more, the desk was told.',
    ),
  opening,
})
export type ShutAnswer = z.infer<typeof shutAnswer>

export const cellParams = z.object({ number: idInAddress })
export const faultRequest = z
  .object({
    kind: z.enum(cellFaults),
    inside: z
      .boolean()
      .optional()
      .describe(
        'Of a door that is open for somebody: whether something lies in the cell now. It counts as shut then; `stuck` without this has not opened at all.',
      ),
  })
  .meta({ example: { kind: 'stuck' } })
export type FaultRequest = z.output<typeof faultRequest>

export const courierCodeRequest = z.object({ point_id: idField }).meta({ example: { point_id: 812 } })
export const courierCodeAnswer = z.object({
  number: z.string().describe('Typed before the code: the end of the courier’s own phone.'),
  code: sixDigits,
  expires_at: iso,
})
export type CourierCode = z.infer<typeof courierCodeAnswer>

export const orderParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{7}$/)
    .meta({ example: '41234567' }),
})

/** What stands in the way of a code, or that there is one. */
const dropCodeStates = ['none', 'cash', 'open', 'locked', 'over'] as const

export const dropCodeAnswer = z.object({
  state: z
    .enum(dropCodeStates)
    .describe(
      'none: nothing to hand in at a locker; cash: pay first, a locker takes no money; open: there is a code; locked: five wrong tries; over: its time is over.',
    ),
  number: z.string().nullable().describe('Typed before the code: the end of the sender’s phone.'),
  code: sixDigits.nullable(),
  expires_at: iso.nullable(),
  point: z.object({ id: z.int(), name: z.string(), address: z.string() }).nullable(),
})
export type DropCodeAnswer = z.infer<typeof dropCodeAnswer>

export const doorSeconds = lockerLimits.doorMs / 1_000
