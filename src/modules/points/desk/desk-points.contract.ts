import { z } from 'zod'
import { idField, idInAddress, lineField, optionalLine, phoneField } from '#platform/fields/fields.ts'
import { saidStates } from '../domain/availability.ts'
import { importFields } from '../domain/import/fields.ts'
import { placeKinds, pointServices, pointStates } from '../domain/point.ts'
import { mostHolidays, mostPhotos, mostSpans } from '../domain/point-rules.ts'
import { clock, day, fileName, pointParams } from '../points.contract.ts'

/** In the three languages that staff write; Uzbek Cyrillic follows from the Latin. */
const words = (max: number) => z.object({ uz: lineField(max), ru: lineField(max), en: lineField(max) })
const spans = z.array(z.object({ from: clock, to: clock })).max(mostSpans)

export const pointBody = z.object({
  kind: z.enum(placeKinds),
  name: words(120),
  address: words(200),
  landmark: words(200),
  district_id: z.int().min(1).max(10_000),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  pin_confirmed: z
    .boolean()
    .optional()
    .describe('A pin some way outside of the district was looked at and is right.'),
  hours: z.array(spans).length(7).describe("Seven days from Monday in Tashkent's time."),
  holidays: z
    .array(z.object({ day, hours: spans.describe('None when it is shut.'), note: words(80).nullish() }))
    .max(mostHolidays),
  services: z
    .array(z.enum(pointServices))
    .max(pointServices.length)
    .describe('At least one; none at a depot.'),
  limits: z.object({
    weight_kg: z.number().positive().max(1_000),
    sides_cm: z.array(z.int().min(1).max(1_000)).length(3).describe('In any order.'),
  }),
  cod: z.boolean(),
  capacity: z.int().min(1).max(10_000),
})
export type PointBody = z.output<typeof pointBody>

const workingDay = [{ from: '09:00', to: '20:00' }]
const pointExample: z.input<typeof pointBody> = {
  kind: 'point',
  name: { uz: 'Chorsu punkti', ru: 'Пункт «Чорсу»', en: 'Chorsu point' },
  address: { uz: 'Navoiy koʻchasi, 20', ru: 'улица Навои, 20', en: '20 Navoi Street' },
  landmark: { uz: 'Metro chiqishida', ru: 'У выхода из метро', en: 'At the metro exit' },
  district_id: 1,
  lat: 41.3264,
  lon: 69.2352,
  hours: [...Array.from({ length: 6 }, () => workingDay), []],
  holidays: [{ day: '2027-03-21', hours: [], note: { uz: 'Navroʻz', ru: 'Навруз', en: 'Navruz' } }],
  services: ['drop_off', 'pick_up'],
  limits: { weight_kg: 20, sides_cm: [60, 40, 40] },
  cod: true,
  capacity: 300,
}

export const createRequest = pointBody.meta({ example: pointExample })

export const pointChange = pointBody
  .extend({
    version: idField.describe(
      'Of the point as it was read; 409 `point_changed` when a colleague was faster.',
    ),
  })
  .meta({ example: { ...pointExample, version: 3 } })
export type PointChange = z.output<typeof pointChange>

const shownWords = z.object({ uz: z.string(), ru: z.string(), en: z.string() })

export const deskPoint = pointBody.omit({ pin_confirmed: true }).extend({
  name: shownWords,
  address: shownWords,
  landmark: shownWords,
  services: z.array(z.enum(pointServices)),
  holidays: z.array(z.object({ day, hours: spans, note: shownWords.nullable() })),
  id: z.int(),
  version: z.int(),
  photos: z.array(z.object({ id: z.string(), url: z.string() })),
  state: z.enum(pointStates),
  said: z.enum(saidStates).describe('What was said by hand; `open` when nothing was.'),
  availability_note: z.string().nullable(),
  occupied: z.int(),
  closes_on: z.string().nullable().describe('The day from which on it is shut for good.'),
  closing_reason: z.string().nullable(),
})
export type DeskPoint = z.infer<typeof deskPoint>

export const deskPointsQuery = z.object({
  q: z
    .string()
    .max(100)
    .optional()
    .describe('Words of the name, address, landmark or district, or a number.'),
  region_id: z.coerce.number().int().min(1).max(14).optional(),
  kind: z.enum(placeKinds).optional(),
  state: z.enum([...pointStates, 'closing']).optional(),
  cursor: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .optional(),
})
export type DeskPointsQuery = z.output<typeof deskPointsQuery>

