import type { Texts } from '#modules/content/domain/texts.ts'

/** As a form reads from left to right; Cyrillic stands with the Latin it is made from. */
export const textLanguages = ['uz', 'oz', 'ru', 'en'] as const satisfies readonly (keyof Texts)[]

export const noTexts: Texts = { uz: '', oz: null, ru: '', en: '' }

/** Languages that somebody has to write in; Cyrillic can always be made. */
const writtenLanguages = ['uz', 'ru', 'en'] as const

/** In which languages a text still waits for its words. */
export const unwrittenIn = (texts: Texts): readonly (keyof Texts)[] =>
  writtenLanguages.filter((language) => texts[language].trim() === '')

/** Cyrillic that was emptied is made from Latin again: nobody publishes no words by hand. */
export const settled = (texts: Texts): Texts => (texts.oz?.trim() === '' ? { ...texts, oz: null } : texts)

/** For `lang`, so that the browser spells and reads each field in its language. */
export const htmlLangs = { uz: 'uz', oz: 'uz-Cyrl', ru: 'ru', en: 'en' } as const satisfies Record<
  keyof Texts,
  string
>
