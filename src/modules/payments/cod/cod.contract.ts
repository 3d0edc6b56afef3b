import { z } from 'zod'
import { lineField } from '#platform/fields/fields.ts'
import {
  accountPattern,
  codStages,
  collectors,
  mfoPattern,
  payoutStates,
  payoutTargets,
  payoutWays,
} from '../domain/cod.ts'

export const codErrors = {
  nothing_owed: 409,
  not_at_the_door: 409,
  too_many_hand_ins: 409,
  hand_in_too_big: 409,
  hand_in_decided: 409,
  hand_in_own: 409,
  hand_in_by_holder: 409,
  wrong_cash_code: 422,
  cash_code_locked: 409,
  cash_not_there: 409,
  owed_changed: 409,
  payout_closed: 409,
  payout_own: 409,
  payout_code_required: 403,
  account_not_waiting: 409,
} as const satisfies Record<string, number>

const iso = z.string().describe('ISO 8601, UTC.')
const money = z.int().describe("Whole so'm.")
const number = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .meta({ example: '12' })

export const codParcelView = z.object({
  order_id: z.string(),
  tracking_code: z.string(),
  amount: money.describe("For the goods, whole so'm."),
  stage: z
    .enum(codStages)
    .describe('`on_the_way`: on a list for the bank. `paid`: out, to wherever `goes_to` says.'),
  collected_at: iso,
  collected_by: z.enum(collectors).describe('`provider`: the receiver paid by a link.'),
  handed_in_at: iso.nullable().describe('The cash has reached the cash desk.'),
  due_at: iso.describe('24 hours after the collection: out by then.'),
  paid_at: iso.nullable(),
  late: z.boolean(),
  goes_to: z.enum(['balance', 'bank', 'cash']),
  payout_id: z.string().nullable(),
  cash_code: z
    .string()
    .nullable()
    .describe('Cash that a courier brings back: the six digits that you say when it is in your hands.'),
})
export type CodParcelView = z.infer<typeof codParcelView>

export const codQuery = z.object({
  status: z
    .enum(['open', 'paid'])
    .optional()
    .describe('Open ones come soonest due first, all others newest first.'),
  order_id: z
    .string()
    .regex(/^[1-9]\d{7}$/)
    .optional(),
  cursor: z
    .string()
    .regex(/^\d{1,15}-[1-9]\d{7}$/)
    .optional()
    .describe('`next_cursor` of the page before.'),
})
export type CodQuery = z.output<typeof codQuery>
export const codList = z.object({ items: z.array(codParcelView), next_cursor: z.string().nullable() })
export type CodList = z.infer<typeof codList>

const bankView = z.object({
  holder: z.string(),
  mfo: z.string(),
  account: z.string().describe('Its last four digits only.'),
})

export const codChoiceView = z.object({
  payout_to: z.enum(payoutTargets),
  bank: bankView.nullable(),
  waiting: bankView
    .extend({ asked_at: iso, valid_from: iso.describe('24 hours after it was asked for.') })
    .nullable()
    .describe('A new account; until then money goes where it went before.'),
})
export type CodChoiceView = z.infer<typeof codChoiceView>

export const codSummary = codChoiceView.extend({
  owed: money.describe('Collected and not out yet.'),
  parcels: z.int(),
  on_the_way: money.describe('Of it: on a list for the bank.'),
  paid: money.describe('Everything that was ever paid out.'),
  next_due_at: iso.nullable(),
})
export type CodSummary = z.infer<typeof codSummary>

/** A name as banks have it. A sign in front (=, +, -, @) would be a formula where the list for the bank is opened. */
const holderField = lineField(100).refine((text) => /^[\p{L}\p{N}"«“(]/u.test(text))

export const codChoiceRequest = z
  .object({
    payout_to: z.enum(payoutTargets),
    bank: z
      .object({
        holder: holderField.describe('As the bank knows it.'),
        mfo: z.string().regex(mfoPattern).describe('Five digits.'),
        account: z
          .string()
          .transform((text) => text.replace(/[\s-]/g, ''))
          .pipe(z.string().regex(accountPattern))
          .describe("Twenty digits, an account in so'm."),
      })
      .optional()
      .describe('Left out: the account that was given before.'),
    code: z
      .string()
      .max(16)
      .transform((text) => text.replace(/\s/g, ''))
      .pipe(z.string().regex(/^\d{6}$/))
      .optional()
      .describe('The six digits that were sent for this change; not needed on the way to the balance.'),
  })
  .meta({
    example: {
      payout_to: 'bank',
      bank: { holder: 'Atlas MCHJ', mfo: '00444', account: '20208000900123456001' },
      code: '402917',
    },
  })
export type CodChoiceRequest = z.output<typeof codChoiceRequest>

export const payoutCodeAnswer = z.object({
  expires_in: z.int().describe('Seconds until the code is too old.'),
  resend_in: z.int().describe('Seconds until another one may be asked for.'),
})

export const payoutView = z.object({
  id: z.string(),
  how: z.enum(payoutWays),
  amount: money.describe('For goods.'),
  netted: money.describe('Of it: kept for debts, the oldest first.'),
  paid: money.describe('The rest, which was paid out.'),
  parcels: z.int(),
  state: z
    .enum(payoutStates)
    .describe(
      'Through the bank: made, sent, then confirmed or returned. The other ways are confirmed at once.',
    ),
  made_at: iso,
  closed_at: iso.nullable(),
  account: z.string().nullable().describe('Its last four digits.'),
  note: z.string().nullable().describe('Why the bank returned it.'),
})
export type PayoutView = z.infer<typeof payoutView>
export const payoutQuery = z.object({
  cursor: number.optional().describe('`next_cursor` of the page before.'),
})
export const payoutList = z.object({ items: z.array(payoutView), next_cursor: z.string().nullable() })
export type PayoutList = z.infer<typeof payoutList>
export const payoutParams = z.object({ id: number })

const registryFormats = ['csv', 'xlsx', 'pdf'] as const
export const registryQuery = z.object({ format: z.enum(registryFormats).default('xlsx') })

export const codOrderParams = z.object({ id: z.string().max(15).meta({ example: '63642483' }) })
export const carriedBack = z.object({
  code: z
    .string()
    .regex(/^\d{6}$/)
    .optional()
    .describe('The six digits that the sender says. The desk confirms without them.'),
})

export const doorRequest = z.object({
  order_id: z.string().max(15).meta({ example: '63642483' }),
})
export const doorView = z.object({
  number: z.string().describe('Of the checkout.'),
  amount: money.describe('The goods, and the price if the receiver pays it.'),
  expires_at: iso,
  link: z.string().describe('The page on which the receiver pays; a new one takes the place of the last.'),
})
export type DoorView = z.infer<typeof doorView>

export const handInView = z.object({
  id: z.string(),
  amount: money,
  counted: money
    .nullable()
    .describe('What was counted, where it was not what was told: only this has left your hands.'),
  state: z.enum(['told', 'confirmed', 'rejected']),
  told_at: iso,
  decided_at: iso.nullable(),
  reason: z.string().nullable(),
})
export type HandInView = z.infer<typeof handInView>
export const handInRequest = z.object({
  amount: z.int().min(1).max(1_000_000_000).meta({ example: 250_000 }),
})
export const cashInHand = z.object({
  cash: money.describe('In your hands, by the books.'),
  told: money.describe('Of it: told to the cash desk and not counted there yet.'),
  items: z.array(handInView).describe('The last twenty, newest first.'),
})
export type CashInHand = z.infer<typeof cashInHand>
