import { z } from 'zod'
import { withoutGaps } from '#kernel/tracking-code.ts'
import { idField, idInAddress, optionalLine } from '#platform/fields/fields.ts'
import { handOverStates, mostParcels } from '../domain/hand-over.ts'
import { scanned } from '../field/field.contract.ts'

export const handOverErrors = {
  hand_over_ended: 409,
  hand_over_own: 409,
  parcel_not_in_hands: 409,
  parcel_waits_here: 409,
  cash_not_in_hands: 409,
  taker_unknown: 422,
} as const satisfies Record<string, number>

const iso = z.string().describe('ISO 8601, UTC.')
const money = z.int().describe("Whole so'm.")

/** Numbers too as people write them, with gaps. */
const parcel = scanned.transform(withoutGaps)

export const handOverRequest = z
  .object({
    courier_id: idField.optional().describe('The courier who takes it.'),
    point_id: idField
      .optional()
      .describe('The point or depot whose people take it. Neither: the desk takes it.'),
    from_person_id: idField
      .optional()
      .describe('For the desk: in whose hands it is, when they cannot say it themselves.'),
    parcels: z
      .array(parcel)
      .max(mostParcels)
      .describe('What is given, as read off the parcels; of a bag all that is in it.'),
    cash: z.int().min(0).max(1_000_000_000).default(0).describe("Cash that goes along, whole so'm."),
    note: optionalLine(500),
  })
  .meta({ example: { courier_id: 12, parcels: ['TB57291836405128'], cash: 185_000 } })
export type HandOverRequest = z.output<typeof handOverRequest>

export const handOverParams = z.object({ id: idInAddress })

export const handOverCount = z
  .object({
    counted: z
      .int()
      .min(0)
      .max(1_000_000_000)
      .optional()
      .describe('Cash as counted; left out: as it was said.'),
    surplus: z
      .array(parcel)
      .max(mostParcels)
      .default([])
      .describe('Parcels that were there and that nobody had said.'),
    note: optionalLine(500),
  })
  .meta({ example: { counted: 180_000 } })
export type HandOverCount = z.output<typeof handOverCount>

export const handOverView = z.object({
  id: z.string(),
  state: z.enum(handOverStates),
  from: z.object({ id: z.string(), name: z.string() }),
  to: z.object({
    kind: z.enum(['courier', 'place', 'desk']),
    id: z.string().nullable(),
    name: z.string().nullable(),
  }),
  cash: money,
  counted: money.nullable(),
  note: z.string().nullable(),
  said_at: iso,
  ended_at: iso.nullable(),
  lines: z.array(
    z.object({
      order_id: z.string(),
      tracking_code: z.string(),
      state: z.enum(['said', 'taken', 'missing']).describe('`taken`: the other side has scanned it.'),
    }),
  ),
})
export type HandOverView = z.infer<typeof handOverView>

export const handOverList = z.object({
  given: z.array(handOverView).describe('What the caller gives: open ones, and those of the last days.'),
  to_take: z.array(handOverView).describe('Open ones that the caller is to scan and count.'),
  taken: z
    .array(handOverView)
    .describe('Confirmed in the last days by the caller, or by the people of their place.'),
})
export type HandOverList = z.infer<typeof handOverList>

export const deskHandOvers = z.array(handOverView)

export const takers = z.object({
  couriers: z.array(z.object({ id: z.string(), name: z.string() })),
  depots: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type Takers = z.infer<typeof takers>
