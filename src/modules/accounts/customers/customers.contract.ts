import { z } from 'zod'
import { lineField } from '#platform/fields/fields.ts'

export const customerErrors = {
  person_is_staff: 409,
} as const satisfies Record<string, number>

const iso = z.string().describe('ISO 8601, UTC.')
const status = z.enum(['active', 'suspended']).describe('`suspended`: kept out by the desk.')

const customerRow = z.object({
  id: z.string(),
  full_name: z.string(),
  company: z.string().nullable(),
  phone: z.string(),
  type: z.int().describe('1 personal, 8 merchant.'),
  status,
  created_at: iso,
  orders: z.int().describe('Drafts left out; counted up to 1,000.'),
  balance: z.int(),
})
export type CustomerRow = z.infer<typeof customerRow>

export const customersQuery = z.object({
  q: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe('Beginnings of words of the name, in any script, or of the company; or digits of the phone.'),
  type: z.enum(['personal', 'merchant']).optional(),
  status: status.optional(),
  cursor: z.string().max(64).optional(),
})
export type CustomersQuery = z.output<typeof customersQuery>
export const customerPage = z.object({ items: z.array(customerRow), next_cursor: z.string().nullable() })
export type CustomerPage = z.infer<typeof customerPage>

const line = z.object({
  id: z.string(),
  kind: z.enum(['note', 'blocked', 'unblocked']),
  by: z.object({ id: z.string(), full_name: z.string() }),
  text: z.string(),
  at: iso,
})

const money = z.object({
  balance: z.int(),
  cod_owed: z.int().describe('Money for goods that is theirs and not paid out.'),
  cod_on_the_way: z.int().describe('Of it: what is on a list to be paid.'),
  debts: z.int(),
  debts_disputed: z.int(),
  top_ups: z.int().describe('What they ask to be put on their balance and nobody has decided yet.'),
})
export type CustomerMoney = z.infer<typeof money>

const told = z.object({
  id: z.string(),
  label: z.string(),
  channel: z.enum(['sms', 'telegram', 'email', 'push']),
  state: z.enum(['planned', 'waiting', 'sent', 'delivered', 'failed', 'dropped']),
  at: iso,
  order_id: z.string(),
})
export type CustomerTold = z.infer<typeof told>

const claim = z.object({
  id: z.string(),
  order_id: z.string(),
  tracking_code: z.string(),
  kind: z.enum(['lost', 'damaged', 'destroyed']),
  status: z.enum(['open', 'accepted', 'rejected']),
  opened_at: iso,
})
export type CustomerClaim = z.infer<typeof claim>

export const customerDetail = customerRow.extend({
  stir: z.string().nullable(),
  locale: z.enum(['uz', 'oz', 'ru', 'en']),
  seen_at: iso.nullable().describe('The last call of any of their sessions.'),
  addresses: z.int().describe('How many they have saved.'),
  under_way: z.int().describe('Parcels that are not with their receivers yet; counted up to 1,000.'),
  money,
  lines: z
    .array(line)
    .describe('What colleagues wrote, newest first, the last hundred. Never shown to the customer.'),
  told: z.array(told).describe('The last messages to their number.'),
  claims: z.array(claim).describe('The last ones about their parcels.'),
})
export type CustomerDetail = z.infer<typeof customerDetail>

export const customerParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,17}$/)
    .meta({ example: '12' }),
})

export const customerNote = z
  .object({ text: lineField(500) })
  .meta({ example: { text: 'Faqat kechqurun javob beradi' } })
export const customerBlock = z
  .object({ reason: lineField(500).describe('For colleagues; the customer does not read it.') })
  .meta({ example: { reason: 'Soxta buyurtmalar' } })
