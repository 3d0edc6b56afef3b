import { z } from 'zod'
import { courierParams } from '../badge.contract.ts'
import { vehicles } from '../domain/field-words.ts'

export const courierProfile = z.object({
  vehicle: z.enum(vehicles),
  capacity_kg: z.int().min(1).max(20_000),
  district_id: z.int().nullable().describe('Where offers come from first; null: anywhere.'),
  cash_limit: z
    .int()
    .min(0)
    .max(1_000_000_000)
    .nullable()
    .describe("Whole so'm they may hold; from there on nothing with money is offered. Null: no limit."),
})
export type CourierProfileView = z.infer<typeof courierProfile>

export const courierProfileRequest = courierProfile.meta({
  example: { vehicle: 'car', capacity_kg: 250, district_id: 205, cash_limit: 5_000_000 },
})
export type CourierProfileRequest = z.output<typeof courierProfileRequest>
export { courierParams }
