import { z } from 'zod'
import { oneLine } from '#platform/fields/line-rules.ts'
import { partnerCodeShape, statementStates } from '../domain/partner.ts'

export const partnerErrors = {
  partner_code_taken: 409,
  partner_changed: 409,
  partner_own: 403,
  partner_nothing_due: 409,
} as const satisfies Record<string, number>

const number = z.string().regex(/^[1-9]\d{0,14}$/)
const iso = z.string().describe('ISO 8601, UTC.')
const name = z.string().max(200).transform(oneLine).pipe(z.string().min(1).max(100))
const phone = z
  .string()
  .regex(/^(20|33|[5-9][0-9])[0-9]{7}$/)
  .nullable()

export const partnerParams = z.object({ id: number.meta({ example: '1' }) })

const month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
  .describe('YYYY-MM, of Tashkent.')

export const statementParams = partnerParams.safeExtend({ month: month.meta({ example: '2026-10' }) })

export const statementFormats = ['csv', 'xlsx'] as const
export type StatementFormat = (typeof statementFormats)[number]
export const statementQuery = z.object({ format: z.enum(statementFormats) })

const longestPaper = 30
export const statementPayment = z
  .object({
    paper: z
      .string()
      .max(60)
      .transform(oneLine)
      .pipe(z.string().min(1).max(longestPaper))
      .describe("The number of the bank's payment order."),
  })
  .meta({ example: { paper: '1204' } })

export const paidAnswer = z.object({
  state: z.enum(['paid', 'waiting']).describe('`waiting`: for a second person.'),
  approval_id: z.string().nullable(),
})
export type PaidAnswer = z.infer<typeof paidAnswer>

const terms = {
  name,
  phone,
  percent: z.int().min(1).max(50).describe('Of what their customers pay for delivered parcels.'),
  months: z.int().min(1).max(60).describe("How long from the customer's sign-up on."),
}

export const newPartner = z
  .object({ code: z.string().max(40).toUpperCase().regex(partnerCodeShape), ...terms })
  .meta({ example: { code: 'CHORSU5', name: 'Chorsu Kids', phone: '901234567', percent: 5, months: 12 } })
export type NewPartner = z.output<typeof newPartner>

export const partnerEdit = z
  .object({
    ...terms,
    open: z.boolean().describe('Whether the code still brings customers.'),
    version: z.int().min(1),
  })
  .meta({ example: { name: 'Chorsu Kids', phone: null, percent: 6, months: 12, open: true, version: 1 } })
export type PartnerEdit = z.output<typeof partnerEdit>

const sums = { customers: z.int(), parcels: z.int(), paid: z.int(), percent: z.int(), reward: z.int() }

export const partnerView = z.object({
  id: z.string(),
  version: z.int(),
  code: z.string(),
  link: z.string().describe('Brings a customer to the sign-up with the code.'),
  name: z.string(),
  phone: z.string().nullable(),
  percent: z.int(),
  months: z.int(),
  open: z.boolean(),
  customers: z.int(),
})
export type PartnerView = z.infer<typeof partnerView>

export const partnerList = z.object({ items: z.array(partnerView) })
export type PartnerList = z.infer<typeof partnerList>

export const partnerDetails = partnerView.safeExtend({
  this_month: z.object(sums).describe('So far.'),
  statements: z.array(
    z.object({
      month: z.string().describe('YYYY-MM, of Tashkent.'),
      ...sums,
      state: z
        .enum(statementStates)
        .describe('`waiting`: for a second person; `nothing`: there is nothing to pay.'),
      made_at: iso,
      paid_at: iso.nullable(),
      paper: z.string().nullable(),
    }),
  ),
  orders: z
    .array(
      z.object({
        tracking_code: z.string().describe('Whole for the desk; its last four digits for the partner.'),
        done_at: iso,
        paid: z.int(),
        customer: z.string().describe('Initials.'),
      }),
    )
    .describe('Of this month, newest first; at most 200.'),
})
export type PartnerDetails = z.infer<typeof partnerDetails>

export const ownPartners = z.object({ items: z.array(partnerDetails) })
export type OwnPartners = z.infer<typeof ownPartners>
