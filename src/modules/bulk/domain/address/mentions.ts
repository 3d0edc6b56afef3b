import { foldText } from '../fold-text.ts'
import { type AreaNamed, areasNamed, mostNameWords, stemOf, unitSaid } from './area-words.ts'

/** Words of an address that name regions or districts, and how plainly they do. */
export type Mention = Readonly<{
  from: number
  to: number
  areas: readonly AreaNamed[]
  /** 3: with the word for its kind; 2: alone between commas; 1: where an area would stand. */
  weight: 1 | 2 | 3
}>

type Word = Readonly<{ from: number; to: number; folded: string; startsPart: boolean; endsPart: boolean }>

/** Longer texts are no addresses. */
const longestAddress = 400

/** The same name before one of these is a street's, a quarter's or somebody's. */
const streetWords = new Set(
  'kochasi kocha kuchasi kucha koch ko‘ch ул улица улицы кўчаси кўча куча проспект пр prospekt prospekti shohkochasi shoh шох tor тор тупик проезд mahallasi mahalla mfy мфй махалля маҳалла massivi massiv массив street str bozori bozor'
    .split(' ')
    .map(foldText),
)
const beforeStreets = new Set(
  'ул улица ulitsa проспект пр prospekt тупик проезд массив'.split(' ').map(foldText),
)

export function mentionsIn(address: string): Mention[] {
  const words = wordsOf(address.slice(0, longestAddress))
  const mentions: Mention[] = []
  // At the beginning and after an area another one may stand without any sign of it.
  let expected = true
  for (let at = 0; at < words.length; ) {
    const found = mentionAt(words, at, expected)
    if (found) mentions.push(found.mention)
    expected = found !== undefined || (expected && words[at]?.endsPart === true)
    at = found ? found.next : at + 1
  }
  return mentions
}

function wordsOf(address: string): Word[] {
  const text = address.replace(/(?<!\p{L})(?:р-н|r-n)(?!\p{L})/giu, 'р_н')
  const words: (Word & { endsPart: boolean })[] = []
  let afterBreak = true
  for (const { 0: found, index } of text.matchAll(/р_н|[\p{L}\p{N}'’‘`´ʻʼ]+|[,;\n()/|]/gu)) {
    const isBreak = found.length === 1 && ',;\n()/|'.includes(found)
    const last = words.at(-1)
    if (isBreak && last) last.endsPart = true
    if (!isBreak)
      words.push({
        from: index,
        to: index + found.length,
        folded: foldText(found.replace('_', '')),
        startsPart: afterBreak,
        endsPart: false,
      })
    afterBreak = isBreak
  }
  const last = words.at(-1)
  if (last) last.endsPart = true
  return words
}

type Found = Readonly<{ mention: Mention; next: number }>

function mentionAt(words: readonly Word[], at: number, expected: boolean): Found | undefined {
  const first = words[at]
  if (!first) return undefined
  const unitBefore = unitSaid(first.folded)
  const start = unitBefore && words[at + 1] && !first.endsPart ? at + 1 : at
  const isAfterStreet = beforeStreets.has(words[start - 1]?.folded ?? '')
  if (isAfterStreet) return undefined
  for (let count = Math.min(mostNameWords, words.length - start); count > 0; count--) {
    const name = words.slice(start, start + count)
    if (name.slice(0, -1).some(({ endsPart }) => endsPart)) continue
    const found = named(words, { at, start, end: start + count, expected, unitBefore })
    if (found) return found
  }
  return undefined
}

type Tried = Readonly<{
  at: number
  start: number
  end: number
  expected: boolean
  unitBefore: ReturnType<typeof unitSaid>
}>

function named(words: readonly Word[], { at, start, end, expected, unitBefore }: Tried): Found | undefined {
  const name = words.slice(start, end)
  const last = name.at(-1)
  const next = last?.endsPart ? undefined : words[end]
  const all = areasNamed(name.map(({ folded }) => stemOf(folded)).join(''))
  if (all.length === 0 || !last || streetWords.has(next?.folded ?? '')) return undefined
  const unitAfter = next ? unitSaid(next.folded) : undefined
  const unit = unitAfter ?? (start > at ? unitBefore : undefined)
  const fitting = unit ? all.filter((area) => area.unit === unit) : all
  const areas = fitting.length > 0 ? fitting : all
  const isPart = name[0]?.startsPart === true && last.endsPart
  if (!unit && !isPart && !expected) return undefined
  const stop = unitAfter ? end + 1 : end
  const from = words[unit && !unitAfter ? at : start]?.from ?? 0
  const to = words[stop - 1]?.to ?? last.to
  return { mention: { from, to, areas, weight: unit ? 3 : isPart ? 2 : 1 }, next: stop }
}
