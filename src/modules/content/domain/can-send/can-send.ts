import { type Advice, type AdviceId, advices, type Verdict } from './advice.ts'
import { type Match, type Pick, pickThings } from './pick-things.ts'
import { type QuestionLanguage, states } from './question-words.ts'
import { type Question, readQuestion, type Token } from './read-question.ts'
import type { Thing } from './thing.ts'

export type { Match }

export type Answer =
  | Readonly<{ answer: Verdict; advice: AdviceId; match: Match }>
  /** `near`: things that the question may have meant. */
  | Readonly<{ answer: 'unknown'; near: readonly Thing[] }>

const mostNear = 3

/** Answers "can I send a phone?" in any script; the same question always gets the same answer. */
export function canSend(text: string): Answer {
  const question = readQuestion(text)
  const answers = question.parts
    .map((part) => answerPart(part, question))
    .filter((answer) => answer !== undefined)
  const known = answers.filter((answer) => answer.answer !== 'unknown')
  const strictest = known.toSorted((one, other) => rank(other.answer) - rank(one.answer))[0]
  const unknown = answers.find((answer) => answer.answer === 'unknown')
  // One that is not taken keeps the parcel back, whatever else is in it.
  if (strictest && (strictest.answer === 'no' || !unknown)) return strictest
  return unknown ?? { answer: 'unknown', near: [] }
}

const order: Readonly<Record<Verdict, number>> = { yes: 0, conditions: 1, no: 2 }
const rank = (answer: Answer['answer']) => (answer === 'unknown' ? -1 : order[answer])
const adviceOf = ({ thing }: Match): Advice => advices[thing.advice]

function answerPart(part: readonly Token[], question: Question): Answer | undefined {
  const { picks, doubtful } = pickThings(part, question)
  if (doubtful.length > 0) return { answer: 'unknown', near: doubtful.slice(0, mostNear) }
  const { language } = question
  const covered = new Set(picks.flatMap(({ at }) => at))
  const left = part.flatMap((token, at) =>
    token.zone === 'thing' && !token.asks && !token.neutral && !covered.has(at) && !isState(token)
      ? [at]
      : [],
  )
  const present = picks.filter(({ at }) => at.some((index) => part[index]?.zone !== 'gone'))
  // An adjective that only looks like a thing, beside a thing that is written right, is an adjective.
  const isExact = present.some((pick) => !pick.guessed)
  const named = present.filter(
    (pick) => !(isExact && pick.guessed && pick.at.every((index) => part[index]?.adjective)),
  )
  if (named.length === 0)
    return left.length > 0 || picks.length > 0 ? { answer: 'unknown', near: [] } : undefined
  const head = headOf(named, part, language)
  if (isUncertain(head, left, part, language === 'ru') || isStricterSaid(head, named, part))
    return { answer: 'unknown', near: [head.thing] }
  return decide(head, named, part)
}

const isState = ({ plain }: Token) => Object.values(states).some((state) => state.test(plain))

/** Which of the things named is the one that is sent. */
function headOf(named: readonly Pick[], part: readonly Token[], language: QuestionLanguage): Pick {
  const isFirst = language === 'ru'
  const place = ({ at }: Pick) => (isFirst ? Math.min(...at) : Math.max(...at))
  const inOrder = named.toSorted((one, other) => place(one) - place(other))
  const isEmpty = part.some(({ plain }) => states.empty.test(plain))
  const vessel = inOrder.find(({ thing }) => thing.mark === 'vessel')
  if (vessel && isEmpty) return vessel
  const solid = orAll(
    inOrder.filter(({ thing }) => thing.mark !== 'vessel'),
    inOrder,
  )
  const main = solid.filter((pick) => pick.at.some((index) => part[index]?.zone === 'thing'))
  // "A bottle of whisky as a present": of what is only said about the bottle, the nearest.
  const choice = main.length > 0 ? main : language === 'uz' ? solid : solid.slice(0, 1)
  const toy = choice.find(({ thing }) => thing.id === 'toy' || thing.advice === 'toyGun')
  const powered = orAll(
    choice.filter((pick) => !isInside(pick)),
    choice,
  )
  const nouns = orAll(
    powered.filter((pick) => !isSaidOf(pick, part)),
    powered,
  )
  // A present is what is in it: "whisky gift set".
  const inside = orAll(
    nouns.filter(({ thing }) => thing.advice !== 'gift'),
    nouns,
  )
  return toy ?? ((isFirst ? inside[0] : inside.at(-1)) as Pick)
}

