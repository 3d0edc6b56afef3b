import { z } from 'zod'
import { readBagCode } from '#kernel/bag-code.ts'
import { withoutGaps } from '#kernel/tracking-code.ts'
import { idField, idInAddress, lineField, optionalLine } from '#platform/fields/fields.ts'
import { sealChecks, tripStates } from '../domain/trip.ts'
import { scanned } from '../field/field.contract.ts'

export const tripErrors = {
  trip_places_wrong: 422,
  trip_not_now: 409,
  trip_not_left: 409,
  trip_not_empty: 409,
  bag_not_open: 409,
  bag_full: 409,
  bag_elsewhere: 409,
  parcel_not_here: 409,
  parcel_in_bag: 409,
} as const satisfies Record<string, number>

const iso = z.string().describe('ISO 8601, UTC.')
const place = z.object({ id: z.int(), name: z.string() })

export const tripRequest = z
  .object({
    driver_id: idField.describe('A courier.'),
    vehicle: lineField(60).describe('As people call it.'),
    from_point_id: idField.optional().describe('The depot where it loads; an agent’s own when left out.'),
    to_point_id: idField.describe('The depot where it is unloaded.'),
    leaves_at: z.iso.datetime({ offset: true }).optional().describe('When it is to leave.'),
  })
  .meta({ example: { driver_id: 12, vehicle: 'Isuzu 01 A 123 BC', to_point_id: 5_008 } })
export type TripRequest = z.output<typeof tripRequest>

export const tripParams = z.object({ id: idInAddress })

/** Numbers too as people write them, with gaps. */
const parcel = scanned.transform(withoutGaps)

export const tripScan = z.object({ parcel }).meta({ example: { parcel: 'BG40271938562' } })

export const tripUnloaded = z
  .object({
    surplus: z.array(parcel).max(200).default([]).describe('What was in the van and on no list of it.'),
    note: optionalLine(500),
  })
  .meta({ example: { surplus: [] } })
export type TripUnloaded = z.output<typeof tripUnloaded>

const seal = optionalLine(30)

export const tripLeft = z
  .object({ seal: seal.describe('The number of the seal on its door.') })
  .meta({ example: { seal: '771204' } })
export type TripLeft = z.output<typeof tripLeft>

export const tripCame = z
  .object({
    seal_check: z.enum(sealChecks).describe('`whole`: as it was told; `none`: there is no seal on it.'),
    seal_seen: seal.describe('The number of another one.'),
    note: optionalLine(300),
  })
  .meta({ example: { seal_check: 'whole' } })
export type TripCame = z.output<typeof tripCame>

export const bagView = z.object({
  code: z.string(),
  from: place,
  to: place,
  trip_id: z.string().nullable(),
  made_at: iso,
  emptied_at: iso.nullable(),
  parcels: z.array(z.object({ order_id: z.string(), tracking_code: z.string() })),
})
export type BagView = z.infer<typeof bagView>
export const bagList = z.array(bagView)

export const tripView = z.object({
  id: z.string(),
  state: z.enum(tripStates),
  driver: z.object({ id: z.string(), name: z.string() }),
  vehicle: z.string(),
  from: place,
  to: place,
  made_at: iso,
  left_at: iso.nullable(),
  arrived_at: iso.nullable(),
  leaves_at: iso.nullable().describe('When it is to leave.'),
  seal: z.string().nullable(),
  came_at: iso.nullable().describe('When its depot began to unload it.'),
  seal_check: z.enum(sealChecks).nullable(),
  listed: z.int().nullable().describe('How many parcels were aboard when it left.'),
  aboard: z
    .array(z.object({ order_id: z.string(), tracking_code: z.string(), bag: z.string().nullable() }))
    .describe('Loaded and not scanned anywhere since.'),
})
export type TripView = z.infer<typeof tripView>
export const tripList = z.array(tripView)

export const tripScanned = z.object({
  orders: z
    .array(z.string())
    .describe('The parcels that this scan moved; none when all of it was there already.'),
  trip: tripView,
})
export type TripScanned = z.infer<typeof tripScanned>

export const bagRequest = z
  .object({
    from_point_id: idField.optional().describe('The depot where it is filled; an agent’s own when left out.'),
    to_point_id: idField,
  })
  .meta({ example: { to_point_id: 5_008 } })
export type BagRequest = z.output<typeof bagRequest>

export const bagParams = z.object({
  code: z
    .string()
    .max(64)
    .transform((text, context) => {
      const code = readBagCode(text)
      if (code === undefined)
        context.issues.push({ code: 'custom', input: text, params: { code: 'invalid_format' } })
      return code ?? z.NEVER
    })
    .describe('As a scanner reads it or a person writes it.')
    .meta({ example: 'BG40271938562' }),
})