export const deskPointList = z.object({
  items: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(placeKinds),
      name: z.string(),
      region_id: z.int(),
      district_id: z.int(),
      address: z.string(),
      state: z.enum(pointStates),
      said: z.enum(saidStates),
      capacity: z.int(),
      occupied: z.int(),
      closes_on: z.string().nullable(),
      agents: z.int(),
    }),
  ),
  next_cursor: z.string().nullable(),
})
export type DeskPointList = z.infer<typeof deskPointList>

export const photoParams = pointParams.extend({ photo: fileName })
export const photoOrder = z
  .object({ photos: z.array(fileName).max(mostPhotos).describe('All of them, in the order they are shown.') })
  .meta({ example: { photos: ['Zk3vN0aQx8RtYb1LmP5cWe'] } })

export const closingRequest = z
  .object({
    from: day.describe('The first day on which it is shut, today or later.'),
    reason: lineField(200).describe('For colleagues.'),
    to_point_id: idField.optional().describe('Where parcels go that are on their way to it.'),
    dry_run: z.boolean().default(false).describe('Only tells what would happen.'),
  })
  .meta({ example: { from: '2027-01-15', reason: 'Ijara tugadi', to_point_id: 12, dry_run: true } })
export type ClosingRequest = z.output<typeof closingRequest>

export const parcelsUnderWay = z.object({
  on_the_way: z.int().describe('Parcels on their way to it.'),
  redirected: z.int().describe('Of those, sent to the other point; their receivers are told.'),
  left: z
    .array(
      z.object({
        order_id: z.string(),
        track: z.string(),
        why: z.enum(['no_point', 'elsewhere', 'cannot_take']),
      }),
    )
    .describe('Of those, for the desk to decide about one by one; the first 100.'),
  left_count: z.int(),
  stored: z.int().describe('Stand there and stay until they are handed out or their storage ends.'),
  expected: z
    .int()
    .describe('To be handed in there by their senders, who are told that they can go to any other point.'),
})
export type ParcelsUnderWay = z.infer<typeof parcelsUnderWay>

export const closingAnswer = parcelsUnderWay.extend({
  done: z.boolean().describe('False for a dry run.'),
  closes_on: z.string(),
})
export type ClosingAnswer = z.infer<typeof closingAnswer>

export const agentRequest = z
  .object({
    phone: phoneField,
    full_name: optionalLine(100).describe('Of somebody who has no account yet; an admin makes one.'),
  })
  .meta({ example: { phone: '901112233' } })
export type AgentRequest = z.output<typeof agentRequest>
export const agentParams = pointParams.extend({ person: idInAddress })

export const agentList = z.array(
  z.object({ person_id: z.string(), full_name: z.string(), phone: z.string() }),
)
export type AgentList = z.infer<typeof agentList>

export const agentAdded = z.object({
  agents: agentList,
  second_step: z
    .object({ secret: z.string(), uri: z.string() })
    .nullable()
    .describe('Of a new account; shown once. Null when the account was there.'),
})
export type AgentAdded = z.infer<typeof agentAdded>

/** As base64; 700 KB hold thousands of rows. */
export const importRequest = z
  .object({
    file: z
      .base64()
      .min(4)
      .max(1_000_000)
      .describe('XLSX or CSV as base64: a row of titles, then a row a point.'),
  })
  .meta({ example: { file: 'VHVyLE5vbQpwb2ludCxDaG9yc3UgcHVua3RpCg==' } })
export type ImportRequest = z.output<typeof importRequest>
export const importParams = z.object({ id: fileName })

export const importPreview = z.object({
  id: z.string(),
  rows: z.array(
    z.object({
      n: z.int().describe('The row of the sheet, as office programs count.'),
      ok: z.boolean(),
      cells: z.partialRecord(
        z.enum(importFields),
        z.object({ text: z.string(), error: z.object({ code: z.string(), message: z.string() }).nullable() }),
      ),
      lat: z.number().nullable(),
      lon: z.number().nullable(),
    }),
  ),
  ready: z.int(),
  errors: z.int().describe('Rows with something wrong in them.'),
  missing: z.array(z.enum(importFields)).describe('Columns that were not found.'),
  unknown: z.array(z.string()).describe('Titles that say nothing to us.'),
})
export type ImportPreview = z.infer<typeof importPreview>

export const importSave = z.object({
  skip_errors: z
    .boolean()
    .default(false)
    .describe('Saves the rows that are right and leaves the others out.'),
})
export const importSaved = z.object({ created: z.int(), left_out: z.int(), ids: z.array(z.int()) })
export type ImportSaved = z.infer<typeof importSaved>
