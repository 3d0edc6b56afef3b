import { z } from 'zod'
import { askStates, reweighKeyShape } from '../domain/reweigh.ts'

const iso = z.string().describe('ISO 8601, UTC.')
const money = z.int().describe("Whole so'm.")
const size = z.object({
  weight: z.number().describe('Kilograms.'),
  length: z.number().describe('Centimetres; 0 when nobody has measured.'),
  width: z.number(),
  height: z.number(),
  billable: z.number().describe('Kilograms that the price goes by.'),
})

export const reweighParams = z.object({
  key: z.string().regex(reweighKeyShape).meta({ example: 'p0hZx1uT3bW5nY7cK9dLfAq0hZx1uT3bW5nY7cK9dLfA' }),
})
export const reweighPhotoParams = reweighParams.extend({
  file: z.string().min(1).max(64).meta({ example: 'q0hZx1uT3bW5nY7cK9dLfA' }),
})

const paidHow = ['balance', 'debt', 'hand_over', 'receiver'] as const

/** What the sender decides about. Neither names nor addresses: whoever has the link sees the parcel's number. */
export const reweighPage = z.object({
  state: z.enum([...askStates, 'replaced']).describe('Replaced: it was measured once more.'),
  tracking_code: z.string(),
  price_before: money,
  price_after: money,
  difference: money,
  ordered: size,
  measured: size,
  photos: z.array(z.string()).describe('At `GET …/reweigh/{key}/photos/{file}`.'),
  answer_by: iso,
  paid: z
    .enum(paidHow)
    .describe('From the balance; owed; with the parcel, which is still with its sender; by the receiver.'),
})
export type ReweighPage = z.infer<typeof reweighPage>
