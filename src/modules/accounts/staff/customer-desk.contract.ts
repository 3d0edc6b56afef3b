import { z } from 'zod'
import { lineField, phoneField } from '#platform/fields/fields.ts'
import { addressList } from '../accounts.contract.ts'
import { acceptance } from '../offer/offer.contract.ts'

export const customerQuery = z.object({ phone: phoneField.meta({ example: '901112233' }) })

const customer = z.object({
  id: z.string(),
  phone: z.string(),
  full_name: z.string(),
  type: z.int().describe('1 personal, 8 merchant.'),
  company: z.string().nullable(),
  status: z.enum(['active', 'suspended']),
  created_at: z.string(),
  addresses: addressList,
  offer: acceptance.nullable().describe('The newest version of the public offer they have accepted.'),
})
export type Customer = z.infer<typeof customer>

export const customerAnswer = z.object({
  customer: customer.nullable().describe('Null when nobody has this number, or it belongs to staff.'),
  is_staff: z.boolean().describe('Whoever works here cannot be ordered for by this number.'),
})
export type CustomerAnswer = z.infer<typeof customerAnswer>

export const newCustomerRequest = z
  .object({ phone: phoneField, full_name: lineField(100) })
  .meta({ example: { phone: '901112233', full_name: 'Dilnoza Karimova' } })
export type NewCustomerRequest = z.output<typeof newCustomerRequest>
export const newCustomerAnswer = customer
