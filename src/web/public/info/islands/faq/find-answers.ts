import { editDistance } from '#modules/geo/domain/edit-distance.ts'
import { plainWords } from '#modules/geo/domain/search-key.ts'

/** A question in one language. Several with one id are one question, told in several. */
export type Findable = Readonly<{ id: string; title: string; text: string }>

/** How well a word of the title speaks for its question, beside one of the answer. */
const titleWeight = 3
const longestText = 4_000
const mostWords = 12
const mostAnswers = 8
/** Of the best answer: what is further behind is not about it. */
const nearBest = 0.4

/** What stands in every question says nothing about which one it is. */
const common = new Set(
  [
    'va ham bu shu men menga mening meni siz biz nima nega qanday qancha bilan uchun yoki kerak',
    'boladi boladimi boldi mumkin mumkinmi qilaman qilay qilish bormi yoq ha',
    'и в на не но я мне меня мой моя моё мои у с за из по к от до или ли можно как что чего если это для сколько почему',
    'a an the and or is are do does did i my me it its to of in on for with how what why can not be was will if you your',
  ].flatMap((words) => wordsOf(words)),
)

/** One writing for Latin and Cyrillic, whatever apostrophe: курьер and kuryer, қайтади and qaytadi. */
function wordsOf(text: string): string[] {
  return plainWords(text, longestText).map((word) =>
    word
      .replace(/q/g, 'k')
      .replace(/x/g, 'h')
      .replace(/(?<=[bcdfghjklmnprstvz])y(?=[aeiou])/g, '')
      .replace(/(\p{L})\1/gu, '$1'),
  )
}

/** Endings differ, the beginning stays: tushadi and tushdi, посылку and посылки. */
function isSame(asked: string, written: string): boolean {
  if (asked === written) return true
  const [short, long] = asked.length < written.length ? [asked, written] : [written, asked]
  if (short.length < 3) return false
  if (short.length === 3) return long.startsWith(short) && long.length <= 6
  return long.length <= short.length + 5 && long.startsWith(short.slice(0, Math.max(4, short.length - 3)))
}

const isNearly = (asked: string, written: string) =>
  asked.length >= 5 && editDistance(asked, written, 1).whole <= 1

type Indexed = Readonly<{ titles: ReadonlySet<string>; texts: ReadonlySet<string> }>
export type Index = ReadonlyMap<string, Indexed>

export function indexOf(questions: readonly Findable[]): Index {
  const index = new Map<string, { titles: Set<string>; texts: Set<string> }>()
  for (const { id, title, text } of questions) {
    const known = index.get(id) ?? { titles: new Set(), texts: new Set() }
    for (const word of wordsOf(title)) known.titles.add(word)
    for (const word of wordsOf(text)) known.texts.add(word)
    index.set(id, known)
  }
  return index
}

/** The ids of the questions that somebody may mean, the likeliest first. */
export function findAnswers(asked: string, index: Index): string[] {
  const all = [...new Set(wordsOf(asked))].slice(0, mostWords)
  const telling = all.filter((word) => word.length > 1 && !common.has(word))
  const scores = new Map<string, number>()
  for (const word of telling.length > 0 ? telling : all) {
    const hits = hitsOf(word, index, isSame)
    const found = hits.size > 0 ? hits : hitsOf(word, index, isNearly)
    // A word that many answers have says little about which one is meant.
    const worth = Math.log(1 + index.size / Math.max(1, found.size))
    for (const [id, weight] of found) scores.set(id, (scores.get(id) ?? 0) + weight * worth)
  }
  const best = Math.max(0, ...scores.values())
  return [...scores]
    .filter(([, score]) => score >= best * nearBest)
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostAnswers)
    .map(([id]) => id)
}

function hitsOf(word: string, index: Index, isHit: typeof isSame) {
  const hits = new Map<string, number>()
  for (const [id, { titles, texts }] of index) {
    const among = (words: ReadonlySet<string>) => [...words].some((written) => isHit(word, written))
    if (among(titles)) hits.set(id, titleWeight)
    else if (among(texts)) hits.set(id, 1)
  }
  return hits
}
