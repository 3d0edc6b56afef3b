import { z } from 'zod'
import { idField } from '#platform/fields/fields.ts'

export const postParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,17}$/)
    .meta({ example: '12' }),
})
export const postRequest = z.object({ point_id: idField })
export const postAnswer = z.object({ person_id: z.string(), point_id: z.int() })
