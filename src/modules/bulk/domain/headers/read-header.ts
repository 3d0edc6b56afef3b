import { editDistance } from '#modules/geo/domain/edit-distance.ts'
import { type ColumnField, columnFields } from '../fields.ts'
import {
  fieldFor,
  type Phrase,
  phrases,
  type Side,
  sideIn,
  sideSaid,
  type Told,
  wordsOfHeader,
} from './header-words.ts'

/** What a header says its column is; `told` without a field: something that parcels do not need. */
export type ReadHeader = Readonly<{ told: Told; field: ColumnField | null; certainty: number }>

const whole = 0.95
const part = 0.6
const withSlip = 0.85
/** Of a header that only says who it is about: "Oluvchi" is most often a name. */
const onlySide = 0.9

const byField = new Map<string, ColumnField>(columnFields.map((field) => [field, field]))

/** Under a group: what both say together, else the header alone about whom the group is, else whatever can be understood. */
export function readUnder(group: string, name: string, sideBefore?: Side): ReadHeader | undefined {
  if (group === '') return readHeader(name, sideBefore)
  const both = readHeader(`${group} ${name}`, sideBefore)
  if (both && both.certainty >= whole) return both
  const alone = readHeader(name, sideIn(group) ?? sideBefore)
  return alone && alone.certainty >= part ? alone : (both ?? alone)
}

/** `sideBefore`: whom the headers to its left speak of, for one that does not say. */
export function readHeader(header: string, sideBefore?: Side): ReadHeader | undefined {
  const own = byField.get(header.trim().toLowerCase())
  if (own) return { told: toldOf(own), field: own, certainty: 1 }
  const all = wordsOfHeader(header)
  if (all.length === 0) return undefined
  const saidWhole = best(all, sideBefore)
  if (saidWhole && saidWhole.certainty >= whole) return saidWhole
  const side = all.map(sideSaid).find(Boolean)
  const words = all.filter((word) => sideSaid(word) === undefined)
  if (side && words.length === 0) return { told: 'name', field: fieldFor('name', side), certainty: onlySide }
  return best(words, side ?? sideBefore)
}

/** Of a name of ours: what it would be called in a file. */
function toldOf(field: ColumnField): Told {
  const bare = field.replace(/^(?:to|from|receiver|sender)_/, '')
  if (bare === 'phone_2') return 'phone2'
  return (bare === 'point' || phrases.some(({ told }) => told === bare) ? bare : field) as Told
}

function best(words: readonly string[], side: Side | undefined): ReadHeader | undefined {
  const letters = words.join('').length
  let found: ReadHeader | undefined
  for (const phrase of phrases) {
    const certainty = fitOf(phrase, words, letters)
    if (certainty > (found?.certainty ?? 0))
      found = { told: phrase.told, field: fieldFor(phrase.told, side), certainty }
  }
  return found
}

/** All words of the phrase have to be there; the more of the header they are, the surer. */
function fitOf(phrase: Phrase, words: readonly string[], letters: number): number {
  if (phrase.words.length > words.length) return 0
  let slips = 0
  for (const word of phrase.words) {
    if (words.includes(word)) continue
    if (!words.some((other) => isSlip(other, word))) return 0
    slips++
  }
  const isWhole = phrase.words.length === words.length
  const share = Math.min(1, phrase.letters / Math.max(1, letters))
  const fit = isWhole ? whole : part + (withSlip - part) * share
  // A letter or two inside a longer header say nothing.
  if (!isWhole && phrase.letters < 3) return 0
  return slips === 0 ? fit : fit * withSlip ** slips
}

const isSlip = (given: string, meant: string) => meant.length >= 5 && editDistance(given, meant, 1).whole <= 1
