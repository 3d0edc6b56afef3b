import { z } from 'zod'
import { deviceId, shiftAnswer } from '../field/field.contract.ts'

export const shiftErrors = {
  shift_running: 409,
  no_shift: 409,
} as const satisfies Record<string, number>

export const shiftStart = z
  .object({
    device_id: deviceId,
    bags: z.int().min(0).max(500).describe('Parcels and bags that the courier counts at the start.'),
  })
  .meta({ example: { device_id: 'phone-5f1e9b20', bags: 14 } })

export type ShiftStart = z.output<typeof shiftStart>

export const shiftEnd = z
  .object({
    device_id: deviceId.optional().describe('The phone that it ends on; the one of the shift when left out.'),
    /** Notes by their value, as counted. */
    notes: z
      .record(z.string().regex(/^\d{3,6}$/), z.int().min(0).max(10_000))
      .optional()
      .describe('How many notes of each value.'),
    counted: z
      .int()
      .min(0)
      .optional()
      .describe("Cash that the courier has counted, whole so'm; only who holds none may leave it out."),
    note: z.string().max(500).optional().describe('Why it differs.'),
  })
  .meta({ example: { device_id: 'phone-5f1e9b20', counted: 1_247_000, note: 'Taksiga berdim' } })

export type ShiftEnd = z.output<typeof shiftEnd>

export const shiftEnded = z.object({
  shift: shiftAnswer,
  expected: z.int(),
  counted: z.int(),
  difference: z.int().describe('Counted less expected.'),
  settlement_id: z.string().nullable().describe('What waits for the cashier’s confirmation.'),
  still_in_hand: z.array(
    z.object({ order_id: z.string(), tracking_code: z.string(), name: z.string(), reason: z.string() }),
  ),
})
export type ShiftEnded = z.infer<typeof shiftEnded>
export { shiftAnswer }
