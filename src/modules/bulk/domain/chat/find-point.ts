import type { ChatGround } from './message.ts'
import { isSmallTalk } from './small-talk.ts'
import { isIn, keysOf, type Reading, readMessage, type Span } from './tokens.ts'

type Point = NonNullable<ChatGround['points']>[number]
export type FoundPoint = Span & Readonly<{ text: string }>

const pointWords = keysOf(
  'punkt punkti punktdan punktidan punktga tochka tochku tochki pvz postamat postomat pastamat pickup samovivoz',
)

/**
 * A point of the district, where somebody writes that they come for the parcel themselves: the one whose name shares the
 * most words with the message. None when two share as many.
 */
export function findPoint(
  { tokens }: Reading,
  points: readonly Point[] | undefined,
  district: number | undefined,
  taken: Span | undefined,
): FoundPoint | undefined {
  const at = tokens.findIndex((token) => isIn(pointWords, token))
  if (at < 0 || district === undefined) return undefined
  const said = new Map(tokens.map(({ key }, index) => [key, index]))
  const isAreas = (index: number) => taken !== undefined && index >= taken.first && index <= taken.last
  const fits = (points ?? [])
    .filter(({ districtId }) => districtId === district)
    .map((point) => ({
      point,
      words: wordsOf(point)
        .flatMap((key) => said.get(key) ?? [])
        .filter((one) => !isAreas(one)),
    }))
    .sort((one, other) => other.words.length - one.words.length)
  const [best, next] = fits
  if (!best || best.words.length === 0 || best.words.length === next?.words.length) return undefined
  return { text: best.point.name, first: Math.min(at, ...best.words), last: Math.max(at, ...best.words) }
}

const wordsOf = ({ name }: Point) => [
  ...new Set(readMessage(name).tokens.flatMap((token) => (isSmallTalk(token) ? [] : [token.key]))),
]
