import { z } from 'zod'
import { readOff } from '#kernel/tracking-code.ts'
import { idField, optionalLine } from '#platform/fields/fields.ts'
import { proofKinds } from '../domain/events.ts'
import { failureReasons, lossReasons } from '../domain/words.ts'

const file = z.string().min(1).max(64).describe('The id of a stored file.')

const side = z.number().gt(0).max(300).optional()

/** Everything a report of something that happened can say. Each call takes the part that belongs to it. */
const report = z.object({
  event_id: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional()
    .describe('Made by the reporting device: the same one twice is one event.'),
  happened_at: z.iso
    .datetime({ offset: true })
    .optional()
    .describe('When it happened, if it is told later. A report that comes late never overrides a later one.'),
  scan: z
    .string()
    .max(200)
    .transform(readOff)
    .optional()
    .describe('The tracking code read off the parcel: opens a parcel that is not on the list of the caller.'),
  version: z
    .int()
    .optional()
    .describe('The version that was seen: 409 `order_changed` if it is not the last.'),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  note: optionalLine(500),
  courier_id: idField.optional().describe('For a dispatcher: which courier.'),
  point_id: idField.optional().describe('For an operator: which point. An agent acts at their own.'),
  trip_id: idField.optional().describe('The trip it goes on.'),
  day: z.iso
    .date()
    .optional()
    .describe('A day of Tashkent for the next attempt.')
    .meta({ example: '2026-11-19' }),
  reason: z.enum([...failureReasons, ...lossReasons]).optional(),
  photos: z.array(file).max(5).optional(),
  call_card: z
    .string()
    .regex(/^[1-9]\d{7}$/)
    .optional()
    .describe('The number on the slip that was left, out of those that the shift was given.'),
  weight: z
    .number()
    .gt(0)
    .max(100)
    .optional()
    .describe('Kilograms, weighed again as it is handed over. Needs a photo.'),
  length: side.describe('Centimetres, measured again: all three sides or none.'),
  width: side,
  height: side,
  proof: z
    .object({
      kind: z.enum(proofKinds),
      name: optionalLine(100).describe('The neighbour who took it; of a document, the name in it.'),
      word: z
        .literal(true)
        .optional()
        .describe('Of a document: the agent’s word that it belongs to who stands there.'),
      signature: file.optional(),
      passport: file.optional(),
      pages: z.array(file).max(2).optional().describe('Further pages of the passport.'),
      photo: file.optional(),
    })
    .optional(),
  code: z
    .string()
    .regex(/^\d{6}$/)
    .optional()
    .describe(
      'Six digits: those that the receiver shows; at a drop-off those that went to the sender’s phone.',
    ),
  collected: z.int().min(0).optional().describe("Money taken from the receiver, whole so'm."),
  refund_to: z
    .enum(['method', 'balance'])
    .optional()
    .describe('Where the money goes: back the way it came (as when left out), or to the balance at once.'),
})
export type Report = Partial<z.output<typeof report>>

const told = { event_id: true, happened_at: true, scan: true, version: true, note: true } as const
const measures = { weight: true, length: true, width: true, height: true, photos: true } as const
const somewhere = { ...told, latitude: true, longitude: true } as const

export const reports = {
  plain: report.pick({ event_id: true, version: true, note: true }),
  cancelled: report.pick({ event_id: true, version: true, note: true, refund_to: true }),
  told: report.pick(told),
  /** At once, by our own clock: what is counted or may be taken back for a short time, nobody tells for earlier. */
  atOnce: report.pick({ event_id: true, scan: true, version: true, note: true }),
  assigned: report.pick({ ...told, courier_id: true }),
  loaded: report.pick({ ...told, trip_id: true }),
  sentOut: report.pick({ event_id: true, version: true, note: true, day: true, courier_id: true }),
  pickedUp: report.pick({ ...somewhere, ...measures, courier_id: true }),
  measured: report.pick({ ...somewhere, ...measures }),
  handedIn: report.pick({ ...told, ...measures, point_id: true, code: true, proof: true }),
  failed: report.pick({ ...somewhere, reason: true, photos: true, call_card: true }),
  atPoint: report.pick({ ...told, point_id: true, photos: true }),
  delivered: report.pick({ ...somewhere, proof: true, code: true, collected: true }),
  handedOut: report.pick({ ...told, code: true, proof: true, collected: true }),
  lost: report.pick({ ...told, reason: true, photos: true }),
  found: report.pick({ ...somewhere, courier_id: true, point_id: true, photos: true }),
} as const
