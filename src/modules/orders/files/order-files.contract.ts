import { z } from 'zod'
import { orderParams } from '../orders.contract.ts'

export const fileAnswer = z.object({
  id: z.string().describe('To name in the call it belongs to.'),
  width: z.int(),
  height: z.int(),
})
export type FileAnswer = z.infer<typeof fileAnswer>

export const filePathParams = orderParams.extend({
  file: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .meta({ example: 'q0hZx1uT3bW5nY7cK9dLfA' }),
})
