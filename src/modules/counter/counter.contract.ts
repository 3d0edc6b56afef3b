import { z } from 'zod'
import { orderDetail } from '#modules/orders/orders.contract.ts'
import { clearableLine, idInAddress, optionalLine } from '#platform/fields/fields.ts'
import {
  banknotes,
  closingStates,
  commissionKinds,
  counterTasks,
  drawerLines,
  postStates,
} from './domain/counter-words.ts'

export const counterErrors = {
  no_post: 409,
  drawer_closed: 409,
  drawer_day_wrong: 422,
  drawer_note_needed: 422,
  drawer_count_wrong: 422,
  drawer_difference_decided: 409,
  drawer_difference_own: 409,
  drawer_books_short: 409,
} as const satisfies Record<string, number>

const iso = z.string().describe('ISO 8601, UTC.')
const money = z.int().describe("Whole so'm.")
const day = z.iso.date().describe('A day of Tashkent.').meta({ example: '2026-11-19' })

/** `B-14`: a row of letters, a number. As people write it: `b14`, `B 14`. */
const shelfPlace = z
  .string()
  .max(10)
  .describe('A place on the shelf: row and number.')
  .meta({ example: 'B-14' })

export const counterPost = z.object({
  point: z.object({
    id: z.int(),
    kind: z.enum(['point', 'depot']),
    name: z.string(),
    address: z.string(),
    cod: z.boolean().describe('Takes money for goods.'),
    state: z.enum(postStates),
    said: z.enum(postStates).describe('What was said of it by hand.'),
    open_now: z.boolean(),
    open_until: z.string().nullable().describe('By the clock of Tashkent; null when it is shut.'),
    capacity: z.int(),
    occupied: z.int(),
  }),
  shelf: z.object({ rows: z.int(), columns: z.int() }).describe('Rows are letters from A on.'),
  person: z.object({ id: z.string(), name: z.string() }),
  counts: z.object({
    here: z.int(),
    to_take: z.int().describe('Open hand-overs that this counter is to confirm.'),
  }),
  server_time: iso,
})
export type CounterPost = z.infer<typeof counterPost>

export const layoutRequest = z.object({
  rows: z.int().min(1).max(26),
  columns: z.int().min(1).max(99),
})

export const shelfItem = z.object({
  order_id: z.string(),
  tracking_code: z.string(),
  place: z.string().nullable(),
  task: z.enum(counterTasks),
  name: z.string().describe('Whose it is: the receiver, or of a way back its sender.'),
  to_name: z.string().nullable().describe('Of what goes on: where to.'),
  since: iso.describe('Since when it lies here.'),
  stored_until: iso.nullable(),
  extended: z.boolean(),
  refused: z.boolean(),
  to_collect: money,
  size_class: z.string(),
})
export type ShelfItem = z.infer<typeof shelfItem>

export const shelfList = z.object({
  items: z.array(shelfItem).describe('Whose storage ends first stands first; at most 2,000.'),
  counts: z.object({
    hand_out: z.int(),
    give: z.int(),
    overdue: z.int().describe('Kept until today or longer.'),
    without_place: z.int(),
  }),
})
export type ShelfList = z.infer<typeof shelfList>

export const orderOfShelf = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{7}$/)
    .meta({ example: '63642483' }),
})
export const placeRequest = z.object({ place: shelfPlace.nullable().describe('Null: taken off the shelf.') })

export const shelfLabelsQuery = z.object({
  row: z
    .string()
    .regex(/^[A-Z]$/)
    .optional()
    .describe('One row of the shelf; left out: all of them.')
    .meta({ example: 'A' }),
  format: z
    .enum(['a4', 'label', 'zpl'])
    .default('a4')
    .describe(
      '`a4`: sheets of 24 stickers. `label`: three on a label of 100 x 150 mm. `zpl`: the same for label printers.',
    ),
})
export type ShelfLabelsQuery = z.output<typeof shelfLabelsQuery>

export const scanQuery = z.object({
  q: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .describe('What a scanner has read, or a code, a number, a phone or a name as typed.')
    .meta({ example: 'TB57291836405128' }),
})

export const counterParcel = z.object({
  task: z.enum(counterTasks),
  place: z.string().nullable().describe('Where it lies on the shelf.'),
  free_place: z.string().nullable().describe('Where it could be laid.'),
  order: orderDetail,
  others: z
    .array(
      z.object({
        order_id: z.string(),
        tracking_code: z.string(),
        place: z.string().nullable(),
        to_collect: money,
      }),
    )
    .describe('What else lies here for the same phone.'),
  hand_over: z
    .object({ id: z.string(), from: z.string() })
    .nullable()
    .describe('The open hand-over to this counter that names it.'),
  from_name: z.string().describe('Where it comes from, as the counter says it: sender and place.'),
  to_name: z.string().describe('Where it goes.'),
  offline: z.boolean().describe('May be handed out without a line: no money, worth 500,000 at most.'),
  link_pay: z.boolean().describe('Money may be paid by a link on the receiver’s phone.'),
})
export type CounterParcel = z.infer<typeof counterParcel>

export const scanAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('parcel'), parcel: counterParcel }),
  z.object({
    kind: z.literal('parcels'),
    items: z.array(shelfItem).describe('Whoever it could be: by phone or name; at most 20.'),
  }),
  z.object({
    kind: z.literal('bag'),
    code: z.string(),
    to: z.string(),
    parcels: z.int(),
  }),
  z.object({ kind: z.literal('hand_over'), id: z.string() }),
  z.object({ kind: z.literal('nothing') }),
])
export type ScanAnswer = z.infer<typeof scanAnswer>

