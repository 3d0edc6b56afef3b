import { z } from 'zod'
import { courierParams } from '../badge.contract.ts'
import { courierAlarms } from '../domain/courier-attention.ts'
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

const iso = z.string().describe('ISO 8601, UTC.')

const courierOnBoard = z.object({
  id: z.string(),
  full_name: z.string(),
  phone: z.string().nullable(),
  working: z.boolean().describe('On a shift now.'),
  started_at: iso.nullable().describe('Of the shift that runs, or of the last one.'),
  ended_at: iso.nullable(),
  heard_at: iso.nullable().describe('The last place their phone told, or their last deed of today.'),
  in_bag: z.int(),
  kilograms: z.int().describe('What they carry.'),
  capacity_kg: z.int(),
  accepted: z.int().describe('Taken on and not fetched yet.'),
  late: z.int().describe('In the bag and promised for before now.'),
  delivered: z.int().describe('Today.'),
  failed: z.int().describe('Attempts in vain today.'),
  cash: z.int(),
  cash_limit: z.int().nullable(),
  rating: z.number().nullable().describe('Null while few have rated.'),
  ratings: z.int(),
  alarms: z.array(z.enum(courierAlarms)).describe('Why somebody should look, the most pressing first.'),
})
export type CourierOnBoard = z.infer<typeof courierOnBoard>

export const courierBoard = z.object({
  items: z.array(courierOnBoard).describe('Whoever needs somebody first; at most 500.'),
})
export type CourierBoard = z.infer<typeof courierBoard>

const courierParcel = z.object({
  order_id: z.string(),
  tracking_code: z.string(),
  status: z.enum([
    'draft',
    'new',
    'accept',
    'pickup',
    'agent_received',
    'failed_delivery',
    'executor_done',
    'done',
    'cancelled',
    'expired',
  ]),
  status_label: z.string(),
  receiver: z.string(),
  in_bag: z.boolean(),
  late: z.boolean(),
  at: iso.describe('Since when it is so.'),
})
export const courierParcels = z.array(courierParcel).describe('Late ones first, at most 200.')
export type CourierParcels = z.infer<typeof courierParcels>
