import { z } from 'zod'
import { parsePhone } from '#kernel/phone.ts'
import { isReadable, oneLine } from './line-rules.ts'

/** Fields that several contracts share; each names the code its message is found by. Runs in the browser too. */

/** A number of +998 in any usual writing; comes out as nine digits. */
export const phoneField = z
  .string()
  .max(32)
  .transform((text, context) => {
    const parsed = parsePhone(text)
    if (parsed !== undefined) return parsed
    context.issues.push({ code: 'custom', input: text, params: { code: 'invalid_phone' } })
    return z.NEVER
  })
  .describe('A number of +998, in any usual writing.')

/** The largest number that a column of ids holds. */
const LARGEST_ID = 2_147_483_647

/** The number of something that is kept: one that nothing can have is refused before the database is asked. */
export const idField = z.int().min(1).max(LARGEST_ID)

/** The same in an address or a query, where everything is text. */
export const idInAddress = z.coerce.number().pipe(idField)

/** Stands in the answer about a thing whose next step waits for a second person. */
export const waitingApproval = z
  .object({ id: z.string(), asked_at: z.string().describe('ISO 8601, UTC.') })
  .nullable()
  .describe('What was asked for waits for a second person; null when nothing does.')
export type WaitingApproval = NonNullable<z.infer<typeof waitingApproval>>

/** One line of text. */
export const lineField = (max: number) =>
  z
    .string()
    .max(max * 2)
    .transform(oneLine)
    .pipe(z.string().min(1).max(max).refine(isReadable))

/** Left out, empty and blank are the same. */
export const optionalLine = (max: number) =>
  z
    .string()
    .max(max * 2)
    .optional()
    .transform((text) => oneLine(text ?? '') || undefined)
    .pipe(z.string().max(max).refine(isReadable).optional())

/** Empty and null take a value away; left out means "as it is". */
export const clearableLine = (max: number) =>
  z
    .string()
    .max(max * 2)
    .nullish()
    .transform((text) => (typeof text === 'string' ? oneLine(text) || null : text))
    .pipe(z.string().max(max).refine(isReadable).nullish())
