import { z } from 'zod'
import { atDoor, pinSource } from '../orders.contract.ts'

export const receiverList = z
  .array(
    z.object({
      full_name: z.string(),
      phone_number: z.string(),
      additional_phone: z.string().nullable(),
      region: z.int(),
      city: z.int(),
      mahalla: z.string().nullable(),
      street: z.string().nullable(),
      landmark: z.string().nullable(),
      ...atDoor,
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      pin_source: pinSource,
      point_id: z.int().nullable(),
    }),
  )
  .describe('At most ten, each phone once.')
export type LastReceiver = z.infer<typeof receiverList>[number]
