import { z } from 'zod'
import { clearableLine, lineField, optionalLine } from '#platform/fields/fields.ts'
import { closingStates, deskPlaces, transferStates, transferWays } from '../domain/cash-desk.ts'

export const cashErrors = {
  no_cash_desk: 409,
  cash_desk_short: 409,
  cash_desk_of_others: 409,
  cash_desk_not_empty: 409,
  cash_desk_name_taken: 409,
  cash_transfer_own: 409,
  cash_transfer_of_others: 409,
  cash_transfer_decided: 409,
  cash_count_differs: 409,
  too_many_cash_transfers: 409,
  cash_day_closed: 409,
  cash_day_wrong: 422,
  cash_note_needed: 422,
  cash_difference_own: 409,
  cash_difference_decided: 409,
  settlement_known: 409,
  settlement_too_big: 409,
} as const satisfies Record<string, number>

const iso = z.string().describe('ISO 8601, UTC.')
const money = z.int().describe("Whole so'm.")
const number = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .meta({ example: '1' })
const day = z.iso
  .date()
  .refine((date) => date >= '2000-01-01' && date < '2100-01-01')
  .meta({ example: '2026-11-16' })
const sum = z.int().min(1).max(100_000_000_000).meta({ example: 5_000_000 })
const person = z.object({ id: z.string(), full_name: z.string() })

const colleague = person.extend({ role: z.enum(['cashier', 'admin']) })
export type Colleague = z.infer<typeof colleague>

export const cashDeskView = z.object({
  id: z.string(),
  name: z.string(),
  place: z.enum(deskPlaces),
  address: z.string(),
  cash: money.describe('What the desk holds, by the books; never below zero.'),
  people: z.array(colleague).describe('Who belongs to it.'),
  last_closed: z.string().nullable().describe('The last day that was closed.'),
  overdue_since: z
    .string()
    .nullable()
    .describe('Money has moved since this day, the day is over, and nobody has closed it.'),
  waiting: z.int().describe('Fillings and bankings that wait for a second person.'),
  differences: z.int().describe('Closings whose difference waits for an admin.'),
})
export type CashDeskView = z.infer<typeof cashDeskView>
export const cashDeskList = z.object({
  items: z.array(cashDeskView),
  mine: z.string().nullable().describe('The desk of whoever asks.'),
  without_desk: z.array(colleague).describe('Cashiers and admins who belong to none.'),
})
export type CashDeskList = z.infer<typeof cashDeskList>
export const deskParams = z.object({ id: number })
export const newDesk = z.object({
  name: lineField(80).meta({ example: 'Samarqand deposi' }),
  place: z.enum(deskPlaces),
  address: optionalLine(200),
})
export type NewDesk = z.output<typeof newDesk>
export const deskChange = z.object({
  name: lineField(80).optional().meta({ example: 'Samarqand deposi' }),
  address: clearableLine(200),
  given_up: z.literal(true).optional().describe('Only an empty one can be.'),
})
export type DeskChange = z.output<typeof deskChange>
export const seatParams = z.object({ person: number })
export const seatRequest = z.object({ desk_id: number.nullable().describe('Null: none.') })

export const movementQuery = z.object({ cursor: number.optional() })
const deskMovement = z.object({
  id: z.string(),
  at: iso,
  title: z.string(),
  amount: money.describe('Above zero: into the desk.'),
  cash_after: money,
  by: z.string().nullable(),
  is_open: z.boolean().describe('After the last closing: it belongs to the day that is not closed yet.'),
})
export const deskMovements = z.object({
  items: z.array(deskMovement).describe('Newest first.'),
  next_cursor: z.string().nullable(),
})
export type DeskMovements = z.infer<typeof deskMovements>

