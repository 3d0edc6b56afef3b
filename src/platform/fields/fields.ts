import { z } from 'zod'
import { parsePhone } from '#kernel/phone.ts'

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

/** Control signs, and those that turn the direction of what follows: they hide what a text says. */
const unseen = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u

/** Line breaks and tabs count as white space, the rest of what cannot be seen is refused. */
const isReadable = (text: string) => !unseen.test(text) && (text === '' || /[\p{L}\p{N}]/u.test(text))

/** One line of text: inner runs of white space count as one space. */
export const lineField = (max: number) =>
  z
    .string()
    .max(max * 2)
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(z.string().min(1).max(max).refine(isReadable))

/** Left out, empty and blank are the same. */
export const optionalLine = (max: number) =>
  z
    .string()
    .max(max * 2)
    .optional()
    .transform((text) => text?.replace(/\s+/g, ' ').trim() || undefined)
    .pipe(z.string().max(max).refine(isReadable).optional())

/** Empty and null take a value away; left out means "as it is". */
export const clearableLine = (max: number) =>
  z
    .string()
    .max(max * 2)
    .nullish()
    .transform((text) => (typeof text === 'string' ? text.replace(/\s+/g, ' ').trim() || null : text))
    .pipe(z.string().max(max).refine(isReadable).nullish())
