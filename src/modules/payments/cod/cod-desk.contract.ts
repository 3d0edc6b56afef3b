import { z } from 'zod'
import { lineField, waitingApproval } from '#platform/fields/fields.ts'
import { payoutTargets } from '../domain/cod.ts'
import { bankFormats } from '../domain/cod-bank-file.ts'
import { codParcelView, handInView, payoutView } from './cod.contract.ts'

const iso = z.string().describe('ISO 8601, UTC.')
const money = z.int().describe("Whole so'm.")
const number = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .meta({ example: '12' })

export const owedSender = z.object({
  id: z.string().describe('Of the sender.'),
  full_name: z.string(),
  company: z.string().nullable(),
  phone: z.string().nullable(),
  amount: money,
  parcels: z.int(),
  late: z.int().describe('Parcels whose 24 hours are over.'),
  late_amount: money,
  cash_back: money.describe('Of it: cash that a courier carries back.'),
  not_ready: money.describe('Of it: paid by a link, and the parcel is not handed over yet.'),
  kept_for_debts: money.describe('Of it: what the next payout keeps for debts of the sender.'),
  due_at: iso.describe('Of the oldest.'),
  payout_to: z.enum(payoutTargets),
  account: z.string().nullable(),
})
export type OwedSender = z.infer<typeof owedSender>
export const owedQuery = z.object({ search: z.string().trim().max(100).optional() })
export const owedList = z.object({
  items: z.array(owedSender).describe('Whoever waits longest first; at most 300.'),
  totals: z.object({
    amount: money,
    senders: z.int(),
    parcels: z.int(),
    late: z.int(),
    late_amount: money,
    listed: money.describe(
      'Of `amount`: on lists for the bank that are not sent yet, and so with no sender above.',
    ),
  }),
})
export type OwedList = z.infer<typeof owedList>
export const senderParams = z.object({ id: number })
export const owedParcels = z.object({ items: z.array(codParcelView) })
export type OwedParcels = z.infer<typeof owedParcels>

export const runRequest = z.object({
  sender_ids: z
    .array(number)
    .min(1)
    .max(300)
    .optional()
    .describe('Left out: everybody to whom something is owed.'),
})
const payee = z.object({ id: z.string(), full_name: z.string(), company: z.string().nullable() })
export const batchView = z.object({
  id: z.string(),
  made_at: iso,
  made_by: z.string(),
  sent_at: iso.nullable(),
  payouts: z.int(),
  amount: money,
  open: z.int().describe('Payouts of which the bank has said nothing yet.'),
  returned: z.int(),
})
export type BatchView = z.infer<typeof batchView>
export const runAnswer = z.object({
  to_balances: z.object({
    senders: z.int(),
    amount: money.describe('For goods, with what was kept for debts.'),
  }),
  batch: batchView.nullable().describe('Payouts to bank accounts; null when there were none.'),
  failed: z
    .array(payee)
    .describe('Who could not be paid: owed as before, and paid by the next run. Everybody else was paid.'),
  approval: waitingApproval,
})
export type RunAnswer = z.infer<typeof runAnswer>

export const cashPayoutRequest = z.object({
  amount: money.describe(
    'What was counted out: all that is owed, less what is kept for debts, or nothing is paid.',
  ),
})

export const batchQuery = z.object({ cursor: number.optional() })
export const batchList = z.object({ items: z.array(batchView), next_cursor: z.string().nullable() })
export type BatchList = z.infer<typeof batchList>
export const batchPayout = payoutView.extend({
  sender: payee,
  holder: z.string().nullable(),
  mfo: z.string().nullable(),
})
export type BatchPayout = z.infer<typeof batchPayout>
export const batchDetail = batchView.extend({ items: z.array(batchPayout) })
export type BatchDetail = z.infer<typeof batchDetail>
export const batchFileQuery = z.object({
  format: z.enum(bankFormats).default('csv').describe('`txt`: the exchange format of 1C and client banks.'),
})
export const returnRequest = z.object({
  note: lineField(300)
    .describe('What the bank said; the sender reads it.')
    .meta({ example: 'Hisob raqami yopilgan' }),
})

export const deskHandIn = handInView.extend({
  person: z.object({ id: z.string(), full_name: z.string(), phone: z.string().nullable() }),
  kind: z.enum(['courier', 'agent']),
  cash: money.describe('In their hands, by the books.'),
})
export type DeskHandIn = z.infer<typeof deskHandIn>
export const deskHandIns = z.object({
  items: z.array(deskHandIn).describe('Those that wait, the oldest first.'),
  differing: z.array(deskHandIn).describe('Of the last week: counted was not what was told.'),
})
export type DeskHandIns = z.infer<typeof deskHandIns>
export const handInCount = z
  .object({ counted: z.int().min(1).max(1_000_000_000).optional().describe('Left out: what was told.') })
  .nullish()
export const handInRejection = z.object({ reason: lineField(300).meta({ example: 'Summa kam' }) })

export const waitingAccount = z.object({
  id: z.string(),
  sender: payee.extend({ phone: z.string().nullable() }),
  now_to: z.enum(payoutTargets).describe('Where money goes until then.'),
  now_account: z.string().nullable().describe('Its last four digits.'),
  holder: z.string(),
  mfo: z.string(),
  account: z.string().describe('Its last four digits.'),
  asked_at: iso,
  valid_from: iso,
  approval: waitingApproval,
})
export type WaitingAccountView = z.infer<typeof waitingAccount>
export const waitingAccounts = z.object({
  items: z.array(waitingAccount).describe('Whoever’s hour comes first on top.'),
})
export type WaitingAccounts = z.infer<typeof waitingAccounts>
export const releaseAsked = z.object({ approval: waitingApproval.unwrap() })
export type ReleaseAsked = z.infer<typeof releaseAsked>