export const transferView = z.object({
  id: z.string(),
  desk: z.object({ id: z.string(), name: z.string() }),
  way: z
    .enum(transferWays)
    .describe('`fill`: from the bank into the desk. `bank`: from the desk to the bank.'),
  amount: money,
  note: z.string().nullable(),
  state: z.enum(transferStates),
  told_at: iso,
  told_by: person,
  decided_at: iso.nullable(),
  decided_by: z.string().nullable(),
  reason: z.string().nullable(),
})
export type TransferView = z.infer<typeof transferView>
export const transferList = z.object({
  items: z.array(transferView).describe('Those that wait, the oldest first; then the last decided ones.'),
})
export type TransferList = z.infer<typeof transferList>
export const transferParams = z.object({ id: number })
export const newTransfer = z.object({
  desk_id: number.optional().describe('Left out: the desk of whoever says it. Another one only for admins.'),
  way: z.enum(transferWays),
  amount: sum,
  note: optionalLine(200).describe('The number of the bank’s slip.'),
})
export type NewTransfer = z.output<typeof newTransfer>
export const transferConfirmation = z.object({ amount: sum.describe('What the second person has counted.') })
export const transferRejection = z.object({ reason: lineField(300).meta({ example: 'Summa kam' }) })

export const closingView = z.object({
  id: z.string(),
  desk: z.object({ id: z.string(), name: z.string() }),
  day: z.string(),
  closed_at: iso,
  closed_by: person.nullable(),
  expected: money,
  counted: money,
  difference: money.describe('Above zero: too much; below: too little.'),
  note: z.string().nullable(),
  state: z
    .enum(closingStates)
    .describe('`open`: the difference waits for an admin. `explained`: put right, nothing was booked.'),
  reviewed_at: iso.nullable(),
  reviewed_by: z.string().nullable(),
  review_note: z.string().nullable(),
})
export type ClosingView = z.infer<typeof closingView>
export const closingQuery = z.object({
  desk_id: number.optional(),
  open: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional()
    .describe('Only differences that wait.'),
  cursor: number.optional(),
})
export type ClosingQuery = z.output<typeof closingQuery>
export const closingList = z.object({ items: z.array(closingView), next_cursor: z.string().nullable() })
export type ClosingList = z.infer<typeof closingList>
export const closingParams = z.object({ id: number })
export const newClosing = z.object({
  desk_id: number.optional().describe('Left out: the desk of whoever counts. Another one only for admins.'),
  day: day.optional().describe('Left out: today. Yesterday, where it was forgotten.'),
  counted: z.int().min(0).max(100_000_000_000).meta({ example: 4_950_000 }),
  note: optionalLine(300).describe('Needed where the count differs from the books.'),
})
export type NewClosing = z.output<typeof newClosing>
export const closingReview = z.object({
  decision: z.enum(['book', 'explained']).describe('`book`: the difference stays and is posted.'),
  note: lineField(300).meta({ example: 'Qayta sanalganda topildi' }),
})
export type ClosingReview = z.output<typeof closingReview>

export const heldCash = z.object({
  people: z
    .array(
      z.object({
        person: person.extend({ phone: z.string().nullable() }),
        kind: z.enum(['courier', 'agent']),
        amount: money,
        told: money.describe('Of it: said to be handed in, and not counted at a desk yet.'),
        since: iso.describe('Since when the oldest part of it is held.'),
      }),
    )
    .describe('Whoever holds the oldest cash first; at most 500.'),
  desks: z.array(z.object({ id: z.string(), name: z.string(), amount: money, since: iso.nullable() })),
  totals: z.object({ people: money, desks: money }),
})
export type HeldCashView = z.infer<typeof heldCash>

export const settlementView = z.object({
  id: z.string(),
  provider: z.string(),
  day: z.string(),
  number: z.string().nullable(),
  amount: money,
  comparison_id: z.string().nullable(),
  noted_at: iso,
  noted_by: z.string().nullable(),
})
export type SettlementView = z.infer<typeof settlementView>
export const settlementQuery = z.object({ cursor: number.optional() })
export const settlementList = z.object({
  providers: z.array(z.object({ provider: z.string(), owes: money.describe('Taken and not settled yet.') })),
  items: z.array(settlementView).describe('Newest first.'),
  next_cursor: z.string().nullable(),
})
export type SettlementList = z.infer<typeof settlementList>
export const newSettlement = z
  .object({
    provider: z.string().regex(/^[a-z]{2,20}$/),
    day: day.describe('Of the bank’s statement.'),
    number: optionalLine(40).describe('Of the bank’s document. Left out: the only settlement of that day.'),
    amount: sum,
    comparison_id: number.optional().describe('The provider’s list that it was read beside.'),
  })
  .meta({ example: { provider: 'payme', day: '2026-11-16', amount: 5_000_000 } })
export type NewSettlement = z.output<typeof newSettlement>
