import { z } from 'zod'
import { withoutGaps } from '#kernel/tracking-code.ts'
import { clearableLine, idField, idInAddress } from '#platform/fields/fields.ts'
import { laneKinds, mostLanes, oddWords, searchWords } from '../domain/lane-words.ts'
import { sealChecks, tripStates } from '../domain/trip.ts'
import { scanned } from '../field/field.contract.ts'

export const sortingErrors = {
  not_at_depot: 409,
  lanes_differ: 409,
  lane_without_bag: 409,
} as const satisfies Record<string, number>

const iso = z.string().describe('ISO 8601, UTC.')
const code = scanned.transform(withoutGaps)

export const laneView = z.object({
  id: z.string(),
  number: z.int().describe('Stays for ever.'),
  colour: z.int().min(1).max(12),
  tile: z.int().min(1).max(12),
  kind: z.enum(laneKinds),
  to: z.string().describe('Where its parcels go: a depot or a district; empty for what stays here.'),
  name: z.string().nullable().describe('As the depot’s people call it; null: by what belongs in it.'),
})
export type LaneView = z.infer<typeof laneView>

const laneBag = z.object({ code: z.string(), parcels: z.int() }).nullable()

export const sortRequest = z
  .object({
    code: code.describe('The label of a parcel or a bag, or the number on it.'),
    trip_id: idField.optional().describe('The trip that is being unloaded.'),
  })
  .meta({ example: { code: 'TB57291836405128' } })
export type SortRequest = z.output<typeof sortRequest>

const counts = z.object({
  in_lane: z.int(),
  sorted: z.int(),
  listed: z.int().describe('How many the trip listed; 0 without one.'),
})

export const sortAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('parcel'),
    lane: laneView,
    bag: laneBag.describe('The bag that it is in now.'),
    order_id: z.string(),
    tracking_code: z.string(),
    from: z.string(),
    to: z.string(),
    receiver: z.string().nullable().describe('Null for who may not see it any more.'),
    size_class: z.string(),
    weight: z.number().describe('Kilograms.'),
    odd: z.array(z.enum(oddWords)).describe('What is to be said beside the lane.'),
    in_bag: z.string().nullable().describe('The other bag of `in_other_bag`.'),
    counts,
  }),
  z.object({
    kind: z.literal('bag'),
    code: z.string(),
    taken: z.int().describe('Parcels that came in with it; each is still to be sorted.'),
    to: z.string(),
    lane: laneView.nullable().describe('The lane that it is filled from.'),
  }),
])
export type SortAnswer = z.infer<typeof sortAnswer>

export const undoRequest = z
  .object({ order_id: z.string().regex(/^[1-9]\d{7}$/) })
  .meta({ example: { order_id: '63642483' } })

export const undone = z.object({ order_id: z.string(), lane: laneView.nullable() })

export const boardQuery = z.object({ trip_id: idInAddress.optional() })

const boardLane = laneView.extend({
  merged: z.array(z.object({ id: z.string(), to: z.string(), kind: z.enum(laneKinds) })),
  bag: laneBag,
  sorted: z.int(),
  expected: z.int(),
  leaves: z
    .object({ trip_id: z.string(), at: iso.nullable(), vehicle: z.string() })
    .nullable()
    .describe('The next van that goes there.'),
})
export type BoardLane = z.infer<typeof boardLane>

const missing = z.object({
  order_id: z.string(),
  tracking_code: z.string(),
  lane: z.int().nullable(),
  to: z.string(),
  bag: z.string().nullable(),
  search: z.enum(searchWords),
})
export type MissingParcel = z.infer<typeof missing>

const surplus = z.object({
  order_id: z.string(),
  tracking_code: z.string(),
  lane: z.int().nullable(),
  to: z.string(),
})
export type SurplusParcel = z.infer<typeof surplus>

const boardTrip = z.object({
  id: z.string(),
  state: z.enum(tripStates),
  driver: z.string(),
  vehicle: z.string(),
  from: z.string(),
  seal: z.string().nullable(),
  seal_check: z.enum(sealChecks).nullable(),
  came_at: iso.nullable(),
})

export const sortingBoard = z.object({
  depot: z.object({ id: z.int(), name: z.string() }),
  trip: boardTrip.nullable(),
  lanes: z.array(boardLane).max(mostLanes),
  sorted: z.int(),
  expected: z.int(),
  missing: z.array(missing).describe('At most 200.'),
  missing_count: z.int(),
  surplus: z.array(surplus).describe('At most 200.'),
  surplus_count: z.int(),
})
export type SortingBoard = z.infer<typeof sortingBoard>

export const laneParams = z.object({ id: idInAddress })
export const laneChange = z
  .object({
    name: clearableLine(40),
    merge_into: idField.nullish().describe('Its parcels go there from now on; null: to itself again.'),
  })
  .meta({ example: { name: 'Namangan' } })
export type LaneChange = z.output<typeof laneChange>

export const laneOrder = z
  .object({ ids: z.array(idField).min(1).max(mostLanes) })
  .meta({ example: { ids: [3, 1, 2] } })

export const bagOfPlace = z
  .object({ to_point_id: idField })
  .describe('A depot that no lane leads to yet gets one.')
  .meta({ example: { to_point_id: 5_008 } })
