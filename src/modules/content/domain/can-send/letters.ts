/*
 * One folding for every way a word is written here: Uzbek Latin with any apostrophe or none, Uzbek Cyrillic, Russian,
 * English. Finer than the one for names of places: oʻ and o are one, o and u are not, or salt would be a basin.
 */

const latinOf: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'yo', ж: 'j', з: 'z', и: 'i', й: 'y', к: 'k' },
  ...{ л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'x', ц: 's' },
  ...{ ч: 'ch', ш: 'sh', щ: 'sh', ъ: '', ы: 'i', ь: '', э: 'e', ю: 'yu', я: 'ya' },
  ...{ ў: 'o', қ: 'q', ғ: 'g', ҳ: 'h' },
}

const apostrophes = /['’‘`´ʹʻʼ]/g
const notWord = /[^\p{L}\p{N}]+/u

/** Words of a text, small letters, apostrophes gone: what stop words are held against. */
export function wordsOf(text: string): string[] {
  // Some apostrophes are blanks with a mark to NFKC.
  const bare = text.replace(apostrophes, '').normalize('NFKC').replace(apostrophes, '')
  return bare.toLowerCase().split(notWord).filter(Boolean)
}

/** A word in plain Latin letters, one for one. */
export function inLatin(word: string): string {
  let latin = ''
  for (const letter of word) latin += latinOf[letter] ?? letter
  return latin.normalize('NFD').replace(/\p{M}/gu, '')
}

/** x, kh and h; q and k; gh and g; zh and j; y, ы and i; ц and ts before e and i; doubled letters: one of each. */
export function foldWord(word: string): string {
  return inLatin(word)
    .replace(/shch/g, 'sh')
    .replace(/ts(?=[eiy])/g, 's')
    .replace(/ph/g, 'f')
    .replace(/kh|x/g, 'h')
    .replace(/gh/g, 'g')
    .replace(/zh|dj/g, 'j')
    .replace(/ck/g, 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replace(/q/g, 'k')
    .replace(/w/g, 'v')
    .replace(/ye/g, 'e')
    .replace(/y/g, 'i')
    .replace(/(\p{L})\1+/gu, '$1')
}

/** Who has no key for ў writes у. */
export const looseWord = (folded: string) => folded.replaceAll('u', 'o')

/** Russian ё is e, Uzbek ё is yo: a word with one is both. */
export function foldings(word: string): string[] {
  return word.includes('ё') ? [foldWord(word), foldWord(word.replaceAll('ё', 'е'))] : [foldWord(word)]
}
