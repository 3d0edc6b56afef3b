import { z } from 'zod'
import { paymentTypes } from './domain/methods.ts'

export const methodList = z.array(
  z.object({
    type: z.enum(paymentTypes),
    enabled: z.boolean(),
    reason: z.string().nullable().describe("Why it is off, in the caller's language; null when it is on."),
  }),
)
