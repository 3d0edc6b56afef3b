/*
 * One word for one thing: reads the table of docs/glossary.md, and finds in texts the words that it rules out.
 */

export type GlossaryLanguage = 'uz' | 'ru' | 'en'

export type GlossaryEntry = Readonly<{
  thing: string
  /** The words to use, and those never to use, by language. */
  words: Readonly<Record<GlossaryLanguage, readonly string[]>>
  never: Readonly<Record<GlossaryLanguage, readonly string[]>>
}>

const head = /^\| thing \| uz \| never in uz \| ru \| never in ru \| en \| never in en \|$/

export function readGlossary(markdown: string): GlossaryEntry[] {
  const lines = markdown.split('\n')
  const first = lines.findIndex((line) => head.test(line)) + 2
  const rest = lines.slice(first)
  const end = rest.findIndex((line) => !line.startsWith('|'))
  return rest.slice(0, end).map((line) => {
    const cells = line.split('|').slice(1, -1)
    const [thing = '', uz, neverUz, ru, neverRu, en, neverEn] = cells.map((cell) => cell.trim())
    return {
      thing,
      words: { uz: listed(uz), ru: listed(ru), en: listed(en) },
      never: { uz: listed(neverUz), ru: listed(neverRu), en: listed(neverEn) },
    }
  })
}

const listed = (cell = '') => cell.split(', ').filter((word) => word && word !== '—')

/** What may follow a word that is given whole. */
const endings: Readonly<Record<GlossaryLanguage, string>> = {
  uz: '(?:lar|imiz|ingiz|im|ing|si|i|m|ng|miz|ngiz|ning|ni|gacha|ga|ka|qa|dagi|dan|da|cha|siz|lik|li|dir|mi|ku)*',
  ru: '(?:[аеиоуыэюяёйь]\\p{L}{0,2})?',
  en: '(?:s|es|ed|ing)?',
}

const edge = "[\\p{L}\\p{N}ʻʼ'’]"

/** A word or a phrase as it stands in a sentence, with its endings, in either case. */
export function inAnyForm(phrase: string, language: GlossaryLanguage): RegExp {
  const forms = phrase.split(' ').map((word) => {
    const isStem = word.endsWith('-')
    const stem = (isStem ? word.slice(0, -1) : word).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return stem + (isStem ? "[\\p{L}ʻʼ'’]*" : endings[language])
  })
  return new RegExp(`(?<!${edge})${forms.join('\\s+')}(?!${edge})`, 'iu')
}

/** Texts by key; one sentence a fault, with the key first. */
export function forbiddenWords(
  texts: ReadonlyMap<string, string>,
  entries: readonly GlossaryEntry[],
  language: GlossaryLanguage,
): { key: string; word: string; fault: string }[] {
  return entries.flatMap(({ thing, words, never }) =>
    never[language].flatMap((word) => {
      const form = inAnyForm(word, language)
      return [...texts]
        .filter(([, text]) => form.test(withoutNames(text)))
        .map(([key, text]) => ({
          key,
          word,
          fault: `${key} (${language}) says “${word}” for ${thing}, the word is “${words[language].join(', ')}”: ${text}`,
        }))
    }),
  )
}

/** Names of arguments, of their branches and of tags are not read by anybody. */
function withoutNames(text: string): string {
  let read = ''
  /** For each open brace, whether it is an argument; the other ones are the branches inside it. */
  const open: boolean[] = []
  for (const piece of text.match(/\{\s*\w+|[{}]|<\/?\w+>|[^{}<]+|</g) ?? []) {
    const inArgument = open.at(-1) === true
    if (piece === '}') open.pop()
    else if (piece.startsWith('{')) {
      // A branch may begin with a word, too: `other {kun}`.
      if (inArgument) read += ` ${piece.slice(1)}`
      open.push(!inArgument)
    } else read += inArgument || /^<.+>$/.test(piece) ? ' ' : piece
  }
  return read
}
