import { z } from 'zod'

export const demoSecondStep = z.object({
  code: z.string(),
  valid_for: z.int().describe('Seconds.'),
})
