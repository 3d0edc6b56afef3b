/*
 * Uzbek case endings after a value. A message writes `{date, gacha}`: the ending stands with the argument, and is
 * joined to the value when both are known, because the value decides how it is spelled. An ending written into the
 * text after an argument would be right for one value and wrong for the next; a test refuses it.
 */

const cyrillicEndings = {
  ga: 'га',
  gacha: 'гача',
  dan: 'дан',
  da: 'да',
  ni: 'ни',
  ning: 'нинг',
  dagi: 'даги',
} as const

export type Ending = keyof typeof cyrillicEndings

/** Names the argument and its ending in a compiled message, where an argument is only a name. */
const joint = '__'

const names = Object.keys(cyrillicEndings).join('|')
const written = new RegExp(`\\{\\s*(\\w+)\\s*,\\s*(${names})\\s*\\}`, 'g')
const compiled = new RegExp(`^(\\w+?)${joint}(${names})$`)

/** From `{date, gacha}` to an argument that ICU can read. */
export function argumentsWithEndings(message: string): string {
  return message.replace(written, `{$1${joint}$2}`)
}

/** What a compiled argument asks for: its value, and the ending after it if it has one. */
export function argumentParts(argument: string): { name: string; ending?: Ending } {
  const [, name, ending] = compiled.exec(argument) ?? []
  return name === undefined ? { name: argument } : { name, ending: ending as Ending }
}

/** The values of a message, which also answer for arguments with endings. */
export function valuesWithEndings<Values extends object>(values: Values, htmlLang: string): Values {
  const inCyrillic = htmlLang.endsWith('Cyrl')
  return new Proxy(values, {
    has: (target, argument) => Reflect.has(target, named(argument).name),
    get: (target, argument) => {
      const { name, ending } = named(argument)
      const value: unknown = Reflect.get(target, name)
      // What is missing stays missing: whoever formats says so in their own way.
      return ending === undefined || value === undefined ? value : joined(String(value), ending, inCyrillic)
    },
  })
}

function named(argument: string | symbol): { name: string | symbol; ending?: Ending } {
  return typeof argument === 'string' ? argumentParts(argument) : { name: argument }
}

/** What is read as a word takes its ending as that word. */
const spelledOut: readonly (readonly [abbreviation: RegExp, word: string])[] = [
  [/(?<=\d\s?)kg$/, 'kilogramm'],
  [/(?<=\d\s?)sm$/, 'santimetr'],
  [/(?<=\d\s?)km$/, 'kilometr'],
  [/(?<=\d\s?)m$/, 'metr'],
  [/(?<=\d\s?)MB$/, 'megabayt'],
  [/(?<=\d\s?)кг$/, 'килограмм'],
  [/(?<=\d\s?)см$/, 'сантиметр'],
  [/(?<=\d\s?)км$/, 'километр'],
  [/(?<=\d\s?)м$/, 'метр'],
  [/(?<=\d\s?)МБ$/, 'мегабайт'],
]

/** `22-noyabr` and `gacha`: 22-noyabrgacha; `5 kg` and `ga`: 5 kilogrammga; `bank` and `ga`: bankka; `18:40` and `gacha`: 18:40 gacha. */
export function joined(value: string, ending: Ending, inCyrillic: boolean): string {
  const word = spelledOut.reduce((text, [abbreviation, full]) => text.replace(abbreviation, full), value)
  const cyrillic = cyrillicEndings[ending]
  // After figures an ending stands apart, as it is written by hand.
  if (/\d$/.test(word)) return `${word}\u00A0${inCyrillic ? cyrillic : ending}`
  const first = ending.startsWith('g') ? firstOfEnding(word) : undefined
  const latin = first === undefined ? ending : first + ending.slice(1)
  if (!inCyrillic) return word + latin
  // The soft sign falls before an ending: ноябрь, but ноябргача.
  return (
    word.replace(/ь$/, '') +
    (first === undefined ? cyrillic : { g: 'г', k: 'к', q: 'қ' }[first] + cyrillic.slice(1))
  )
}

/** -ga and -gacha begin as the word before them ends: bankka, Chirchiqqa. */
function firstOfEnding(word: string): 'g' | 'k' | 'q' {
  const last = word.match(/\p{L}['’ʻʼ”»)]*$/u)?.[0].charAt(0) ?? ''
  if (/[kк]/i.test(last)) return 'k'
  if (/[qқ]/i.test(last)) return 'q'
  return 'g'
}
