import { advices } from './advice.ts'
import { foldWord } from './letters.ts'
import { exactHits, type Hit, nameAt, rivalSlips } from './name-index.ts'
import type { Question, Token } from './read-question.ts'
import type { Thing } from './thing.ts'

/** A thing that the question names, and by which of its words. */
export type Match = Readonly<{
  thing: Thing
  /** As the person wrote them. */
  words: readonly string[]
  /** Whether letters had to be forgiven: then it is said what was understood. */
  guessed: boolean
}>

/** `at`: where its words stand in the part of the question. */
export type Pick = Match &
  Readonly<{ at: readonly number[]; cost: number; weight: number; hits: readonly Hit[] }>

/** `doubtful`: things that fit one and the same words, though they are answered differently. */
export function pickThings(part: readonly Token[], question: Question): { picks: Pick[]; doubtful: Thing[] } {
  const candidates = candidatesIn(part, question).sort(better)
  const picks: Pick[] = []
  const taken = new Set<number>()
  for (const candidate of candidates) {
    if (candidate.at.some((index) => taken.has(index))) continue
    const rivals = candidates.filter(
      (other) =>
        verdictOf(other) !== verdictOf(candidate) &&
        other.at.length === candidate.at.length &&
        other.at.every((index) => candidate.at.includes(index)) &&
        isRival(candidate, other),
    )
    const isSaid = candidate.at.some((index) => part[index]?.zone === 'thing')
    if (rivals.length > 0 && (!isSaid || (candidate.guessed && picks.length > 0))) continue
    if (rivals.length > 0)
      return { picks: [], doubtful: [...new Set([candidate, ...rivals].map(({ thing }) => thing))] }
    picks.push(candidate)
    for (const index of candidate.at) taken.add(index)
  }
  return { picks, doubtful: [] }
}

const verdictOf = ({ thing }: Pick) => advices[thing.advice].verdict

/** Of guesses at a short word, one that is a slip further away counts too. */
function isRival(candidate: Pick, other: Pick): boolean {
  const isShort = candidate.words.join('').length < 8
  return other.cost - candidate.cost < (candidate.guessed && isShort ? rivalSlips : 0.05)
}

/** The name that explains most of the words wins, unless letters have to be forgiven for it. */
const worth = ({ weight, cost }: Pick) => weight * 10 - cost * 4
const better = (one: Pick, other: Pick) => worth(other) - worth(one)

/** Names of which every word is in the part, with the words that make them out. */
function candidatesIn(part: readonly Token[], question: Question): Pick[] {
  const byName = new Map<number, { hit: Hit; at: number[] }[]>()
  const add = (hit: Hit, at: number[]) => {
    const found = byName.get(hit.name)
    if (found) found.push({ hit, at })
    else byName.set(hit.name, [{ hit, at }])
  }
  part.forEach(({ hits }, at) => {
    for (const hit of hits) add(hit, [at])
  })
  part.slice(1).forEach((token, before) => {
    for (const hit of joinedHits(part[before] as Token, token)) add(hit, [before, before + 1])
  })
  return [...byName].flatMap(([name, found]) => candidate(name, found, part, question) ?? [])
}

/** A word that means one thing in Uzbek and another in English is read as the rest of the question. */
const otherLanguage = 0.07

function candidate(
  name: number,
  found: readonly { hit: Hit; at: number[] }[],
  part: readonly Token[],
  { language, sure }: Question,
): Pick | undefined {
  const named = nameAt(name)
  if (!named) return undefined
  const at: number[] = []
  const hits: Hit[] = []
  for (let word = 0; word < named.words.length; word++) {
    const best = found
      .filter((each) => each.hit.word === word && each.at.every((index) => !at.includes(index)))
      .sort((one, other) => one.hit.cost - other.hit.cost)[0]
    if (!best) return undefined
    at.push(...best.at)
    hits.push(best.hit)
  }
  const foreign = sure && named.language !== language ? otherLanguage : 0
  const cost = hits.reduce((sum, hit) => sum + hit.cost, foreign)
  const weight = at.reduce((sum, index) => sum + (part[index]?.asks ? 0.5 : 1), 0)
  // What is said not to be in it makes no name with the rest: "hookah without tobacco".
  const gone = at.filter((index) => part[index]?.zone === 'gone').length
  if (gone > 0 && gone < at.length) return undefined
  // A word of the question names a thing only together with others.
  if (at.every((index) => part[index]?.asks)) return undefined
  const words = at.toSorted((one, other) => one - other).map((index) => part[index]?.word ?? '')
  return { thing: named.thing, at, cost, weight, hits, words, guessed: hits.some((hit) => hit.cost > 0.5) }
}

/** Two words that are written as one elsewhere. */
function joinedHits(one: Token, other: Token): Hit[] {
  return one.asks || other.asks ? [] : exactHits(foldWord(`${one.word}${other.word}`))
}
