import { endsInWithout } from './endings.ts'
import { foldings, inLatin, wordsOf } from './letters.ts'
import { exactHits, type Hit, nearHits } from './name-index.ts'
import {
  between,
  isBare,
  isNeutral,
  isQuestionWord,
  joinsMore,
  languageOf,
  namesPlace,
  type QuestionLanguage,
  russianAdjective,
  takesAway,
  turnsAside,
  turnsBack,
} from './question-words.ts'

/** `thing`: may be what is asked about. `aside`: says more about it. `more`: comes with it. `gone`: is not in it. */
export type Zone = 'thing' | 'aside' | 'more' | 'gone'

export type Token = Readonly<{
  word: string
  plain: string
  zone: Zone
  hits: readonly Hit[]
  /** Belongs to the question, not to the thing. */
  asks: boolean
  /** Left over, it makes nothing uncertain. */
  neutral: boolean
  adjective: boolean
}>

export type Question = Readonly<{
  language: QuestionLanguage
  sure: boolean
  parts: readonly (readonly Token[])[]
}>

/** Longer ones are cut: nobody asks for so long. */
const longestQuestion = 200
const mostWords = 24
/** To guess is to look at every name there is; so many slips in one question nobody makes. */
const mostGuesses = 8
/** What stands in brackets says more about the last thing. */
const inBrackets = /\([^)]*\)?/g

/** Reads a question apart: its things, and in each what is the thing and what is said about it. */
export function readQuestion(text: string): Question {
  const cut = text.slice(0, longestQuestion)
  const { language, sure } = languageOf(cut, wordsOf(cut).map(inLatin))
  let room = mostWords
  let guesses = mostGuesses
  const guess = (word: string) => (guesses-- > 0 ? foldings(word).flatMap(nearHits) : [])
  const read = (part: string) => {
    const words = wordsOf(part).slice(0, room)
    room -= words.length
    return tokensOf(words, { language, sure, guess })
  }
  const parts = cut
    .replace(inBrackets, ' ')
    .split(between)
    .map(read)
    .filter((part) => part.length > 0)
  const said = (cut.match(inBrackets) ?? [])
    .flatMap(read)
    .map((token) => ({ ...token, zone: 'aside' as const }))
  return { language, sure, parts: [...parts.slice(0, -1), [...(parts.at(-1) ?? []), ...said]] }
}

/** "Yubrsam" is a slip in asking, not in naming. */
const isShortVerb = (word: string, plain: string) => plain.length < 9 && isNeutral(word, plain)

type Reading = Pick<Question, 'language' | 'sure'> & { guess: (word: string) => Hit[] }

function tokensOf(words: readonly string[], { language, sure, guess }: Reading): Token[] {
  const plains = words.map(inLatin)
  const zones = zonesOf(plains)
  return words.map((word, at) => {
    const plain = plains[at] as string
    const asks = isQuestionWord(plain, language, sure)
    const without = endsInWithout.exec(plain)
    const exact = foldings(word).flatMap(exactHits)
    const isWithout = exact.length === 0 && without !== null
    const hits =
      exact.length > 0 || asks || isBare(word, plain) || isShortVerb(word, plain) ? exact : guess(word)
    return {
      word,
      plain,
      zone: isWithout ? 'gone' : zones[at] === 'thing' ? zoneOf(plain, hits, language) : (zones[at] as Zone),
      hits: isWithout ? [] : hits,
      asks,
      neutral: isWithout || isNeutral(word, plain) || (language === 'uz' && namesPlace(plain)),
      adjective: language === 'ru' && russianAdjective.test(word),
    }
  })
}

/** "Mushukka ovqat": what stands in the dative is whom it is for. */
function zoneOf(plain: string, hits: readonly Hit[], language: QuestionLanguage): Zone {
  const declined =
    language === 'uz' && namesPlace(plain) && hits.every(({ rest }) => /(?:ga|ka|dan|da)$/.test(rest))
  // "Benzinli generator": the fuel is what it runs on.
  const runsOn = hits.length > 0 && hits.every(({ rest }) => rest.startsWith('li'))
  return declined || runsOn ? 'aside' : 'thing'
}

function zonesOf(plains: readonly string[]): Zone[] {
  const back = plains.findLastIndex((plain) => turnsBack.has(plain))
  let zone: Zone = 'thing'
  return plains.map((plain, at) => {
    if (at <= back && at < plains.length) return 'aside'
    if (turnsAside.has(plain)) zone = 'aside'
    else if (joinsMore.has(plain)) zone = 'more'
    else if (takesAway.has(plain)) zone = 'gone'
    return zone
  })
}
