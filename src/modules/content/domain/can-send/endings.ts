import { foldWord } from './letters.ts'

export type NameLanguage = 'uz' | 'ru' | 'en'

const folded = (endings: string) => endings.split(' ').map(foldWord)
const anyOf = (endings: string) => [...new Set(folded(endings))].sort((a, b) => b.length - a.length).join('|')

/** Plural, possessive, case and particles, at most four: telefon-lar-im-ni. */
const uzbek = new RegExp(
  `^(?:${anyOf('lar lari im ing i si m ng imiz ingiz miz ngiz ning ni ga ka qa da dan dagi gacha cha chi mi li lik dir ham day niki yam u si sini ini imni imga')}){1,4}$`,
)
const russian = new RegExp(
  `^(?:${anyOf('а я ы и у ю о е ой ей ою ею ом ем ам ям ами ями ах ях ов ев ия ие ий ью ьи ый ая яя ое ее ые ого его ому ему ым им ых их ыми ими ую юю ию ии иям иями')})$`,
)
const russianName = new RegExp(`(?:${anyOf('ый ий ой ая яя ое ее ые ие ия а я о е ы и й')})$`)
const english = /^(?:s|es|e)$/

/** "Without": a word that ends so names what is not there. */
export const endsInWithout = /^(.{3,})siz(?:lar)?$/

/** What a word of a name is recognised by: itself, and what is left when its own ending is off. */
export function stemsOf(word: string, language: NameLanguage, isLastOfMany: boolean): string[] {
  const stems = new Set([word])
  if (language === 'uz' && isLastOfMany) {
    if (word.endsWith('si') && word.length > 4) stems.add(word.slice(0, -2))
    if (word.endsWith('i') && word.length > 3) stems.add(word.slice(0, -1))
    for (const stem of [...stems]) if (stem.endsWith('g')) stems.add(`${stem.slice(0, -1)}k`)
  }
  if (language === 'ru') for (const stem of russianStems(word)) stems.add(stem)
  if (language === 'en' && word.length > 3 && word.endsWith('s')) stems.add(word.slice(0, -1))
  return [...stems]
}

/** The stem without its ending, and with the vowel that comes and goes: ложка, ложек; подарок, подарка. */
function russianStems(word: string): string[] {
  const stem = word.replace(russianName, '')
  if (stem.length < 3) return []
  const stems = [stem]
  if (/[^aeiou]k$/.test(stem)) stems.push(`${stem.slice(0, -1)}ek`, `${stem.slice(0, -1)}ok`)
  if (/[^aeiou][eo][ksn]$/.test(stem) && stem.length > 4) stems.push(stem.slice(0, -2) + stem.slice(-1))
  return stems
}

/** Whether the rest of a word after the stem is an ending of that language. */
export function isEnding(rest: string, language: NameLanguage): boolean {
  if (language === 'uz') return uzbek.test(rest)
  return language === 'ru' ? russian.test(rest) : english.test(rest)
}

/** k becomes g before a vowel: pichoq, pichogʻi. */
export const softened = (stem: string) =>
  stem.length > 3 && stem.endsWith('k') ? `${stem.slice(0, -1)}g` : undefined
