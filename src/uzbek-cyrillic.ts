import { createLastMade } from '#kernel/last-made.ts'
import { ozExceptions } from '#locales/oz/exceptions.ts'
import { type Transliterate, transliterator } from '#platform/i18n/transliterate.ts'

let made: Transliterate | undefined
/** Titles and lines are shown again and again; whole texts of posts are kept where they are read. */
const lastWritten = createLastMade<string>(1_000)
const LONGEST_KEPT = 1_000

/** Uzbek Latin that staff wrote as Uzbek Cyrillic, by the same rules and exceptions as the texts of the site (decision 40). */
export const uzbekCyrillic: Transliterate = (latin, continues) => {
  made ??= transliterator(ozExceptions)
  const write = made
  if (latin.length > LONGEST_KEPT) return write(latin, continues)
  return lastWritten(`${continues} ${latin}`, () => write(latin, continues))
}