/** What a counter keeps on the device, so that it can hand out without a line. */
export const offlinePack = z.object({
  server_time: iso,
  half: z
    .string()
    .describe(
      'The server’s half of the key that seals what the device keeps: the same for this person at every sign-in.',
    ),
  items: z.array(
    z.object({
      order_id: z.string(),
      tracking_code: z.string(),
      place: z.string().nullable(),
      name: z.string(),
      delegate: z.string().nullable(),
      stored_until: iso.nullable(),
      allowed: z.boolean().describe('False: money to take, or worth more than 500,000.'),
      needs_operator: z.boolean().describe('Not by a document without an operator’s yes.'),
    }),
  ),
})
export type OfflinePack = z.infer<typeof offlinePack>

const count = z.object({
  value: z.union(banknotes.map((note) => z.literal(note))),
  count: z.int().min(0).max(100_000),
})

export const drawerClosing = z.object({
  id: z.string(),
  day,
  closed_at: iso,
  person: z.object({ id: z.string(), name: z.string() }),
  point: z.object({ id: z.int(), name: z.string() }).nullable(),
  expected: money,
  counted: money,
  difference: money.describe('Above zero: too much; below: too little.'),
  notes: z.array(count),
  note: z.string().nullable(),
  state: z
    .enum(closingStates)
    .describe('`even`: no difference. `open`: it waits for a decision, in the agent’s name.'),
  reviewed_at: iso.nullable(),
  reviewed_by: z.string().nullable(),
  review_note: z.string().nullable(),
})
export type DrawerClosing = z.infer<typeof drawerClosing>

const commissionSum = z.object({ parcels: z.int(), amount: money })

export const drawerQuery = z.object({ day: day.optional() })
export const drawerDay = z.object({
  day,
  opening: money.describe(
    'What lay in the drawer in the morning: by the books, and by what earlier counts have found.',
  ),
  lines: z
    .array(
      z.object({
        kind: z.enum(drawerLines),
        amount: money.describe('Above zero: came in. Below: went out.'),
        parcels: z.int(),
        at: iso.nullable().describe('Of what was handed over or corrected: when. The others are sums.'),
        with: z.string().nullable(),
      }),
    )
    .describe('With `opening` they come to `expected`.'),
  expected: money.describe('What should be there now, or was at the end of the day.'),
  parcels: z.object({ taken_in: z.int(), stored: z.int(), handed_out: z.int(), given_on: z.int() }),
  closing: drawerClosing.nullable(),
  open_difference: money.describe(
    'Differences of earlier days that nobody has decided; `opening` knows them.',
  ),
  commission: z.object({ day: commissionSum, month: commissionSum }),
})
export type DrawerDay = z.infer<typeof drawerDay>

export const closeRequest = z
  .object({
    day: day.optional().describe('Left out: today. Yesterday, where it was forgotten.'),
    counted: z.int().min(0).max(1_000_000_000),
    notes: z
      .array(count)
      .max(banknotes.length)
      .default([])
      .describe('Banknotes; left out where only the sum is known.'),
    note: optionalLine(300).describe('Needed where the count differs from the books.'),
  })
  .meta({ example: { counted: 846_000, notes: [{ value: 200_000, count: 4 }], note: 'Qaytim' } })
export type CloseRequest = z.output<typeof closeRequest>

export const statementQuery = z.object({
  month: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
    .optional()
    .describe('Left out: this month.')
    .meta({ example: '2026-11' }),
})
const commissionCount = z.object({
  kind: z.enum(commissionKinds),
  parcels: z.int(),
  rate: money,
  amount: money,
})
export const commissionStatement = z.object({
  month: z.string(),
  rates: z.array(z.object({ kind: z.enum(commissionKinds), amount: money, from_day: day })),
  days: z.array(z.object({ day, kinds: z.array(commissionCount), parcels: z.int(), amount: money })),
  parcels: z.int(),
  amount: money,
})
export type CommissionStatement = z.infer<typeof commissionStatement>

export const dayOfStatement = z.object({ day })
export const commissionDay = z.object({
  day,
  items: z
    .array(
      z.object({
        order_id: z.string(),
        tracking_code: z.string(),
        kind: z.enum(commissionKinds),
        at: iso,
        amount: money,
      }),
    )
    .describe('At most 1,000.'),
  amount: money,
})
export type CommissionDay = z.infer<typeof commissionDay>

export const rateList = z.array(
  z.object({ kind: z.enum(commissionKinds), amount: money, from_day: day, by: z.string().nullable() }),
)
export type RateList = z.infer<typeof rateList>
export const newRate = z.object({
  kind: z.enum(commissionKinds),
  amount: z.int().min(0).max(1_000_000),
  from_day: day.describe('Not before tomorrow: what was earned stays.'),
})

export const closingQuery = z.object({
  open: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional()
    .describe('Only differences that wait.'),
  point_id: idInAddress.optional(),
  cursor: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .optional(),
})
export const closingList = z.object({ items: z.array(drawerClosing), next_cursor: z.string().nullable() })
export type ClosingList = z.infer<typeof closingList>
export const closingParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .meta({ example: '1' }),
})
export const closingReview = z.object({
  decision: z.enum(['book', 'explained']).describe('`book`: the difference stays and is posted.'),
  note: clearableLine(300),
})
export type ClosingReview = z.output<typeof closingReview>
