/** Words written at the desk. Without Cyrillic words of its own, a text is shown in those made from the Latin ones. */
export type Texts = Readonly<{ uz: string; oz: string | null; ru: string; en: string }>

/**
 * Uzbek Latin as Uzbek Cyrillic (decision 40); the rules stand with the texts, so whoever needs them is handed them.
 * `continues`: the text begins in the middle of a word.
 */
export type Cyrillic = (latin: string, continues?: boolean) => string

export function textIn(texts: Texts, language: keyof Texts, cyrillic: Cyrillic): string {
  return language === 'oz' ? (texts.oz ?? cyrillic(texts.uz)) : texts[language]
}
