import { ozExceptions } from '#locales/oz/exceptions.ts'
import { transliterator } from '#platform/i18n/transliterate.ts'

/** The same letters that readers get: the site makes Cyrillic by these rules (decision 40). */
export const inCyrillic = transliterator(ozExceptions)
