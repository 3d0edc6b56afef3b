import { z } from 'zod'
import { isReadable, oneLine } from '#platform/fields/line-rules.ts'

const cyrillicHint = 'Null: made from the Latin words.'

/** A line in the four languages as an editor sends it; a draft may leave some of them empty. */
export const linesField = (max: number) => {
  const line = z
    .string()
    .max(max * 2)
    .transform(oneLine)
    .pipe(z.string().max(max).refine(isReadable))
  return z.object({ uz: line, oz: line.nullable().default(null).describe(cyrillicHint), ru: line, en: line })
}

/** The same for several lines: Markdown of a post, a list with one thing a line. */
export const pagesField = (max: number) => {
  const text = z
    .string()
    .max(max)
    .transform((written) => written.replaceAll(/\r\n?/g, '\n').trim())
  return z.object({ uz: text, oz: text.nullable().default(null).describe(cyrillicHint), ru: text, en: text })
}

export const textsView = z.object({
  uz: z.string(),
  oz: z.string().nullable().describe(cyrillicHint),
  ru: z.string(),
  en: z.string(),
})
