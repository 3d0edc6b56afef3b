import { plainWords } from '#modules/geo/domain/search-key.ts'

/**
 * Whether a document names the receiver. `one_word`: only one word of the name was there to be held against it, and that
 * is not yet a person's name.
 */
export type NameMatch = 'same' | 'one_word' | 'differs'

/** "Oʻ.", "Sh." and "Ю." are one letter each. */
const initial = /^(?:[a-z]|[sc]h|y[aou])$/
const isInitial = (word: string) => initial.test(word)

const child = /^(?:[ou]gli|uli|[kq]izi|[kq]yzy)$/
const fathersEnding = /(?<=..)(?:[oe]vich|[oe]vna)$/

/** Words are compared letter by letter; only what passports write in more than one way is one: Х, Ғ, Ж and Е. */
const letterByLetter = (word: string): string =>
  word.replace(/kh|x/g, 'h').replace(/gh/g, 'g').replace(/dj|zh/g, 'j').replace(/ye/g, 'e')

type Name = Readonly<{ own: readonly string[]; father: string | undefined }>

/** "Alisher oʻgʻli" and "Alisherovich" are the same father's. */
function readName(text: string): Name {
  const own: string[] = []
  let father: string | undefined
  for (const word of plainWords(text).map(letterByLetter)) {
    if (child.test(word)) father = own.pop() ?? father
    // A surname may end like this; after two other words it is the father's.
    else if (own.length >= 2 && fathersEnding.test(word)) father = word.replace(fathersEnding, '')
    else own.push(word)
  }
  return { own, father }
}

/** Every word of the order's name is in the document, two at least; a father's name may be missing on one side. */
export function matchNames(inDocument: string, inOrder: string): NameMatch {
  const [has, wanted] = [readName(inDocument), readName(inOrder)]
  const left = [...has.own, ...(has.father === undefined ? [] : [has.father])]
  const fathers = has.father === undefined || wanted.father === undefined ? [] : [wanted.father]
  const asked = fullWordsFirst([...wanted.own, ...fathers])
  const missing = asked.filter((word) => !takeFrom(left, word, has.father))
  const agreed = asked.length - missing.length
  const isFathers = (word: string) => fathersEnding.test(word) || (isInitial(word) && agreed >= 2)
  const isOnlyFathers = has.father === undefined && missing.length <= 1 && missing.every(isFathers)
  if (agreed === 0 || asked.every(isInitial)) return 'differs'
  if (missing.length > 0 && !isOnlyFathers) return 'differs'
  return agreed >= 2 ? 'same' : 'one_word'
}

const fullWordsFirst = (words: readonly string[]) =>
  words.toSorted((a, b) => Number(isInitial(a)) - Number(isInitial(b)))

/** Each word of a document stands for one word of the order. */
function takeFrom(left: string[], word: string, father: string | undefined): boolean {
  const agrees = (known: string) =>
    isInitial(word)
      ? known.startsWith(word)
      : known === word || (known === father && word.replace(fathersEnding, '') === father)
  const at = left.findIndex(agrees)
  if (at >= 0) left.splice(at, 1)
  return at >= 0
}

/** A first name alone: whatever document has it, an operator looks at it. */
export function isOneWord(name: string): boolean {
  const { own, father } = readName(name)
  return own.length + (father === undefined ? 0 : 1) < 2
}