const orAll = (some: readonly Pick[], all: readonly Pick[]) => (some.length > 0 ? some : all)

/** «Шоколадный торт»: a thing that is only an adjective of another. Words that are named so, as «мороженое», are none. */
const isSaidOf = ({ at, cost }: Pick, part: readonly Token[]) =>
  cost > 0 && at.every((index) => part[index]?.adjective && part[index].zone === 'thing')

/** «Винный уксус»: not what is forbidden, and perhaps not what it seems either. */
const isStricterSaid = (head: Pick, named: readonly Pick[], part: readonly Token[]) =>
  named.some(
    (pick) =>
      pick !== head &&
      pick.thing.mark === undefined &&
      isSaidOf(pick, part) &&
      order[adviceOf(pick).verdict] > order[adviceOf(head).verdict],
  )

/** "Batareykali": the battery is in it. */
const isInside = ({ thing, hits }: Pick) =>
  thing.mark === 'battery' && hits.some(({ rest }) => rest.startsWith('li'))

/** A word that is not understood and stands where the thing should: "gun magazine" is no gun, «макет гранаты» no grenade. */
function isUncertain(head: Pick, left: readonly number[], part: readonly Token[], isFirst: boolean): boolean {
  if (head.at.every((index) => part[index]?.zone !== 'thing')) return left.length > 0
  if (isFirst) return left.some((index) => index < Math.min(...head.at) && !part[index]?.adjective)
  return left.some((index) => index > Math.max(...head.at))
}

/** What decides beside the head: gold, frozen, forged; a battery inside; what comes along. */
function decide(head: Pick, named: readonly Pick[], part: readonly Token[]): Answer {
  const others = named.filter((pick) => pick !== head)
  const zone = (pick: Pick) => part[pick.at[0] ?? 0]?.zone
  const isPowered = (pick: Pick) =>
    pick.thing.mark === 'battery' && (isInside(pick) || isSaidOf(pick, part) || zone(pick) === 'more')
  if (others.some(isPowered) && adviceOf(head).verdict === 'yes') return answerOf(head, 'batteryDevice')
  const isSaid = (state: RegExp) => part.some(({ plain }) => state.test(plain))
  if (head.thing.advice === 'original' && isSaid(states.copied) && !isSaid(states.original))
    return answerOf(head, 'paper')
  const dried = isSaid(states.dried)
  if (dried && head.thing.group === 'food' && adviceOf(head).rule === 12) return answerOf(head, 'dryFood')
  const deciding = others.filter(
    (pick) =>
      pick.thing.mark === 'always' ||
      isNamed(pick, part) ||
      (zone(pick) === 'more' && !isPowered(pick) && adviceOf(pick).rule !== 11),
  )
  const strictest = [head, ...deciding].toSorted(
    (one, other) => order[adviceOf(other).verdict] - order[adviceOf(one).verdict],
  )[0] as Pick
  return answerOf(strictest, strictest.thing.advice)
}

/** «Наушники AirPods»: a name in other letters says which ones. */
const isNamed = ({ at }: Pick, part: readonly Token[]) =>
  part.some(({ word }) => /[а-яё]/.test(word)) &&
  at.every((index) => /^[a-z]+$/.test(part[index]?.word ?? ''))

const answerOf = ({ thing, words, guessed }: Pick, advice: AdviceId): Answer => ({
  answer: advices[advice].verdict,
  advice,
  match: { thing, words, guessed },
})
