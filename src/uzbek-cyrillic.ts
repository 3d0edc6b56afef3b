import { ozExceptions } from '#locales/oz/exceptions.ts'
import { type Transliterate, transliterator } from '#platform/i18n/transliterate.ts'

let made: Transliterate | undefined

/** Uzbek Latin that staff wrote as Uzbek Cyrillic, by the same rules and exceptions as the texts of the site (decision 40). */
export const uzbekCyrillic: Transliterate = (latin, continues) => {
  made ??= transliterator(ozExceptions)
  return made(latin, continues)
}
