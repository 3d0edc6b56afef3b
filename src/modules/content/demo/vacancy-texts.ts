import type { Texts } from '../domain/texts.ts'

/** Without Cyrillic words of its own a text is shown in those made from the Latin ones; names of programs need their own. */
export const texts = (uz: string, ru: string, en: string, oz: string | null = null): Texts => ({
  uz,
  oz,
  ru,
  en,
})

type Lines = readonly string[]

/** One thing a line. */
export const lines = (uz: Lines, ru: Lines, en: Lines, oz?: Lines): Texts =>
  texts(uz.join('\n'), ru.join('\n'), en.join('\n'), oz?.join('\n') ?? null)
